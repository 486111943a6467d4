import type { Cents } from '../money.ts';
import type { ShuffleNeed } from '../shuffles.ts';
import { type BetOptions, betOptions } from './betting/betting.ts';
import { killRange } from './betting/kills.ts';
import { discardRange } from './dealing/draws.ts';
import type { Pile } from './events.ts';
import { boardValues } from './showdown.ts';
import type { HandState } from './state.ts';

/**
 * What may be done next, as plain JSON for programs and pages. Everything in it is public: a client
 * that does not know other players' cards works out the same.
 */
export type Legal =
  | { readonly due: 'nothing' }
  /** The house must shuffle before the hand goes on. */
  | { readonly due: 'shuffle'; readonly pile: Pile; readonly count: number }
  | LegalBet
  /** Throw away from `least` to `most` cards; where `draws`, as many come back. */
  | {
      readonly due: 'discard';
      readonly seat: number;
      readonly least: number;
      readonly most: number;
      readonly draws: boolean;
    }
  /** Turn the downcard up, or keep it down. */
  | { readonly due: 'turn-up'; readonly seat: number }
  /** Kill the pot for an amount in this range, or pass. */
  | {
      readonly due: 'kill';
      readonly seat: number;
      readonly least: Cents;
      readonly most: Cents;
    }
  /** Show or muck; where `board`, the board may be played without showing. */
  | { readonly due: 'show'; readonly seat: number; readonly board: boolean };

/** What the player to act may do in a round of betting. */
export interface LegalBet extends BetOptions {
  readonly due: 'bet';
  readonly seat: number;
}

/**
 * What the hand waits for: a choice by one seat, a shuffle by the house, or nothing more.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { Hand, legal } from '@cardroom/core/engine/pot';
 *
 * const built = buildOffering('black-sheep/holdem');
 * if (!built.ok || built.kind !== 'pot') throw new Error('no such game');
 * const { game, limit } = built;
 * const hand = Hand.start({ game, stakes: limit.stakes, stacks: [200_00, 200_00], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * console.log(legal(hand)); // { due: 'shuffle', pile: 'pack', count: 52 }
 * ```
 */
export function legal(hand: { readonly state: HandState; readonly need: ShuffleNeed<Pile> | null }): Legal {
  const { state, need } = hand;
  if (need !== null) {
    return { due: 'shuffle', pile: need.pile, count: need.cards.length };
  }
  const seat = state.actor;
  if (state.over || seat < 0) return { due: 'nothing' };
  const step = state.game.script[state.step];
  switch (step?.do) {
    case undefined:
      return { due: 'show', seat, board: boardValues(state) !== null };
    case 'turn-up':
      return { due: 'turn-up', seat };
    case 'bet':
      return { due: 'bet', seat, ...betOptions(state) };
  }
  const kill = killRange(state);
  if (kill !== null) return { due: 'kill', seat, ...kill };
  const discard = discardRange(state);
  return discard === null
    ? { due: 'nothing' }
    : { due: 'discard', seat, ...discard, draws: step.do === 'draw' };
}
