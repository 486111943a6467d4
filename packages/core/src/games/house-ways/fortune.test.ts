import { describe, expect, test } from 'vitest';
import { cardOf, RANK_LETTERS } from '../../cards/index.ts';
import { checkSet, type Example } from '../pai-gow/testing-pai-gow.ts';
import { fortuneEmpireWay } from './fortune-empire.ts';
import { fortuneLuckyLadyWay } from './fortune-lucky-lady.ts';
import { jokersWildWay } from './jokers-wild.ts';
import { limitedJoker, wildJoker } from './set-rules.ts';

// These charts print no examples: a hand for each row, set as the row says.

describe('Fortune Pai Gow 1.1, 002:1534-1564', () => {
  const rules = wildJoker({ fives: 'aces' });
  const way = fortuneEmpireWay(rules);

  test.each<Example>([
    ['002:1536', 'Kh Qd', 'As Th 8s 7s 2c'],
    ['002:1537', 'Kh 9d', 'Qs Jk 7s 5s 2c'],
    ['002:1538', 'Qs Jh', 'Tc Td 8c 6d 3d'],
    ['002:1539', '5c 5d', 'Qs Jk 9c 7h 2d'],
    ['002:1539', 'Ts Jk', 'Jc Jd 8c 4h 2d'],
    ['002:1539', 'Ks Jk', 'Ac Ad 8c 4h 2d'],
    ['002:1540', '3d 3s', 'Kh Ks 7h 6c 2d'],
    ['002:1541', 'Ac 7h', 'Jd Js 8c 8h 4s'],
    ['002:1541', '8c 8d', '9s 9c Kh 7s 3c'],
    ['002:1547', 'Ks 9s', '8c 8d 4d 4h 7c'],
    ['002:1547', '4h 4d', '7s 7c Qc 9s 3s'],
    ['002:1548', 'Qh 8c', '5h 5s 4h 4c 2s'],
    ['002:1548', '2s 2d', '5s 5d Js Td 8h'],
    ['002:1549', 'Ah Jk', '9s 9d 5s 5d 8h'],
    ['002:1549', '9s 9d', 'Jk 5s 5d 8h 3c'],
    ['002:1550', '9c 9s', '7d 7c 5h 5s Ac'],
    ['002:1550', '9c 9s', '7d 7c Jk 5h 5s'],
    ['002:1551', 'Ac 8d', 'Ad As 5d 4c 2s'],
    ['002:1552', 'Jh Tc', 'Kh Kd Kc 7s 5h'],
    ['002:1553', 'Jc Jd', '5s 5h 5c Js Ad'],
    ['002:1554', 'Jh Jk', 'Kh Kd Kc 7s 5h'],
    ['002:1554', '9h 9d', '9c 8s 7h 6d Jk'],
    ['002:1555', 'As 9s', '6s 5s 4c 3d 2s'],
    ['002:1555', 'Qs Jk', '6s 5s 4c 3d 2s'],
    ['002:1556', 'As 4s', '6s 5s 4c 3d 2s'],
    // 002:1558: the straight behind nines, not sevens; kings behind nines, not a straight behind king-nine.
    ['002:1558', '9h Jk', '9s 8s 7c 6d 5s'],
    ['002:1558', '9h 9s', 'Kc Jk 8s 7c 6d'],
    // 002:1557
    ['002:1547', '3c 3h', '6d 6s 5h 4c 2d'],
    ['000:671', '5c 5h', '7d 6s 5d 4s 3h'],
    ['002:1559', '4c 4h', '8h 8s 8d Ac Kh'],
    ['002:1559', '9c 9h', '8h 8s 8d 4c 4h'],
    ['002:1559', '4c 4h', 'Kh Ks Kd Kc 9h'],
    ['002:1559', 'Qd Qs', 'Qh Qc 5h 5c 5s'],
    ['002:1559', 'Ac Jk', '8h 8s 8d 4c 4h'],
    ['002:1559', '4c 4h', '8h 8s 8d Jk 3s'],
    ['002:1560', 'Qc Qd', 'Qh Qs 9s 7d 5c'],
    ['002:1561', 'Jd Js', 'Jh Jc Kd Ts 7h'],
    ['002:1561', 'Ad Ts', 'Jh Jc Jd Js 7h'],
    ['002:1562', '8h 8d', '8c 8s Qc 7s 4d'],
    ['002:1562', 'Kc 7s', '8c 8s 8h 8d 4d'],
    ['002:1563', '5s 5d', '5h 5c Jh 8c 2s'],
    ['002:1563', 'Qh 8c', '5s 5d 5h 5c 2s'],
    ['002:1564', 'Qh Jk', '5s 5d 5h 5c 2s'],
    ['002:1564', 'Qh Jk', 'As Ad Ah Ac 2s'],
    ['002:1564', 'Kh Kd', '5s 5d 5h 5c Jk'],
  ])('%s: %s / %s', (...example) => checkSet(way, rules, example));

  test('002:1453 read literally, the joker is an ace in the chart too', () => {
    const limited = limitedJoker();
    const other = fortuneEmpireWay(limited);
    checkSet(other, limited, ['002:1541', 'Jk 7h', 'Jd Js 8c 8h 4s']);
    checkSet(other, limited, ['002:1538', 'Kh 9d', 'As Jk 7s 5s 2c']);
    checkSet(other, limited, ['002:1564', 'Jk Kh', 'As Ad Ah Ac 2s']);
  });
});

