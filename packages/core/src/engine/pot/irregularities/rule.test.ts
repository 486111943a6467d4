import { describe, expect, test } from 'vitest';
import { total } from '../../chips.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import type { Remedy } from '../../irregularities/remedy.ts';
import { Hand } from '../hand.ts';
import { boardGame, play, stacksOf, stakes, start } from '../testing.ts';

const limit = stakes([4, 8], { blinds: [2, 4] });
const begin = (): Hand => start(boardGame(), limit, [100, 100, 100]);

const ruled = (hand: Hand, irregularity: Irregularity, ...remedy: Remedy[]) =>
  hand.play({ type: 'rule', irregularity, remedy, say: 'As the floor says.', cite: '003:41-48' });

/** Every card of the pack lies in exactly one place. */
function packIsWhole({ state }: Hand): void {
  const { deck, next, burns, muck, thrown, down, up, boards, discards, ruled: after } = state;
  const cards = [
    ...deck.slice(next),
    ...burns,
    ...muck,
    ...thrown,
    ...down.flat(),
    ...up.flat(),
    ...boards.flat(),
    ...discards.flatMap((thrownNow) => thrownNow ?? []),
    ...(after?.aside ?? []),
  ];
  expect(cards.toSorted((a, b) => a - b)).toEqual([...state.game.pack.cards].sort((a, b) => a - b));
}

/** Shuffles what is due, turned around, so that nobody confuses it with the order before. */
function shuffleDue(hand: Hand): void {
  if (hand.need === null) throw new Error('No shuffle is due.');
  expect(hand.play({ type: 'shuffle', cards: [...hand.need.cards].reverse() }).ok).toBe(true);
}

