import type { Facts } from '../engine/irregularities/facts.ts';
import { holds } from '../engine/irregularities/facts.ts';
import type { Ruling } from './ruling.ts';

/**
 * The ruling for what went wrong: of those that hold the first, printed ones before the room's own; null for none.
 *
 * @example
 * ```ts
 * import { Hand, potRulings } from '@cardroom/core/engine/pot';
 * import { findOffering } from '@cardroom/core/houses';
 * import { rulingFor, rulingsOf } from '@cardroom/core/rulings';
 *
 * const lowball = findOffering('empire/lowball');
 * if (lowball?.kind !== 'pot') throw new Error('It is not offered.');
 * const game = lowball.game({ raiseMends: false });
 * const [{ stakes }] = lowball.limits;
 * const hand = Hand.start({ game, stakes, stacks: [10000, 10000, 10000], button: 0 });
 * if (!hand.ok) throw new Error(hand.message);
 * if (hand.need !== null) hand.play({ type: 'shuffle', cards: [...hand.need.cards] });
 * const facts = potRulings.factsOf(hand, { what: 'wrong deal' });
 * console.log(rulingFor(rulingsOf(lowball), facts)?.cite); // 002:601
 * ```
 */
export function rulingFor(rulings: readonly Ruling[], facts: Facts): Ruling | null {
  const fitting = rulings.filter(
    ({ what, when }) => what === facts.what && (when === undefined || holds(when, facts)),
  );
  return fitting.find(({ cite }) => cite !== null) ?? fitting[0] ?? null;
}
