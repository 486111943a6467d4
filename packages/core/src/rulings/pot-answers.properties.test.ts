import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { Random } from '../cards/random.ts';
import {
  IRREGULARITIES,
  type Irregularity,
  type IrregularityKind,
} from '../engine/irregularities/irregularity.ts';
import type { RuleCommand } from '../engine/irregularities/rule-command.ts';
import type { Hand } from '../engine/pot/hand.ts';
import { factsOf } from '../engine/pot/irregularities/facts.ts';
import { HAPPENINGS } from '../engine/pot/irregularities/happened.ts';
import { offerings } from '../houses/index.ts';
import type { PotOffering } from '../houses/offering/offering.ts';
import { playOut, randomSetup } from '../houses/testing/random-pot.ts';
import { rulingsOf } from './books/index.ts';
import { rulingFor } from './find.ts';
import type { Ruling } from './ruling.ts';

/** Over every pot offering: whatever goes wrong, the floor finds an answer, and the machine carries it out. */
const pot = offerings.filter((offering): offering is PotOffering => offering.kind === 'pot');
const RUNS = Number(process.env.RUNS ?? 3);
const KINDS = IRREGULARITIES.filter((what) => HAPPENINGS[what] !== undefined);

const commanded = (irregularity: Irregularity, { remedy, say, cite }: Omit<Ruling, 'what'>): RuleCommand => ({
  type: 'rule',
  irregularity,
  remedy,
  say,
  cite,
});

/** A misdeal is possible whenever the irregularity itself is. */
const anything = { remedy: [{ do: 'misdeal' }], say: 'A misdeal.', cite: null } as const;

function randomCase({ state }: Hand, what: IrregularityKind, random: Random): Irregularity {
  const live = [...state.live.keys()].filter((seat) => state.live[seat] === 1);
  const seat = live[random.below(live.length)];
  const held = state.down[seat].length + state.up[seat].length;
  return {
    what,
    seat,
    ...(held > 0 && { cards: [random.below(held)] }),
    ...(random.below(3) === 0 && { count: 1 + random.below(6) }),
    ...(random.below(3) === 0 && { by: 'player' }),
    ...(random.below(3) === 0 && { looked: true }),
  };
}

/** The ruling for a case and its choices, each of which the machine has to accept; null where it cannot have happened. */
function answered(offering: PotOffering, hand: Hand, irregularity: Irregularity): RuleCommand | null {
  if (!hand.answerTo(commanded(irregularity, anything)).ok) return null;
  const found = rulingFor(rulingsOf(offering), factsOf(hand.state, irregularity, hand.log));
  if (found === null) throw new Error(`No ruling for ${JSON.stringify(irregularity)}`);
  for (const { remedy } of [found, ...(found.or ?? [])]) {
    const answer = hand.answerTo(commanded(irregularity, { ...found, remedy }));
    if (!answer.ok)
      throw new Error(`${JSON.stringify(irregularity)}, ${JSON.stringify(found)}: ${answer.message}`);
  }
  return commanded(irregularity, found);
}

describe('rulings for every pot offering', () => {
  test.each(pot.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
    const found = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const random = seededRandom(`${offering.id} ${seed}`);
        let moment = 0;
        playOut(randomSetup(offering, random), random, (hand) => {
          if (hand.need !== null || moment++ % 4 !== 0) return null;
          const answers = KINDS.flatMap((what) => {
            const answer = answered(offering, hand, randomCase(hand, what, random));
            if (answer !== null) found.add(what);
            return answer ?? [];
          });
          return random.below(6) === 0 ? answers[random.below(answers.length)] : null;
        });
      }),
      { numRuns: RUNS },
    );
    expect(found.size).toBeGreaterThan(KINDS.length - 6);
  });

  test('a posting answers everything, and its last word has no condition', () => {
    for (const what of KINDS) {
      const posted = rulingsOf({ id: 'no/such-game', kind: 'pot' }).filter((ruling) => ruling.what === what);
      expect(posted.map(({ when }) => when === undefined).indexOf(true), what).toBe(posted.length - 1);
      expect(posted.every(({ cite }) => cite === null)).toBe(true);
    }
  });
});
