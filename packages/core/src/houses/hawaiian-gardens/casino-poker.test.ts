import { describe, expect, test } from 'vitest';
import { printCards } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import {
  oneRound,
  play,
  refusal,
  settled,
  stacksOf,
  start,
} from '../../engine/player-dealer/testing/testing.ts';
import { houseWay } from '../../games/table-poker/pokara.ts';
import { gameOf } from '../testing/testing.ts';
import { casinoPoker } from './casino-poker.ts';

const [caribbean, pokara] = casinoPoker;

describe('Caribbean Stud', () => {
  /** One card at a time to each hand in turn, the player-dealer's last. */
  const dealt = (...hands: string[]): string => {
    const rows = hands.map((hand) => hand.split(' '));
    return rows[0].flatMap((_, i) => rows.map((row) => row[i])).join(' ');
  };
  const against = (hand: string, dealer: string, settings = {}, choices = ['call']) =>
    oneRound(gameOf(caribbean, settings), dealt(hand, dealer), ['ante 10'], choices);

  test.each([
    [726, 'As Ks Qs Js Ts', 10],
    [727, 'Ks Qs Js Ts 9s', 9],
    [728, '9s 9h 9d 9c 2s', 8],
    [728, '9s 9s 9d 9c 9h', 8],
    [729, '9s 9h 9d 4c 4s', 7],
    [730, 'As Js 8s 4s 2s', 6],
    [731, '5s 4h 3d 2c As', 5],
    [732, '9s 9h 9d 5c 2s', 3],
    [733, '9s 9h 4d 4c 2s', 2],
    [734, 'As Ah 4d 3c 2s', 1],
    [734, 'As Kh Qd 3c 2s', 1],
  ])('003:%i %s pays the Call %i to 1', (_, hand, odds) => {
    expect(against(hand, 'Ac Kc 4h 3h 2d')).toEqual(['2 ante win 10', `2 call win ${odds * 20}`]);
  });

  test('003:719 an ace and a king qualify; with less the Ante is paid and the Call returned', () => {
    expect(against('As Ks 5d 3c 2s', 'Ac Kc 4h 3h 2d')).toEqual(['2 ante win 10', '2 call win 20']);
    for (const hand of ['As Ah 4d 3c 2s', '7s 5h 4d 3c 2s'])
      expect(against(hand, 'Ac Qc Jh Th 8d')).toEqual(['2 ante win 10', '2 call push']);
    expect(against('7s 5h 4d 3c 2s', '2c 2d Jh Th 8d')).toEqual(['2 ante lose 10', '2 call lose 20']);
  });

  test('003:736 kickers decide, identical hands push', () => {
    expect(against('As Ks 4d 3c 2s', 'Ac Kc 4h 3h 2d')).toEqual(['2 ante push', '2 call push']);
    expect(against('9s 9h Qd 3c 2s', '9c 9d Kh 3h 2d')).toEqual(['2 ante lose 10', '2 call lose 20']);
  });

  test('003:688-689 a flush beats a full house, as long as the chart is followed', () => {
    const [flush, full] = ['As Js 8s 4s 2s', '9s 9h 9d 4c 4d'];
    expect(against(flush, full)).toEqual(['2 ante win 10', '2 call win 120']);
    expect(against(flush, full, { flush: 'under full house' })).toEqual(['2 ante lose 10', '2 call lose 20']);
    expect(against(full, flush, { flush: 'under full house' })).toEqual(['2 ante win 10', '2 call win 140']);
    expect(against('As Ks Qs Js Ts', flush, { flush: 'under full house' })[1]).toBe('2 call win 200');
  });

  test('003:702-704 fold and lose the Ante, or call for exactly twice as much', () => {
    expect(against('As Ah 4d 3c 2s', 'Ac Kc 4h 3h 2d', {}, ['fold'])).toEqual(['2 ante lose 10']);
    const round = play(start(gameOf(caribbean), { bank: 100 }), '2 ante 10', 'close');
    for (const amount of [10, 19, 30]) expect(refusal(round, `2 call ${amount}`)?.code).toBe('bad-amount');
    play(round, '2 call 20');
  });

  test('003:701 the player-dealer’s top card is seen before that', () => {
    const round = start(gameOf(caribbean), { bank: 100, deck: dealt('As Ah 4d 3c 2s', 'Ac Kc 4h 3h 2d') });
    play(round, '2 ante 10', 'close');
    const shown = round.log.flatMap((event) => (event.type === 'revealed' ? [printCards(event.cards)] : []));
    expect(shown).toEqual(['?? ?? ?? ?? 2d']);
  });

  test('003:717 a jack turned last gives the first action to position 5, and Ante comes before Call', () => {
    const deck = dealt('As Ah 4d 3c 2s', 'Ks Kh 4d 3c 2s', 'Qs Qh 4d 3c 2s', 'Jc Kc 4h 3h Ad');
    const round = start(gameOf(caribbean), { bank: 45, deck });
    play(round, '2 ante 10', '5 ante 10', '8 ante 10', 'close', '2 call', '5 call', '8 fold');
    expect(round.state.action).toBe(4);
    expect(settled(round)).toEqual([
      '5 ante win 10',
      '5 call win 20',
      '8 ante lose 10',
      '2 ante win 5 of 10',
      '2 call unmet',
    ]);
    const atOnce = start(gameOf(caribbean, { foldsCollected: 'at once' }), { bank: 10, deck });
    play(atOnce, '2 ante 10', '5 ante 10', '8 ante 10', 'close', '2 call', '5 call', '8 fold');
    expect(settled(atOnce)[0]).toBe('8 ante lose 10');
    expect(stacksOf(atOnce)[0]).toBe(10_010);
  });

  test('003:741-743 two bets behind a hand at most, and the largest bettor plays it', () => {
    const round = start(gameOf(caribbean), { bank: 1000, noBackline: [6] });
    play(round, '2 ante 10', '3 ante 30 on 2', '4 ante 20 on 2');
    expect(refusal(round, '5 ante 10 on 2')?.code).toBe('not-allowed');
    expect(refusal(round, '2 ante 10 on 7')?.message).toBe('Seat 7 takes no back-line bets.');
    play(round, 'close');
    expect(refusal(round, '2 call')?.message).toBe("It is seat 3's turn, not seat 2's.");
    play(round, '3 call');
    expect(round.state.wagers.map(({ seat, kind, cents }) => `${seat + 1} ${kind} ${cents / 100}`)).toEqual([
      '2 ante 10',
      '3 ante 30',
      '4 ante 20',
      '3 call 60',
      '2 call 20',
      '4 call 40',
    ]);
    const agreed = start(gameOf(caribbean, { decides: 'seated' }), { bank: 1000 });
    play(agreed, '2 ante 10', '3 ante 30 on 2', 'close', '2 fold');
    expect(agreed.over).toBe(true);
  });

  test('003:747 three parties at most hold the bank', () => {
    const round = play(start(gameOf(caribbean), { bank: 10 }), '2 bank 10', '3 bank 10');
    expect(refusal(round, '4 bank 10')?.code).toBe('not-allowed');
  });
});

