import type { Ruling } from '../../ruling.ts';
import { through } from './lines.ts';

const ALL_IN = 'The player is declared all in';

/** 003:184-186: a last card that came face up is one of the upcards, or stays a downcard that all have seen. */
const AN_UPCARD = { setting: 'exposedLastCard', is: 'an upcard' } as const;
const A_DOWNCARD = { setting: 'exposedLastCard', is: 'a downcard' } as const;

/** 003:161: hole cards that come face up. */
const holeCards = (by: string | null): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], acted: { below: 1 }, count: { from: 2 } },
    remedy: [{ do: 'hand dead', chips: 'ante back' }],
    cite: through('003:161', by),
    say: 'Both hole cards came face up: the hand is dead, and the ante goes back. If it had to open, the next player to the left does, or folds.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'], acted: { below: 1 } },
    remedy: [{ do: 'next card down' }],
    cite: through('003:161', by),
    say: 'A hole card came face up: it plays as the upcard, and the third card is down.',
  },
];

/** 003:182-186: the last card, and one that falls off the table. */
const lastCards = (by: string | null): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: {
      by: 'dealer',
      since: ['street'],
      last: true,
      acted: { below: 1 },
      players: { below: 3 },
      place: { below: 1 },
    },
    remedy: [{ do: 'plays up' }, { do: 'last cards up' }],
    cite: through('003:185-186', by),
    say: 'The first of two players got the last card face up, so the second does too, and the betting goes on.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['street'], last: true, acted: { below: 1 }, players: { below: 3 } },
    remedy: [{ do: 'plays up' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'plays up' }, { do: 'all in' }] }],
    reading: AN_UPCARD,
    cite: through('003:185-186', by),
    say: 'The last card came face up to the second of two players, who may bet on or be declared all in. That is said before anybody acts.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['street'], last: true, acted: { below: 1 }, players: { below: 3 } },
    remedy: [{ do: 'stands' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'all in' }] }],
    reading: A_DOWNCARD,
    cite: through('003:185-186', by),
    say: 'The last card came face up to the second of two players and plays as a downcard. The player may bet on or be declared all in, which is said before anybody acts.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['street'], last: true, acted: { below: 1 } },
    remedy: [{ do: 'plays up' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'plays up' }, { do: 'all in' }] }],
    reading: AN_UPCARD,
    cite: through('003:184, 003:186', by),
    say: 'The last card came face up. The player may bet on or be declared all in, and says so before anybody acts; the others keep theirs down.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['street'], last: true, acted: { below: 1 } },
    remedy: [{ do: 'stands' }],
    or: [{ name: ALL_IN, remedy: [{ do: 'all in' }] }],
    reading: A_DOWNCARD,
    cite: through('003:184, 003:186', by),
    say: 'The last card came face up and plays as a downcard. The player may bet on or be declared all in, and says so before anybody acts; the others keep theirs down.',
  },
  {
    what: 'card off the table',
    remedy: [{ do: 'plays up' }],
    cite: through('003:182', by),
    say: 'A card dealt off the table plays, as an upcard.',
  },
];

/** 003:173-175 and 003:181: what the dealer deals wrong. */
const dealing = (by: string | null): readonly Ruling[] => [
  {
    what: 'wrong low card',
    remedy: [{ do: 'put right' }],
    cite: through('003:173', by),
    say: 'The player who really has to open bets, and the one named by mistake takes the chips back.',
  },
  {
    what: 'wrong burn',
    when: { last: true, looked: true },
    remedy: [{ do: 'stands' }],
    cite: through('003:174', by),
    say: 'The last cards are among the hole cards or have been looked at: each player keeps the card.',
  },
  {
    what: 'wrong burn',
    remedy: [{ do: 'put right' }],
    cite: through('003:174', by),
    say: 'Too many cards were burned, or none: every card goes where it belongs.',
  },
  {
    what: 'early street',
    when: { last: true, looked: true },
    remedy: [{ do: 'keep card' }, { do: 'no raise' }],
    cite: through('003:175', by),
    say: 'The last card came too early and is among the hole cards: the player keeps it, and may not raise while the others have six cards.',
  },
  {
    what: 'early street',
    when: { last: true, exposed: true },
    remedy: [{ do: 'keep card' }, { do: 'no raise' }],
    cite: through('003:175', by),
    say: 'The last card came too early and everybody has seen it: the player keeps it, and may not raise while the others have six cards.',
  },
  {
    what: 'early street',
    remedy: [{ do: 'street out' }],
    cite: through('003:175', by),
    say: 'Cards that came before the betting was done are out of play, and one more is burned for each player still in. After the betting the dealer burns and deals as always.',
  },
  ...(['missing card', 'extra card'] as const).map(
    (what): Ruling => ({
      what,
      when: { since: ['street'], last: true },
      remedy: [{ do: 'hand dead', chips: 'stay' }],
      cite: through('003:181', by),
      say: `A hand needs seven cards to win: with ${what === 'missing card' ? 'fewer' : 'more'} it is dead, and its chips stay in the pot.`,
    }),
  ),
];

/** 003:180 and 003:187-189: what players do. */
const players = (by: string | null): readonly Ruling[] => [
  {
    what: 'upcards picked up',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: through('003:180', by),
    say: 'A player who picks up the upcards instead of calling, and lets the next player act, has folded.',
  },
  {
    what: 'misread hand',
    when: { by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: through('003:187-189', by),
    say: 'A call stands, even by a player who did not see that another’s upcards are better.',
  },
];

/** 003:161-189, and by 003:227 and 003:411 for the games that take them over. */
export const sevenCardStud = (by: string | null = null): readonly Ruling[] => [
  ...holeCards(by),
  ...lastCards(by),
  ...dealing(by),
  ...players(by),
];

/** The newer texts say only that cards dealt too early are burned, and are shuffled in when the deck runs out. */
export const newerStud = (cite: string): readonly Ruling[] => [
  {
    what: 'early street',
    remedy: [{ do: 'street out', alone: true }],
    cite,
    say: 'Cards that came before the betting was done are burned. They are shuffled in if the deck runs out.',
  },
];
