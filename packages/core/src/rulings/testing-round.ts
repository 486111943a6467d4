import { expect } from 'vitest';
import { total } from '../engine/chips.ts';
import type { Irregularity } from '../engine/irregularities/irregularity.ts';
import type { RemedyKind } from '../engine/irregularities/remedy.ts';
import { playerDealerDealing } from '../engine/machines/player-dealer-dealing.ts';
import { factsOf } from '../engine/player-dealer/irregularities/facts.ts';
import type { Round } from '../engine/player-dealer/round.ts';
import { rulingsOf } from './books/index.ts';
import { rulingFor } from './find.ts';

/** For tests only: rounds in which something goes wrong, ruled on by the book of an offering. */

interface Offered {
  readonly id: string;
  readonly kind: 'player-dealer';
}

interface RuledOn {
  /** The lines that print it; null for the room's own. */
  readonly cite: string | null;
  readonly does: readonly RemedyKind[];
}

/** Finds the ruling on an irregularity and has it carried out; chips and cards are all there afterwards. */
export function ruleOnRound(offering: Offered, round: Round, irregularity: Irregularity): RuledOn {
  const ruling = rulingFor(rulingsOf(offering), factsOf(round.state, irregularity));
  if (ruling === null) throw new Error(`There is no ruling on ${irregularity.what}.`);
  const { remedy, say, cite } = ruling;
  const chips = total(round.state.chips);
  const answer = round.play({ type: 'rule', irregularity, remedy, say, cite });
  if (!answer.ok) throw new Error(answer.message);
  expect(total(round.state.chips)).toBe(chips);
  shoeIsWhole(round);
  return { cite, does: remedy.map((one) => one.do) };
}

/** Every card of the shoe lies in exactly one place. */
export function shoeIsWhole({ state, log }: Round): void {
  if (state.deck.length === 0) return;
  const shuffled = log.findLastIndex(({ type }) => type === 'shuffled');
  const burned = log.slice(shuffled).flatMap((event) => (event.type === 'burned' ? event.cards : []));
  const hands = [...state.hands.flat(), ...Object.values(state.shared)];
  const all = [
    ...state.deck.slice(state.next),
    ...burned,
    ...state.piles.flat(),
    ...hands.flatMap(({ cards, discards }) => [...cards, ...discards]),
    ...(state.ruled?.aside ?? []),
    ...(state.ruled?.out ?? []),
  ];
  expect(all.toSorted((a, b) => a - b)).toEqual(state.deck.toSorted((a, b) => a - b));
}

/** Plays a round to its end as for players who have left. */
export function finish(round: Round): Round {
  for (let moves = 0; !round.over; moves++) {
    if (moves > 200) throw new Error('The round does not end.');
    const { need } = round;
    if (need?.type === 'shuffle') round.play({ type: 'shuffle', cards: [...need.cards].reverse() });
    else if (need?.type === 'roll') round.play({ type: 'roll', dice: [1, 2, 3] });
    else {
      const [seat] = playerDealerDealing.dueSeats(round);
      const move = playerDealerDealing.absentMove(round, seat);
      if (move === null || !round.play(move).ok)
        throw new Error(`Nothing could be done for seat ${seat + 1}.`);
    }
  }
  shoeIsWhole(round);
  return round;
}
