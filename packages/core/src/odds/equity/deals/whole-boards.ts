import { high, high7At } from '../../../ranks/high/high.ts';
import { cardKeys } from '../../../ranks/tables/card-keys.ts';
import type { Deals } from './contest.ts';
import type { Tally } from './tally.ts';

// The compiler does not see through imports.
const KEYS = cardKeys;
const HOLE = 2;
const BOARD = 5;

/** Two known cards each, a whole board to come, and the best five of seven wins: what most questions are. */
export function isWholeBoard({ contest, players, boards }: Deals): boolean {
  const [share, ...others] = contest.shares;
  return (
    others.length === 0 &&
    contest.otherwise === undefined &&
    share.ranking === high &&
    share.from.use === 'any' &&
    boards.length === 1 &&
    boards[0].missing === BOARD &&
    players.length <= MOST_PLAYERS &&
    players.every(({ size, count, missing }) => size === HOLE && count === 1 && missing === 0)
  );
}

const MOST_PLAYERS = 10;

/** Every board, by the sums of the cards' keys; nothing is allocated and no card copied on the way. */
export function everyWholeBoard({ players, rest }: Deals, tally: Tally): void {
  const winners = new Float64Array(1 << players.length);
  if (players.length === 2) twoHands(players[0].hands, players[1].hands, Uint8Array.from(rest), winners);
  else manyHands(Uint8Array.from(players.flatMap(({ hands }) => [...hands])), Uint8Array.from(rest), winners);
  for (let set = 1; set < winners.length; set++) if (winners[set] > 0) tally.addWinners(set, winners[set]);
}

function twoHands(one: Uint8Array, other: Uint8Array, rest: Uint8Array, winners: Float64Array): void {
  const [p, q] = one;
  const [r, s] = other;
  const first = (KEYS[p] + KEYS[q]) | 0;
  const second = (KEYS[r] + KEYS[s]) | 0;
  const size = rest.length;
  let ahead = 0;
  let equal = 0;
  let all = 0;
  for (let i = 4; i < size; i++) {
    const a = rest[i];
    for (let j = 3; j < i; j++) {
      const b = rest[j];
      const two = (KEYS[a] + KEYS[b]) | 0;
      for (let k = 2; k < j; k++) {
        const c = rest[k];
        const three = (two + KEYS[c]) | 0;
        for (let l = 1; l < k; l++) {
          const d = rest[l];
          const four = (three + KEYS[d]) | 0;
          for (let m = 0; m < l; m++) {
            const e = rest[m];
            const board = (four + KEYS[e]) | 0;
            const mine = high7At((board + first) | 0, p, q, a, b, c, d, e);
            const theirs = high7At((board + second) | 0, r, s, a, b, c, d, e);
            if (mine > theirs) ahead++;
            else if (mine === theirs) equal++;
          }
          all += l;
        }
      }
    }
  }
  winners[1] = ahead;
  winners[3] = equal;
  winners[2] = all - ahead - equal;
}

function manyHands(hands: Uint8Array, rest: Uint8Array, winners: Float64Array): void {
  const count = hands.length / HOLE;
  const keys = Int32Array.from({ length: count }, (_, i) => KEYS[hands[2 * i]] + KEYS[hands[2 * i + 1]]);
  const size = rest.length;
  for (let i = 4; i < size; i++) {
    const a = rest[i];
    for (let j = 3; j < i; j++) {
      const b = rest[j];
      for (let k = 2; k < j; k++) {
        const c = rest[k];
        const three = (KEYS[a] + KEYS[b] + KEYS[c]) | 0;
        for (let l = 1; l < k; l++) {
          const d = rest[l];
          const four = (three + KEYS[d]) | 0;
          for (let m = 0; m < l; m++) {
            const e = rest[m];
            const board = (four + KEYS[e]) | 0;
            let best = 0;
            let set = 0;
            for (let at = 0; at < count; at++) {
              const value = high7At((board + keys[at]) | 0, hands[2 * at], hands[2 * at + 1], a, b, c, d, e);
              if (value > best) {
                best = value;
                set = 1 << at;
              } else if (value === best) set |= 1 << at;
            }
            winners[set]++;
          }
        }
      }
    }
  }
}
