// What somebody likes, kept on their device and nowhere else.

import type { Speed } from '../../board/src';
import { keep, kept, watch } from './store';
import { preferred } from './text/languages';

export interface Settings {
  language: string;
  nativeDigits: boolean;
  look: 'auto' | 'light' | 'dark';
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  truth: boolean;
  /** Whether the far row is turned for somebody on the other side. */
  turned: boolean;
  orientation: 'auto' | 'landscape' | 'portrait';
  pieces: string;
}

const KEY = 'settings';

function usual(): Settings {
  const languages = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return {
    language: preferred(languages).tag,
    nativeDigits: false,
    look: 'auto',
    speed: 'normal',
    sound: false,
    confirm: false,
    truth: false,
    turned: true,
    orientation: 'auto',
    pieces: '',
  };
}

export const settings = $state<Settings>({ ...usual(), ...kept<Partial<Settings>>(KEY, {}) });

// What is changed in one window holds in all of them.
watch(KEY, () => Object.assign(settings, usual(), kept<Partial<Settings>>(KEY, {})));

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  keep(KEY, { ...settings });
}

/** The speed of moves, where somebody who wants less motion gets none unless they asked for it. */
export function speed(): Speed {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return reduced ? 'off' : settings.speed;
}
