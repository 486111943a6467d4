import { describe, expect, test } from 'vitest';
import { total } from '../../../engine/chips.ts';
import { callAlong, play, stacksOf } from '../../../engine/pot/testing.ts';
import { holdem, omahaHiLo, tahoePineappleHiLo } from '../../../houses/empire/poker.ts';
import { allCards, dealt, ruleOn } from '../../testing.ts';

const games = [
  ["hold'em", holdem, ''],
  ['Omaha', omahaHiLo, ' (by 002:547)'],
  ['Tahoe Pineapple', tahoePineappleHiLo, ' (by 002:577)'],
] as const;

describe.each(games)('rulings of the Empire: %s', (_, offering, by) => {
  const begin = () => dealt(offering);
  const pack = allCards(begin().state);

  test.each(['extra card', 'missing card'] as const)(
    '002:531-533 %s: a misdeal before two have acted, then a dead hand',
    (what) => {
      const hand = play(begin(), '3 call');
      expect(ruleOn(offering, hand, { what, seat: 0 })).toEqual({
        cite: `002:531-533${by}`,
        does: ['misdeal'],
      });
      expect([hand.over, hand.state.misdealt, stacksOf(hand)]).toEqual([true, true, [100, 100, 100, 100]]);

      const later = play(begin(), '3 call', '4 call');
      const before = stacksOf(later);
      expect(ruleOn(offering, later, { what, seat: 3 })).toEqual({
        cite: `002:531-533${by}`,
        does: ['hand dead'],
      });
      expect([later.state.live, stacksOf(later)]).toEqual([[1, 1, 1, 0], before]);
      expect(allCards(later.state)).toEqual(pack);
      expect(total(callAlong(later).state.chips)).toBe(40_000);
    },
  );

  test('002:531-533 on a later round two have acted, whoever has in this one', () => {
    const hand = play(begin(), '3 call', '4 call', '1 call', '2 check');
    expect(hand.state.boards[0]).toHaveLength(3);
    expect(ruleOn(offering, hand, { what: 'extra card', seat: 1 }).does).toEqual(['hand dead']);
  });

  test('002:535 a flop with too many cards goes back; the burn stays the only one', () => {
    const hand = play(begin(), '3 call', '4 call', '1 call', '2 check');
    expect(ruleOn(offering, hand, { what: 'large board' })).toEqual({
      cite: `002:535${by}`,
      does: ['board again'],
    });
    play(hand, 'shuffle');
    expect([hand.state.boards[0].length, hand.state.burns.length]).toEqual([3, 1]);
    expect(allCards(hand.state)).toEqual(pack);
    expect(callAlong(hand).over).toBe(true);
  });

  test('002:537 a flop before the betting is done goes back; the burn stays the only one', () => {
    const hand = play(begin(), '3 call');
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: `002:537${by}`,
      does: ['board again'],
    });
    expect(hand.state.boards[0]).toEqual([]);
    play(hand, '4 call', '1 call', '2 check', 'shuffle');
    expect([hand.state.boards[0].length, hand.state.burns.length]).toEqual([3, 1]);
    expect(callAlong(hand).over).toBe(true);
  });

  test('002:539 a turn before the betting is done does not play, and is shuffled in for the river', () => {
    const hand = play(begin(), '3 call', '4 call', '1 call', '2 check', '1 check');
    const early = hand.state.deck[hand.state.next + 1];
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: `002:539${by}`,
      does: ['card out'],
    });
    play(hand, '2 check', '3 check', '4 check');
    expect(hand.state.boards[0]).toHaveLength(4);
    expect(hand.state.boards[0]).not.toContain(early);
    play(hand, '1 check', '2 check', '3 check', '4 check');
    expect(hand.need?.cards).toContain(early);
    play(hand, 'shuffle');
    expect(hand.state.boards[0]).toHaveLength(5);
    expect(allCards(hand.state)).toEqual(pack);
  });

  test('002:541 a river before the betting is done is shuffled back in the same way', () => {
    const hand = play(begin(), '3 call', '4 call', '1 call', '2 check');
    play(hand, '1 check', '2 check', '3 check', '4 check', '1 check');
    const early = hand.state.deck[hand.state.next + 1];
    expect(ruleOn(offering, hand, { what: 'early board' })).toEqual({
      cite: `002:541${by}`,
      does: ['card out'],
    });
    play(hand, '2 check', '3 check', '4 check');
    expect(hand.need?.cards).toContain(early);
    play(hand, 'shuffle');
    expect(hand.state.boards[0]).toHaveLength(5);
    expect(callAlong(hand).over).toBe(true);
  });

  test('002:501-577 what the book does not print is the room’s own', () => {
    expect(ruleOn(offering, begin(), { what: 'exposed card', seat: 1, cards: [0] }).cite).toBeNull();
    expect(ruleOn(offering, begin(), { what: 'boxed card', seat: 1, cards: [0] }).cite).toBeNull();
  });
});
