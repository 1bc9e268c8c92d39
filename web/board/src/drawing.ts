// The drawing of wood, hollows and pieces, as SVG.

import { RADIUS, type Box, type Layout } from './geometry';
import { chance, lie, MOST_DRAWN } from './scatter';
import type { Theme } from './themes';

const SVG = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A gradient from a list of places and colours. */
function gradient(
  kind: 'linearGradient' | 'radialGradient',
  id: string,
  stops: [number, string][],
  attributes: Record<string, string | number> = {},
): SVGElement {
  const element = svg(kind, { id, ...attributes });
  for (const [offset, colour] of stops) {
    element.append(svg('stop', { offset, 'stop-color': colour }));
  }
  return element;
}

/** What the drawing refers to, under names that no other board on the page has. */
export function definitions(id: string, theme: Theme, pieces: string): SVGDefsElement {
  const defs = svg('defs');
  const [upper, middle, lower] = theme.wood;
  const [deep, side, shallow] = theme.hole;
  defs.append(
    gradient('linearGradient', `${id}-wood`, [[0, upper], [0.5, middle], [1, lower]], { x1: 0, y1: 0, x2: 0, y2: 1 }),
    gradient('radialGradient', `${id}-hole`, [[0, shallow], [0.62, side], [1, deep]], { cx: 0.56, cy: 0.66, r: 0.72 }),
    gradient('linearGradient', `${id}-rim`, [[0, '#0009'], [0.5, '#0003'], [1, theme.rim]], { x1: 0, y1: 0, x2: 0.5, y2: 1 }),
    gradient('radialGradient', `${id}-cup`, [[0, '#5f4413'], [0.7, '#a97f2e'], [0.9, '#e9cd84'], [1, '#8d6a22']], { cx: 0.5, cy: 0.55, r: 0.6 }),
  );
  defs.append(...pieceDefinitions(id, pieces));
  return defs;
}

interface Look {
  stops: [number, string][];
}

const LOOKS: Record<string, Look[]> = {
  cowrie: [
    { stops: [[0, '#fffdf4'], [0.6, '#efe2c4'], [1, '#b99d70']] },
    { stops: [[0, '#fffaf0'], [0.6, '#e9d6b4'], [1, '#a98a5e']] },
    { stops: [[0, '#ffffff'], [0.55, '#f3ead6'], [1, '#c2a987']] },
  ],
  tamarind: [
    { stops: [[0, '#a0623c'], [0.5, '#5a2d18'], [1, '#2c130a']] },
    { stops: [[0, '#8e5230'], [0.5, '#4c2312'], [1, '#251008']] },
    { stops: [[0, '#b0714a'], [0.5, '#67361d'], [1, '#35180c']] },
  ],
  manjadi: [
    { stops: [[0, '#ff8a70'], [0.45, '#d3231c'], [1, '#7d0d0b']] },
    { stops: [[0, '#ff9a7c'], [0.45, '#c41b18'], [1, '#6d0a0a']] },
    { stops: [[0, '#ff7f6a'], [0.45, '#dd2d22'], [1, '#8a110d']] },
  ],
  bead: [
    { stops: [[0, '#ffffff'], [0.5, '#eef0f0'], [1, '#9ea5a8']] },
    { stops: [[0, '#ffffff'], [0.5, '#e8e6df'], [1, '#9a968c']] },
    { stops: [[0, '#ffffff'], [0.5, '#f4f4f4'], [1, '#a9adb3']] },
  ],
  pebble: [
    { stops: [[0, '#c9c6bf'], [0.6, '#8e8a82'], [1, '#55524c']] },
    { stops: [[0, '#d8cdbb'], [0.6, '#a3937b'], [1, '#665843']] },
    { stops: [[0, '#b9c0c4'], [0.6, '#7a858b'], [1, '#474f54']] },
  ],
  seed: [
    { stops: [[0, '#dfe0cf'], [0.55, '#9fa28b'], [1, '#5d604d']] },
    { stops: [[0, '#d4d6c6'], [0.55, '#92957f'], [1, '#545745']] },
    { stops: [[0, '#e6e4d4'], [0.55, '#aaa994'], [1, '#66654f']] },
  ],
};

function pieceDefinitions(id: string, pieces: string): SVGElement[] {
  const looks = LOOKS[pieces] ?? LOOKS['seed']!;
  return looks.flatMap((look, index) => {
    const fill = `url(#${id}-piece-${index}-fill)`;
    const symbol = svg('g', { id: `${id}-piece-${index}` });
    symbol.append(...pieceShape(pieces, fill, index));
    return [
      gradient('radialGradient', `${id}-piece-${index}-fill`, look.stops, { cx: 0.36, cy: 0.3, r: 0.75 }),
      symbol,
    ];
  });
}

