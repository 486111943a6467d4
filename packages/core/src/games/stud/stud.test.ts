import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import { threeRaises } from '../../engine/pot/steps.ts';
import { callAlong, due, play, refusal, stacked, stakes, start } from '../../engine/pot/testing.ts';
import { razz, razzdacey, razzdeucey } from './razz.ts';
import { sevenCardStud } from './seven-card-stud.ts';
import { highestCard, lowestCard } from './stud.ts';
import { superRazz, superSevenCardStud } from './super-stud.ts';

/** The betting, the forced bet and the short deck that all stud games share. */

const limit = (small: number, large: number, bringIn: number) => stakes([small, large], { ante: 1, bringIn });

const game = sevenCardStud({});
/** Two downcards, then upcards; seat 1 has the low card. */
const hands = ['Ah Kh 2c', '3h 4h 9c', '5h 6h Tc', '7h 8h Jc'];
const table = (at: Stakes, dollars = [300, 300, 300, 300], of = game) =>
  start(of, at, dollars, { deck: stacked(hands) });

describe('the forced bet', () => {
  test('003:155 completing it is no raise: three more follow', () => {
    const hand = table(limit(15, 30, 5));
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, fold: false, bringIn: 500, raise: { only: [1500] } });
    play(hand, '1 bring-in');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, call: 500, raise: { word: 'complete', only: [1500] } });
    play(hand, '2 complete 15', '3 raise 30', '4 raise 45', '1 raise 60');
    expect(due(hand, 'bet')).toMatchObject({
      seat: 1,
      raise: null,
      noRaise: 'the round is capped at 3 raises',
    });
  });

  test('003:153 it may be a full bet, with three raises after it', () => {
    const hand = table(limit(15, 30, 5));
    play(hand, '1 bet 15', '2 raise 30', '3 raise 45', '4 raise 60');
    expect(due(hand, 'bet').raise).toBeNull();
  });

  test('003:4066 at $4-$8 a bring-in of $1 is completed to $4 and not beyond', () => {
    const hand = play(table(limit(4, 8, 1)), '1 bring-in');
    expect(refusal(hand, '2 raise 8')).toContain('to $4');
    play(hand, '2 complete 4', '3 raise 8');
  });

  test('003:4950 it cannot be folded or checked', () => {
    const hand = table(limit(4, 8, 1));
    expect(refusal(hand, '1 fold')).toContain('cannot be folded');
    expect(refusal(hand, '1 check')).toContain('$1 is due');
  });

  test('003:4068 who made it may still complete when everybody has called, where the house says so', () => {
    const option = sevenCardStud({ betting: { ...threeRaises, bringInOption: true } });
    const hand = play(table(limit(4, 8, 1), undefined, option), '1 bring-in', '2 call', '3 call', '4 call');
    expect(due(hand, 'bet')).toMatchObject({
      seat: 0,
      check: true,
      raise: { word: 'complete', only: [400] },
    });
    play(hand, '1 complete 4', '2 raise 8', '3 raise 12', '4 raise 16');
    expect(due(hand, 'bet').raise).toBeNull();

    const without = play(table(limit(4, 8, 1)), '1 bring-in', '2 call', '3 call', '4 call');
    expect(without.state.round).toBe(2);
  });

  test('those who called a small bring-in may raise its completion', () => {
    const full = sevenCardStud({ betting: { ...threeRaises, shortAllIn: 'full' } });
    const hand = play(
      table(limit(4, 8, 3), undefined, full),
      '1 bring-in',
      '2 call',
      '3 complete 4',
      '4 fold',
    );
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [800] } });
    play(hand, '1 call');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, raise: { only: [800] } });
  });

  test('003:164 all in for the ante, the low card passes it left, to bring in, bet or fold', () => {
    const hand = table(limit(15, 30, 5), [1, 300, 300, 300]);
    expect(due(hand, 'bet')).toMatchObject({
      seat: 1,
      fold: true,
      check: false,
      bringIn: 500,
      raise: { only: [1500] },
    });
    play(hand, '2 fold');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, fold: true, bringIn: 500 });
    play(hand, '3 bring-in');
    expect(due(hand, 'bet')).toMatchObject({ seat: 3, fold: true, bringIn: 0, call: 500 });
    callAlong(play(hand, '4 fold'));
    expect(hand.state.chips[0] + hand.state.chips[2]).toBe(30300);
  });

  test('003:164 when all others fold to it the antes are shown down for', () => {
    const hand = table(limit(15, 30, 5), [1, 300, 300, 300]);
    play(hand, '2 fold', '3 fold');
    expect(hand.over).toBe(true);
    expect(hand.log.filter((event) => event.type === 'showed').map((event) => event.seat)).toEqual([0, 3]);
  });

  test('a bring-in for less than its price is called at its price', () => {
    const hand = table(limit(15, 30, 5), [4, 300, 300, 300]);
    expect(due(hand, 'bet')).toMatchObject({ bringIn: 300, raise: null });
    play(hand, '1 bring-in');
    expect(hand.state.chips[0]).toBe(0);
    expect(due(hand, 'bet').call).toBe(500);
  });

  test.each([
    ['003:151 deuces are lowest, of them clubs', lowestCard('high'), '2c', '2d', '3c', 'As'],
    ['003:407 Razz: aces are low, of kings spades', highestCard('low'), 'Ks', 'Kh', 'Qs', 'As'],
    ['003:4061 Razzdeucey: of aces clubs', highestCard('high', 'clubs'), 'Ac', 'Ad', 'Kc', '2c'],
    ['003:4281 Razzdacey: of kings clubs', highestCard('low', 'clubs'), 'Kc', 'Kd', 'Qc', 'Ac'],
    ['by chart, 003:6104: of aces spades', lowestCard('low', 'spades'), 'As', 'Ah', '2s', 'Kc'],
  ])('%s', (_, order, ...best) => {
    const values = best.map((card) => order(cards(card)[0]));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(4);
  });
});

