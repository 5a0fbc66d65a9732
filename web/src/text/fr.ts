export default import.meta.glob<string>(
  ['../../../src/inklands/locales/fr/*.ftl', '../../../src/inklands/games/*/texts/fr.ftl', '!../../../src/inklands/locales/fr/terminal.ftl', '!../../../src/inklands/locales/fr/box.ftl', '!../../../src/inklands/locales/fr/device.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
