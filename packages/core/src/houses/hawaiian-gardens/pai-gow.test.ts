import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { limitsOf, play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import {
  DEALER,
  dealt,
  envyLines,
  houseWays,
  PAID,
  QUADS,
  shoeOf,
  testPays,
  WINS,
} from '../../games/pai-gow/testing-pai-gow.ts';
import { offerings } from '../index.ts';
import { chooseSettings } from '../offering/setting.ts';
import { gameOf } from '../testing/testing.ts';
import { paiGow } from './pai-gow.ts';

const [jokersWild, paiGowPoker, fortune, faceUp] = paiGow;

const STRAIGHT_FLUSH = '9h 8h 7h 6h 5h Qd 2c';

describe("Pai Gow Poker and Joker's Wild", () => {
  const foursInFront = (back: string) => ['', `4s 4h ${back}`];

  test.each([
    ['003:489', jokersWild],
    ['003:960', paiGowPoker],
  ])('%s a pair of fours in front needs fives behind', (_, offering) => {
    const set = (back: string, chosen = {}) => {
      const round = dealt(gameOf(offering, chosen), foursInFront(back), ['2 game 10', '3 game 10 on 2']);
      play(round, '2 set: 4s 4h', '1 house way');
      return settled(round)[0] === '2 game lose 10' && settled(round)[1] !== '3 on 2 game lose 10';
    };
    // The player loses by foul what those behind keep by the logical way.
    const threes = dealt(gameOf(offering), ['2c 3c 5d 7c 8d 9h Jh', '4s 4h 3d 3h As Kd 9s'], ['2 game 10']);
    expect(settled(play(threes, '2 set: 4s 4h', '1 house way'))).toEqual(['2 game lose 10']);
    expect(set('4d 4c As Kd Qs')).toBe(true);
    expect(set('4d 4c As Kd Qs', { sameInBack: 'stands' })).toBe(false);
  });

  test('003:484-485, 003:531 dice, seven cards each, and the player-dealer decides', () => {
    const round = dealt(gameOf(paiGowPoker), [DEALER, WINS], ['2 game 10']);
    expect(printCards(round.state.deck.slice(0, 7))).toBe(DEALER);
    play(round, '2 house way', '1 set: Qh 9c');
    expect(printCards(round.state.shared.dealer.front)).toBe('Qh 9c');
  });

  test.each([1, 2, 3])('003:480 %i jokers', (jokers) => {
    expect(gameOf(jokersWild, { jokers }).shoe.cards.length).toBe(52 + jokers);
  });

  test('003:493 two jokers and three aces are five aces', () => {
    const hands = ['Kd Kc Kh Ks Qd Jd 2c', 'Ad Ac Ah Jk Jk 9c 4d'];
    const round = play(dealt(gameOf(jokersWild), hands, ['2 game 10']), '2 set: 9c 4d', '1 house way');
    expect(settled(round)).toEqual(['2 game push']);
    const wins = play(dealt(gameOf(jokersWild), hands, ['2 game 10']), '2 house way', '1 house way');
    expect(settled(wins)).toEqual(['2 game win 10']);
  });

  test('003:529 nobody bets where nobody sits', () => {
    const round = start(gameOf(jokersWild), { stacks: [100, 100, null, 100, 100, 100, 100] });
    expect(refusal(round, '2 game 10 on 3')?.code).toBe('not-allowed');
  });

  test('003:991 the logical way is borrowed, and a house may borrow another', () => {
    const front = (chosen: Readonly<Record<string, string>>) => {
      const round = dealt(gameOf(paiGowPoker, chosen), ['', 'Td Th Ts Tc Kd 5c 3h'], ['2 game 10']);
      return printCards(play(round, '2 house way').state.hands[1][0].front);
    };
    expect(front({ sameInBack: 'stands' })).toBe('Kd 5c');
    expect(front({ sameInBack: 'stands', logicalWay: 'empire fortune' })).toBe('Ts Th');
    // Tens before tens would be foul.
    expect(front({ logicalWay: 'empire fortune' })).toBe('Kd 5c');
  });
});

describe('Fortune Pai Gow Poker', () => {
  const game = gameOf(fortune);

  testPays(game, 'fortune', [
    ['003:1686', PAID.fiveAces, 500, 200],
    ['003:1687', PAID.fiveNines, 200, 100],
    ['003:1688', PAID.royal, 100, 50],
    ['003:1688 with the joker', 'As Ks Jk Js Ts 4d 2c', 100, 50],
    ['003:1689', PAID.straightFlush, 50, 25],
    ['003:1690', PAID.jokerStraightFlush, 30, 10],
    ['003:1691', PAID.quads, 25],
    ['003:1692', PAID.fullHouse, 5],
    ['003:1693', PAID.jokerFlush, 4],
    ['003:1694', PAID.tripsAndStraight, 2],
    ['no row', PAID.trips, 0],
  ]);

  test('003:1639 winning game wagers are paid 9 to 10', () => {
    const won = (chosen = {}) =>
      settled(houseWays(dealt(gameOf(fortune, chosen), [DEALER, WINS], ['2 game 15'])));
    expect(won()).toEqual(['2 game win 13.5']);
    expect(won({ gamePays: 'even money' })).toEqual(['2 game win 15']);
  });

  test('003:1602 $5 earn a button; 003:1623 anyone’s hand is paid for', () => {
    const bets = ['2 game 10', '3 game 10', '3 fortune 5', '4 game 10', '4 fortune 4'];
    const limits = limitsOf(5, 1000, { bonusMin: 100 });
    const paid = (chosen = {}) =>
      envyLines(settled(houseWays(dealt(gameOf(fortune, chosen), ['', STRAIGHT_FLUSH], bets, { limits }))));
    expect(paid()).toEqual(['3 envy win 25']);
    expect(paid({ envyOwner: 'bonus wager' })).toEqual([]);
  });

  test('003:1616, 003:1622 seat by seat game and Fortune, Envy at the end, until the stake is gone', () => {
    const bets = ['2 game 10', '2 fortune 5', '4 game 10 on 2', '3 game 10', '3 fortune 5'];
    const hands = [DEALER.replace('Qh', 'Qs'), STRAIGHT_FLUSH.replace('5h', 'Th'), WINS.replace('Qd', 'Qc')];
    const met = (bank: number, chosen = {}) =>
      settled(houseWays(dealt(gameOf(fortune, chosen), hands, bets, { bank })));
    expect(met(5000)).toEqual([
      '2 game push',
      '2 fortune win 250',
      '4 on 2 game push',
      '3 game win 9',
      '3 fortune lose 5',
      '3 envy win 25',
    ]);
    expect(met(280).slice(3)).toEqual(['3 game win 9', '3 fortune lose 5', '3 envy win 16 of 25']);
    expect(met(252, { order: 'bet by bet' })).toEqual([
      '2 game push',
      '4 on 2 game push',
      '3 game win 9',
      '2 fortune win 243 of 250',
      '3 fortune unmet',
      '3 envy unmet',
    ]);
  });
});

describe('Face Up Pai Gow Poker', () => {
  const game = gameOf(faceUp, { dealerSets: 'house way' });

  testPays(game, 'fortune', [
    ['003:11509', PAID.sevenNatural, 2500, 1000],
    ['003:11510', PAID.royalMatch, 1000, 250],
    ['003:11511', PAID.sevenJoker, 750, 100],
    ['003:11512', PAID.fiveAces, 250, 50],
    ['003:11513', PAID.royal, 125, 25],
    ['003:11514', PAID.straightFlush, 50, 10],
    ['003:11515', PAID.quads, 25, 5],
    ['003:11516', PAID.fullHouse, 5],
    ['003:11520', PAID.flush, 4],
    ['003:11521', PAID.tripsAndStraight, 3],
    ['003:11522', PAID.straight, 2],
    ['003:11336', PAID.jokerFlush, 0],
  ]);

  test.each([
    ['003:11557', 'Ah Kd Jc 9s 7h 4d 2c', 'Ad Qd Jd 9c 7c 4c 2d', 'win 200'],
    ['003:11558', 'Jk Kd Jc 9s 7h 4d 2c', 'Th Ts 9h 8d 6c 4c 2h', 'win 75'],
    ['003:11559', 'Ah Kd Jc 9s 7h 4d 2c', 'Th Ts 9h 8d 6c 4c 2h', 'win 25'],
    ['003:11490', DEALER, 'Ad Qd Js 8c 7c 4c 2d', 'lose 5'],
  ])('%s Ace-High', (_, dealer, hand, result) => {
    const round = houseWays(dealt(game, [dealer, hand], ['2 game 10', '2 ace high 5']));
    expect(settled(round)).toContain(`2 ace high ${result}`);
  });

  test('003:11385-11388 the player-dealer is opened first, and sets it or asks', () => {
    const round = dealt(gameOf(faceUp), [DEALER, WINS], ['2 game 10']);
    expect(round.state.shared.dealer.up.every((up) => up)).toBe(true);
    expect(refusal(round, '2 house way')?.message).toBe("It is seat 1's turn, not seat 2's.");
    play(round, '1 house way', '2 house way');
    expect(settled(round)).toEqual(['2 game win 10']);
  });

  test('003:11374, 003:11384 dice name a seat without a bet: it gets the first hand, the next bet the button', () => {
    const hands = ['2c 2d 2h 2s 3c 3d 3h', '4c 4d 4h 4s 5c 5d 5h', '6c 6d 6h 6s 7c 7d 7h'];
    const round = start(game, { deck: shoeOf(game, hands), bank: 500 });
    // Three dots are seat 3, where nobody has bet; seat 5 has.
    play(round, '5 game 10', '7 game 10', 'close', 'roll 1 1 1');
    expect(round.state).toMatchObject({ first: 2, action: 4 });
    expect(printCards(round.state.hands[4][0].cards)).toBe(hands[2]);
  });

  test('003:11471 five aces: in words a king goes in front with the joker, in the example aces do', () => {
    const front = (fiveAces: string) => {
      const hands = ['Ac As Ah Ad Jk Ks 5c', WINS.replace('Ad Ac', '8d 8c')];
      const round = dealt(gameOf(faceUp, { fiveAces }), hands, ['2 game 10']);
      return printCards(play(round, '1 house way').state.shared.dealer.front);
    };
    expect(front('jack in front')).toBe('Jk Ks');
    expect(front('aces in front')).toBe('As Ah');
  });

  test('003:11526-11533 Envy: seated players only, for every hand with a Fortune Bonus but their own', () => {
    const bets = [2, 3, 4].flatMap((seat) => [`${seat} game 10`, `${seat} fortune 5`]);
    const hands = ['', QUADS, '8h 8c 8d 8s 5h Jh 2h', ''];
    const round = dealt(game, hands, [...bets, '5 game 10 on 4', '5 fortune 5 on 4', '6 game 10']);
    expect(envyLines(settled(houseWays(round)))).toEqual([
      '2 envy win 5',
      '3 envy win 5',
      '4 envy win 5',
      '4 envy win 5',
    ]);
  });

  test('003:11399 game, Fortune and Ace-High at each seat, Envy last, until the stake is gone', () => {
    const bets = ['2 game 10', '2 ace high 5', '2 fortune 5', '4 game 10 on 2', '3 game 10', '3 fortune 5'];
    const met = (bank: number, chosen = {}) => {
      const other = gameOf(faceUp, { dealerSets: 'house way', ...chosen });
      return settled(houseWays(dealt(other, [DEALER, QUADS, WINS], bets, { bank })));
    };
    expect(met(5000)).toEqual([
      '2 game push',
      '2 fortune win 125',
      '2 ace high lose 5',
      '4 on 2 game push',
      '3 game win 10',
      '3 fortune lose 5',
      '3 envy win 5',
    ]);
    expect(met(127).slice(1, 6)).toEqual([
      '2 fortune win 125',
      '2 ace high lose 2 of 5',
      '4 on 2 game push',
      '3 game unmet',
      '3 fortune unmet',
    ]);
    expect(met(127, { aceHighSettled: 'before Fortune' }).slice(1, 3)).toEqual([
      '2 ace high lose 5',
      '2 fortune win 122 of 125',
    ]);
  });
});

describe('readings with a switch', () => {
  test.each([
    ['003:527-528', jokersWild],
    ['003:994', paiGowPoker],
  ])(
    '%s three cards and four, or one and six, are a foul, and those behind play the logical way',
    (_, of) => {
      const split = (front: string, chosen = {}) =>
        play(
          dealt(gameOf(of, chosen), [DEALER, WINS], ['2 game 10', '3 game 10 on 2']),
          `2 set: ${front}`,
          '1 house way',
        );
      for (const front of ['Kh Tc 9d', '2d'])
        expect(settled(split(front))).toEqual(['2 game lose 10', '3 on 2 game win 10']);
      expect(() => split('Kh Tc 9d', { otherSplit: 'refused' })).toThrow(
        'Give the 2 cards of the front hand.',
      );
      const round = dealt(gameOf(of), [DEALER, WINS], ['2 game 10']);
      expect(refusal(round, '2 set: Kh Kh')?.code).toBe('bad-cards');
      expect(round.play({ type: 'choose', seat: 1, choice: 'set', front: [] })).toMatchObject({
        code: 'bad-cards',
      });
      expect(refusal(round, `2 set: ${WINS}`)?.code).toBe('bad-cards');
      // 003:533, 003:1000: the player-dealer's hand is never foul.
      play(round, '2 house way');
      expect(refusal(round, '1 set: Kd')?.code).toBe('bad-cards');
    },
  );

  test('003:961 with the joker a back hand below fives, where that is a foul', () => {
    const cards = 'Jk 5s 5d Kc 9h 7d 2c';
    const set = (line: string, chosen = {}, hand = cards) => {
      const hands = ['Th 8h 6d 4c 3c 2s 7s', hand];
      const round = dealt(gameOf(paiGowPoker, chosen), hands, ['2 game 10']);
      return settled(play(round, line, '1 house way'))[0];
    };
    // Joker and king behind, ace-high: higher than both hands of the bank, foul where fives are asked for.
    expect(set('2 set: 5s 9h')).toBe('2 game win 10');
    expect(set('2 set: 5s 9h', { jokerFives: true })).toBe('2 game lose 10');
    expect(set('2 house way', { jokerFives: true })).toBe('2 game win 10');
    // Where the cards hold no such hand, nothing is foul.
    expect(set('2 set: Kh Qd', { jokerFives: true }, 'Jk Kh Qd 9d 7c 4h 2d')).toBe('2 game win 10');
  });

  test('003:490 jokers that are any card: a back hand below fives, where that is a foul', () => {
    const set = (line: string, chosen = {}) => {
      const round = dealt(
        gameOf(jokersWild, chosen),
        ['Th 8h 6d 4c 3c 2s 7s', 'Jk 3s 3d Kc 9h 7d 2c'],
        ['2 game 10'],
      );
      return settled(play(round, line, '1 house way'))[0];
    };
    // The joker with the deuce in front, threes behind: with the king, kings could lie behind.
    expect(set('2 set: Jk 2c')).toBe('2 game win 10');
    expect(set('2 set: Jk 2c', { jokerFives: true })).toBe('2 game lose 10');
    expect(set('2 set: 3s 3d', { jokerFives: true })).toBe('2 game win 10');
    expect(set('2 house way', { jokerFives: true })).toBe('2 game win 10');
  });

  test('003:1687-1688 "2,00" and "1,00" to 1, and 003:1691 against 003:1623: Envy for four of a kind', () => {
    const paid = (hand: string, chosen = {}) => {
      const bets = ['2 game 25', '2 fortune 25', '3 game 25', '3 fortune 25'];
      const round = dealt(gameOf(fortune, chosen), ['', hand], bets);
      const lines = settled(houseWays(round));
      return [lines.find((line) => line.startsWith('2 fortune')), ...envyLines(lines)];
    };
    expect(paid(PAID.royal)).toEqual(['2 fortune win 2500', '3 envy win 50']);
    expect(paid(PAID.royal, { damagedOdds: '2,000 and 1,000' })[0]).toBe('2 fortune win 25000');
    expect(paid(PAID.fiveNines)[0]).toBe('2 fortune win 5000');
    expect(paid(PAID.fiveNines, { damagedOdds: '2,000 and 1,000' })[0]).toBe('2 fortune win 50000');
    expect(paid(PAID.quads)).toEqual(['2 fortune win 625']);
    expect(paid(PAID.quads, { quadsEnvy: true })).toEqual(['2 fortune win 625', '3 envy win 5']);
  });

  test("003:11386 the player-dealer's ace-high lets game wagers push, and the Fortune Bonus by a switch", () => {
    const lines = (chosen = {}) => {
      const hands = ['Ah Kd Qc 9s 7h 4d 2c', '9h 9c 5s 5h Ks 2d Jd'];
      const round = dealt(gameOf(faceUp, chosen), hands, ['2 game 10', '2 fortune 10', '2 ace high 10']);
      return settled(houseWays(round));
    };
    expect(lines()).toEqual(['2 game push', '2 fortune lose 10', '2 ace high win 50']);
    expect(lines({ aceHighPushes: 'game and Fortune wagers' })).toEqual([
      '2 game push',
      '2 fortune push',
      '2 ace high win 50',
    ]);
  });

  test('no number of back-line bets is printed: six behind a circle, or as many as are posted', () => {
    const behind = (chosen = {}) => {
      const round = play(start(gameOf(jokersWild, chosen), { bank: 100 }), '2 game 10', '3 game 10 on 2');
      return refusal(round, '4 game 10 on 2')?.message ?? '';
    };
    expect(behind()).toBe('');
    expect(behind({ backlineMost: 1 })).toBe('The circle is full: 1 back-line bet at most.');
    const most = offerings.flatMap(({ kind, id, settings, game }) => {
      if (kind !== 'player-dealer' || settings.backlineMost === undefined) return [];
      const values = chooseSettings(settings, { backlineMost: 2 });
      return [[id, values.ok && game(values.values).backline.most]];
    });
    expect(most.length).toBeGreaterThan(1);
    expect(most).toEqual(most.map(([id]) => [id, 2]));
  });
});
