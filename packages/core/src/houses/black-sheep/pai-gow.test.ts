import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import {
  limitsOf,
  play,
  refusal,
  settled,
  stacksOf,
  start,
} from '../../engine/player-dealer/testing/testing.ts';
import {
  checkPays,
  DEALER,
  dealt,
  envyLines,
  houseWays,
  LOSES,
  PAID,
  QUADS,
  testPays,
  WINS,
} from '../../games/pai-gow/testing-pai-gow.ts';
import { gameOf } from '../testing/testing.ts';
import { paiGow } from './pai-gow.ts';

const [goldOffering, faceUpOffering] = paiGow;

const LOW_QUADS = '4h 4c 4d 4s Jh 9d 2h';
const FIVE_ACES = 'Ah Ad As Ac Jk 9c 3s';

const small = limitsOf(5, 1000, { bonusMin: 100 });

describe('Pai Gow Poker Gold', () => {
  const game = gameOf(goldOffering);

  testPays(game, 'golden', [
    ['000:754', PAID.sevenNatural, 2500, 1000],
    ['000:755', PAID.royalMatch, 2000, 750],
    ['000:756', PAID.sevenJoker, 1000, 500],
    ['000:757', PAID.fiveAces, 400, 250],
    ['000:758', PAID.royal, 150, 50],
    ['000:759', PAID.straightFlush, 50, 20],
    ['000:759', PAID.jokerStraightFlush, 50, 20],
    ['000:760', PAID.quads, 25, 5],
    ['000:761', PAID.fullHouse, 5],
    ['000:762', PAID.flush, 4],
    ['000:762', PAID.jokerFlush, 4],
    ['000:763', PAID.trips, 3],
    ['000:763 over 000:764', PAID.tripsAndStraight, 3],
    ['000:764', PAID.straight, 2],
    ['000:722', PAID.twoPair, 0],
  ]);

  test('000:719 the Golden Bonus looks at the seven cards, however they are set', () => {
    const round = dealt(game, [DEALER, 'Ah Ac Kh Jh Th 2s 3h'], ['2 game 10', '2 golden 5']);
    expect(settled(play(round, '2 set: Kh 2s'))).toEqual(['2 game win 10', '2 golden win 20']);
  });

  test('000:646, 000:725 a foul loses the game wager, and its Golden Bonus only where a house says so', () => {
    const foul = (foulTakesBonus: boolean) => {
      const round = dealt(
        gameOf(goldOffering, { foulTakesBonus }),
        ['', PAID.trips],
        ['2 game 10', '2 golden 5'],
      );
      return settled(play(round, '2 set: 9h 9c'));
    };
    expect(foul(false)).toEqual(['2 game lose 10', '2 golden win 15']);
    expect(foul(true)).toEqual(['2 game lose 10', '2 golden lose 5']);
  });

  test('000:712 no Golden Bonus without a game wager', () => {
    expect(refusal(start(game), '2 golden 5')?.message).toBe('Golden Bonus needs a bet on Game first.');
  });

  describe('Envy', () => {
    const bets = [2, 3, 4].flatMap((seat) => [`${seat} game 10`, `${seat} golden 5`]);
    const envy = (hands: readonly string[], lines = bets, chosen = {}) =>
      envyLines(settled(houseWays(dealt(gameOf(goldOffering, chosen), hands, lines, { limits: small }))));

    test('000:740 one has four of a kind, another five aces: five aces are paid alone', () => {
      expect(envy(['', QUADS, FIVE_ACES, ''])).toEqual(['2 envy win 250', '4 envy win 250']);
    });

    test('nobody is paid for a hand that was ruled dead, which nobody sees', () => {
      const round = dealt(gameOf(goldOffering), ['', QUADS, FIVE_ACES, ''], bets, { limits: small });
      const dead = round.play({
        type: 'rule',
        irregularity: { what: 'fouled hand', spot: 2 },
        remedy: [{ do: 'hand dead', chips: 'stay' }],
        say: 'The hand is dead.',
        cite: null,
      });
      expect(dead.ok).toBe(true);
      expect(envyLines(settled(play(round, '2 house way', '4 house way')))).toEqual([
        '3 envy win 5',
        '4 envy win 5',
      ]);
    });

    test('000:703 or each is paid', () => {
      expect(envy(['', QUADS, FIVE_ACES, ''], bets, { envySeveral: 'each' })).toEqual([
        '2 envy win 250',
        '3 envy win 5',
        '4 envy win 5',
        '4 envy win 250',
      ]);
    });

    test('000:738 of two fours of a kind the higher; equal hands pay each other, and others once', () => {
      expect(envy(['', LOW_QUADS, QUADS, ''])).toEqual(['2 envy win 5', '4 envy win 5']);
      const equal = ['', '9h 8h 7h 6h 5h Kd 2c', '9s 8s 7s 6s 5s Qd 2d', 'Ah Ad Ks Jc 7c 4c 3d'];
      expect(envy(equal)).toEqual(['2 envy win 20', '3 envy win 20', '4 envy win 20']);
    });

    test('000:731 a button takes $5, and the hand a Golden Bonus of any size', () => {
      const with4 = [...bets.slice(0, 5), '4 golden 4'];
      expect(envy(['', QUADS, '', ''], with4)).toEqual(['3 envy win 5']);
      expect(envy(['', '', '', QUADS], with4)).toEqual(['2 envy win 5', '3 envy win 5']);
      expect(envy(['', '', '', QUADS], with4, { envyOwner: 'button' })).toEqual([]);
      expect(envy(['', '', '', QUADS], bets.slice(0, 5))).toEqual([]);
      // 000:702
      expect(envy(['', '', '', QUADS], bets.slice(0, 5), { envyOwner: 'anyone' })).toHaveLength(2);
    });

    test('000:704 nothing for the player-dealer’s hand', () => {
      expect(envy([QUADS, '', '', ''])).toEqual([]);
    });

    test('000:704, 000:736 nothing for a hand of one’s own at an empty seat, or before a button behind another', () => {
      const twoHands = [...bets, '2 game 10 on 5', '2 golden 5 on 5'];
      expect(envy(['', '', '', '', QUADS], twoHands)).toEqual(['3 envy win 5', '4 envy win 5']);
      const behind = [...bets, '3 game 10 on 2', '3 golden 5 on 2'];
      expect(envy(['', '', QUADS, ''], behind)).toEqual(['2 envy win 5', '4 envy win 5']);
    });

    test('000:733 the back line has buttons, for other hands than the one it is behind', () => {
      const behind = [...bets, '5 game 10 on 3', '5 golden 5 on 3', '6 game 10 on 2', '6 golden 5 on 2'];
      expect(envy(['', QUADS, '', ''], behind)).toEqual([
        '3 envy win 5',
        '5 on 3 envy win 5',
        '4 envy win 5',
      ]);
    });
  });

  test('000:685-687 seat by seat game and Golden, Envy at the end, as far as the stake goes', () => {
    const bets = [
      '2 game 10',
      '2 golden 5',
      '5 game 10 on 2',
      '3 game 10',
      '3 golden 5',
      '4 game 5',
      '4 golden 5',
    ];
    const hands = [DEALER, WINS, QUADS, LOSES];
    const met = (bank: number, chosen = {}) => {
      const round = dealt(gameOf(goldOffering, chosen), hands, bets, { bank });
      return settled(houseWays(round));
    };
    expect(met(1000)).toEqual([
      '2 game win 10',
      '2 golden lose 5',
      '5 on 2 game win 10',
      '3 game push',
      '3 golden win 125',
      '4 game lose 5',
      '4 golden lose 5',
      '2 envy win 5',
      '4 envy win 5',
    ]);
    expect(met(163)).toEqual([...met(1000).slice(0, 7), '2 envy win 3 of 5', '4 envy unmet']);
    expect(met(110).slice(4)).toEqual([
      '3 golden win 85 of 125',
      '4 game unmet',
      '4 golden unmet',
      '2 envy unmet',
      '4 envy unmet',
    ]);
    expect(met(110, { order: 'bet by bet' })).toEqual([
      '2 game win 10',
      '5 on 2 game win 10',
      '3 game push',
      '4 game lose 5',
      '2 golden lose 5',
      '3 golden win 80 of 125',
      '4 golden unmet',
      '2 envy unmet',
      '4 envy unmet',
    ]);
  });
});

