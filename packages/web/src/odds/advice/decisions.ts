import {
  evolve,
  newHandOn,
  newRound,
  optionsFor,
  pendingChoice,
  type RoundEvent,
  type RoundState,
  type SpotHand,
  seatOf,
} from '@cardroom/core/engine/player-dealer';
import { type ChoiceMade, type ChoiceWorth, type HandAsked, handAsked } from '@cardroom/core/odds';

/** What somebody chose, with what could be seen then. */
export interface Decision extends HandAsked {
  /** Null while the hand still has to choose. */
  readonly made: ChoiceMade | null;
  /** The first bet on the hand, in cents. */
  readonly bet: number;
}

/** What a choice was worth beside the others, the best first; null where that is not counted. */
export type Judged = {
  readonly worths: readonly ChoiceWorth[];
  /** What they call the choice that was made. */
  readonly choice: string;
  readonly gaveUp: number;
} | null;

/** A hand of this seat that must choose, as it lies now; null where it is another's turn. */
export function askedNow(state: RoundState, seat: number): Decision | null {
  const pending = pendingChoice(state, seat, undefined);
  return pending === undefined || pending.hand.spot < 0 ? null : seenBy(state, pending.hand, null);
}

function seenBy(state: RoundState, hand: SpotHand, made: ChoiceMade | null): Decision | null {
  const asked = handAsked(state, hand);
  return asked && { ...asked, made, bet: firstBet(state, hand.spot) };
}

function firstBet({ game, bets }: RoundState, spot: number): number {
  const [first] = game.wagers;
  return bets[spot].find(({ kind }) => kind === first.id)?.cents ?? 0;
}

/** What a seat chose in a round, one after the other. */
export function decisionsOf(
  setup: RoundState['began'],
  events: readonly RoundEvent[],
  seat: number,
): Decision[] {
  const state = newRound(setup);
  const found: Decision[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type === 'chose' && Math.floor(event.spot / state.game.circles) === seat) {
      // Circles that share a hand have none of their own.
      const hand = state.hands[event.spot]?.[event.number] ?? newHandOn(event.spot, event.number);
      const made = madeOf(state, hand, event.choice, events.slice(at + 1));
      const decision = seenBy(state, hand, made);
      if (decision !== null && isOpen(state, hand)) found.push(decision);
    }
    evolve(state, event);
  }
  return found;
}

/** Whether there was more than one way to play: another choice, or cards to lay out. */
const isOpen = (state: RoundState, hand: SpotHand): boolean => {
  const open = optionsFor(state, hand);
  return open.length > 1 || open[0]?.set?.way === null;
};

/** The choice with what follows it: how the cards were set, what was thrown away, and how much was bet. */
function madeOf(state: RoundState, hand: SpotHand, id: string, next: readonly RoundEvent[]): ChoiceMade {
  const made: { -readonly [K in keyof ChoiceMade]: ChoiceMade[K] } = { id };
  for (const event of next) {
    if (event.type === 'chose' || event.type === 'asked') break;
    if (!('spot' in event) || event.spot !== hand.spot) continue;
    if (event.type === 'set') made.front = event.cards.slice(0, event.front);
    if (event.type === 'discarded') made.discard = event.cards;
    if (event.type === 'wagered' && event.seat === seatOf(state, hand.spot))
      made.least = isLeast(state, hand, id, event.cents);
  }
  return made;
}

/** Whether it was the least of several amounts that may be bet with a choice. */
function isLeast(state: RoundState, hand: SpotHand, id: string, cents: number): boolean {
  const choice = optionsFor(state, hand).find((one) => one.id === id);
  if (choice?.wager === undefined) return false;
  const [least, most] = choice.wager.times;
  return least < most && least > 0 && cents <= least * firstBet(state, hand.spot);
}

/** What the choice gave up, in cents, against the best of those that were open; worths call it by a name of theirs. */
export function judge(
  { made, bet }: Decision,
  worths: readonly ChoiceWorth[] | null,
  choice: string,
): Judged {
  if (worths === null) return null;
  if (made === null) return { worths, choice: '', gaveUp: 0 };
  const mine = worths.find((one) => one.choice === choice)?.worth;
  return mine === undefined ? null : { worths, choice, gaveUp: (worths[0].worth - mine) * bet };
}
