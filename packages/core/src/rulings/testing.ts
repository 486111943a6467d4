import { expect } from 'vitest';
import { total } from '../engine/chips.ts';
import type { Irregularity } from '../engine/irregularities/irregularity.ts';
import type { RemedyKind } from '../engine/irregularities/remedy.ts';
import type { Hand } from '../engine/pot/hand.ts';
import { factsOf } from '../engine/pot/irregularities/facts.ts';
import type { HandState } from '../engine/pot/state.ts';
import { callAlong, start } from '../engine/pot/testing.ts';
import type { PotOffering } from '../houses/offering/offering.ts';
import { gameOf, stakesOf } from '../houses/testing/testing.ts';
import { rulingsOf } from './books/index.ts';
import { rulingFor } from './find.ts';

/** For tests only: hands of an offering in which something goes wrong, ruled on by its book. */

export const dealt = (
  offering: PotOffering,
  dollars: readonly number[] = [100, 100, 100, 100],
  more: Parameters<typeof start>[3] = {},
): Hand => start(gameOf(offering), stakesOf(offering), dollars, more);

interface Ruled {
  /** The lines that print it; null for the room's own. */
  readonly cite: string | null;
  /** What was done. */
  readonly does: readonly RemedyKind[];
}

/** Finds the ruling on an irregularity and has it carried out, or the other way that it leaves open. */
export function ruleOn(
  offering: PotOffering,
  hand: Hand,
  irregularity: Irregularity,
  choice: 'ruling' | 'other' = 'ruling',
): Ruled {
  const ruling = rulingFor(rulingsOf(offering), factsOf(hand.state, irregularity, hand.log));
  if (ruling === null) throw new Error(`There is no ruling on ${irregularity.what}.`);
  const { say, cite } = ruling;
  const { remedy } = choice === 'ruling' ? ruling : (ruling.or?.[0] ?? { remedy: [] });
  const answer = hand.play({ type: 'rule', irregularity, remedy, say, cite });
  if (!answer.ok) throw new Error(answer.message);
  return { cite, does: remedy.map((one) => one.do) };
}

/** Every card of the pack, wherever it lies, in order. */
export function allCards({ deck, next, burns, muck, thrown, down, up, boards, discards, ruled }: HandState) {
  const hands = [...down.flat(), ...up.flat(), ...discards.flatMap((cards) => cards ?? [])];
  const all = [...deck.slice(next), ...burns, ...muck, ...thrown, ...boards.flat(), ...hands];
  return [...all, ...(ruled?.aside ?? [])].sort((a, b) => a - b);
}

/** The hand has all its cards and chips, and goes on to its end. */
export function goesOn(hand: Hand): void {
  const { chips, setup, game } = hand.state;
  const brought = setup.stacks.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  if (!hand.state.misdealt) expect(allCards(hand.state)).toEqual([...game.pack.cards].sort((a, b) => a - b));
  expect(callAlong(hand).over).toBe(true);
  expect(total(chips)).toBe(brought);
}
