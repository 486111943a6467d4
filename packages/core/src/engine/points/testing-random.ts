import { HIDDEN, type Random, shuffle } from '../../cards/index.ts';
import { pick } from '../../cards/testing-pick.ts';
import { RAIL, viewFor } from '../audience.ts';
import type { PointsCommand } from './commands.ts';
import type { PointsHand } from './hand.ts';
import { legal } from './legal.ts';
import { suggestPlacement } from './sets/suggest-placement.ts';

/** For tests only: hands of points games played at random. */

/** Some legal move or shuffle: cards anywhere they fit, now and then the suggestion, a declaration or a surrender. */
export function anyMove(hand: PointsHand, random: Random): PointsCommand {
  const { state, need } = hand;
  const now = legal(hand);
  switch (now.due) {
    case 'nothing':
      throw new Error('Nothing is due.');
    case 'shuffle':
      return { type: 'shuffle', cards: [...shuffle(Uint8Array.from(need?.cards ?? []), random)] };
    case 'set': {
      const { seat, room, lay, mayDeclare, maySurrender } = pick(now.seats, random);
      if (maySurrender && random.below(6) === 0) return { type: 'surrender', seat };
      if (random.below(4) === 0) return suggestPlacement(state, seat);
      const [front, middle, back] = laidAnyhow(state.held[seat], room, lay, random);
      return { type: 'set', seat, front, middle, back, declare: mayDeclare && random.below(6) === 0 };
    }
  }
}

/** So many of the cards, wherever there is room. */
function laidAnyhow(
  held: readonly number[],
  room: readonly number[],
  count: number,
  random: Random,
): number[][] {
  const rest = [...held];
  const laid: number[][] = room.map(() => []);
  for (let i = 0; i < count; i++) {
    const open = laid.filter((set, at) => set.length < room[at]);
    pick(open, random).push(...rest.splice(random.below(rest.length), 1));
  }
  return laid;
}

/** A command that is refused whatever the hand waits for: the wrong seat, cards not held, twice or too many, a shuffle of nothing. */
export function nonsense({ state }: PointsHand, random: Random): PointsCommand {
  const seat = pick([...state.order, -1, state.seats], random);
  const held = state.held[seat] ?? [];
  const set = { type: 'set', seat, front: [], middle: [], back: [] } as const;
  return pick<PointsCommand>(
    [
      set,
      { ...set, front: [held[0] ?? 0, held[0] ?? 0] },
      { ...set, back: [...held, ...held] },
      { ...set, middle: [-1, 99, 0.5] },
      { ...set, front: 'Ah Kh Qh' as never },
      { type: 'surrender', seat: state.seats },
      { type: 'shuffle', cards: [] },
      { type: 'win', seat } as never,
    ],
    random,
  );
}

/** Cards that a seat, or the rail, may know: those dealt to it and those that lie face up. */
function mayKnow({ log, state }: PointsHand, viewer: number): Set<number> {
  const own = log.flatMap((event) => (event.type === 'dealt' && event.seat === viewer ? event.cards : []));
  return new Set([...own, ...state.sets.filter((_, seat) => state.faceUp[seat]).flat(2)]);
}

/** Throws where somebody was shown a card that was not for those eyes. */
export function checkEyes(hand: PointsHand): void {
  for (const viewer of [...hand.state.order, RAIL]) {
    const known = mayKnow(hand, viewer);
    for (const event of hand.log) {
      const seen = viewFor(event, viewer);
      if ('cards' in seen && seen.cards.some((card) => card !== HIDDEN && !known.has(card)))
        throw new Error(`${viewer === RAIL ? 'The rail' : `Seat ${viewer + 1}`} saw cards that were hidden.`);
    }
  }
}
