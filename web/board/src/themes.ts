// How boards look. A theme is what a rule file names; one that is not known looks neutral.

export interface Theme {
  /** The wood from the upper edge to the lower one. */
  wood: [string, string, string];
  grain: string;
  edge: string;
  edgeWidth: number;
  /** A hole from its deepest point to its rim. */
  hole: [string, string, string];
  rim: string;
  ends: 'round' | 'fish' | 'plain';
  store: 'hollow' | 'cup';
  pieces: string;
}

const NEUTRAL: Theme = {
  wood: ['#c79a63', '#b07f48', '#8f6134'],
  grain: '#6d4522',
  edge: '#7a5230',
  edgeWidth: 3,
  hole: ['#4a2f17', '#6f4926', '#8a5e34'],
  rim: '#d9b27d',
  ends: 'round',
  store: 'hollow',
  pieces: 'seed',
};

const THEMES: Record<string, Theme> = {
  neutral: NEUTRAL,
  'tamil-nadu': {
    wood: ['#7a4325', '#5f3019', '#43200f'],
    grain: '#2c1408',
    edge: '#d0a24c',
    edgeWidth: 6,
    hole: ['#1d0d05', '#351a0c', '#4c2713'],
    rim: '#a06a3c',
    ends: 'fish',
    store: 'hollow',
    pieces: 'cowrie',
  },
  'tamil-village': {
    wood: ['#d6b07a', '#c39a63', '#a67c49'],
    grain: '#83602f',
    edge: '#9a7443',
    edgeWidth: 3,
    hole: ['#6b4a26', '#8b6538', '#a98252'],
    rim: '#e8cd9f',
    ends: 'plain',
    store: 'hollow',
    pieces: 'tamarind',
  },
  galilee: {
    wood: ['#3b3029', '#2a211c', '#1b1512'],
    grain: '#0e0a08',
    edge: '#5d4b3e',
    edgeWidth: 3,
    hole: ['#090706', '#15100d', '#241b16'],
    rim: '#6e5a4b',
    ends: 'plain',
    store: 'hollow',
    pieces: 'bead',
  },
  gaziantep: {
    wood: ['#8d5c37', '#744624', '#573117'],
    grain: '#3d210f',
    edge: '#4a2a13',
    edgeWidth: 4,
    hole: ['#2a1509', '#472712', '#62381b'],
    rim: '#b78a58',
    ends: 'round',
    store: 'cup',
    pieces: 'pebble',
  },
  'west-africa': {
    wood: ['#9a5b34', '#824724', '#613117'],
    grain: '#43200d',
    edge: '#4b2712',
    edgeWidth: 4,
    hole: ['#2d1508', '#4c2812', '#66391c'],
    rim: '#c08a58',
    ends: 'round',
    store: 'hollow',
    pieces: 'seed',
  },
};

export function themeOf(name: string): Theme {
  return THEMES[name] ?? NEUTRAL;
}

/** The pieces that can lie on any board. */
export const PIECES = ['cowrie', 'tamarind', 'manjadi', 'bead', 'pebble', 'seed'] as const;
