import type { Cents } from '../../engine/index.ts';
import type { HandEvent, HandInPlay, Table } from '../../table/index.ts';
import type { Company } from '../company/company.ts';

/** A hand that was played at a table. */
export interface PlayedHand {
  /** The number of the hand since the table was opened. */
  readonly number: number;
  /** Who sat at each seat; null for an empty one. */
  readonly players: readonly (string | null)[];
  readonly events: readonly HandEvent[];
  /** What each seat won or lost, in cents. */
  readonly results: readonly Cents[];
  /** Chips at each seat afterwards. */
  readonly stacks: readonly Cents[];
  /** The story of it, as a dealer would tell it. */
  tell(): string[];
}

/** Watches a table until its next hand is over. */
export function recordHand(
  { state, log }: Table,
  tell: Company['tell'],
): {
  /** Called before everything the house does, to note the chips before the hand. */
  readonly before: () => void;
  /** The hand, once it is over. */
  readonly ended: () => PlayedHand | null;
} {
  const { hands } = state;
  const stacks = () => state.seats.map((_, seat) => state.chips[seat]);
  let from = log.length;
  let start = stacks();
  let players: PlayedHand['players'] = [];
  let hand: HandInPlay | null = state.hand;
  return {
    before: () => {
      if (state.hand !== null) return;
      from = log.length;
      start = stacks();
    },
    ended: () => {
      if (state.hand !== null) {
        if (hand === null) players = state.seats.map((seated) => seated?.player ?? null);
        hand = state.hand;
      }
      if (hand === null || state.hand !== null || state.hands === hands) return null;
      const played = hand;
      const events = log.slice(from).flatMap((event) => (event.type === 'played' ? [event.event] : []));
      const end = stacks();
      return {
        number: state.hands,
        players,
        events,
        results: end.map((cents, seat) => cents - start[seat]),
        stacks: end,
        tell: () => tell(played, events),
      };
    },
  };
}
