export default import.meta.glob<string>(
  ['../../../src/inklands/locales/nl/*.ftl', '../../../src/inklands/games/*/texts/nl.ftl', '!**/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
