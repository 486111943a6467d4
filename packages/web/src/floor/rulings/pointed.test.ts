import type { HandInPlay } from '@cardroom/core/table';
import { describe, expect, test } from 'vitest';
import type { Nameable } from './nameables.ts';
import { markedOn, pointedAt, wrongWith } from './pointed.ts';
import { type Draft, type Known, NOTHING } from './ruling-draft.ts';

const nameables: readonly Nameable[] = [
  { label: 'Seat 1 · Ann', names: { spot: 0 }, cards: [-1, -1] },
  { label: 'Seat 1 · Ann · hand 2', names: { spot: 0, hand: 1 }, cards: [-1, -1] },
  { label: 'The player-dealer’s hand', names: { spot: -1 }, cards: [-1, -1] },
];
const exposed: Known = { what: 'exposed card', of: 'hand cards', asks: ['by'] };
const wrongSeat: Known = { what: 'wrong seat', of: 'hand', asks: ['other', 'count', 'looked'] };
const altered: Known = { what: 'altered wager', of: 'wager', asks: ['looked', 'cents'] };
const foreign: Known = { what: 'foreign card', of: 'table', asks: [] };
const card = (spot: number, place: number) => ({ what: 'card', names: { spot }, place }) as const;
const said = (part: Partial<Draft>): Draft => ({ ...NOTHING, what: 'exposed card', ...part });

describe('what is pointed at on the felt', () => {
  test('is the card, of a hand that is named with it', () => {
    const at = (draft: Draft, thing: Parameters<typeof pointedAt>[3]) =>
      pointedAt(draft, exposed, nameables, thing);
    expect(at(said({}), card(-1, 1))).toEqual({ named: 2, cards: [1], other: -1 });
    expect(at(said({ named: 2, cards: [1] }), card(-1, 0))).toEqual({ cards: [1, 0] });
    expect(at(said({ named: 2, cards: [1, 0] }), card(-1, 1))).toEqual({ cards: [0] });
    expect(at(said({ named: 2, cards: [1] }), card(0, 0))).toEqual({ named: 0, cards: [0], other: -1 });
    expect(at(said({}), { what: 'hand', names: { spot: 0, hand: 1 } })).toMatchObject({ named: 1 });
    expect(at(said({}), card(5, 0))).toBeNull();
    expect(at(said({}), { what: 'bet', names: { wager: 3 } })).toBeNull();
    expect(at(said({}), { what: 'table' })).toBeNull();
  });

  test('is marked, and so is what the panel has', () => {
    expect(markedOn(NOTHING, undefined, undefined, null)).toBeNull();
    expect(markedOn(NOTHING, undefined, undefined, card(0, 1))).toEqual({
      names: { spot: 0 },
      cards: [1],
      bet: false,
    });
    expect(markedOn(said({ named: 2, cards: [0] }), exposed, nameables[2], card(0, 1))).toEqual({
      names: { spot: -1 },
      cards: [0],
      bet: false,
    });
    expect(markedOn(said({}), exposed, undefined, card(0, 1))).toBeNull();
    expect(markedOn(said({ named: 0 }), altered, nameables[0], null)?.bet).toBe(true);
  });

  test('is the hand, and then the one that lies in its place', () => {
    const draft = said({ what: 'wrong seat' });
    expect(pointedAt(draft, wrongSeat, nameables, card(0, 1))).toEqual({ named: 0, cards: [], other: -1 });
    expect(pointedAt({ ...draft, named: 0 }, wrongSeat, nameables, card(-1, 1))).toEqual({ other: 2 });
  });

  test('is a bet, the deck or the board: what can have gone wrong with it is offered', () => {
    const hand = {
      kind: 'pot',
      state: {
        live: [1, 1],
        down: [
          [-1, -1],
          [-1, -1],
        ],
        up: [[], []],
      },
    } as unknown as HandInPlay;
    const all: readonly Known[] = [
      { what: 'exposed card', of: 'cards', asks: ['by'] },
      { what: 'extra card', of: 'seat', asks: ['by', 'count'] },
      foreign,
      { what: 'misread hand', of: 'seat', asks: ['by'] },
      { what: 'oversize chip', of: 'seat', asks: [] },
    ];
    const offered = (thing: Parameters<typeof wrongWith>[3]) =>
      wrongWith(NOTHING, all, hand, thing).map(({ what }) => what);
    expect(offered({ what: 'card', names: { seat: 1 }, place: 0 })).toEqual(['exposed card', 'extra card']);
    expect(offered({ what: 'hand', names: { seat: 1 } })).toEqual(['extra card', 'misread hand']);
    expect(offered({ what: 'bet', names: { seat: 1 } })).toEqual(['oversize chip']);
    expect(offered({ what: 'table' })).toEqual(['foreign card']);
    expect(offered({ what: 'hand', names: { seat: 7 } })).toEqual([]);
    expect(
      pointedAt(NOTHING, altered, [{ label: '', names: { wager: 3 }, cards: [] }], {
        what: 'bet',
        names: { wager: 3 },
      }),
    ).toEqual({ named: 0, cards: [], other: -1 });
  });
});