describe('rulings in a hand for a pot', () => {
  test('003:42 an exposed downcard is replaced by the next card and becomes the burn', () => {
    const hand = begin();
    const [exposed] = hand.state.down[1];
    const next = hand.state.deck[6];
    expect(
      ruled(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'replace', old: 'next burn' }).ok,
    ).toBe(true);
    expect(hand.state.down[1]).toContain(next);
    expect(hand.state.burns).toEqual([exposed]);
    packIsWhole(hand);
    play(hand, '3 call', '1 call', '2 check');
    expect(hand.state.burns).toEqual([exposed]);
    expect(hand.state.boards[0]).toEqual([7, 8, 9].map((at) => hand.state.deck[at]));
    play(hand, '1 check', '2 check', '3 check');
    expect(hand.state.burns).toHaveLength(2);
    packIsWhole(hand);
  });

  test('a late card is seen by nobody else: it plays, is replaced, or makes the hand dead', () => {
    const named: Irregularity = { what: 'late card', seat: 1, cards: [1] };
    const hand = begin();
    play(hand, '3 call');
    const [kept, late] = hand.state.down[1];
    expect(ruled(hand, named, { do: 'stands' }).ok).toBe(true);
    expect([hand.state.down[1], hand.log.some(({ type }) => type === 'faced')]).toEqual([
      [kept, late],
      false,
    ]);
    const next = hand.state.deck[6];
    expect(ruled(hand, named, { do: 'replace', old: 'out' }).ok).toBe(true);
    expect([hand.state.down[1], hand.state.muck]).toEqual([[kept, next], [late]]);
    packIsWhole(hand);
    expect(hand.log.findLast((event) => event.type === 'moved' && event.to.in === 'muck')).toMatchObject({
      only: 1,
    });
    expect(ruled(hand, { what: 'late card', seat: 1 }, { do: 'stands' })).toMatchObject({ ok: false });
    expect(ruled(hand, named, { do: 'hand dead', chips: 'stay' }).ok).toBe(true);
    expect(hand.state.live[1]).toBe(0);
  });

  test('003:43-45 a flop too early goes back, the burn stays, and a new one comes without another', () => {
    const hand = begin();
    play(hand, '3 call');
    const early = hand.state.deck.slice(7, 10);
    expect(ruled(hand, { what: 'early board' }, { do: 'board again' }).ok).toBe(true);
    expect(hand.state.boards[0]).toEqual([]);
    expect(hand.state.ruled?.aside).toEqual(early);
    play(hand, '1 call', '2 check');
    expect(hand.need).toMatchObject({ pile: 'stub and cards aside' });
    shuffleDue(hand);
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.state.boards[0]).toEqual(hand.state.deck.slice(0, 3));
    packIsWhole(hand);
  });

  test('003:47 a turn too early is out until the pack is shuffled with it for the river, without a burn', () => {
    const hand = begin();
    play(hand, '3 call', '1 call', '2 check', '1 check');
    const early = hand.state.deck[11];
    expect(ruled(hand, { what: 'early board' }, { do: 'card out', boards: 1 }).ok).toBe(true);
    play(hand, '2 check', '3 check');
    expect(hand.state.boards[0]).toHaveLength(4);
    expect(hand.state.boards[0]).not.toContain(early);
    expect(hand.state.burns).toHaveLength(3);
    play(hand, '1 check', '2 check', '3 check');
    expect(hand.need?.cards).toContain(early);
    shuffleDue(hand);
    expect(hand.state.boards[0]).toHaveLength(5);
    expect(hand.state.burns).toHaveLength(3);
    packIsWhole(hand);
  });

  test('003:43 a flop of four cards is shuffled back and dealt again at once', () => {
    const hand = begin();
    play(hand, '3 call', '1 call', '2 check');
    expect(ruled(hand, { what: 'large board' }, { do: 'board again' }).ok).toBe(true);
    shuffleDue(hand);
    expect(hand.state.boards[0]).toHaveLength(3);
    expect(hand.state.burns).toHaveLength(1);
    expect(hand.state.round).toBe(2);
    packIsWhole(hand);
    play(hand, '1 check', '2 check', '3 check');
    expect(hand.state.boards[0]).toHaveLength(4);
  });

  test('003:48 an extra card is the burn; more than one is a misdeal', () => {
    const hand = begin();
    const extra = hand.state.deck[6];
    expect(ruled(hand, { what: 'extra card', seat: 0 }, { do: 'becomes the burn' }).ok).toBe(true);
    expect([hand.state.down[0].length, hand.state.burns]).toEqual([2, [extra]]);
    expect(ruled(hand, { what: 'extra card', seat: 0, count: 2 }, { do: 'misdeal' }).ok).toBe(true);
    expect([hand.over, hand.state.misdealt, stacksOf(hand)]).toEqual([true, true, [100, 100, 100]]);
  });

  test('003:41 when the first card off the pack is exposed, all are shuffled and dealt again; blinds stay', () => {
    const hand = begin();
    expect(ruled(hand, { what: 'exposed card', seat: 0, cards: [0] }, { do: 'deal again' }).ok).toBe(true);
    expect(hand.need).toMatchObject({ pile: 'pack again' });
    shuffleDue(hand);
    expect([stacksOf(hand), hand.state.actor]).toEqual([[98, 96, 100], 2]);
    packIsWhole(hand);
    play(hand, '3 call', '1 call', '2 check');
    expect(hand.state.boards[0]).toHaveLength(3);
  });

  test('002:533 a dead hand leaves its chips, or has them back; the last one in wins', () => {
    const hand = begin();
    play(hand, '3 call', '1 call');
    expect(ruled(hand, { what: 'extra card', seat: 1 }, { do: 'hand dead', chips: 'back' }).ok).toBe(true);
    expect(stacksOf(hand)).toEqual([96, 100, 96]);
    expect(ruled(hand, { what: 'two acted behind', seat: 0 }, { do: 'hand dead', chips: 'stay' }).ok).toBe(
      true,
    );
    expect([hand.over, stacksOf(hand)]).toEqual([true, [96, 100, 104]]);
    expect(total(hand.state.chips)).toBe(30_000);
    packIsWhole(hand);
  });

  test('003:299 a call is taken back as long as nobody has followed', () => {
    const hand = begin();
    play(hand, '3 raise 8', '1 call');
    expect(ruled(hand, { what: 'unaware of a raise', seat: 0 }, { do: 'take back' }).ok).toBe(true);
    expect([hand.state.actor, stacksOf(hand)[0]]).toEqual([0, 98]);
    play(hand, '1 fold');
    expect(ruled(hand, { what: 'unaware of a raise', seat: 2 }, { do: 'take back' })).toMatchObject({
      ok: false,
      code: 'not-allowed',
    });
  });

  test('003:185 a player declared all in contests the pot so far and is asked no more', () => {
    const hand = begin();
    play(hand, '3 call', '1 call', '2 check');
    expect(
      ruled(hand, { what: 'exposed card', seat: 0, cards: [0], by: 'dealer' }, { do: 'all in' }).ok,
    ).toBe(true);
    expect(hand.state.actor).toBe(1);
    play(hand, '2 bet 4', '3 call');
    play(hand, '2 check', '3 check', '2 check', '3 check');
    expect(hand.over).toBe(true);
    expect(total(hand.state.chips)).toBe(30_000);
  });

  test('what was ruled is in the log, and the log replays to the same hand', () => {
    const hand = begin();
    play(hand, '3 call');
    ruled(hand, { what: 'early board' }, { do: 'board again' });
    ruled(hand, { what: 'exposed card', seat: 0, cards: [1] }, { do: 'stands' });
    play(hand, '1 call', '2 check');
    shuffleDue(hand);
    expect(Hand.replay(hand.state.setup, hand.log).state).toEqual(hand.state);
    expect(hand.log.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['irregular', 'ruled', 'faced', 'moved']),
    );
  });

  test('nonsense is refused and changes nothing', () => {
    const hand = begin();
    const before = JSON.stringify(hand.state);
    const bad: [Partial<Irregularity>, Remedy][] = [
      [{ what: 'nothing of the kind' as 'extra card' }, { do: 'stands' }],
      [{ what: 'extra card', seat: 7 }, { do: 'stands' }],
      [{ what: 'exposed card', seat: 0, cards: [9] }, { do: 'stands' }],
      [{ what: 'exposed card', seat: 0 }, { do: 'stands' }],
      [{ what: 'large board' }, { do: 'board again' }],
      [{ what: 'early street' }, { do: 'street out' }],
      [{ what: 'wrong burn' }, { do: 'replace', old: 'out' }],
      [{ what: 'wrong burn' }, { do: 'toString' } as unknown as Remedy],
      [{ what: 'changed draw', seat: 0 }, { do: 'take back' }],
    ];
    for (const [irregularity, remedy] of bad)
      expect(ruled(hand, irregularity as Irregularity, remedy), JSON.stringify(irregularity)).toMatchObject({
        ok: false,
      });
    expect(hand.play({ type: 'rule' } as never).ok).toBe(false);
    expect(JSON.stringify(hand.state)).toBe(before);
  });
});
