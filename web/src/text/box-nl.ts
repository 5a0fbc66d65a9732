export default import.meta.glob<string>(
  ['../../../src/inklands/locales/nl/box.ftl', '../../../src/inklands/games/*/texts/box/nl.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