/** A piece about 22 units across, lying at the origin. */
function pieceShape(pieces: string, fill: string, index: number): SVGElement[] {
  const shadow = svg('ellipse', { cx: 1.5, cy: 2.5, rx: 10.5, ry: 8.5, fill: '#0005' });
  const path = (d: string, attributes: Record<string, string | number>) => svg('path', { d, ...attributes });
  switch (pieces) {
    case 'cowrie':
      return [
        shadow,
        path('M-11 0C-11-6-5-8.5 1-8.2 7-8 11-4 11 0 11 5 6 8 0 8.2-6 8.4-11 5.500-11 0Z', { fill }),
        path('M-8.500 .4C-4-1.600 4-1.600 8.500 .4 4 2.600-4 2.600-8.500 .4Z', { fill: '#5b3b22' }),
        path('M-6-1.600V2.400M-3.500-2V2.800M-1-2.100V2.900M1.500-2.100V2.900M4-2V2.600M6.300-1.500V2.200', {
          stroke: '#f3e7cd', 'stroke-width': 0.9, fill: 'none',
        }),
      ];
    case 'tamarind':
      return [
        shadow,
        path('M-9-4C-7-9 5-9 9-5 12-1 10 6 5 8-1 10-8 8-10 3-11 0-10-2-9-4Z', { fill }),
        path('M-5-4.500C-2-6.500 3-6.200 5.500-4', { stroke: '#fff7', 'stroke-width': 1.8, fill: 'none', 'stroke-linecap': 'round' }),
      ];
    case 'pebble': {
      const squash = [0.82, 0.92, 0.74][index] ?? 0.85;
      return [
        shadow,
        svg('ellipse', { rx: 11, ry: 11 * squash, fill }),
        path('M-5-4C-3-6 2-6.500 5-5', { stroke: '#fff6', 'stroke-width': 1.5, fill: 'none', 'stroke-linecap': 'round' }),
      ];
    }
    case 'bead':
    case 'manjadi':
      return [
        shadow,
        svg('circle', { r: 9.6, fill }),
        svg('ellipse', { cx: -3, cy: -4, rx: 3.2, ry: 2, fill: '#fffc', transform: 'rotate(-35 -3 -4)' }),
      ];
    default:
      return [
        shadow,
        svg('ellipse', { rx: 10.6, ry: 9, fill }),
        path('M-9 1C-4 3.500 4 3.500 9 1', { stroke: '#0003', 'stroke-width': 0.9, fill: 'none' }),
        svg('ellipse', { cx: -3, cy: -3.6, rx: 3.4, ry: 1.8, fill: '#fff7', transform: 'rotate(-20 -3 -3.6)' }),
      ];
  }
}

/** The board itself: a body of wood with its grain and its edge. */
export function wood(id: string, theme: Theme, layout: Layout): SVGElement {
  const group = svg('g', { transform: layout.woodTransform });
  const outline = shape(theme.ends, layout.wood);
  const clip = svg('clipPath', { id: `${id}-body` });
  clip.append(svg('path', { d: outline }));
  const grain = svg('g', { 'clip-path': `url(#${id}-body)`, fill: 'none', stroke: theme.grain });
  const { x, y, width, height } = layout.wood;
  for (let line = 0; line < 26; line += 1) {
    const level = y + (height * (line + chance(line, 1))) / 26;
    const sway = () => (chance(line, Math.round(level), 2) - 0.5) * 16;
    grain.append(
      svg('path', {
        d: `M${x} ${level}C${x + width * 0.3} ${level + sway()} ${x + width * 0.6} ${level - sway()} ${x + width} ${level + sway() / 2}`,
        'stroke-width': 0.8 + chance(line, 3) * 2.2,
        opacity: 0.1 + chance(line, 4) * 0.22,
      }),
    );
  }
  group.append(
    clip,
    svg('path', { d: outline, fill: '#0004', transform: 'translate(0 5)' }),
    svg('path', { d: outline, fill: `url(#${id}-wood)` }),
    grain,
    svg('path', { d: outline, fill: 'none', stroke: '#fff3', 'stroke-width': theme.edgeWidth + 3 , transform: 'translate(0 1.5)', opacity: 0.35 }),
    svg('path', { d: outline, fill: 'none', stroke: theme.edge, 'stroke-width': theme.edgeWidth }),
  );
  if (theme.ends === 'fish') group.append(...fishMarks(theme, layout.wood));
  return group;
}

