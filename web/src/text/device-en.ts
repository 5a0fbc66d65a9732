export default import.meta.glob<string>('../../../src/inklands/locales/en/device.ftl', { eager: true, query: '?raw', import: 'default' })
