import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { wildJoker } from '../../games/house-ways/set-rules.ts';
import {
  checkPays,
  DEALER,
  dealt,
  houseWays,
  LOSES,
  PAID,
  QUADS,
  testPays,
  WINS,
} from '../../games/pai-gow/testing-pai-gow.ts';
import { gameOf } from '../testing/testing.ts';
import { paiGow } from './pai-gow.ts';

const [offering] = paiGow;
const game = gameOf(offering);

testPays(game, 'fortune', [
  ['004:534', PAID.sevenNatural, 500, 250],
  ['004:535', PAID.sevenJoker, 500, 250],
  ['004:536', PAID.fiveAces, 250, 50],
  ['004:537', PAID.fiveNines, 200, 25],
  ['004:538', PAID.royal, 100, 10],
  ['004:430, without a row of its own', PAID.royalMatch, 100, 10],
  ['004:539', PAID.jokerStraightFlush, 50, 5],
  ['004:540', PAID.quads, 25, 5],
  ['004:541', PAID.fullHouse, 5],
  ['004:542', PAID.jokerFlush, 3],
  ['004:543', PAID.tripsAndStraight, 2],
  ['004:543', PAID.straight, 2],
  ['no row', PAID.trips, 0],
  // The examples of the list of ranks.
  ['004:429', '4h 5h 6h 7h 8h 9h Th', 500, 250],
  ['004:431', '4h 5h Jk 7h 8h 9h Th', 500, 250],
  ['004:432', 'Ah Ad Ac As Jk 9d 4c', 250, 50],
  ['004:434', '6h 7h 8h 9h Th Kc 2d', 50, 5],
  ['004:435', '5h 5d 5c 5s Kc Jd 2h', 25, 5],
  ['004:437', '5s 8s 9s Qs Ks Jd 2h', 3],
  ['004:439', 'Qh Qd Qc 9s 7h 4d 2c', 0],
]);

test('004:436 kings full of sevens beat tens full of aces', () => {
  const back = wildJoker().back;
  expect(back.value(cards('Kh Kd Kc 7s 7h'))).toBeGreaterThan(back.value(cards('Th Td Tc As Ah')));
});

test('004:403 the version without a joker', () => {
  const plain = gameOf(offering, { joker: 'none' });
  expect(plain.shoe.cards.length).toBe(52);
  checkPays(plain, 'fortune', [PAID.quads, 25, 5]);
});

test('004:480-482 the Fortune Bonus needs a game wager; the back line may bet it', () => {
  const round = play(start(game), '2 game 10', '3 game 10 on 2', '3 fortune 25 on 2');
  expect(refusal(round, '4 fortune 25')?.message).toBe('Fortune Bonus needs a bet on Game first.');
});

describe('Envy', () => {
  const bets = [
    '2 game 10',
    '2 fortune 25',
    '5 game 10 on 2',
    '5 fortune 25 on 2',
    '3 game 10',
    '4 game 10',
    '4 fortune 24',
  ];
  const envy = (chosen = {}) =>
    settled(houseWays(dealt(gameOf(offering, chosen), ['', '', QUADS, '8h 8c 8d 8s 5h Jh 2h'], bets))).filter(
      (line) => line.includes('envy'),
    );

  test('004:399, 004:495-497 from $25, once for every such hand of anybody else', () => {
    expect(envy()).toEqual(['2 envy win 5', '2 envy win 5', '5 on 2 envy win 5', '5 on 2 envy win 5']);
  });

  test('or only hands with a Fortune Bonus', () => {
    expect(envy({ envyOwner: 'bonus wager' })).toEqual(['2 envy win 5', '5 on 2 envy win 5']);
  });
});

test('004:494, 004:516-518 all Fortune Bonuses, then all game wagers, then Envy, until the stake is gone', () => {
  const bets = ['2 game 10', '2 fortune 25', '3 game 10', '3 fortune 25', '4 game 10'];
  const met = (bank: number, chosen = {}) =>
    settled(houseWays(dealt(gameOf(offering, chosen), [DEALER, QUADS, WINS, LOSES], bets, { bank })));
  expect(met(5000)).toEqual([
    '2 fortune win 625',
    '3 fortune lose 25',
    '2 game push',
    '3 game win 10',
    '4 game lose 10',
    '3 envy win 5',
  ]);
  expect(met(664).slice(3)).toEqual(['3 game win 10', '4 game lose 4 of 10', '3 envy unmet']);
  expect(met(664, { envySettled: 'before the game wagers' }).slice(2)).toEqual([
    '3 envy win 5',
    '2 game push',
    '3 game win 9 of 10',
    '4 game unmet',
  ]);
});

test('004:509 a copy is the player-dealer’s, and 004:519 a win is paid even', () => {
  const copy = dealt(game, [DEALER, 'Kh Ks Qd Jc 9h 5c 3h'], ['2 game 10']);
  expect(settled(houseWays(copy))).toEqual(['2 game lose 10']);
  expect(settled(houseWays(dealt(game, [DEALER, WINS], ['2 game 10'])))).toEqual(['2 game win 10']);
});
