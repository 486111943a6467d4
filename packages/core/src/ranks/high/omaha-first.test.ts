import { expect, test } from 'vitest';
import { cardOf } from '../../cards/index.ts';
import { high5 } from './high.ts';
import { omahaHigh4 } from './omaha.ts';

/** Five ranks from the deuce up, none held more than four times, as cards of the suits in turn. */
function* boards(from = 0, held: number[] = []): Generator<number[]> {
  if (held.length === 5) {
    yield held;
    return;
  }
  for (let rank = from; rank < 13; rank++) {
    const same = held.filter((card) => card >> 2 === rank).length;
    if (same < 4) yield* boards(rank, [...held, cardOf(rank, same)]);
  }
}

function plain(hole: readonly number[], board: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < 4; i++) {
    for (let j = 0; j < i; j++) {
      for (let x = 2; x < 5; x++) {
        for (let y = 1; y < x; y++) {
          for (let z = 0; z < y; z++)
            best = Math.max(best, high5(hole[i], hole[j], board[x], board[y], board[z]));
        }
      }
    }
  }
  return best;
}

// A file of its own: the first hand of a process finds every table empty, also those of other rankings.
test('the first hand ever ranked leaves every one of the 6,175 boards right', () => {
  const high = (hole: readonly number[], board: readonly number[]) =>
    omahaHigh4(hole[0], hole[1], hole[2], hole[3], board[0], board[1], board[2], board[3], board[4]);
  high([51, 47, 43, 3], [46, 13, 48, 5, 36]);
  let count = 0;
  for (const board of boards()) {
    count++;
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !board.includes(card));
    const hole = [0, 1, 2, 3].map((i) => rest[(count * 7 + i * 11) % rest.length]);
    expect(high(hole, board)).toBe(plain(hole, board));
  }
  expect(count).toBe(6175);
});
