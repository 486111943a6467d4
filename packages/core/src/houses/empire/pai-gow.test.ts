import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { play, refusal, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import {
  checkPays,
  DEALER,
  dealt,
  houseWays,
  LOSES,
  PAID,
  QUADS,
  shoeOf,
  testPays,
  WINS,
} from '../../games/pai-gow/testing-pai-gow.ts';
import { gameOf } from '../testing/testing.ts';
import { paiGow } from './pai-gow.ts';

const [doubleHandOffering, fortuneOffering] = paiGow;

describe('Double Hand Poker', () => {
  const game = gameOf(doubleHandOffering);

  test('002:641-643 of $200, $60 lost and $60 won leave $80 (the book subtracts wrongly)', () => {
    const round = dealt(game, [DEALER, LOSES, WINS], ['2 game 60', '3 game 60'], { bank: 200 });
    houseWays(round);
    const left = round.log.flatMap((event) => (event.type === 'settled' ? [event.left / 100] : []));
    expect(settled(round)).toEqual(['2 game lose 60', '3 game win 60']);
    expect(left).toEqual([140, 80]);
  });

  test('002:637 the designated player sets their own hand, or 002:698 asks for the house way', () => {
    const set = (line: string) => {
      const round = play(dealt(game, [DEALER, WINS], ['2 game 10']), '2 house way', line);
      return settled(round);
    };
    expect(set('1 house way')).toEqual(['2 game win 10']);
    expect(set('1 set: 9c 5s')).toEqual(['2 game win 10']);
    // Kings split would be foul, and so are refused (002:700).
    const round = play(dealt(game, [DEALER, WINS], ['2 game 10']), '2 house way');
    expect(refusal(round, '1 set: Kd Kc')?.code).toBe('not-allowed');
  });

  test('002:677 there are no side bets, 002:37-43 and bets go by five dollars', () => {
    expect(game.wagers.map(({ id }) => id)).toEqual(['game']);
    const { limits } = doubleHandOffering.limits[0];
    expect(refusal(start(game, { limits }), '2 game 12')?.message).toContain('steps of');
  });
});

describe('dice that name a seat without a bet', () => {
  test.each([
    ['002:634-635 Double Hand', doubleHandOffering],
    ['002:1489-1490 Fortune 1.1', fortuneOffering],
  ])('%s: the first pile goes to that seat and is collected, the button to the next bet', (_, offering) => {
    const game = gameOf(offering);
    const piles = ['2c 2d 2h 2s 3c 3d 3h', '4c 4d 4h 4s 5c 5d 5h', '6c 6d 6h 6s 7c 7d 7h'];
    const round = start(game, { deck: shoeOf(game, piles), bank: 500 });
    // Three dots are seat 3, where nobody has bet; seat 5 has.
    play(round, '5 game 10', '7 game 10', 'close', '1 pick 1', 'roll 1 1 1');
    expect(round.state).toMatchObject({ first: 2, action: 4 });
    expect(printCards(round.state.hands[4][0].cards)).toBe(piles[2]);
    expect(round.log.filter(({ type }) => type === 'cleared')).toHaveLength(4);
  });
});

describe('Double Hand Poker, several on a spot and on the bank', () => {
  const game = gameOf(doubleHandOffering);

  test('002:654-655 kum-kum bets are met as one: of $60, $30 and $30', () => {
    const round = dealt(game, [DEALER, WINS], ['2 game 60', '3 game 60 on 2'], { bank: 60 });
    expect(settled(houseWays(round))).toEqual(['2 game win 30 of 60', '3 on 2 game win 30 of 60']);
    const lost = dealt(game, [DEALER, LOSES], ['2 game 60', '3 game 60 on 2'], { bank: 60 });
    expect(settled(houseWays(lost))).toEqual(['2 game lose 30 of 60', '3 on 2 game lose 30 of 60']);
    const posted = gameOf(doubleHandOffering, { sharedBets: 'one after another' });
    const apart = dealt(posted, [DEALER, WINS], ['2 game 60', '3 game 60 on 2'], { bank: 60 });
    expect(settled(houseWays(apart))).toEqual(['2 game win 60', '3 on 2 game unmet']);
  });

  test('002:690-694 a hand of three and four cards is foul, and loses', () => {
    const round = dealt(game, [DEALER, WINS], ['2 game 10']);
    expect(settled(play(round, '2 set: Kh Tc 9d', '1 house way'))).toEqual(['2 game lose 10']);
  });

  test("002:665 the largest wager in the player-dealer's position sets the hand", () => {
    const round = dealt(game, [DEALER, WINS], ['4 bank 100', '2 game 10'], { bank: 20 });
    play(round, '2 house way');
    expect(refusal(round, '1 house way')?.message).toBe("It is seat 4's turn, not seat 1's.");
    play(round, '4 set: 9c 5s');
    expect(settled(round)).toEqual(['2 game win 10']);
    // Of equals the player-dealer.
    const equal = dealt(game, [DEALER, WINS], ['4 bank 20', '2 game 10'], { bank: 20 });
    play(equal, '2 house way');
    expect(refusal(equal, '4 house way')?.code).toBe('out-of-turn');
    play(equal, '1 house way');
  });
});

describe('Fortune Pai Gow Poker 1.1', () => {
  const game = gameOf(fortuneOffering);

  testPays(game, 'fortune', [
    ['002:1634', PAID.sevenNatural, 5000, 5000],
    ['002:1635', PAID.royalMatch, 2000, 1000],
    ['002:1636', PAID.sevenJoker, 1000, 500],
    ['002:1637', PAID.fiveAces, 400, 250],
    ['002:1638', PAID.royal, 150, 50],
    ['002:1639', PAID.jokerStraightFlush, 50, 20],
    ['002:1640', PAID.quads, 25, 5],
    // Only five aces have a row of their own.
    ['002:1640', PAID.fiveNines, 25, 5],
    ['002:1641', PAID.fullHouse, 5],
    ['002:1642', PAID.jokerFlush, 4],
    ['002:1643', PAID.tripsAndStraight, 3],
    ['002:1644', PAID.straight, 2],
    ['002:1608', PAID.twoPair, 0],
  ]);

  test('002:1610 a wild joker makes trips of a pair; 002:1453 a limited one does not', () => {
    const hand = '9h 9c Jk 5s 4h Kd 2c';
    checkPays(game, 'fortune', [hand, 3]);
    checkPays(gameOf(fortuneOffering, { joker: 'limited' }), 'fortune', [hand, 0]);
  });

  test('002:1463 five of a kind below aces count as four, unless a house ranks them', () => {
    // Five nines against four tens and an ace, both kings in front.
    const hands = ['9h 9c 9d 9s Jk Kc Kd', 'Th Td Tc Ts Ah Ks Kh'];
    const result = (fives: string) => {
      const round = dealt(gameOf(fortuneOffering, { fives }), hands, ['2 game 10']);
      return settled(play(round, '2 set: Ks Kh'));
    };
    expect(result('aces')).toEqual(['2 game push']);
    expect(result('all')).toEqual(['2 game lose 10']);
  });

  test('002:1506, 002:1600 the back line bets the game only', () => {
    const round = play(start(game), '2 game 10', '3 game 10 on 2');
    expect(refusal(round, '3 fortune 10 on 2')?.message).toBe(
      'Fortune Bonus may not be bet from the back line.',
    );
  });

  test('002:1618 or the Fortune Bonus too, with an Envy button for the hands of others', () => {
    const chosen = gameOf(fortuneOffering, { backlineFortune: true });
    const bets = [
      '2 game 10',
      '2 fortune 25',
      '3 game 10',
      '3 fortune 10',
      '4 game 10',
      '4 game 10 on 3',
      '4 fortune 25 on 3',
    ];
    const envy = settled(houseWays(dealt(chosen, ['', QUADS], bets))).filter((line) => line.includes('envy'));
    expect(envy).toEqual(['4 on 3 envy win 5']);
  });

  test('002:1588-1590, 002:1617 Envy from $25, for every such hand of another with a Fortune Bonus', () => {
    const bets = [
      '2 game 10',
      '2 fortune 25',
      '3 game 10',
      '3 fortune 24',
      '4 game 10',
      '4 fortune 25',
      '5 game 10',
    ];
    const hands = ['', QUADS, '8h 8c 8d 8s 5h Jh 2h', '', 'Ah Ac Ad As 4c 3c 2c'];
    const envy = (chosen = {}) =>
      settled(houseWays(dealt(gameOf(fortuneOffering, chosen), hands, bets))).filter((line) =>
        line.includes('envy'),
      );
    expect(envy()).toEqual(['2 envy win 5', '4 envy win 5', '4 envy win 5']);
    expect(envy({ envyOwner: 'anyone' })).toEqual([
      '2 envy win 5',
      '2 envy win 5',
      '4 envy win 5',
      '4 envy win 5',
      '4 envy win 5',
    ]);
  });

  test('002:1489, 002:1587 seat by seat game and Fortune, then Envy, until the stake is gone', () => {
    const bets = ['2 game 10', '2 fortune 25', '5 game 10 on 2', '3 game 10', '3 fortune 25'];
    const met = (bank: number, chosen = {}) =>
      settled(houseWays(dealt(gameOf(fortuneOffering, chosen), [DEALER, QUADS, WINS], bets, { bank })));
    expect(met(5000)).toEqual([
      '2 game push',
      '2 fortune win 625',
      '5 on 2 game push',
      '3 game win 10',
      '3 fortune lose 25',
      '3 envy win 5',
    ]);
    expect(met(640).slice(3)).toEqual(['3 game win 10', '3 fortune lose 5 of 25', '3 envy unmet']);
    expect(met(5000, { envySettled: 'with each seat' }).at(-1)).toBe('3 envy win 5');
  });
});
