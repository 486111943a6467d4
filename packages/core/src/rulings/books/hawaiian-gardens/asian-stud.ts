import type { Ruling } from '../../ruling.ts';
import { unawareOfARaise } from './changed-minds.ts';
import { chipAsCall } from './chips.ts';

/** On the deal, before anybody has acted. */
const onTheDeal = { since: ['deal'], acted: { below: 1 } } as const;

/** 003:789: a hand with a wrong number of cards. */
const wrongCount = (what: 'missing card' | 'extra card'): readonly Ruling[] => [
  {
    what,
    when: onTheDeal,
    remedy: [{ do: 'misdeal' }],
    cite: '003:789',
    say: 'A player has a wrong number of cards, and nobody has acted: it is a misdeal.',
  },
  {
    what,
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '003:789',
    say: 'A player has a wrong number of cards, and there has been action: the hand is dead, and its chips stay in the pot.',
  },
];

/** 003:778-806 */
export const asianFiveCardStud: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { ...onTheDeal, by: 'dealer', count: { from: 2 } },
    remedy: [{ do: 'hand dead', chips: 'ante back' }],
    cite: '003:800',
    say: 'The first two cards both came face up: the hand is dead, and the ante goes back.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', last: false },
    remedy: [{ do: 'next card down' }],
    cite: '003:778, 003:800',
    say: 'A downcard was exposed: the player’s next card comes face down.',
  },
  {
    what: 'exposed card',
    when: { by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: '003:779',
    say: 'A card its own player exposed still plays as a downcard.',
  },
  {
    what: 'boxed card',
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '003:798',
    say: 'A card that lay face up in the deck does not exist: the next card replaces it.',
  },
  {
    what: 'early street',
    remedy: [{ do: 'street out' }],
    cite: '003:780',
    say: 'Cards that came before the betting was done are out of play, and one more is burned for each player still in.',
  },
  {
    what: 'wrong burn',
    when: { looked: true },
    remedy: [{ do: 'stands' }],
    cite: '003:781',
    say: 'Nobody can tell which downcard it was: the player keeps it.',
  },
  {
    what: 'wrong burn',
    remedy: [{ do: 'put right' }],
    cite: '003:781',
    say: 'Too many cards were burned, or none: every card goes where it belongs.',
  },
  ...wrongCount('missing card'),
  ...wrongCount('extra card'),
  {
    what: 'hand in the muck',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    or: [{ name: 'The hand can be retrieved and plays', remedy: [{ do: 'stands' }] }],
    cite: '003:787',
    say: 'A hand of which a card has touched the muck is dead and loses its bet, unless the floor can retrieve it and lets it play.',
  },
  {
    what: 'misread hand',
    when: { by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: '003:791',
    say: 'A call stands, even by a player whose hand could not beat another’s upcards.',
  },
  chipAsCall('003:785'),
  ...unawareOfARaise({ cite: '003:806', until: 'called' }),
];
