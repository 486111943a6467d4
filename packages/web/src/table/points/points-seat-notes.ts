import { dollars } from '@cardroom/core/engine';
import { inFantasy, type PointsEvent, type PointsState, SET_NAMES } from '@cardroom/core/engine/points';
import type { SeatNote } from '../seats/Seats.tsx';
import { t } from '../t.ts';

/** What each seat does, and what it has won or lost so far; beside others' what each of their sets won from yours. */
export function pointsNotes(
  state: PointsState,
  events: readonly PointsEvent[],
  mine = -1,
): (SeatNote | null)[] {
  const settled = events.some(({ type }) => type === 'compared');
  return state.setup.stacks.map((cents, seat) => {
    if (cents === null) return null;
    const net = state.won[seat] - state.lost[seat];
    if (settled) {
      const hand = againstYou(events, seat, mine);
      const lines = hand.length > 0 ? { hand } : {};
      return net > 0
        ? { text: t('did.won', { cents: dollars(net) }), tone: 'won', ...lines }
        : {
            text: net < 0 ? t('did.lost', { cents: dollars(-net) }) : t('did.even'),
            tone: 'plain',
            ...lines,
          };
    }
    if (state.surrendered[seat] === 1) return { text: t('did.surrender'), tone: 'out' };
    if (state.declared.includes(seat)) return { text: t('did.sweep'), tone: 'plain' };
    if (state.waiting.includes(seat)) return { text: t('did.dealt'), tone: 'plain' };
    if (inFantasy(state, seat)) return { text: t('did.fantasy'), tone: 'plain' };
    return state.sets[seat].flat().length > 0 ? { text: t('did.set'), tone: 'plain' } : null;
  });
}

/** What each of this seat's sets won from yours or lost to it, as it stands for the reader; null where none were compared. */
export function setsAgainstYou(
  events: readonly PointsEvent[],
  seat: number,
  mine: number,
): readonly number[] | null {
  const duel = duelOf(events, seat, mine);
  if (!duel?.lines.some(({ what }) => SET_NAMES.some((name) => name === what))) return null;
  return SET_NAMES.map((name) =>
    duel.lines.reduce(
      (sum, { what, points, to }) => (what === name ? sum + (to === mine ? points : -points) : sum),
      0,
    ),
  );
}

/** The last comparison of two seats. */
function duelOf(events: readonly PointsEvent[], seat: number, mine: number) {
  const duel = events.findLast(
    (event) =>
      event.type === 'compared' && seat !== mine && event.seats.includes(seat) && event.seats.includes(mine),
  );
  return duel?.type === 'compared' ? duel : null;
}

/** How the two of you compare, hand by hand and bonus by bonus, as it stands for the reader: `front +1`. */
function againstYou(events: readonly PointsEvent[], seat: number, mine: number): string[] {
  const duel = duelOf(events, seat, mine);
  if (duel === null) return [];
  const lines = duel.lines.map(({ what, points, to }) =>
    t(to === mine ? 'did.setWon' : 'did.setLost', { set: what, n: points }),
  );
  const even = SET_NAMES.filter((name) => !duel.lines.some(({ what }) => what === name));
  const compared = duel.lines.some(({ what }) => SET_NAMES.some((name) => name === what));
  return compared ? [...lines, ...even.map((set) => t('did.setEven', { set }))] : lines;
}
