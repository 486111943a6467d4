import { chipsOf } from '../../engine/player-dealer/choose.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { Choice, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import {
  newRound,
  type RoundState,
  type SpotHand,
  type Wager,
  wagerOf,
} from '../../engine/player-dealer/state.ts';

/** The size of every counted wager: halves and fifths of it are whole. */
export const UNIT = 10_000;
const BANK = 1e12;
const SEAT = 1;
/** A stub that never runs out: the count keeps track of the cards. */
const STUB: readonly number[] = new Array(1000).fill(0);

/** A round with these bets of one player, before the first card. */
export function roundWith(game: PlayerDealerGame, kinds: readonly string[]): RoundState {
  const stacks: (number | null)[] = new Array(game.seats).fill(null);
  stacks[0] = BANK;
  stacks[SEAT] = BANK;
  const state = newRound({ game, stacks, dealer: 0, limits: { min: 100, max: null, step: 100 } });
  evolve(state, { type: 'staked', seat: 0, cents: BANK / 2 });
  const spot = SEAT * game.circles;
  for (const kind of kinds) evolve(state, { type: 'wagered', seat: SEAT, spot, kind, cents: UNIT, hand: 0 });
  state.deck = STUB;
  return state;
}

/** The circle that the bets are on. */
export const spotOf = ({ game }: RoundState): number => SEAT * game.circles;

/** Makes a choice on a hand, and says how to take it back. */
export function choose(state: RoundState, hand: SpotHand, { id, wager, effects }: Choice): () => void {
  const { done, folded, passed } = hand;
  hand.choices.push(id);
  for (const effect of effects) {
    if (effect === 'pass') hand.passed = state.step;
    else if (effect === 'done') hand.done = true;
    else if (effect === 'fold') hand.folded = true;
  }
  const bet = wager === undefined ? null : putIn(state, hand, wager);
  return () => {
    if (bet !== null) takeBack(state, bet);
    hand.choices.pop();
    hand.done = done;
    hand.folded = folded;
    hand.passed = passed;
  };
}

function putIn(state: RoundState, hand: SpotHand, wager: NonNullable<Choice['wager']>): Wager | null {
  const { base, most } = chipsOf(state, SEAT, hand, wager);
  if (base === 0) return null;
  const { spot, number } = hand;
  evolve(state, { type: 'wagered', seat: SEAT, spot, kind: wager.kind, cents: most, hand: number });
  return state.wagers[state.wagers.length - 1];
}

function takeBack(state: RoundState, bet: Wager): void {
  state.chips[bet.seat] += state.chips[wagerOf(state, bet.index)];
  state.chips.pop();
  state.wagers.pop();
  state.bets[bet.spot].pop();
}
