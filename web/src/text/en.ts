export default import.meta.glob<string>(
  ['../../../src/inklands/locales/en/*.ftl', '../../../src/inklands/games/*/texts/en.ftl', '!**/terminal.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