describe('Face Up Pai Gow Poker', () => {
  const game = gameOf(faceUpOffering);
  const ACE_HIGH = 'Ah Kd Jc 9s 7h 4d 2c';

  testPays(game, 'fortune', [
    ['000:1312', PAID.sevenNatural, 2500, 1000],
    ['000:1313', PAID.royalMatch, 1000, 250],
    ['000:1314', PAID.sevenJoker, 750, 100],
    ['000:1315', PAID.fiveAces, 250, 50],
    ['000:1316', PAID.royal, 125, 25],
    ['000:1317', PAID.straightFlush, 50, 10],
    ['000:1318', PAID.quads, 25, 5],
    ['000:1319', PAID.fullHouse, 5],
    ['000:1320', PAID.flush, 4],
    ['000:1324', PAID.tripsAndStraight, 3],
    ['000:1325', PAID.straight, 2],
    ['000:1115', PAID.jokerFlush, 0],
  ]);

  test('000:1115 a house may let the joker complete a flush', () => {
    checkPays(gameOf(faceUpOffering, { jokerFlush: true }), 'fortune', [PAID.jokerFlush, 4]);
  });

  test('000:1174 the player-dealer is opened and set before the players set', () => {
    const round = dealt(game, [DEALER, WINS], ['2 game 10']);
    const { dealer } = round.state.shared;
    expect(dealer.up.every((up) => up)).toBe(true);
    expect(printCards(dealer.front)).toBe('Qh Jd');
    expect(settled(play(round, '2 house way'))).toEqual(['2 game win 10']);
  });

  test('000:1175 ace-high pushes all game wagers at once, and nobody sets', () => {
    const bets = ['2 game 10', '2 fortune 5', '3 game 10', '4 game 10 on 3'];
    const round = dealt(game, [ACE_HIGH, '9h 9c 9d 5s 4h Qd 2d', 'Ac As Kc Ks 8c 8d 8h'], bets);
    expect(round.over).toBe(true);
    expect(settled(round)).toEqual(['2 game push', '3 game push', '4 on 3 game push', '2 fortune win 15']);
    expect(stacksOf(round).slice(1, 4)).toEqual([1_000_015, 1_000_000, 1_000_000]);
  });

  test.each([
    ['000:1288 both', ACE_HIGH, 'Ad Qd Jd 9c 7c 4c 2d', 'win 200'],
    ['000:1288 both, one with the joker', ACE_HIGH.replace('Ah', 'Jk'), 'Ad Qd Jd 9c 7c 4c 2d', 'win 200'],
    ['000:1289 with the joker', 'Jk Kd Jc 9s 7h 4d 2c', WINS.replace('Kh', 'Ks'), 'win 75'],
    ['000:1290 without', ACE_HIGH, LOSES, 'win 25'],
    ['000:1264 the player alone', DEALER, 'Ad Qd Jc 8c 7c 4c 2d', 'lose 5'],
    ['a pair', 'Ah Kd Jc 9s 7h 4d 4h', LOSES, 'lose 5'],
    ['a straight', '5h 4d 3c 2s Ah Jd 9c', LOSES, 'lose 5'],
    ['king-high', 'Kd Qc Jc 9s 7h 4d 2c', 'Ad Qd Jd 8c 7c 4c 3d', 'lose 5'],
  ])('%s', (_, dealer, hand, result) => {
    const round = houseWays(dealt(game, [dealer, hand], ['2 game 10', '2 ace high 5']));
    expect(settled(round)).toContain(`2 ace high ${result}`);
  });

  test('000:1337-1339 Envy of several hands: not for one’s own, nor of the same row', () => {
    const bets = [2, 3, 4, 5].flatMap((seat) => [`${seat} game 10`, `${seat} fortune 5`]);
    const round = houseWays(dealt(game, ['', QUADS, LOW_QUADS, FIVE_ACES, ''], bets));
    const paid = [2, 3, 4, 5].map((seat) =>
      settled(round)
        .filter((line) => line.startsWith(`${seat} envy`))
        .map((line) => Number(line.split(' ')[3])),
    );
    expect(paid).toEqual([[50], [50], [5, 5], [5, 5, 50]]);
  });

  test('000:1339 who has the same hand at an empty seat is not paid for another’s by either button', () => {
    const bets = [2, 3, 4].flatMap((seat) => [`${seat} game 10`, `${seat} fortune 5`]);
    const hands = ['', '', QUADS, '', LOW_QUADS];
    const round = dealt(game, hands, [...bets, '2 game 10 on 5', '2 fortune 5 on 5'], { limits: small });
    expect(envyLines(settled(houseWays(round)))).toEqual(['4 envy win 5', '4 envy win 5']);
  });

  test('000:1335 only the hand of a player with a button', () => {
    const bets = ['2 game 10', '2 fortune 4', '3 game 10', '3 fortune 5'];
    const paid = (chosen = {}) =>
      envyLines(
        settled(houseWays(dealt(gameOf(faceUpOffering, chosen), ['', QUADS, ''], bets, { limits: small }))),
      );
    expect(paid()).toEqual([]);
    expect(paid({ envyOwner: 'bonus wager' })).toEqual(['3 envy win 5']);
  });

  test('000:1184-1185 game, Ace-High, Fortune at each seat with its back line, Envy last', () => {
    const bets = [
      '2 game 10',
      '2 fortune 5',
      '2 ace high 5',
      '4 game 10 on 2',
      '4 fortune 5 on 2',
      '3 game 10',
      '3 fortune 5',
    ];
    const met = (bank: number, chosen = {}) =>
      settled(houseWays(dealt(gameOf(faceUpOffering, chosen), [DEALER, QUADS, WINS], bets, { bank })));
    expect(met(1000)).toEqual([
      '2 game push',
      '2 ace high lose 5',
      '2 fortune win 125',
      '4 on 2 game push',
      '4 on 2 fortune win 125',
      '3 game win 10',
      '3 fortune lose 5',
      '3 envy win 5',
    ]);
    expect(met(258).slice(4)).toEqual([
      '4 on 2 fortune win 125',
      '3 game win 3 of 10',
      '3 fortune unmet',
      '3 envy unmet',
    ]);
  });
});
