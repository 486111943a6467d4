import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import { checkSet, type Example } from '../pai-gow/testing-pai-gow.ts';
import { faceUpWay } from './face-up.ts';
import { goldWay } from './gold.ts';
import { limitedJoker } from './set-rules.ts';

describe('Pai Gow Poker Gold, 000:650-682', () => {
  const rules = limitedJoker();
  const way = goldWay(rules);

  test.each<Example>([
    ['000:653', 'Kh Qd', 'As Th 8s 7s 2c'],
    ['000:654', 'Qs Jh', 'Tc Td 8c 6d 3d'],
    ['000:656', '8s 8h', 'Qh Qd 9d 7d 3c'],
    ['000:657', '8c 8d', '9s 9c Qh 7s 3c'],
    ['000:658', '4h 4d', '7s 7c Qc 9s 3s'],
    ['000:659', '2s 2d', '5s 5d Js Td 8h'],
    ['000:660', 'Td Tc', '9s 9c 5d 5h 3d'],
    // Printed with the ace of diamonds twice.
    ['000:662', 'Ac Qs', 'Ah Ad 9s 8s 2c'],
    ['000:663', 'Qd 9s', 'Kh Kd Kc 7c 2d'],
    ['000:668', '8c 7s', '6h 5s 4d 3c 2d'],
    ['000:669', '3s 3h', 'Ac Kh Qh Jd Tc'],
    // 000:670 is set by the row of its pairs.
    ['000:658', '3c 3h', '6d 6s 5h 4c 2d'],
    ['000:671', '9d 9s', '9c 8h 7d 6s 5c'],
    // 000:672 repeats the example of the row below it.
    ['000:673', '9s 9h', '5h 5c 5s 9c 4c'],
    ['000:675', 'Qd Qs', 'Qh Qc Ac Kd 4h'],
    ['000:676', 'Th Ts', 'Td Tc Qd 3c 2h'],
    ['000:677', '7s 7d', '7h 7c Ts 9s 2d'],
    ['000:678', '5s 3d', '4s 4d 4h 4c 2d'],
    ['000:679', '3h 3d', 'Ah Ad Ac 2d 2s'],
    ['000:680', '2c 2d', 'Ad As Ah Ac Tc'],
    ['000:681', 'Qd Qs', 'Qh Qc 5h 5c 5s'],
    ['000:682', 'As Jk', 'Ah Ac Ad 8d 3c'],
  ])('%s', (...example) => checkSet(way, rules, example));

  test.each<Example>([
    ['000:657', 'Ac 7h', 'Jd Js 8c 8h 4s'],
    ['000:658', 'Ks 9s', '8c 8d 4d 4h 7c'],
    ['000:659', 'Qh 8c', '5h 5s 4h 4c 2s'],
    ['000:672', '9s 9h', '5h 5c 5s Kc 4c'],
    ['000:676', 'Kh 3s', 'Td Tc Th Ts 2h'],
    ['000:677', 'Qh 3s', '8d 8c 8h 8s 2h'],
    ['000:681', 'Qd Qs', '5h 5c 5s 5d Qh'],
  ])('%s the other way', (...example) => checkSet(way, rules, example));

  test.each<Example>([
    ['000:653', 'Kh Qd', 'Jk Th 8s 7s 2c'],
    ['000:657', 'Jk 7h', 'Jd Js 8c 8h 4s'],
    ['000:662', 'Ac Ks', 'Ah Jk 9s 7s 2c'],
    ['000:668', 'Kc 2s', 'Jk 9h 7h 5h 3h'],
    // The joker stays behind, where it completes the straight.
    ['000:675', 'Ac As', 'Ah Jk Ks Qs Js'],
    ['000:1231', 'Ac 5h', 'Ah Ks Qd Js Jk'],
  ])('%s with the joker', (...example) => checkSet(way, rules, example));
});

