export default import.meta.glob<string>('../../../src/inklands/locales/nl/device.ftl', { eager: true, query: '?raw', import: 'default' })