describe('003:156 an open pair on fourth street', () => {
  const pair = (fourth: string) =>
    play(
      start(game, limit(5, 10, 2), [300, 300, 300], {
        deck: stacked([`Ah Kh 9c ${fourth}`, '3h 4h 2c 6d', '5h 6h Tc 3d']),
      }),
      '2 bring-in',
      '3 call',
      '1 call',
    );

  test('either limit may be bet; over the lower one, either may be raised', () => {
    const hand = pair('9d');
    expect(due(hand, 'bet')).toMatchObject({ seat: 0, raise: { only: [500, 1000] } });
    play(hand, '1 bet 5');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, call: 500, raise: { only: [1000, 1500] } });
    play(hand, '2 raise 15');
    expect(due(hand, 'bet')).toMatchObject({ seat: 2, raise: { only: [2500] } });
    play(hand, '3 raise 25');
    expect(due(hand, 'bet').raise?.only).toEqual([3500]);
  });

  test('a raise by the lower limit leaves both', () => {
    const hand = play(pair('9d'), '1 bet 5', '2 raise 10');
    expect(due(hand, 'bet').raise?.only).toEqual([1500, 2000]);
  });

  test('others keep the choice when the pair checks, and when it is folded', () => {
    const hand = play(pair('9d'), '1 check');
    expect(due(hand, 'bet').raise?.only).toEqual([500, 1000]);
    play(hand, '2 bet 10', '3 raise 20', '1 fold');
    expect(due(hand, 'bet').raise?.only).toEqual([3000]);
  });

  test('without a pair, and on fifth street with one, there is one size', () => {
    expect(due(pair('8d'), 'bet').raise?.only).toEqual([500]);
    const hand = play(pair('9d'), '1 check', '2 check', '3 check');
    expect(due(hand, 'bet').raise?.only).toEqual([1000]);
  });

  test('003:408 it does not count in Razz', () => {
    const hand = start(razz({}), limit(5, 10, 2), [300, 300], {
      deck: stacked(['Ah Kh 9c 9d', '3h 4h 2c 6d']),
    });
    play(hand, '1 bring-in', '2 call');
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, raise: { only: [500] } });
  });
});

