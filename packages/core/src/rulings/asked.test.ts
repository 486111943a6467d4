import { expect, test } from 'vitest';
import { knownInRounds } from '../engine/player-dealer/irregularities/known.ts';
import { knownForPoints } from '../engine/points/irregularities/known.ts';
import { knownInPots } from '../engine/pot/irregularities/known.ts';
import { offerings } from '../houses/index.ts';
import { printedRulings } from './books/index.ts';
import { postings } from './books/postings.ts';

/** What only the floor can say of a case. */
const SAID = ['by', 'looked', 'exposed'] as const;
const KNOWN = { pot: knownInPots, points: knownForPoints, 'player-dealer': knownInRounds };

test('T63 whatever a ruling depends on that the machine cannot tell, the floor is asked', () => {
  const missing = offerings.flatMap(({ id, kind }) =>
    [...printedRulings(id), ...postings[kind]].flatMap(({ what, when = {}, cite }) => {
      const asks = KNOWN[kind].find((one) => one.what === what)?.asks ?? [];
      const said = SAID.filter((fact) => when[fact] !== undefined && !asks.includes(fact));
      return said.map((fact) => `${id} ${what} (${cite}): ${fact}`);
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});
