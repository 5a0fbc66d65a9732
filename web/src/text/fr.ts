export default import.meta.glob<string>(['../../../src/mapwright/locales/fr/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
