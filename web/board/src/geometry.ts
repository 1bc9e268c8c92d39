// Where everything lies. The board is laid out once, as South sees it on a wide screen, and turned from
// there: by half a turn for North, by a quarter for a tall screen. It is never mirrored, so that the
// direction of sowing stays what it is.

import { other, seatIndex, seatOf, type Seat } from './types';

export const CELL = 100;
export const RADIUS = 43;
const BAND = 44;
const TALL_BAND = 62;
const STORE = 104;
const TALL_STORE = 62;
const EDGE = 26;
const MIDDLE = 8;
const VALUES = 46;
const TALL_VALUES = 116;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  portrait: boolean;
  /** The middle of every hole. */
  holes: Point[];
  /** The middle of every count. */
  counts: Point[];
  /** The middle of the place for every value, outside of the wood. */
  values: Point[];
  /** What answers to a touch. */
  targets: Box[];
  stores: [Point, Point];
  /** Where laps are counted, on the wood beside a store. */
  lap: Point;
  storeSize: { width: number; height: number };
  /** The wood, in the coordinates of a wide screen, and how it is turned. */
  wood: Box;
  woodTransform: string;
}

export interface View {
  holes: number;
  viewer: Seat;
  portrait: boolean;
  values: boolean;
  /** Whether the stores have their place on the ring. Others may lie at their owner's hand. */
  sown: boolean;
}

export function layout(view: View): Layout {
  const { holes, portrait } = view;
  const store = portrait ? TALL_STORE : STORE;
  const margin = view.values ? (portrait ? TALL_VALUES : VALUES) : 6;
  const band = portrait ? TALL_BAND : BAND;
  const rowHeight = CELL + band;
  const wood: Box = {
    x: 4,
    y: margin,
    width: holes * CELL + 2 * (store + EDGE),
    height: 2 * rowHeight + MIDDLE + 12,
  };
  const wide = { width: wood.width + 8, height: wood.height + 2 * margin };

  const place = (point: Point): Point => {
    const seen =
      view.viewer === 'south' ? point : { x: wide.width - point.x, y: wide.height - point.y };
    // A quarter turn against the clock: the near row comes to lie on the right.
    return portrait ? { x: seen.y, y: wide.width - seen.x } : seen;
  };
  const column = (hole: number): number => {
    const inRow = hole % holes;
    const fromLeft = seatOf(hole, holes) === 'south' ? inRow : holes - 1 - inRow;
    return wood.x + EDGE + store + (fromLeft + 0.5) * CELL;
  };
  const middle = wide.height / 2;
  const away = (hole: number, distance: number): Point => ({
    x: column(hole),
    y: seatOf(hole, holes) === 'south' ? middle + distance : middle - distance,
  });
  const all = Array.from({ length: 2 * holes }, (_, hole) => hole);
  const at = (distance: number): Point[] => all.map((hole) => place(away(hole, distance)));

  const centre = MIDDLE / 2 + CELL / 2;
  const touched = at(MIDDLE / 2 + rowHeight / 2);
  const target = portrait
    ? { width: rowHeight, height: CELL }
    : { width: CELL, height: rowHeight };
  // On a tall screen the near store lies near, unless seeds are sown on their way past it.
  const swapped = portrait && !view.sown;
  const storeAt = (whose: Seat): Point => {
    const seat = swapped ? other(whose) : whose;
    return place({
      x: seat === 'south' ? wide.width - wood.x - EDGE - store / 2 : wood.x + EDGE + store / 2,
      y: middle,
    });
  };
  const depth = 2 * CELL - 6;
  return {
    width: portrait ? wide.height : wide.width,
    height: portrait ? wide.width : wide.height,
    portrait,
    holes: at(centre),
    counts: at(MIDDLE / 2 + CELL + band / 2 - (portrait ? 0 : 5)),
    values: at(wood.height / 2 + margin / 2),
    targets: touched.map((point) => ({
      x: point.x - target.width / 2,
      y: point.y - target.height / 2,
      ...target,
    })),
    stores: [storeAt('south'), storeAt('north')],
    lap: place({
      x: wide.width - wood.x - EDGE - store / 2,
      y: wood.y + (wood.height - depth) / 4,
    }),
    storeSize: portrait
      ? { width: depth, height: store - 8 }
      : { width: store - 14, height: depth },
    wood,
    woodTransform: portrait ? `translate(0 ${wide.width}) rotate(-90)` : '',
  };
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The hole that an arrow key leads to: the nearest one in that direction. */
export function neighbour(layout: Layout, from: number, key: string): number | undefined {
  const start = layout.holes[from];
  if (!start) return undefined;
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: number | undefined;
  let nearest = Infinity;
  layout.holes.forEach((hole, index) => {
    const along = (hole.x - start.x) * dx + (hole.y - start.y) * dy;
    const across = Math.abs((hole.x - start.x) * dy) + Math.abs((hole.y - start.y) * dx);
    if (along > 1 && along + 4 * across < nearest) {
      nearest = along + 4 * across;
      best = index;
    }
  });
  return best;
}

export function storeOf(layout: Layout, seat: Seat): Point {
  return layout.stores[seatIndex(seat)];
}
