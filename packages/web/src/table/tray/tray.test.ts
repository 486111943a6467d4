import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPlacing, inPlace, nextToFill, placingOf, put, type TrayPlace, tap } from './tray.ts';

const place = (id: string, room: number): TrayPlace => ({ id, title: id, room, lies: [] });
const places = [place('front', 3), place('middle', 5), place('back', 5)];
const cards = Array.from({ length: 13 }, (_, i) => i);

describe('the tray a hand is set in', () => {
  it('never loses a card nor overfills a place, whatever is tapped', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), fc.integer({ min: -1, max: 2 }), fc.boolean())), (moves) => {
        let placing = emptyPlacing(cards);
        for (const [card, to, tapped] of moves)
          placing = tapped ? tap(placing, card, Math.max(0, to), places) : put(placing, card, to, places);
        const sizes = places.map((_, i) => inPlace(cards, placing, i).length);
        expect(sizes.every((size, i) => size <= places[i].room)).toBe(true);
        expect(sizes.reduce((sum, size) => sum + size, 0) + inPlace(cards, placing, -1).length).toBe(13);
      }),
    );
  });

  it('fills the place asked for, then the first with room', () => {
    let placing = emptyPlacing(cards);
    for (const card of [0, 1, 2]) placing = put(placing, card, 0, places);
    expect(nextToFill(placing, 0, places)).toBe(1);
    expect(nextToFill(placing, 2, places)).toBe(2);
    // A fourth card for the front takes the place of the last one there, which goes where it came from.
    expect(inPlace(cards, put(placing, 9, 0, places), 0)).toEqual([0, 1, 9]);
  });

  it('finds equal cards of a shoe or a set of tiles one by one', () => {
    expect(placingOf([70, 70, 71, 72], [[70, 71]])).toEqual([0, -1, 0, -1]);
  });
});
