import type { Ruling } from '../../ruling.ts';

/** Cards that a player must keep when they are exposed before the draw (002:588). */
const FIVE_AND_UNDER = ['A', '2', '3', '4', '5'];
const ABOVE_FIVE = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** 002:583, 002:588, 002:598, 002:606: cards. */
const cards: readonly Ruling[] = [
  ...(['extra card', 'missing card'] as const).map(
    (what): Ruling => ({
      what,
      when: { by: 'dealer', since: ['draw'], dealer: false, dealerIn: true, players: { from: 3 } },
      remedy: [
        { do: 'hand dead', chips: 'stay' },
        { do: 'hand dead', chips: 'stay', of: 'dealer' },
      ],
      reading: { setting: 'drawMistake', is: 'both hands' },
      cite: '002:583, 002:605',
      say: 'A hand with a wrong number of cards after the draw is foul, and so is that of the player who dealt them. Their chips stay in the pot.',
    }),
  ),
  {
    what: 'extra card',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '002:583',
    say: 'A hand with more than five cards is foul: it is dead, and its chips stay in the pot.',
  },
  {
    what: 'missing card',
    when: { drawn: { from: 1 } },
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '002:583',
    say: 'A hand with fewer than five cards after the draw is foul: it is dead, and its chips stay in the pot.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', dealer: true },
    remedy: [{ do: 'stands' }],
    cite: '002:588',
    say: 'The player who deals takes every exposed card.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', drawn: { below: 1 }, ranks: FIVE_AND_UNDER },
    remedy: [{ do: 'stands' }],
    cite: '002:588',
    say: 'Before the draw, an exposed card that is a five or lower must be taken.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', drawn: { below: 1 } },
    remedy: [{ do: 'replace', old: 'out', ranks: ABOVE_FIVE }],
    cite: '002:588',
    say: 'Before the draw, an exposed card above a five is out of play, and the player must accept another card for it.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', drawn: { from: 1 } },
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '002:588',
    say: 'After the draw, an exposed card may not be taken: it is out of play, and the player must accept another card for it.',
  },
  {
    what: 'flashed card',
    remedy: [{ do: 'stands' }],
    cite: '002:606',
    say: 'Only a card that lies face up is exposed. A card that somebody caught sight of plays.',
  },
  {
    what: 'boxed card',
    when: { count: { from: 5 } },
    remedy: [{ do: 'misdeal' }],
    cite: '002:598',
    say: 'Five cards together lay face up in the deck: it is a misdeal.',
  },
  {
    what: 'boxed card',
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '002:598',
    say: 'A card that lay face up in the deck is dead: it goes to the discards, and the next card replaces it.',
  },
];

/** 002:601, 002:604-605: what the one who deals does. */
const dealing: readonly Ruling[] = [
  {
    what: 'wrong deal',
    when: { opened: false },
    remedy: [{ do: 'misdeal' }],
    cite: '002:601',
    say: 'The wrong player dealt, and nobody has opened: all hands are dead, and the hand is dealt again.',
  },
  {
    what: 'wrong deal',
    when: { opened: true },
    remedy: [{ do: 'stands' }],
    cite: '002:601',
    say: 'The wrong player dealt, but the pot has been opened: play goes on, and the deal moves on from the player who dealt.',
  },
  {
    what: 'burn card taken',
    when: { dealer: true },
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: '002:604',
    say: 'The player who deals took the burn card: that hand is dead, and its chips stay in the pot.',
  },
  {
    what: 'burn card taken',
    when: { dealer: false, looked: true },
    remedy: [{ do: 'stands' }],
    cite: '002:604',
    say: 'The burn card was dealt to a player and lies in that hand: it plays.',
  },
  ...(['dealt out of order', 'skipped player', 'wrong burn'] as const).map(
    (what): Ruling => ({
      what,
      when: { since: ['draw'], dealerIn: true },
      remedy: [{ do: 'hand dead', chips: 'stay', of: 'dealer' }],
      cite: '002:605',
      say: 'The player who deals made a mistake on the draw: that hand is dead, and its chips stay in the pot.',
    }),
  ),
];

/** 002:584, 002:587, 002:600, 002:603: what players do and say. */
const players: readonly Ruling[] = [
  {
    what: 'unaware of a raise',
    when: { drawn: { below: 1 }, raised: true },
    remedy: [{ do: 'stands' }],
    cite: '002:584',
    say: 'A player who said pat without knowing of a raise may still play the hand, even though others have acted since.',
  },
  {
    what: 'misstated hand',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    or: [{ name: 'Nobody threw cards away because of it', remedy: [{ do: 'put right' }] }],
    cite: '002:587',
    say: 'A player who called a hand better than it is, so that another threw cards away, has no claim to the pot. The best hand left wins.',
  },
  {
    what: 'two acted behind',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    or: [{ name: 'The hand plays on', remedy: [{ do: 'stands' }] }],
    reading: { setting: 'silence', is: 'floor decides' },
    cite: '002:600',
    say: 'Two players acted while this one said nothing and did not call time: the hand is dead, unless the floor lets it play.',
  },
  {
    what: 'two acted behind',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    reading: { setting: 'silence', is: 'dead' },
    cite: '002:600',
    say: 'Two players acted while this one said nothing and did not call time: the hand is dead.',
  },
  {
    what: 'changed draw',
    when: { lastAct: true },
    remedy: [{ do: 'take back' }],
    byPlayer: true,
    cite: '002:603',
    say: 'The number of cards drawn may be changed, because the next player has not acted.',
  },
  {
    what: 'changed draw',
    remedy: [{ do: 'stands' }],
    byPlayer: true,
    cite: '002:603',
    say: 'The next player has acted: the number of cards drawn stands.',
  },
];

/** 002:583-606 */
export const lowball: readonly Ruling[] = [...cards, ...dealing, ...players];