function shape(ends: Theme['ends'], { x, y, width: w, height: h }: Box): string {
  const right = x + w;
  const bottom = y + h;
  const round = (r: number) =>
    `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H${x + r}A${r} ${r} 0 0 1 ${x} ${bottom - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
  if (ends === 'plain') return round(18);
  if (ends === 'round') return round(h * 0.36);
  const nose = 84;
  // A head at one end, and at the other a tail that is only hinted at, so that both stores have room.
  return (
    `M${x + nose} ${y}H${right - nose}` +
    `C${right - nose * 0.4} ${y} ${right - 6} ${y - 2} ${right} ${y + 10}C${right - 18} ${y + h * 0.3} ${right - 18} ${y + h * 0.7} ${right} ${bottom - 10}` +
    `C${right - 6} ${bottom + 2} ${right - nose * 0.4} ${bottom} ${right - nose} ${bottom}H${x + nose}` +
    `C${x + nose * 0.35} ${bottom} ${x} ${y + h * 0.72} ${x} ${y + h / 2}C${x} ${y + h * 0.28} ${x + nose * 0.35} ${y} ${x + nose} ${y}Z`
  );
}

/** An eye and a gill at the head, fins at the tail. */
function fishMarks(theme: Theme, { x, y, width, height }: Box): SVGElement[] {
  const brass = { fill: 'none', stroke: theme.edge, 'stroke-width': 2.2, opacity: 0.85 };
  const right = x + width;
  const fin = (level: number) =>
    svg('path', { d: `M${right - 16} ${y + height * level}C${right - 34} ${y + height * (level * 0.8 + 0.1)} ${right - 40} ${y + height * (level * 0.6 + 0.2)} ${right - 44} ${y + height / 2}`, ...brass, 'stroke-width': 1.4, opacity: 0.5 });
  return [
    svg('circle', { cx: x + 66, cy: y + height * 0.1, r: 6.5, fill: theme.edge, opacity: 0.9 }),
    svg('circle', { cx: x + 66, cy: y + height * 0.1, r: 2.8, fill: '#1b0c05' }),
    fin(0.16),
    fin(0.84),
  ];
}

/** A hollow with its rim; the light comes from above on the left, however the board is turned. */
export function hollow(id: string, x: number, y: number, radius = RADIUS): SVGElement {
  const group = svg('g');
  group.append(
    svg('circle', { cx: x, cy: y, r: radius, fill: `url(#${id}-hole)` }),
    svg('circle', { cx: x, cy: y, r: radius - 0.8, fill: 'none', stroke: `url(#${id}-rim)`, 'stroke-width': 3.4 }),
  );
  return group;
}

export function storeShape(id: string, theme: Theme, centre: { x: number; y: number }, size: { width: number; height: number }): SVGElement {
  const radius = Math.min(size.width, size.height) / 2;
  const box = { x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height, rx: radius };
  const group = svg('g');
  if (theme.store === 'cup') {
    group.append(
      svg('rect', { ...box, fill: `url(#${id}-cup)` }),
      svg('rect', { ...box, fill: 'none', stroke: '#f4e2ad', 'stroke-width': 2.5 }),
    );
  } else {
    group.append(
      svg('rect', { ...box, fill: `url(#${id}-hole)` }),
      svg('rect', { ...box, fill: 'none', stroke: `url(#${id}-rim)`, 'stroke-width': 3.4 }),
    );
  }
  return group;
}

/** A leaf that covers a closed hole. */
export function leaf(x: number, y: number): SVGElement {
  const group = svg('g', { transform: `translate(${x} ${y}) rotate(-24)` });
  group.append(
    svg('path', { d: 'M-44 0C-30-30 20-36 46-4 22 32-28 32-44 0Z', fill: '#0005', transform: 'translate(2 5)' }),
    svg('path', { d: 'M-44 0C-30-30 20-36 46-4 22 32-28 32-44 0Z', fill: '#5f7f3a' }),
    svg('path', { d: 'M-44 0C-14-6 18-6 46-4M-22-3-8-20M-22-3-10 13M0-5 16-20M0-5 14 14M22-5 32-15M22-5 31 7', stroke: '#33491c', 'stroke-width': 2, fill: 'none' }),
  );
  return group;
}

/** One piece. */
export function piece(id: string, hole: number, index: number, spread: { x: number; y: number }): SVGElement {
  const { x, y, turn, look } = lie(hole, index);
  return svg('use', {
    href: `#${id}-piece-${look}`,
    transform: `translate(${(x * spread.x).toFixed(1)} ${(y * spread.y).toFixed(1)}) rotate(${turn})`,
  });
}

/** Makes a group hold as many pieces as it should, touching only those that come or go. */
export function fill(group: SVGElement, id: string, hole: number, seeds: number, spread = { x: RADIUS, y: RADIUS }): void {
  const wanted = Math.min(seeds, MOST_DRAWN);
  while (group.childElementCount > wanted) group.lastElementChild?.remove();
  while (group.childElementCount < wanted) {
    group.append(piece(id, hole, group.childElementCount, spread));
  }
}

/** How far from the middle of a row its arrows lie. */
const ARROWS = 42;

/** Marks in the wood that show which way seeds are sown. */
export function arrows(layout: Layout, board: { holes: number; counterclockwise: boolean }): SVGElement {
  const group = svg('g', { class: 'kz-arrows' });
  const points = layout.holes;
  for (let hole = 0; hole < 2 * board.holes; hole += 1) {
    if (hole % board.holes === board.holes - 1) continue;
    const from = points[hole]!;
    const to = points[hole + 1]!;
    const way = board.counterclockwise ? 0 : 180;
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + way;
    // Beside the row, towards its counts: between two holes the rings around them would cover it.
    const count = layout.counts[hole]!;
    const length = Math.hypot(count.x - from.x, count.y - from.y);
    const x = (from.x + to.x) / 2 + (ARROWS * (count.x - from.x)) / length;
    const y = (from.y + to.y) / 2 + (ARROWS * (count.y - from.y)) / length;
    group.append(svg('path', { d: 'M-10-3.500H0V-9L11 0 0 9V3.500H-10Z', transform: `translate(${x} ${y}) rotate(${angle})` }));
  }
  return group;
}
