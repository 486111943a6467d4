import type { Ruling } from '../../../ruling.ts';
import { closedBets } from '../../closed-bets.ts';
import { betRulings } from './bets.ts';

/** 002:480: the twelve, the two, and the low three and six: that one can be read of two tiles. */
const highest = (is: 'two-four' | 'one-five'): Ruling => ({
  what: 'exposed card',
  when: {
    by: 'dealer',
    since: ['nothing'],
    anyRank: ['Teen', 'Dey', 'Gee3', is === 'two-four' ? 'Gee6' : 'Look'],
  },
  remedy: [{ do: 'deal again' }],
  reading: { setting: 'lowSix', is },
  cite: '002:480',
  say: `A two, a twelve, a low three or a low six (${is === 'two-four' ? '2-4' : '1-5'}) was exposed while the tiles were stacked: they are shuffled again.`,
});

/** 002:350-404, 002:480-499 */
export const paiGowTiles: readonly Ruling[] = [
  highest('two-four'),
  highest('one-five'),
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['nothing'], shown: { from: 2 } },
    remedy: [{ do: 'deal again' }],
    cite: '002:481',
    say: 'Two or more tiles were exposed: all tiles are shuffled again.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], dealer: true, count: { from: 2 }, acted: { below: 1 } },
    remedy: [{ do: 'deal again' }],
    reading: { setting: 'bankExposed', is: 'bets stay' },
    cite: '002:493',
    say: "Two or more of the player-dealer's tiles were exposed: all tiles are shuffled and stacked again for the same bets.",
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], dealer: true, count: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: '002:493',
    say: "Two or more of the player-dealer's tiles were exposed: play is dead, bets go back, and all tiles are shuffled again.",
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], dealer: true },
    remedy: [{ do: 'stands' }],
    cite: '002:492',
    say: 'The player-dealer must accept a tile that was exposed.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], count: { from: 2 } },
    remedy: [{ do: 'hand dead', chips: 'back' }],
    cite: '002:488',
    say: "Two or more of the player's tiles were exposed: the hand is dead, and the bet is returned.",
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'] },
    remedy: [{ do: 'stands' }],
    cite: '002:487',
    say: 'One tile was exposed: the player must accept it.',
  },
  {
    what: 'misset hand',
    when: { dealer: false, houseWay: false },
    remedy: [{ do: 'stands' }],
    cite: '002:499',
    say: 'Players arrange their own tiles: the hand is played as it was set.',
  },
  closedBets('002:350'),
  ...betRulings({ switched: '002:402', removed: '002:403-404', under: '002:356', over: '002:357' }),
];
