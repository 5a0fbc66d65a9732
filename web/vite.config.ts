import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { CHUNKS } from './chunks'
import { packedFiles } from './packed'
import { fetchedTexts } from './texts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  plugins: [svelte(), fetchedTexts(), packedFiles()],
  base: './', // below any path: the server, or the folder it lies in, says which
  build: {
    outDir: '../src/inklands/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false }, // the polyfill is an inline script
    rolldownOptions: { output: { codeSplitting: CHUNKS }, checks: { pluginTimings: false } },
  },
  worker: {
    format: 'es',
    // Below engine/, where the policy lets WebAssembly be compiled: beside what tools/engine.py puts there.
    rolldownOptions: { output: { entryFileNames: 'engine/[name]-[hash].js', chunkFileNames: 'engine/[name]-[hash].js' } },
  },
  server: {
    fs: { allow: [root] }, // the texts live with the server
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts', 'eslint/*.test.js'] },
})
