import { expect, test } from 'vitest';
import { layout } from '../../felt/index.ts';
import { overlap } from '../../felt/spots.ts';
import { tagPlaces, tagSpot } from './tag-place.ts';

const FELTS = [
  [928, 560],
  [640, 320],
  [1490, 800],
] as const;
const WON = { text: '+$1,244', hand: 'full house, queens over threes', won: true };
const LOST = { text: '', hand: 'three queens, ace-king kickers', won: false };

test.each(FELTS)(
  'what hands came to covers neither board nor cards nor names, nor each other, %i by %i',
  (width, height) => {
    let told = 0;
    for (const seats of [2, 3, 4, 6, 7, 8, 9, 10])
      for (const wide of [false, true])
        for (const you of [0, null]) {
          const felt = layout('oval', seats, you, { width, height }, { wide });
          for (let winner = 0; winner < seats; winner++) {
            const other = (winner + 1) % seats;
            const words = felt.seats.map(({ seat }) =>
              seat === winner ? WON : seat === other ? LOST : null,
            );
            const places = tagPlaces(felt, words);
            const rooms = [winner, other].flatMap((seat) =>
              places[seat].hand === '' ? [] : [places[seat].place?.room ?? felt.board],
            );
            const things = [
              felt.board,
              felt.pot,
              ...felt.seats.flatMap(({ plate, cards }) => [plate, cards]),
            ];
            for (const [i, room] of rooms.entries())
              for (const thing of [...things, ...rooms.slice(i + 1)])
                expect(overlap(room, thing), `seat ${winner} of ${seats}`).toBe(false);
            told += rooms.length;
          }
        }
    // Of 392 most have room, also where there is little.
    expect(told).toBeGreaterThan(200);
  },
);

test('at a laptop every winner of seven has room for the hand, and says it below the felt where it is long', () => {
  const felt = layout('oval', 7, 0, { width: 928, height: 560 }, { wide: true });
  for (let seat = 0; seat < 7; seat++) {
    const at = (hand: string) =>
      tagPlaces(
        felt,
        felt.seats.map((of) => (of.seat === seat ? { ...WON, hand } : null)),
      )[seat].hand;
    expect(at(WON.hand)).toBe(WON.hand);
    expect(at('Omaha: full house, queens over threes\ndraw: pair of aces')).toBe('');
  }
});

test('at a player-dealer table a seat without cards says at its plate what it won, one with cards at their foot', () => {
  const felt = layout('arc', 8, 0, { width: 390, height: 500 }, { circles: 2, wide: true });
  const of = { layout: felt, paid: true, banker: true };
  for (const spots of felt.seats) {
    const { plate, cards, note } = spots;
    const at = tagSpot({ ...of, spots, bare: true });
    expect(Math.abs(at.y - plate.y)).toBeLessThan((plate.height + at.height) / 2 + 4);
    expect(overlap(at, plate)).toBe(false);
    expect(tagSpot({ ...of, spots, bare: false })).toBe(note);
    expect(overlap(note, cards)).toBe(false);
  }
});
