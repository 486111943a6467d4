import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omaha } from '../houses/black-sheep/poker.ts';
import * as library from './index.ts';
import * as pot from './pot.ts';

/** JavaScript does not stop at types: whatever comes in, the answer is a refusal in a sentence. */
const ask: Record<string, (...given: never[]) => unknown> = {
  rank: library.rank,
  equity: library.equity,
  compareHands: library.compareHands,
  offering: library.offering,
  buildOffering: library.buildOffering,
  deal: library.deal,
  fee: library.fee,
  ruleCard: library.ruleCard,
  runScenario: library.runScenario,
  openTable: library.openTable,
  simulate: library.simulate,
  'phh.parse': library.phh.parse,
  'phh.stringify': library.phh.stringify,
};

const refused = { ok: false, code: expect.any(String), message: expect.stringMatching(/^\S.*[.?]$/s) };
const junk = fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true });
const id = 'black-sheep/omaha';

describe('nonsense is refused in a sentence, never thrown', () => {
  for (const [name, of] of Object.entries(ask))
    test(name, () => {
      const asked = of as (...given: unknown[]) => unknown;
      fc.assert(
        fc.property(fc.array(junk, { maxLength: 4 }), (given) => {
          expect(asked(...given)).toMatchObject(refused);
        }),
        { numRuns: 300 },
      );
    });

  const objects: Record<string, (options: never) => unknown> = {
    buildOffering: (options) => library.buildOffering(id, options),
    deal: (options) => library.deal(id, options),
    fee: (question) => library.fee(id, question),
    ruleCard: (settings) => library.ruleCard(id, settings),
    openTable: (options) => library.openTable(id, options),
    simulate: (options) => library.simulate(id, options),
    'openTable of pot games alone': (options) => pot.openTable(omaha, options),
    'simulate of pot games alone': (options) => pot.simulate(omaha, options),
    rank: (cards) => library.rank('high', cards),
    equity: (hands) => library.equity('high', hands),
    compareHands: (hands) => library.compareHands('high', hands),
  };
  const known = [
    'settings',
    'limit',
    'stacks',
    'seats',
    'button',
    'dealer',
    'seed',
    'cards',
    'hands',
    'minds',
  ];
  const asks = ['option', 'players', 'reached', 'action', 'bet', 'amounts', 'readings', 'at'];
  const options = fc.oneof(junk, fc.dictionary(fc.constantFrom(...known, ...asks), junk, { maxKeys: 3 }));
  for (const [name, of] of Object.entries(objects))
    test(`${name}, with what else it takes`, () => {
      const asked = of as (given: unknown) => unknown;
      fc.assert(
        fc.property(options, (given) => {
          const answer = asked(given) as { readonly ok: boolean };
          if (!answer.ok) expect(answer).toMatchObject(refused);
        }),
        { numRuns: 500 },
      );
    });

  test('a hand that is asked for nonsense stays as it is', () => {
    const hand = library.deal(id, { seed: 1 });
    if (!hand.ok) throw new Error(hand.message);
    const before = JSON.stringify(hand.tell());
    fc.assert(
      fc.property(junk, (given) => {
        expect(hand.do(given as never)).toMatchObject(refused);
      }),
      { numRuns: 300 },
    );
    expect(JSON.stringify(hand.tell())).toBe(before);
  });
});
