export default import.meta.glob<string>(
  ['../../../src/inklands/locales/en/*.ftl', '../../../src/inklands/games/*/texts/en.ftl', '!../../../src/inklands/locales/en/terminal.ftl', '!../../../src/inklands/locales/en/box.ftl', '!../../../src/inklands/locales/en/device.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