describe('Pokara', () => {
  const game = gameOf(pokara);
  /** A round by the player's cards, the player-dealer's, and what is drawn. */
  const played = (
    hand: string,
    dealer: string,
    choice: string,
    drawn = '',
    settings = {},
    bets = ['wager 10'],
  ) => oneRound(gameOf(pokara, settings), `${hand} ${dealer} ${drawn}`, bets, [choice]);
  const PAT = 'Kc Kd Qs';

  test.each([
    [1746, 'Ac Kd Jh', 'Jh'],
    [1747, 'Ac Kd Th', 'Th'],
    [1748, 'Ac Qd Jh', 'Ac'],
    [1749, 'Ac Qd Th', 'Th'],
    [1750, 'Ac Jd Th', 'Th'],
    [1751, 'Kc Qd Th', 'Th'],
    [1752, 'Kc Jd Th', 'Th'],
    [1753, 'Ac Ad Th', 'Th'],
    [1754, 'Kc Kd Th', 'Th'],
    [1755, 'Qc Qd Th', 'Th'],
    [1756, 'Jc Jd Th', 'Th'],
    [1757, 'Tc Td Jh', 'Jh'],
  ])('003:%i with %s the player-dealer throws away the %s', (_, hand, discard) => {
    expect(printCards(houseWay(cards(hand)))).toBe(discard);
    // 003:1743: not when it is a flush.
    expect(houseWay(cards(hand.replace(/[cdh]/g, 's')))).toEqual([]);
  });

  test('003:1759 with every other hand the player-dealer stands', () => {
    const listed = new Set([
      'AKJ',
      'AKT',
      'AQJ',
      'AQT',
      'AJT',
      'KQT',
      'KJT',
      'AAT',
      'KKT',
      'QQT',
      'JJT',
      'JTT',
    ]);
    const letters = [...'AKQJT'];
    let pat = 0;
    for (const [i, a] of letters.entries())
      for (const [j, b] of letters.slice(i).entries())
        for (const c of letters.slice(i + j)) {
          const stands = houseWay(cards(`${a}c ${b}d ${c}h`)).length === 0;
          expect(stands).toBe(!listed.has(a + b + c));
          if (stands) pat++;
        }
    expect(pat).toBe(35 - 12);
  });

  test('003:1776 an unimproved draw of the player-dealer loses to every live hand', () => {
    // The player-dealer throws the ten away and draws another.
    expect(played('Jh Tc Qd', 'As Kd Th', 'stand', 'Ts')).toEqual(['2 wager win 10']);
    expect(played('Kh Jc Td', 'As Kd Th', 'stand', 'Ts')).toEqual(['2 wager win 10']);
    expect(played('Kh Jc Td', 'As Kd Th', 'stand', 'Jc')).toEqual(['2 wager lose 10']);
    expect(played('Jh Jc Td', 'As Kd Th', 'stand', 'Qc')).toEqual(['2 wager lose 10']);
  });

  test('003:1778 the same hand is a push', () => {
    expect(played('Kh Ks Qd', PAT, 'stand')).toEqual(['2 wager push']);
  });

  test('003:1774 a pair or better is drawn to with a double only, and who stands has no double', () => {
    const round = play(start(game, { bank: 1000, deck: 'Kh Ks Qd' }), '2 wager 10', 'close');
    expect(refusal(round, '2 draw: Qd')?.message).toBe(
      '"draw" is not open to this hand; it may stand, double.',
    );
    const high = play(start(game, { bank: 1000, deck: 'Ah Ks Jd' }), '2 wager 10', 'close');
    expect(refusal(high, '2 double 5: Jd')?.code).toBe('bad-amount');
    play(high, '2 double: Jd');
    expect(high.state.wagers.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['wager', 1000],
      ['double', 1000],
    ]);
  });

  test('003:1775 exactly one card, which the hand holds, is thrown away', () => {
    const round = play(start(game, { bank: 1000, deck: 'Ah Ks Jd' }), '2 wager 10', 'close');
    expect(refusal(round, '2 draw')?.message).toBe('Name the card to discard.');
    expect(refusal(round, '2 draw: Jd Ks')?.code).toBe('bad-cards');
    expect(refusal(round, '2 draw: Jc')?.message).toBe('The hand does not hold Jc.');
    expect(round.play({ type: 'choose', seat: 1, choice: 'draw', discard: 'Jd' as never })).toMatchObject({
      code: 'bad-cards',
    });
  });

  test('003:1735 a draw that does not improve loses, and a better hand or a higher card improves', () => {
    const drawn = (hand: string, choice: string, card: string, settings = {}) =>
      played(hand, PAT, choice, card, settings)[0];
    expect(drawn('Ah Ks Jd', 'draw: Jd', 'Tc')).toBe('2 wager lose 10');
    expect(drawn('Ah Ks Jd', 'draw: Jd', 'Jc')).toBe('2 wager lose 10');
    expect(drawn('Ah Ks Jd', 'draw: Jd', 'Ad')).toBe('2 wager win 10');
    // A straight is made with a lower card than was thrown away.
    expect(drawn('Ah Qs Jd', 'draw: Ah', 'Tc')).toBe('2 wager win 10');
    // The pair is broken for an ace: a higher card, a lower hand, but alive against a failed draw.
    const broken = (settings: Record<string, string>) =>
      played('Th Ts Jd', 'As Kd Th', 'double: Th', 'Ac Ts', settings);
    expect(broken({})).toEqual(['2 wager win 10', '2 double win 10']);
    expect(broken({ improved: 'hand' })).toEqual(['2 wager lose 10', '2 double lose 10']);
  });

  test('003:1735 what fails is surrendered at once, before the others are settled', () => {
    const deck = 'Ah As Kd Ah Ks Jd Kc Kd Qs Tc';
    const at = (settings = {}) => {
      const round = start(gameOf(pokara, settings), { bank: 15, deck });
      return settled(play(round, '2 wager 10', '3 wager 10', 'close', '2 stand', '3 draw: Jd'));
    };
    expect(at()).toEqual(['3 wager lose 10', '2 wager win 5 of 10']);
    expect(at({ failedDraws: 'in order' })).toEqual(['2 wager win 10', '3 wager lose 5 of 10']);
  });

  test.each([
    ['in the rules', 1824, 'Qc Qc Qc', 200],
    ['in the rules', 1825, 'Ah Ah Ah', 50],
    ['in the rules', 1826, 'As Ks Qs', 30],
    ['in the rules', 1827, 'Qs Js Ts', 20],
    ['in the rules', 1828, 'Js Jh Jd', 8],
    ['in the rules', 1829, 'Js Js Ts', 3],
    ['in the rules', 0, 'Qs Jh Ts', 0],
    ['loose sheet', 1509, 'Ah Ah Ah', 500],
    ['loose sheet', 1510, 'Ac Ac Ac', 60],
    ['loose sheet', 1510, 'Kh Kh Kh', 60],
    ['loose sheet', 1511, 'As Ks Qs', 30],
    ['loose sheet', 1512, 'Ks Qs Js', 20],
    ['loose sheet', 1513, 'Js Jh Jd', 10],
    ['loose sheet', 1514, 'As As Ks', 3],
    ['loose sheet', 0, 'As Ah Ks', 0],
  ])('%s, line %i: %s pays the bonus %i to 1', (bonusTable, _, hand, odds) => {
    const bets = ['wager 10', 'bonus 10'];
    const line = `2 bonus ${odds === 0 ? 'lose 10' : `win ${odds * 10}`}`;
    expect(played(hand, PAT, 'stand', '', { bonusTable }, bets).at(-1)).toBe(line);
    // 003:1500: the three cards dealt, not what a draw makes of them.
    const [first] = hand.split(' ');
    expect(played(hand, PAT, `double: ${first}`, 'Ad', { bonusTable }, bets).at(-1)).toBe(line);
  });

  test('003:1816 the bonus goes up to the wager, in steps of $5', () => {
    const round = play(start(game, { bank: 100 }), '2 wager 12');
    expect(refusal(round, '3 bonus 5')?.code).toBe('not-allowed');
    for (const amount of [1, 7, 15]) expect(refusal(round, `2 bonus ${amount}`)?.code).toBe('bad-amount');
    play(round, '2 bonus 5', '2 bonus 5');
  });

  test('003:1777 settling begins at the left, or where a button is used at the seat of the upcard', () => {
    const deck = 'Ah As Kd Ah As Kd Kc Kd Js';
    const at = (settings = {}) => {
      const round = start(gameOf(pokara, settings), { bank: 15, deck });
      return settled(play(round, '2 wager 10', '6 wager 10', 'close', '2 stand', '6 stand'));
    };
    expect(at()).toEqual(['2 wager win 10', '6 wager win 5 of 10']);
    // A jack names position 5, where nobody has bet.
    expect(at({ first: 'upcard' })).toEqual(['6 wager win 10', '2 wager win 5 of 10']);
  });

  test('003:1731 twenty packs of twenty cards, three at least; 003:1763 no back line', () => {
    expect([20, 3].map((packs) => gameOf(pokara, { packs }).shoe.cards.length)).toEqual([400, 60]);
    expect(refusal(start(game), '3 wager 10 on 2')?.code).toBe('not-allowed');
  });
});
