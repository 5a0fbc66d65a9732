import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import page from './eslint/rules.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'src/protocol.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    rules: {
      // Maps and sets here are values that are replaced whole, never changed under a watcher.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // The order of the folders is written in eslint/rules.js.
    files: ['src/**'],
    plugins: { page },
    rules: { 'page/folders': 'error', 'page/title-names': 'error' },
  },
  {
    // Tests may look at what a title makes of something.
    files: ['src/**/*.test.ts'],
    rules: { 'page/title-names': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
