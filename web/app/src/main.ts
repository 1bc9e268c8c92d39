// Starts the app.

import { mount } from 'svelte';
import App from './App.svelte';
import '@fontsource-variable/noto-sans/wght.css';
import './app.css';
import { settings } from './settings.svelte';
import { texts } from './text/texts.svelte';

await texts.use(settings.language, settings.nativeDigits);
mount(App, { target: document.getElementById('app')! });
