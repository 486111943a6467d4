import { describe, expect, test } from 'vitest';
import { cards } from '../../../cards/testing-cards.ts';
import { mexicanPoker } from '../../../games/stud/mexican.ts';
import { sevenCardStud } from '../../../games/stud/seven-card-stud.ts';
import { viewFor } from '../../index.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import { evolve } from '../evolve.ts';
import type { Hand } from '../hand.ts';
import { newHand } from '../state.ts';
import { callAlong, due, play, stacked, stakes, start } from '../testing.ts';

const at = stakes([5, 10], { ante: 1, bringIn: 2 });
/** Down, down, up: the first has the low card, the last the high one. */
const HANDS = ['Kc Qd 2c', 'Jc Td 7c', '8c 8d Ah'];
const begin = (): Hand => start(sevenCardStud({}), at, [100, 100, 100], { deck: stacked(HANDS) });

const ruled = (hand: Hand, irregularity: Irregularity, ...remedy: Remedy[]) =>
  hand.play({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: '003:161' });

/** The hand as a seat sees it. */
function seenBy(hand: Hand, seat: number) {
  const view = newHand(hand.state.setup);
  for (const event of hand.log) evolve(view, viewFor(event, seat));
  return view;
}

describe('upcards after a ruling', () => {
  test('003:161 once somebody has acted, the next street comes down instead of the third card', () => {
    const hand = play(begin(), '1 bring-in', '2 call');
    expect(ruled(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'next card down' }).ok).toBe(
      true,
    );
    expect([hand.state.down[1], hand.state.up[1], hand.state.actor]).toEqual([
      cards('Td'),
      cards('7c Jc'),
      2,
    ]);
    callAlong(hand, ({ state }) => state.round === 2);
    expect([hand.state.down[1].length, hand.state.up[1].length]).toEqual([2, 2]);
    callAlong(hand, ({ state }) => state.round === 3);
    expect(hand.state.up[1]).toHaveLength(3);
  });

  test('003:161 every view has the same upcards, whatever was turned up before', () => {
    const hand = begin();
    ruled(hand, { what: 'card off the table', seat: 1, cards: [0] }, { do: 'plays up' });
    ruled(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'next card down' });
    expect([hand.state.down[1], hand.state.up[1]]).toEqual([cards('7c'), cards('Jc Td')]);
    for (const seat of [0, 1, 2]) expect(seenBy(hand, seat).up).toEqual(hand.state.up);
  });

  test('003:161 a forced bet falls to the next player, who may fold, and so on around the table', () => {
    const hand = begin();
    ruled(hand, { what: 'exposed card', seat: 0, cards: [0, 1] }, { do: 'hand dead', chips: 'ante back' });
    expect(due(hand, 'bet')).toMatchObject({ seat: 1, fold: true, bringIn: 200 });
    play(hand, '2 fold');
    expect([hand.over, hand.state.chips[2]]).toEqual([true, 10_100]);
  });

  test('003:184 who is declared all in does not open; the best of the others does', () => {
    const hand = callAlong(begin(), ({ state }) => state.round === 5);
    const { actor } = hand.state;
    ruled(hand, { what: 'exposed card', seat: actor, cards: [2] }, { do: 'plays up' }, { do: 'all in' });
    expect([hand.state.actor === actor, hand.state.round]).toEqual([false, 5]);
  });

  test('003:186 a round that has chips in it goes on as it began', () => {
    const hand = play(begin(), '1 bring-in');
    const { actor, level } = hand.state;
    ruled(hand, { what: 'card off the table', seat: 2, cards: [0] }, { do: 'plays up' });
    expect([hand.state.actor, hand.state.level, hand.state.round]).toEqual([actor, level, 1]);
  });

  test('003:368 a card that stays down is no upcard, and the next one still comes down', () => {
    const hand = start(mexicanPoker({ turnedJoker: 'up' }), at, [100, 100], {
      deck: stacked(['5c Jk 5d', '7c 6h Kc']),
    });
    ruled(hand, { what: 'exposed card', seat: 0, cards: [0] }, { do: 'next card down', stays: true });
    callAlong(hand, ({ state }) => state.round === 2);
    expect([hand.state.down[0], hand.state.up[0]]).toEqual([cards('Jk 5d'), cards('5c')]);
    expect(seenBy(hand, 1).down[0]).toContain(cards('Jk')[0]);
  });

  test('there is no next card on the last street, and no upcard is exposed', () => {
    const hand = callAlong(begin(), ({ state }) => state.round === 5);
    const before = JSON.stringify(hand.state);
    expect(ruled(hand, { what: 'exposed card', seat: 0, cards: [0] }, { do: 'next card down' }).ok).toBe(
      false,
    );
    expect(ruled(hand, { what: 'exposed card', seat: 0, cards: [4] }, { do: 'stands' }).ok).toBe(false);
    expect(ruled(hand, { what: 'flashed card', seat: 0, cards: [4] }, { do: 'stands' }).ok).toBe(false);
    expect(JSON.stringify(hand.state)).toBe(before);
  });
});
