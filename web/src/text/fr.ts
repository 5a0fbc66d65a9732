export default import.meta.glob<string>(
  ['../../../src/inklands/locales/fr/*.ftl', '../../../src/inklands/games/*/texts/fr.ftl', '!**/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
