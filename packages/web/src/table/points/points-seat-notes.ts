import { dollars } from '@cardroom/core/engine';
import { inFantasy, type PointsEvent, type PointsState } from '@cardroom/core/engine/points';
import type { SeatNote } from '../seats/Seats.tsx';
import { t } from '../t.ts';

/** What each seat does, and what it has won or lost so far. */
export function pointsNotes(state: PointsState, events: readonly PointsEvent[]): (SeatNote | null)[] {
  const settled = events.some(({ type }) => type === 'compared');
  return state.setup.stacks.map((cents, seat) => {
    if (cents === null) return null;
    const net = state.won[seat] - state.lost[seat];
    if (settled)
      return net > 0
        ? { text: t('did.won', { cents: dollars(net) }), tone: 'won' }
        : { text: net < 0 ? t('did.lost', { cents: dollars(-net) }) : t('did.even'), tone: 'plain' };
    if (state.surrendered[seat] === 1) return { text: t('did.surrender'), tone: 'out' };
    if (state.declared.includes(seat)) return { text: t('did.sweep'), tone: 'plain' };
    if (state.waiting.includes(seat)) return { text: t('did.dealt'), tone: 'plain' };
    if (inFantasy(state, seat)) return { text: t('did.fantasy'), tone: 'plain' };
    return state.sets[seat].flat().length > 0 ? { text: t('did.set'), tone: 'plain' } : null;
  });
}
