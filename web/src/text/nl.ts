export default import.meta.glob<string>(['../../../src/inklands/locales/nl/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