describe('bets and openers', () => {
  test('003:145 the smaller bet on two rounds, the larger on three', () => {
    const hand = table(limit(15, 30, 5));
    const sizes: unknown[] = [];
    for (let round = 1; round <= 5; round++) {
      sizes.push(due(hand, 'bet').raise?.only?.[0]);
      callAlong(hand, (now) => now.over || now.state.round > round);
    }
    expect(sizes).toEqual([1500, 1500, 3000, 3000, 3000]);
    expect(hand.over).toBe(true);
  });

  test('003:152 the high board opens, of equal ones the first dealt', () => {
    const deck = stacked(['2h 3h 4c 9d', '5h 6h Kc 7d', '5d 6d Kd 7s', '2d 3d Qc Qd']);
    const hand = start(game, limit(15, 30, 5), [300, 300, 300, 300], { deck });
    expect(due(hand, 'bet').seat).toBe(0);
    callAlong(hand, (now) => now.state.round === 2);
    expect(due(hand, 'bet').seat).toBe(3);

    const tied = start(game, limit(15, 30, 5), [300, 300, 300], {
      deck: stacked(['2h 3h 4c 9d', '5h 6h Kc 7d', '5d 6d Kd 7s']),
    });
    callAlong(tied, (now) => now.state.round === 2);
    expect(due(tied, 'bet').seat).toBe(1);
  });

  test.each([
    ['003:407 Razz: king of spades brings in, best low opens', razz({}), 'Ks', 0],
    ['003:4061, 4073 Razzdeucey: aces are the worst cards', razzdeucey({}), 'Ac', 2],
    ['003:4281, 4296 Razzdacey: kings are', razzdacey({ sixth: 'best low' }), 'Kc', 0],
  ])('%s', (_, of, first, opens) => {
    const deck = stacked(['2h 3h Ac 7d', '5h 6h Kc 6c', '5d 6d Ks 5s', '2d 3d Ad Kh']);
    const hand = start(of, limit(15, 30, 5), [300, 300, 300, 300], { deck });
    expect(hand.state.up[due(hand, 'bet').seat]).toEqual(cards(first));
    callAlong(hand, (now) => now.state.round === 2);
    expect(due(hand, 'bet').seat).toBe(opens);
  });
});

describe('003:176 the stub runs short', () => {
  const eight = Array<number>(8).fill(300);
  const atStreet = (round: number) => (hand: { state: { round: number }; need: unknown }) =>
    hand.state.round === round || hand.need !== null;

  test('its last card and the burns serve those who are left', () => {
    const hand = callAlong(start(game, limit(15, 30, 5), eight.slice(1)), atStreet(5));
    // Seven got six cards after three burns; a fourth burn and five of the six last leave two waiting.
    expect(hand.need).toMatchObject({ pile: 'stub and burns' });
    expect(hand.need?.cards).toHaveLength(5);
    play(hand, 'shuffle');
    expect(hand.state.down.map((down) => down.length)).toEqual(Array(7).fill(3));
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.state.deck.length - hand.state.next).toBe(2);
    callAlong(hand);
  });

  test('when even they are too few one card serves all, and the high hand with it opens', () => {
    const deck = stacked(['', '', '', '9c 9d 4c 5c 6c 7c'], { board: '3c' });
    const hand = callAlong(start(game, limit(15, 30, 5), eight, { deck }), atStreet(5));
    expect(hand.need?.cards).toHaveLength(4);
    play(hand, 'shuffle');
    expect(hand.state.boards).toEqual([cards('3c')]);
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.log.find((event) => event.type === 'boarded')).toMatchObject({ community: true });
    expect(due(hand, 'bet').seat).toBe(3);
    callAlong(hand);
    expect(hand.state.chips[3]).toBe(30000 + 7 * 600);
  });

  test('003:176 folded cards stay out; 003:4115 they are mixed in', () => {
    const sixth = (of: typeof game) => {
      const hand = callAlong(start(of, limit(15, 30, 5), eight), (now) => now.state.round === 4);
      const { seat } = due(hand, 'bet');
      play(hand, `${seat + 1} fold`);
      return callAlong(hand, atStreet(5)).need;
    };
    expect(sixth(razz({}))?.cards).toHaveLength(1 + 3);
    expect(sixth(razzdeucey({}))?.cards).toHaveLength(1 + 3 + 6);
  });

  test('003:4937 the Super 7 games mix in the discards; 003:6160 Super Razz does not', () => {
    const { sevens, razzes } = {
      sevens: superSevenCardStud({ lastCard: 'down' }),
      razzes: superRazz({ lateBets: 'small', ranked: 'by face' }),
    };
    const high = callAlong(start(sevens, limit(15, 30, 5), eight), atStreet(4));
    // Two cards were left: one is burned, one stays with three burns and eight discards.
    expect(high.need?.cards).toHaveLength(1 + 3 + 8);
    callAlong(high);

    const low = callAlong(start(razzes, limit(15, 30, 5), eight), atStreet(4));
    expect(low.state.boards).toHaveLength(1);
    expect(low.state.up.every((up) => up.length === 3)).toBe(true);
    callAlong(low, atStreet(5));
    // Nothing is left at all: the three burns give a burn and a second card for all.
    expect(low.need?.cards).toHaveLength(3);
    play(low, 'shuffle');
    expect(low.state.boards[0]).toHaveLength(2);
    callAlong(low);
  });
});