describe('Fortune Pai Gow at Lucky Lady, 004:551-615', () => {
  const rules = wildJoker();
  const way = fortuneLuckyLadyWay(rules);

  test.each<Example>([
    ['004:553', 'Kh Qd', 'As Th 8s 7s 2c'],
    ['004:554', 'Qs Jh', 'Tc Td 8c 6d 3d'],
    ['004:555', 'Kh 9d', 'Qs Jk 7s 5s 2c'],
    ['004:555', 'Qh 8d', '9s Jk 5s 4s 2c'],
    ['004:555', '8d 7d', 'Qh Jk 5c 3s 2c'],
    ['004:555', 'Td 8d', 'Jh Jk 4c 3s 2c'],
    ['004:556', '5c 5d', 'Qs Jk 9c 7h 2d'],
    ['004:556', 'Ks Jk', 'Ac Ad 8c 4h 2d'],
    ['004:556', 'Ac Kd', '4s 4h Jk 8h 2d'],
    ['004:556', '5s 5h', 'Ac Jk Kd 8h 2d'],
    ['004:563', '9s 9d', 'Jk 5s 5d Jh 3c'],
    ['004:563', 'Qh Jk', '9s 9d 5s 5d 8h'],
    ['004:564', '9c 9s', '7d 7c 5h 5s Ac'],
    ['004:565', 'Ac Kd', 'Ad As Jd 4c 2s'],
    ['004:565', 'Kc Qd', 'Ac Ad As 4c 2s'],
    ['004:566', 'Kc Qd', 'Kd Ks Td 4c 2s'],
    ['004:566', 'Qc Jd', 'Kc Kd Ks 4c 2s'],
    ['004:567', 'Ac Kd', 'Qc Qd Qs 4c 2s'],
    ['004:568', 'Jc Jd', '5s 5h 5c Js Ad'],
    ['004:569', 'Jh Jk', 'Kh Kd Kc 7s 5h'],
    ['004:570', 'As 9s', '6s 5s 4c 3d 2s'],
    // 004:571: queen or better in front, else an ace before jacks, else the straight or flush all the same.
    ['004:571', 'Qs 4s', '6s 5s 4c 3d 2s'],
    ['004:571', 'Qc Jk', '9h 8s 7c 6d 5s'],
    ['004:571', 'Ah 9h', 'Js Jh 8h 5h 2c'],
    ['004:571', '9c 8s', '8h 7d 6s 5c 4d'],
    ['004:571', 'Js 2h', '9c 8s 7c 6d Jk'],
    ['004:571', 'Ah 9h', 'Kh Jk 8h 4c 2c'],
    ['004:573', '9h Jk', '9s 8s 7c 6d 5s'],
    // 004:572 comes to the chart.
    ['004:597-613', '3c 3h', '6d 6s 5h 4c 2d'],
    ['004:580', '4c 4h', '8h 8s 8d Ac Kh'],
    ['004:580', '2c 2h', '8h 8s 8d Ac Qh'],
    ['004:580', 'Ac Kh', '8h 8s 8d 2c 2h'],
    ['004:581', '9c 9h', '8h 8s 8d 4c 4h'],
    ['004:581', '4c 4h', 'Kh Ks Kd Kc 9h'],
    ['004:581', '9c 9s', '7d 7c Jk 5h 5s'],
    ['004:582', 'Ac Jk', '8h 8s 8d 4c 4h'],
    ['004:582', 'Kc Kd', 'Kh Jk 5h 5c 5s'],
    ['004:583', 'Kc Kd', 'Kh Ks Ac Qd 7d'],
    ['004:584', 'Qc Qd', 'Qh Qs Ac Td 7d'],
    ['004:584', 'Ac Jd', 'Qc Qd Qh Qs 7d'],
    ['004:585', 'Tc Td', 'Th Ts Kc 9d 7d'],
    ['004:585', 'Ac 3d', 'Jc Jd Jh Js 2h'],
    ['004:586', '9c 9d', '9h 9s Qc 5d 7d'],
    ['004:586', 'Kc 7d', '8c 8d 8h 8s 2d'],
    ['004:587', '7c 7d', '7h 7s Jc 5d 3d'],
    ['004:587', 'Qc 5d', '7c 7d 7h 7s 3d'],
    ['004:588', '5c 4d', '6c 6d 6h 6s 3d'],
    ['004:589', 'Ac Ad', 'Ah As Jk 9c 4d'],
    ['004:589', 'Ac Ad', 'Ah As Jk Qc Qd'],
    ['004:589', 'Kc Kd', 'Ac Ad Ah As Jk'],
    ['004:589', 'Kc 4d', '9c 9d 9h 9s Jk'],
    ['000:681', 'Qd Qs', 'Qh Qc 5h 5c 5s'],
  ])('%s: %s / %s', (...example) => checkSet(way, rules, example));

  /** Printed at 004:597-609, the low pair from deuces up in each line. */
  const CHART = `
    AA S S S S S S S S S S S S
    KK AJ AJ AQ AQ S S S S S S S
    QQ A8 A9 AX AJ AK AK AK S S S
    JJ A4 A4 A6 A8 AX AQ AQ AQ AK
    XX KQ KQ KQ A3 A3 A6 AJ AJ
    99 KX KJ KQ KQ KQ KQ KQ
    88 K4 K5 KJ KJ KQ KQ
    77 K4 K4 K6 KJ KJ
    66 QJ K4 K5 K7
    55 QX QX QJ
    44 Q5 Q6
    33 JX`;
  const rank = (letter: string) => RANK_LETTERS.indexOf(letter.replace('X', 'T'));
  const cells = CHART.trim()
    .split('\n')
    .flatMap((line) => {
      const [high, ...least] = line.trim().split(' ');
      return least.map((cell, low) => ({ high: rank(high[0]), low, cell }));
    });

  test('004:597-613 every cell: both pairs stay behind that front or a higher one, and are split under it', () => {
    expect(cells.length).toBe(78);
    let tried = 0;
    for (const { high, low, cell } of cells) {
      const others = [...RANK_LETTERS].map((_, i) => i).filter((i) => i !== high && i !== low);
      for (const a of others) {
        for (const b of others.filter((i) => i < a)) {
          for (const c of others.filter((i) => i < b)) {
            const dealt = [
              cardOf(high, 0),
              cardOf(high, 1),
              cardOf(low, 2),
              cardOf(low, 3),
              cardOf(a, 0),
              cardOf(b, 1),
              cardOf(c, 2),
            ];
            const kept = cell !== 'S' && (a > rank(cell[0]) || (a === rank(cell[0]) && b >= rank(cell[1])));
            const front = way.set(dealt).front.map((card) => card >> 2);
            if (front.join() !== (kept ? [a, b] : [low, low]).join())
              expect.fail(`${high} ${low} ${cell}: ${a} ${b} ${c} gave ${front}`);
            tried++;
          }
        }
      }
    }
    expect(tried).toBe(78 * 165);
  });
});

