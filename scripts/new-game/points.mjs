/** Thirteen cards set as three hands, which are to become another game for points. */
export const pointsFiles = ({ id, name, slug, exported }) => ({
  game: `import { standardPack } from '../../cards/index.ts';
import type { DuelLine, ShownHand } from '../../engine/points/game.ts';
import { eachPair, HAND_SIZE, SET_NAMES, setRanking, setWinners } from '../../engine/points/sets/sets.ts';
import { deal, setDown } from '../../engine/points/steps.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { point } from '../limits/table-limits.ts';
import { pointsOffering } from '../offering/offering.ts';

/** Points that a fouled hand pays to one that is not. */
const FOUL = 3;

/** What two hands owe each other: a point for each set that is won, or the price of a foul. */
function owed(a: ShownHand, b: ShownHand): DuelLine[] {
  if (a.fouled && b.fouled) return [];
  if (a.fouled || b.fouled) return [{ to: a.fouled ? b.seat : a.seat, points: FOUL, what: 'foul' }];
  return setWinners(a, b, NO_SEAT).flatMap((to, set) =>
    to === NO_SEAT ? [] : [{ to, points: 1, what: SET_NAMES[set] }],
  );
}

/** ${name}: thirteen cards set as three hands, a point for each that wins. */
export const ${exported} = pointsOffering({
  id: '${id}',
  name: ${JSON.stringify(name)},
  family: 'chinese',
  line: 'Set thirteen cards as three hands; each set won from a player is a point.',
  // Its lines in the house's rule book, "004:12-80"; null for a game that stands in none.
  cite: null,
  settings: {},
  limits: [5, 10, 25].map(point),
  game: () => ({
    pack: standardPack,
    players: 4,
    buyIn: 30,
    least: 3,
    // Cards laid open and in turn are \`place\`, several times after a \`deal\` of a few.
    script: [deal(HAND_SIZE), setDown(HAND_SIZE)],
    first: 'left of button',
    equalSets: true,
    coverage: 'chips in front',
    wholePoints: true,
    sweeps: [],
    surrender: false,
    bonus: () => 0,
    duels: (hands) => eachPair(hands, owed),
    card: {
      about: [
        'Each player sets the cards as a front of three, a middle of five and a back of five, and settles with every other player by points.',
        'Each set won from an opponent is a point; of an equal set nobody is the winner.',
        'A fouled hand pays its penalty in place of the sets; two fouled hands pay each other nothing.',
      ],
      rankings: [{ of: 'All three sets', ranking: setRanking }],
      charts: [
        {
          title: 'Points from an opponent',
          columns: ['for', 'points'],
          rows: [
            ['one set', '1'],
            ['a fouled hand', String(FOUL)],
          ],
        },
      ],
    },
  }),
});
`,
  test: `import { expect, test } from 'vitest';
import { must, payments, setting, sets, stacked, startHand } from '../../engine/points/testing.ts';
import { gameOf } from '../testing/testing.ts';
import { ${exported} } from './${slug}.ts';

const PLAIN = 'Ks 7d 4h | 9s 9d 6h 5c 3c | Jh Jc 8s 8d 2c';

test.each([
  ['two sets to one', 'Qd 7h 4c | Tc Th 6d 5s 3d | Qs Qh 8c 8h 2d', { '0>1': 100 }],
  ['a foul', 'Qd Qh 4c | Tc Th 6d 5s 3d | As Kh 8c 7h 2d', { '1>0': 300 }],
])('%s', (_, other, paid) => {
  const hands = [PLAIN, other];
  const deck = stacked(Object.fromEntries(hands.map((text, seat) => [seat, sets(text).flat()])));
  const setup = { game: gameOf(${exported}), point: 100, stacks: [5000, 5000], button: 1 };
  const hand = startHand(setup, deck);
  for (const [seat, text] of hands.entries()) must(hand, setting(seat, text));
  expect(payments(hand)).toEqual(paid);
});
`,
  scenario: `${JSON.stringify(
    {
      title: 'Two sets won, one lost',
      cite: 'in no rule book',
      offering: id,
      limit: '5',
      seats: { 1: '$150', 2: '$150' },
      button: 2,
      cards: {
        1: 'Ks 7d 4h / 9s 9d 6h 5c 3c / Jh Jc 8s 8d 2c',
        2: 'Qd 7h 4c / Tc Th 6d 5s 3d / Qs Qh 8c 8h 2d',
      },
      play: [
        'seat 1 sets Ks 7d 4h / 9s 9d 6h 5c 3c / Jh Jc 8s 8d 2c',
        'seat 2 sets Qd 7h 4c / Tc Th 6d 5s 3d / Qs Qh 8c 8h 2d',
      ],
      result: { points: ['seat 2 wins 1 point from seat 1'], chips: { 1: '$145', 2: '$155' } },
    },
    null,
    2,
  )}
`,
});
