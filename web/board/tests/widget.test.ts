import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foot } from '../src/hole';
import { BoardWidget, type BoardState, type Words } from '../src';

const words: Words = {
  board: 'The board',
  rowOf: (seat) => `${seat} row`,
  hole: ({ seat, number, seeds, playable }) => `${seat} ${number}: ${seeds}${playable ? ', can be played' : ''}`,
  store: (seat, seeds) => `${seat} store: ${seeds}`,
  number: String,
  signed: (value) => (value > 0 ? `+${value}` : String(value)),
};

const START: BoardState = {
  holes: 3,
  seeds: [1, 2, 0, 31, 0, 1],
  closed: [4],
  stores: [0, 5],
  mover: 'south',
  sown: false,
  counterclockwise: true,
};

describe('the board on a page', () => {
  let root: HTMLElement;
  let board: BoardWidget;
  const hole = (index: number) => root.querySelector<HTMLButtonElement>(`[data-hole="${index}"]`)!;

  beforeEach(() => {
    document.body.innerHTML = '<div></div>';
    root = document.body.firstElementChild as HTMLElement;
    board = new BoardWidget(root, words, START);
    board.set(START, [0, 1]);
  });

  it('has a button with a count and a name for every hole', () => {
    expect(root.querySelectorAll('button')).toHaveLength(6);
    expect(hole(1).getAttribute('aria-label')).toBe('south 2: 2, can be played');
    expect(hole(3).querySelector('.kz-count')!.textContent).toBe('31');
    expect(hole(2).getAttribute('aria-disabled')).toBe('true');
    expect(root.querySelectorAll('ol[aria-label]')).toHaveLength(2);
  });

  it('lifts seeds at once, and puts them back if that was wrong', () => {
    board.lift(1);
    expect(hole(1).querySelector('.kz-count')!.textContent).toBe('0');
    expect(root.querySelector<SVGElement>('.kz-hand')!.style.visibility).toBe('visible');
    board.set(START, [0, 1]);
    expect(hole(1).querySelector('.kz-count')!.textContent).toBe('2');
    expect(root.querySelector<SVGElement>('.kz-hand')!.style.visibility).toBe('hidden');
  });

  it('underlines numbers that would be others upside down, and makes long values small', () => {
    const feet = (text: string) => {
      const span = document.createElement('span');
      foot(span, text);
      return span.classList.contains('kz-foot');
    };
    expect(['6', '9', '66', '68', '86', '89', '90', '٧', '٨'].filter((text) => !feet(text))).toEqual([]);
    expect(['0', '8', '88', '1', '16', '29', '4', '×', '', '+6', '٦'].filter(feet)).toEqual([]);
    board.setValues(new Map([[0, { text: '≈−21', best: true, exact: false, label: '' }], [1, { text: '+1', best: true, exact: true, label: '' }]]));
    expect([0, 1].map((index) => hole(index).querySelector('.kz-value')!.classList.contains('kz-long'))).toEqual([true, false]);
  });

  it('does not turn to and fro in a place that is nearly square', () => {
    let height = 0;
    Object.defineProperty(root, 'clientWidth', { value: 100 });
    Object.defineProperty(root, 'clientHeight', { get: () => height });
    const tall = (high: number) => {
      height = high;
      board.setOptions({ pieces: `${high}` });
      return root.querySelector('.kz-stage')!.classList.contains('kz-tall');
    };
    expect([100, 110, 115, 130, 110, 95, 80, 100].map(tall)).toEqual([false, false, false, true, true, true, false, false]);
  });

  it('is one stop for the tab key', () => {
    expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    hole(1).focus();
    expect(hole(1).tabIndex).toBe(0);
    expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('says which hole was chosen, and refuses the others', () => {
    const played = vi.fn();
    const refused = vi.fn();
    board.onplay = played;
    board.onrefuse = refused;
    hole(0).click();
    hole(2).click();
    expect(played.mock.calls).toEqual([[0]]);
    expect(refused.mock.calls).toEqual([[2]]);
  });

  it('asks for a second touch where moves are to be confirmed', () => {
    const played = vi.fn();
    board.setOptions({ confirm: true });
    board.onplay = played;
    hole(0).click();
    expect(played).not.toHaveBeenCalled();
    hole(1).click();
    hole(1).click();
    expect(played.mock.calls).toEqual([[1]]);
  });

  it('shows what is true when a move is broken off', async () => {
    const after = { ...START, seeds: [0, 3, 0, 31, 0, 1] };
    const done = board.play({ before: START, after, mover: 'south', hole: 0, steps: [{ is: 'lift', hole: 0, seeds: 1 }, { is: 'drop', hole: 1 }] }, 'slow');
    expect(board.moving).toBe(true);
    board.set(START, [0, 1]);
    await done;
    expect(board.moving).toBe(false);
    expect(hole(0).querySelector('.kz-count')!.textContent).toBe('1');
  });

  it('jumps to the end when asked', async () => {
    const after = { ...START, seeds: [0, 3, 0, 31, 0, 1] };
    const done = board.play({ before: START, after, mover: 'south', hole: 0, steps: [] }, 'slow');
    hole(5).click();
    await done;
    expect(hole(1).querySelector('.kz-count')!.textContent).toBe('3');
    expect(hole(1).querySelector('.kz-change')!.textContent).toBe('+1');
  });

  it('covers a closed hole', () => {
    expect(hole(4).classList.contains('kz-closed')).toBe(true);
  });
});
