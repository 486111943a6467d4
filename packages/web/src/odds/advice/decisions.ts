import { HIDDEN } from '@cardroom/core/cards';
import {
  evolve,
  newRound,
  optionsFor,
  type RoundEvent,
  type RoundState,
} from '@cardroom/core/engine/player-dealer';
import type { ChoiceWorth, HandAsked } from '@cardroom/core/odds';

/** What somebody chose, with what could be seen then. */
export interface Decision extends HandAsked {
  /** Empty while the hand still has to choose. */
  readonly choice: string;
  /** The first bet on the hand, in cents. */
  readonly bet: number;
}

/** What a choice was worth beside the others, the best first; null where that is not counted. */
export type Judged = { readonly worths: readonly ChoiceWorth[]; readonly gaveUp: number } | null;

/** A hand of this seat that is asked, as it lies now; null where the bank shows no card, or it is another's turn. */
export function askedNow(state: RoundState, seat: number, choice = ''): Decision | null {
  const { asked } = state;
  if (asked === null || asked.spot < 0 || Math.floor(asked.spot / state.game.circles) !== seat) return null;
  return seenBy(state, asked.spot, asked.number, choice);
}

function seenBy(state: RoundState, spot: number, number: number, choice: string): Decision | null {
  const hand = state.hands[spot]?.[number];
  const dealer = state.shared.dealer;
  const up = dealer?.cards.find((card, i) => dealer.up[i] === true && card !== HIDDEN);
  if (hand === undefined || up === undefined || hand.cards.includes(HIDDEN)) return null;
  const [first] = state.game.wagers;
  const bet = state.bets[spot].find(({ kind }) => kind === first.id)?.cents ?? 0;
  return {
    choice,
    bet,
    own: [...hand.cards],
    up,
    open: optionsFor(state, hand).map(({ id }) => id),
    split: hand.choices.includes('split'),
  };
}

/** What a seat chose in a round, one after the other. */
export function decisionsOf(
  setup: RoundState['began'],
  events: readonly RoundEvent[],
  seat: number,
): Decision[] {
  const state = newRound(setup);
  const found: Decision[] = [];
  for (const event of events) {
    if (event.type === 'chose' && Math.floor(event.spot / state.game.circles) === seat) {
      const decision = seenBy(state, event.spot, event.number, event.choice);
      if (decision !== null && decision.open.length > 1) found.push(decision);
    }
    evolve(state, event);
  }
  return found;
}

/** What the choice gave up, in cents, against the best of the open ones. */
export function judge({ choice, bet }: Decision, worths: readonly ChoiceWorth[] | null): Judged {
  const mine = worths?.find((one) => one.choice === choice)?.worth ?? worths?.[0].worth;
  return worths === null || mine === undefined ? null : { worths, gaveUp: (worths[0].worth - mine) * bet };
}
