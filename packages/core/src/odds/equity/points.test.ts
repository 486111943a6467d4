import { expect, test } from 'vitest';
import { offerings } from '../../houses/index.ts';
import { pointsEquity } from './points.ts';

const gameOf = (id: string) => {
  const offering = offerings.find((of) => of.id === id);
  if (offering?.kind !== 'points') throw new Error(id);
  const values = Object.entries(offering.settings).map(
    ([name, { default: value }]) => [name, value] as const,
  );
  return offering.game(Object.fromEntries(values));
};

test.for(['hawaiian-gardens/thirteen-card', 'hawaiian-gardens/face-up-chinese'])(
  'O55 %s: what the machine settles, points of all hands adding up to nothing, the same for the same seed',
  (id) => {
    const asked = { hands: ['As Ah Ad Ks Kh', 'any'] };
    const found = pointsEquity(gameOf(id), asked, { deals: 12, seed: 3 });
    if (!found.ok) throw new Error(found.message);
    expect(found.hands[0].points + found.hands[1].points).toBeCloseTo(0, 9);
    expect(found.hands[0].points).toBeGreaterThan(0);
    expect(pointsEquity(gameOf(id), asked, { deals: 12, seed: 3 })).toEqual(found);
  },
);

test('O55 a made hand of thirteen cards that nobody can beat wins every set', () => {
  // Royal flush, four kings … and three aces: only a Clean Sweep beats it.
  const hand = 'Ac Ad Ah Ks Qs Js Ts 9s 8s 8h 8d 8c 2d';
  const found = pointsEquity(
    gameOf('hawaiian-gardens/thirteen-card'),
    { hands: [hand, 'any'] },
    { deals: 12, seed: 3 },
  );
  if (!found.ok) throw new Error(found.message);
  expect(found.hands[0].win).toBeGreaterThan(0.9);
});

test('O55 hands of which every card is known are settled once, without an error', () => {
  const found = pointsEquity(gameOf('hawaiian-gardens/thirteen-card'), {
    hands: ['Ac Ad Ah Ks Qs Js Ts 9s 8s 8h 8d 8c 2d', 'Kc Kd Kh 7s 6s 5s 4s 3h 3d Th Td 9c 2c'],
  });
  expect(found).toMatchObject({ ok: true, method: 'exact', deals: 1 });
  expect(found.ok && found.hands.map(({ error }) => error)).toEqual([0, 0]);
});

test('O41 who asks is told how far it is, up to the end', () => {
  const told: number[] = [];
  const onProgress = (done: number) => told.push(done);
  const game = gameOf('hawaiian-gardens/thirteen-card');
  expect(pointsEquity(game, { hands: ['any', 'any'] }, { deals: 120, seed: 3, onProgress }).ok).toBe(true);
  expect(told).toEqual([50 / 120, 100 / 120, 1]);
});

test.for<[string[], string]>([
  [['any'], '2 to 4 hands are compared'],
  [['As As', 'any'], 'As appears twice.'],
  [['Zz', 'any'], 'Hand 1: '],
])('O55 %j is refused', ([hands, sentence]) => {
  expect(pointsEquity(gameOf('hawaiian-gardens/thirteen-card'), { hands })).toMatchObject({
    ok: false,
    message: expect.stringContaining(sentence),
  });
});
