export default import.meta.glob<string>('../../../src/inklands/locales/fr/device.ftl', { eager: true, query: '?raw', import: 'default' })
