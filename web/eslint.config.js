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
      // The same bound as for Python in tools/house.py, which counts the lines of files too.
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The order of the folders is written in eslint/rules.js.
    files: ['src/**'],
    plugins: { page },
    rules: { 'page/folders': 'error', 'page/title-names': 'error', 'page/rooted-links': 'error' },
  },
  {
    // Tests may look at what a title makes of something.
    files: ['src/**/*.test.ts'],
    // A group of tests is one function.
    rules: { 'page/title-names': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
