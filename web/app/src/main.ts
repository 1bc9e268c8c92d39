// Starts the app.

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { engine } from './engine/client';
import { settings } from './settings.svelte';
import { texts } from './text/texts.svelte';

// What everybody reads while the engine is on its way must not hold it up: the font comes after it.
void engine.ready.finally(() => import('@fontsource-variable/noto-sans/wght.css')).catch(() => undefined);

await texts.use(settings.language, settings.nativeDigits);
mount(App, { target: document.getElementById('app')! });
