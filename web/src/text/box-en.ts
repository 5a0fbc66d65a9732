export default import.meta.glob<string>(
  ['../../../src/inklands/locales/en/box.ftl', '../../../src/inklands/games/*/texts/box/en.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
