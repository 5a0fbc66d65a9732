import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english/latin-400-italic.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './app.css'
import { mount } from 'svelte'
import Demo from './Demo.svelte'
mount(Demo, { target: document.getElementById('app')! })
