import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english/latin-400-italic.css'
import { mount } from 'svelte'
import './app.css'
import './forced.css'
import App from './App.svelte'
import { remember } from './browser/preferences.svelte'

const target = document.getElementById('app')
if (target) void remember().then(() => mount(App, { target }))

// What makes the page playable offline waits until the first page can be used; without a server it waits for the next visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => import('./offline').then(({ keepForOffline }) => keepForOffline()).catch(() => undefined)
  addEventListener('load', () => setTimeout(() => void keep(), 1_000))
}
