// Starts the app.

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { engine } from './engine/client';
import { settings } from './settings.svelte';
import { texts } from './text/texts.svelte';

// The engine starts while texts come, and its failure is told where the games are shown.
const games = engine.games();
games.catch(() => undefined);
// What everybody reads while the board is being laid out must not hold it up: the font comes after it.
void games.finally(() => import('@fontsource-variable/noto-sans/wght.css')).catch(() => undefined);

await texts.use(settings.language, settings.nativeDigits);
mount(App, { target: document.getElementById('app')! });
