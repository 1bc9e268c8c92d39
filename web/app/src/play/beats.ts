// What happens at one beat of a move, in words.

import type { Beat } from '../../../board/src';
import { t, texts, type Naming } from '../text/texts.svelte';
import type { Seat } from '../wire';

/** A sentence for a beat of a move on a board with so many holes in a row; none where nothing happens. */
export function tellBeat(beat: Beat, holes: number, naming: (seat: Seat) => Naming): string {
  const { lap, hand, taken: seeds, why } = beat;
  const where = beat.hole === null ? '' : `${t(beat.hole < holes ? 'side-south' : 'side-north')} ${texts.number((beat.hole % holes) + 1)}`;
  switch (beat.kind) {
    case 'lift':
      return t('step-lift', { lap, where, seeds });
    case 'drop':
      return t('step-drop', { where, hand });
    case 'store':
      return t('step-store', { hand });
    case 'take': {
      const who = naming(beat.seat ?? 'south');
      return `${t(`step-take-${why}`, { where, seeds })} ${t('step-to', { who: who.name, whoIs: who.you ? 'you' : 'other' })}`;
    }
    case 'stop':
      return t(`step-stop-${why}`);
    case 'rest':
      return '';
  }
}