describe("Joker's Wild, 003:524", () => {
  const rules = wildJoker();
  const way = jokersWildWay(rules, 'empire fortune');

  test.each<Example>([
    ['002:1537', 'Kh 9d', 'Qs Jk 7s 5s 2c'],
    // A full house or more behind the highest pair.
    ['003:524', 'Ac Ad', 'Kc Kd Jk Jk 5h'],
    ['003:524', 'Jk Jk', '9c 9d 9h 5h 5s'],
    // Else three of a kind, a straight or a flush.
    ['003:524', 'Kc Kd', 'Jk Jk 9d 8c 7h'],
    ['003:524', 'Qc Jk', '9d 8c 7h 5s Jk'],
    // Else a higher pair.
    ['003:524', 'Qc Jk', 'Kd Jk 7h 5s 2c'],
    ['003:524', 'Kd Jk', 'Jk Jk 9h 5s 2c'],
    ['003:524', 'Jk Jk', 'Jk Kd Kh 5s 5c'],
  ])('%s: %s / %s', (...example) => checkSet(way, rules, example));

  test('with one joker, the other chart if a house prefers it', () => {
    checkSet(jokersWildWay(rules, 'lucky lady fortune'), rules, ['004:555', '8d 7d', 'Qh Jk 5c 3s 2c']);
  });
});
