import { describe, expect, it } from 'vitest';
import { layout, neighbour } from '../src';
import { lie } from '../src/scatter';

const VIEWS = [
  { holes: 7, viewer: 'south', portrait: false, values: false, sown: false },
  { holes: 7, viewer: 'north', portrait: false, values: true, sown: false },
  { holes: 6, viewer: 'south', portrait: true, values: true, sown: true },
  { holes: 6, viewer: 'north', portrait: true, values: false, sown: false },
] as const;

/** Twice the area that the ring of holes encloses: its sign is the way round. */
function turning(points: { x: number; y: number }[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
}

describe('the board', () => {
  it.each(VIEWS)('is turned but never mirrored: $viewer, portrait $portrait', (view) => {
    // The vertical axis points down, so a negative area is against the clock.
    expect(turning(layout(view).holes)).toBeLessThan(0);
  });

  it.each(VIEWS)('has everything on the stage: $viewer, portrait $portrait', (view) => {
    const { width, height, targets, counts, stores } = layout(view);
    for (const { x, y } of [...counts, ...stores]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    for (const target of targets) expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(100);
  });

  it('has the near row near', () => {
    for (const viewer of ['south', 'north'] as const) {
      const { holes } = layout({ ...VIEWS[0], viewer });
      const [south, north] = [holes[0]!.y, holes[7]!.y];
      expect(viewer === 'south' ? south > north : north > south).toBe(true);
    }
  });

  it('leads from hole to hole with the arrow keys', () => {
    const wide = layout(VIEWS[0]);
    expect(neighbour(wide, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(wide, 0, 'ArrowUp')).toBe(13);
    expect(neighbour(wide, 0, 'ArrowLeft')).toBeUndefined();
    const tall = layout(VIEWS[2]);
    expect(neighbour(tall, 0, 'ArrowUp')).toBe(1);
    expect(neighbour(tall, 0, 'ArrowLeft')).toBe(11);
  });

  it('lets a piece lie where it lay', () => {
    expect(lie(3, 5)).toEqual(lie(3, 5));
    for (let index = 0; index < 30; index += 1) {
      const { x, y } = lie(2, index);
      expect(Math.hypot(x, y)).toBeLessThan(1);
    }
  });
});
