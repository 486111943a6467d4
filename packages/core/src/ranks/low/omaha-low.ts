import { isPlain } from '../../cards/index.ts';
import { omaha } from '../high/omaha.ts';
import type { Ranking } from '../ranking.ts';
import { aceFive } from './low.ts';

const five = new Uint8Array(5);

/** Omaha low without a qualifier (003:1218, 004:1416 let a house post that). */
export const omahaLow: Ranking = {
  id: 'omaha-low',
  title: 'Omaha ace-to-five low without a qualifier, two of four or five hole cards with three of the board',
  parts: omaha.parts,
  accepts: isPlain,
  value(hole, board = []) {
    let best = 0;
    for (let i = 1; i < hole.length; i++) {
      for (let j = 0; j < i; j++) {
        five[0] = hole[i];
        five[1] = hole[j];
        for (let x = 2; x < board.length; x++) {
          for (let y = 1; y < x; y++) {
            for (let z = 0; z < y; z++) {
              five[2] = board[x];
              five[3] = board[y];
              five[4] = board[z];
              best = Math.max(best, aceFive.value(five));
            }
          }
        }
      }
    }
    return best;
  },
  name: aceFive.name,
  plays: { first: [2], five: aceFive },
};
