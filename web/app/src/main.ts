// Starts the app.

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { engine } from './engine/client';
import { settings } from './settings.svelte';
import { watch } from './store';
import { texts } from './text/texts.svelte';

// What everybody reads while the engine is on its way must not hold it up: the font comes after it.
void engine.ready.finally(() => import('@fontsource-variable/noto-sans/wght.css')).catch(() => undefined);

const speak = () => texts.use(settings.language, settings.nativeDigits);
watch('settings', () => void speak());
await speak();
mount(App, { target: document.getElementById('app')! });
