export default import.meta.glob<string>(['../../../src/mapwright/locales/en/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
