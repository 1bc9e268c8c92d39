// What somebody likes, kept on their device and nowhere else.

import { PIECES, type Speed } from '../../board/src';
import { keep, kept, watch } from './store';
import { LANGUAGES, preferred } from './text/languages';

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

/** What may be chosen where there is more than yes and no. The sheet of settings shows it in this order. */
export const CHOICES = {
  language: LANGUAGES.map(({ tag }) => tag),
  look: ['auto', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast', 'off'],
  orientation: ['auto', 'landscape', 'portrait'],
  pieces: ['', ...PIECES],
} satisfies { [Name in keyof Settings]?: Settings[Name][] };

/** Whether this is likely a phone or a tablet, with somebody on either side. Nobody sits behind a large screen. */
function lies(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse) and (max-width: 1400px)').matches ?? false;
}

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
    turned: lies(),
    orientation: 'auto',
    pieces: '',
  };
}

/** What was kept, as far as it can be used. Other versions, other programs and people write there as well. */
export function usable(found: unknown, otherwise: Settings): Settings {
  const fields = Object(found) as Record<string, unknown>;
  const fits = ([name, usually]: [string, unknown]): boolean => {
    const allowed: unknown[] | undefined = CHOICES[name as keyof typeof CHOICES];
    return allowed ? allowed.includes(fields[name]) : typeof fields[name] === typeof usually;
  };
  const names = Object.entries(otherwise).filter(fits).map(([name]) => [name, fields[name]]);
  return { ...otherwise, ...(Object.fromEntries(names) as Partial<Settings>) };
}

export const settings = $state<Settings>(usable(kept<unknown>(KEY, {}), usual()));

// What is changed in one window holds in all of them.
watch(KEY, () => Object.assign(settings, usable(kept<unknown>(KEY, {}), usual())));

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  keep(KEY, { ...settings });
}

/** The speed of moves, where somebody who wants less motion gets none unless they asked for it. */
export function speed(): Speed {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return reduced ? 'off' : settings.speed;
}
