export default import.meta.glob<string>(
  ['../../../src/inklands/locales/nl/*.ftl', '../../../src/inklands/games/*/texts/nl.ftl', '!../../../src/inklands/locales/nl/terminal.ftl', '!../../../src/inklands/locales/nl/box.ftl', '!../../../src/inklands/locales/nl/device.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