/** Both houses print these; the jokers of two are lost (000:1227, 000:1250, 003:11443, 003:11473). */
const FACE_UP: readonly Example[] = [
  ['000:1192', 'Kd Jc', 'Ah Tc 7s 5h 3d'],
  ['000:1194', 'Ac Qd', '3s 3c Jh 8d 4c'],
  ['000:1196', '3d 3s', 'Kh Ks 7h 6c 2d'],
  ['000:1201', 'Ac 7h', 'Jd Js 8c 8h 4s'],
  ['000:1204', 'Ks 9s', '8c 8d 4d 4h 7c'],
  ['000:1207', 'Qh 8c', '5h 5s 4h 4c 2s'],
  ['000:1210', '9c 9s', '7d 7c 5h 5s Ac'],
  ['000:1213', 'Ac 8d', 'Ad As 5d 4c 2s'],
  ['000:1216', 'Jh Tc', 'Kh Kd Kc 7s 5h'],
  ['000:1219', 'Jc Jd', '5s 5h 5c Js Ad'],
  ['000:1222', 'As 9s', '6s 5s 4c 3d 2s'],
  ['000:1225', 'Jh 8d', '9s 8h Jk 6s 5d'],
  // 000:1228: the flush cannot be kept behind a pair, so nines go behind sevens.
  ['000:1201', '7d 7c', '9h 9d Qd Jd 4d'],
  ['000:1231', '5c 5h', '7d 6s 5d 4s 3h'],
  ['000:1237', '4c 4h', '8h 8s 8d Ac Kh'],
  ['000:1239', 'Qc Qd', 'Qh Qs 9s 7d 5c'],
  ['000:1241', 'Jd Js', 'Jh Jc Qd Ts 7h'],
  ['000:1243', '8h 8d', '8c 8s Jc 7s 4d'],
  ['000:1245', '9h 8c', '5s 5d 5h 5c 2s'],
  ['000:1247', '4c 4h', '5h 5d 5c 5s 2s'],
];

describe.each([false, true])(
  'Face Up, 000:1189-1250 and 003:11405-11473 (the joker completes a flush: %s)',
  (flush) => {
    const rules = limitedJoker({ flush });
    const aces = faceUpWay(rules, 'aces in front');
    const jack = faceUpWay(rules, 'jack in front');

    test.each(FACE_UP)('%s', (...example) => {
      checkSet(aces, rules, example);
      checkSet(jack, rules, example);
    });

    test('000:1249 five aces: two in front', () => {
      checkSet(aces, rules, ['000:1249', 'Ac As', 'Ah Ad Jk Ks 5c']);
      checkSet(aces, rules, ['000:1249', 'Ac As', 'Ah Ad Jk Ks Kc']);
    });

    test('003:11471 five aces: a jack or better goes in front with the joker, against its own example', () => {
      checkSet(jack, rules, ['003:11471', 'Jk Ks', 'Ac As Ah Ad 5c']);
      checkSet(jack, rules, ['003:11471', 'Jk Js', 'Ac As Ah Ad 5c']);
      checkSet(jack, rules, ['003:11471', 'Ac As', 'Ah Ad Jk Ts 5c']);
    });

    test('000:1228 two pair: a pair in front if a straight stays behind', () => {
      checkSet(aces, rules, ['000:1228', '9c 9s', 'Ah Jk Kd Qs Jc']);
    });

    test('000:1237 trips and two pair: the higher pair in front', () => {
      checkSet(aces, rules, ['000:1237', '9c 9s', '8h 8s 8d 4c 4h']);
    });

    test('000:681 four and three of a kind', () => {
      checkSet(aces, rules, ['000:681', 'Qd Qs', 'Qh Qc 5h 5c 5s']);
    });

    test('003:11336 the joker and four of a suit', () => {
      const dealt = cards('Kh 9h 6h 2h Jk Qc 7s');
      expect(aces.ruleFor(dealt)).toContain(flush ? '000:1222' : '000:1192');
    });
  },
);
