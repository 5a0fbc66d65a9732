import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english/latin-400-italic.css'
import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { remember } from './browser/preferences.svelte'

const target = document.getElementById('app')
if (target) void remember().then(() => mount(App, { target }))
