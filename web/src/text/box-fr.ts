export default import.meta.glob<string>(
  ['../../../src/inklands/locales/fr/box.ftl', '../../../src/inklands/games/*/texts/box/fr.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
