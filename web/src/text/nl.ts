export default import.meta.glob<string>(['../../../src/mapwright/locales/nl/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
