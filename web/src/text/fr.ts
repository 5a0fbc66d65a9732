export default import.meta.glob<string>(['../../../src/inklands/locales/fr/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
