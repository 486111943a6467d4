import { HIDDEN, printCards } from '../../cards/index.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { Round } from '../../engine/player-dealer/round.ts';
import { newRound, type RoundState, type SpotHand } from '../../engine/player-dealer/state.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { houses } from '../../houses/offering/house-names.ts';
import type { BuiltRound } from '../built.ts';
import type { ShownBet, Situation } from '../question.ts';
import { seatName } from '../words.ts';

/** What of a round is shown. */
export interface RoundShows {
  /** Whose face-down cards are shown: the players', or also the player-dealer's and the board's. */
  readonly hands?: 'players' | 'all';
  readonly notes?: readonly string[];
}

export function showRound({ offering, limit }: BuiltRound, state: RoundState, shows: RoundShows): Situation {
  const { setup, dealer, action, hands, game } = state;
  return {
    game: offering.name,
    house: houses[offering.house].name,
    limit: limit.title,
    shared: Object.entries(state.shared).flatMap(([name, hand]) => {
      const cards = sayHand(hand, shows.hands === 'all');
      return cards === '' ? [] : [{ name: name === 'dealer' ? 'player-dealer' : name, cards }];
    }),
    pots: [],
    seats: setup.stacks.flatMap((chips, seat) => {
      if (chips === null) return [];
      const own = hands.slice(seat * game.circles, (seat + 1) * game.circles).flat();
      return [
        {
          name: seatName(seat),
          marks: [
            ...(seat === dealer ? ['player-dealer'] : []),
            ...(seat === action ? ['action button'] : []),
            ...(own.length > 0 && own.every(({ folded }) => folded) ? ['out of the hand'] : []),
          ],
          cards: own.map((hand) => sayHand(hand, shows.hands !== undefined)).join(' | '),
          up: '',
          chips: null,
          bets: betsOf(state, seat),
        },
      ];
    }),
    notes: shows.notes ?? [],
  };
}

/** A set hand is shown as it was set: `Ks Qs / Ah Ad …`. */
function sayHand({ cards, up, front, back }: SpotHand, open: boolean): string {
  if (open && front.length > 0) return `${printCards(front)} / ${printCards(back)}`;
  return printCards(cards.map((card, i) => (open || up[i] ? card : HIDDEN)));
}

const betsOf = (state: RoundState, seat: number): ShownBet[] =>
  state.wagers.flatMap((wager) =>
    wager.seat === seat && wager.cents > 0 ? [{ name: title(state, wager.kind), cents: wager.cents }] : [],
  );

/** The state after so many events. */
export function stateAt({ log, state }: Round, events: number): RoundState {
  const at = newRound(state.setup);
  for (const event of log.slice(0, events)) evolve(at, event);
  return at;
}
