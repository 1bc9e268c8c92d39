import { describe, expect, it } from 'vitest';
import { ofTheDay, read as readPuzzles } from '../src/play/puzzles';
import { fromQuery, isCut, MOST_ACTIONS, toQuery } from '../src/play/share';
import { link, read } from '../src/router.svelte';
import { usable, type Settings } from '../src/settings.svelte';
import type { Course, GameCard } from '../src/wire';

const GAMES = [{ id: 'some-game' } as GameCard];

describe('addresses', () => {
  it('lead back to where they came from', () => {
    const course: Course = {
      game: { id: 'some-game', set: [['preset', 'five'], ['fours-to', 'sower']] },
      rounds: 'match',
      seed: 12,
      start: '6,6,x/6,6,6 0 0 s',
      actions: ['S1', 'guess odd', 'N2', 'next'],
    };
    const place = read(link('study', [], toQuery(course)));
    expect(place.page).toBe('study');
    expect(fromQuery(place.query, GAMES)).toEqual(course);
  });

  it('that mean nothing lead to the table', () => {
    expect(read('').page).toBe('play');
    expect(read('#/nowhere/at/all').page).toBe('play');
    // Cut off within a letter.
    expect(read('#/%')).toMatchObject({ page: 'play', rest: [] });
    expect(read('#/play/%E0%A4%A')).toMatchObject({ page: 'play', rest: ['%E0%A4%A'] });
    expect(fromQuery(new URLSearchParams('g=other'), GAMES)).toBeUndefined();
    expect(fromQuery(new URLSearchParams('g=some-game&n=-5&r=why'), GAMES)).toMatchObject({ seed: 0, rounds: 'study' });
  });
});

describe('long addresses', () => {
  it('are known to be cut', () => {
    const long = (moves: number) => new URLSearchParams({ g: 'some-game', m: Array.from({ length: moves }, () => 'S1').join(',') });
    expect(isCut(long(MOST_ACTIONS))).toBe(false);
    expect(isCut(long(MOST_ACTIONS + 1))).toBe(true);
    expect(fromQuery(long(MOST_ACTIONS + 1), GAMES)?.actions).toHaveLength(MOST_ACTIONS);
  });
});

describe('settings', () => {
  const usual: Settings = {
    language: 'en', nativeDigits: false, look: 'auto', speed: 'normal', sound: false,
    confirm: false, truth: false, turned: false, orientation: 'auto', pieces: '',
  };

  it('that are damaged are left out, one by one', () => {
    const good: Settings = { ...usual, language: 'ta', speed: 'off', truth: true, pieces: 'cowrie' };
    expect(usable(good, usual)).toEqual(good);
    for (const name of Object.keys(usual) as (keyof Settings)[]) {
      for (const wrong of [5, null, 'nonsense', [], {}, ...(typeof usual[name] === 'string' ? [true] : [1, 'true'])]) {
        expect(usable({ ...good, [name]: wrong }, usual), `${name}: ${JSON.stringify(wrong)}`).toEqual({ ...good, [name]: usual[name] });
      }
    }
    for (const wrong of [null, 5, 'text', [], [1]]) expect(usable(wrong, usual)).toEqual(usual);
    expect(usable({ other: 1 }, usual)).toEqual(usual);
  });
});

describe('puzzles', () => {
  it('are read line by line', () => {
    expect(readPuzzles('# a remark\n2 5 4 0,1/1,0 3 4 s\nnonsense\n')).toEqual([
      { grade: 2, answer: '5', gap: 4, position: '0,1/1,0 3 4 s' },
    ]);
  });

  it('change every day, and come back only after all others', () => {
    const days = Array.from({ length: 120 }, (_, day) => ofTheDay(120, new Date(2026, 0, 1 + day)));
    expect(new Set(days).size).toBe(120);
    expect(ofTheDay(0, new Date())).toBe(0);
  });
});
