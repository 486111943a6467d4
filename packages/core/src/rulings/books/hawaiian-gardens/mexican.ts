import type { Ruling } from '../../ruling.ts';

const ALL_IN = 'The player is declared all in';

/** 003:368-379 */
export const mexicanPoker: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { by: 'dealer', last: true, anyRank: ['Jk'] },
    remedy: [{ do: 'stands' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'all in' }] }],
    cite: '003:368',
    say: 'The joker was exposed: it plays as a downcard and stays wild for everything. The player may be declared all in.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', last: true },
    remedy: [{ do: 'plays up' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'plays up' }, { do: 'all in' }] }],
    reading: { setting: 'exposedLastCard', is: 'an upcard' },
    cite: '003:368',
    say: 'The last downcard was exposed: it plays as an upcard, and the player may be declared all in.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', last: true },
    remedy: [{ do: 'stands' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'all in' }] }],
    reading: { setting: 'exposedLastCard', is: 'a downcard' },
    cite: '003:368',
    say: 'The last downcard was exposed: it stays a downcard, and the player may be declared all in.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', anyRank: ['Jk'] },
    remedy: [{ do: 'next card down', stays: true }],
    or: [{ name: ALL_IN, remedy: [{ do: 'next card down', stays: true }, { do: 'all in' }] }],
    cite: '003:368',
    say: 'The joker was exposed: it plays as a downcard and stays wild for everything. The player’s next card comes down, and the player may be declared all in.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer' },
    remedy: [{ do: 'next card down' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'next card down' }, { do: 'all in' }] }],
    cite: '003:368',
    say: 'A downcard was exposed: the player’s next card comes down, and the player may be declared all in.',
  },
  {
    what: 'exposed card',
    when: { by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: '003:375',
    say: 'A downcard its own player exposed still plays as a downcard.',
  },
  {
    what: 'dealt out of order',
    when: { since: ['deal'], acted: { below: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: '003:370',
    say: 'The first cards were dealt out of order, and fewer than two players have acted: it is a misdeal.',
  },
  {
    what: 'dealt out of order',
    when: { since: ['deal'] },
    remedy: [{ do: 'stands' }],
    cite: '003:370',
    say: 'The first cards were dealt out of order, but two players have acted: the hand goes on.',
  },
  {
    what: 'skipped player',
    when: { since: ['deal'], acted: { below: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: '003:370',
    say: 'A player was skipped, and fewer than two players have acted: it is a misdeal.',
  },
  {
    what: 'skipped player',
    when: { since: ['deal'] },
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '003:370',
    say: 'A player was skipped, but two players have acted: the hand that was not dealt to is dead, and play goes on.',
  },
  {
    what: 'dealt out of order',
    when: { since: ['street'] },
    remedy: [{ do: 'put right' }, { do: 'no betting' }],
    cite: '003:371-373',
    say: 'Cards dealt out of order go to the right players, face up. Nobody bets in this round, and bets already made go back.',
  },
  {
    what: 'hand in the muck',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '003:379',
    say: 'A hand of which a card has touched the muck is dead.',
  },
];
