import type { Ruling } from '../ruling.ts';

/** On the deal, before anybody has acted; and before two have, when a deal may still be called off. */
const onTheDeal = { since: ['deal'], acted: { below: 1 } } as const;
/** The same where a board has come before anybody could act. */
const nobodyActed = { acted: { below: 1 }, opened: false } as const;
const beforeTwoAct = { since: ['deal'], acted: { below: 2 } } as const;

/** Cards that were seen. */
const seen: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'A card a player exposes plays, and everybody has seen it.',
  },
  {
    what: 'exposed card',
    when: onTheDeal,
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: null,
    say: 'A card the dealer exposed on the deal is replaced by the next card, and becomes the burn card.',
  },
  {
    what: 'exposed card',
    when: { since: ['draw'], acted: { below: 1 } },
    remedy: [{ do: 'replace', old: 'out' }],
    cite: null,
    say: 'A card the dealer exposed on the draw is out of play, and the next card replaces it.',
  },
  {
    what: 'exposed card',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'There has been action: the exposed card plays.',
  },
  {
    what: 'flashed card',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'A card that somebody may have seen is not exposed: it plays.',
  },
  {
    what: 'boxed card',
    when: { acted: { below: 1 } },
    remedy: [{ do: 'replace', old: 'out' }],
    cite: null,
    say: 'A card that lay face up in the deck does not count: the next card replaces it.',
  },
  {
    what: 'boxed card',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'There has been action: the card that lay face up in the deck plays.',
  },
  {
    what: 'card off the table',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'A card that fell off the table plays, and everybody has seen it.',
  },
];

/** A wrong number of cards, and cards that do not belong to the deck. */
const counted: readonly Ruling[] = [
  {
    what: 'extra card',
    when: { ...nobodyActed, count: { below: 2 } },
    remedy: [{ do: 'becomes the burn' }],
    cite: null,
    say: 'The extra card goes back and becomes the burn card.',
  },
  {
    what: 'extra card',
    when: nobodyActed,
    remedy: [{ do: 'misdeal' }],
    cite: null,
    say: 'More than one extra card was dealt: it is a misdeal.',
  },
  {
    what: 'extra card',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: null,
    say: 'There has been action: a hand with too many cards is dead, and its chips stay in the pot.',
  },
  {
    what: 'missing card',
    when: { acted: { below: 1 } },
    remedy: [{ do: 'complete' }],
    cite: null,
    say: 'Nobody has acted: the missing card is dealt now.',
  },
  {
    what: 'missing card',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: null,
    say: 'There has been action: a hand with too few cards is dead, and its chips stay in the pot.',
  },
  {
    what: 'late card',
    when: { acted: { below: 2 } },
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'The card came late, but fewer than two players have acted: it plays.',
  },
  {
    what: 'late card',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: null,
    say: 'Two players have acted while the hand had too few cards: it is dead, and its chips stay in the pot.',
  },
  {
    what: 'foreign card',
    remedy: [{ do: 'misdeal' }],
    cite: null,
    say: 'The deck is not right: the hand is a misdeal.',
  },
  {
    what: 'identical cards',
    remedy: [{ do: 'misdeal' }],
    cite: null,
    say: 'Two of the same card are in the deck: the hand is a misdeal.',
  },
];

/** What the dealer did at the wrong time or in the wrong order. */
const dealing: readonly Ruling[] = [
  {
    what: 'early board',
    when: { street: ['turn'] },
    remedy: [{ do: 'card out', boards: 1 }],
    cite: null,
    say: 'The turn came before the betting was done: that card is out for now, the next one takes its place, and it is shuffled back in for the river.',
  },
  {
    what: 'early board',
    remedy: [{ do: 'board again' }],
    cite: null,
    say: 'The board came before the betting was done: it is shuffled back into the deck, and dealt again after the betting.',
  },
  {
    what: 'large board',
    remedy: [{ do: 'board again' }],
    cite: null,
    say: 'The board has too many cards: it is shuffled back into the deck and dealt again.',
  },
  {
    what: 'early street',
    remedy: [{ do: 'street out' }],
    cite: null,
    say: 'The next cards came before the betting was done: they are out of play, and so is one more for each player still in.',
  },
  {
    what: 'wrong burn',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'The cards were burned wrong: what has been dealt plays.',
  },
  ...(['dealt out of order', 'wrong deal'] as const).flatMap((what): Ruling[] => [
    {
      what,
      when: beforeTwoAct,
      remedy: [{ do: 'misdeal' }],
      cite: null,
      say: 'The deal was wrong, and fewer than two players have acted: it is a misdeal.',
    },
    {
      what,
      remedy: [{ do: 'stands' }],
      cite: null,
      say: 'The deal was wrong, but there has been action: it stands.',
    },
  ]),
  {
    what: 'skipped player',
    when: beforeTwoAct,
    remedy: [{ do: 'misdeal' }],
    cite: null,
    say: 'A player was not dealt in, and fewer than two players have acted: it is a misdeal.',
  },
  {
    what: 'skipped player',
    when: { since: ['deal'] },
    remedy: [{ do: 'hand dead', chips: 'back' }],
    cite: null,
    say: 'There has been action: the player who was not dealt in sits this hand out, and takes back what was put in.',
  },
  {
    what: 'skipped player',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'The player who was skipped gets the cards that belong to that hand.',
  },
  {
    what: 'wrong low card',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'The player whose card really opens acts first; any other bet goes back.',
  },
  {
    what: 'burn card taken',
    when: { looked: true },
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'The burn card lies in a hand and has been seen: it plays.',
  },
  {
    what: 'burn card taken',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'The burn card goes back, and the player gets the card that was due.',
  },
];

/** What players and the house do and say. */
const acts: readonly Ruling[] = [
  {
    what: 'misread hand',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'Cards speak: the hand plays for what it is.',
  },
  {
    what: 'misstated hand',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'Cards speak: what a player says about a hand does not count.',
  },
  {
    what: 'changed draw',
    when: { lastAct: true },
    remedy: [{ do: 'take back' }],
    cite: null,
    say: 'The next player has not acted: the number of cards drawn may be changed.',
  },
  {
    what: 'changed draw',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'The next player has acted, or the cards have come: the number of cards drawn stands.',
  },
  {
    what: 'unaware of a raise',
    when: { lastAct: true },
    remedy: [{ do: 'take back' }],
    cite: null,
    say: 'Nobody has acted since: a player who did not know of the raise may take the call back.',
  },
  {
    what: 'unaware of a raise',
    remedy: [{ do: 'stands' }],
    cite: null,
    say: 'Others have acted since: the call stands.',
  },
  {
    what: 'act out of turn',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'The act out of turn is taken back, and the player whose turn it is acts.',
  },
  {
    what: 'two acted behind',
    remedy: [{ do: 'stands' }],
    or: [{ name: 'The hand is dead', remedy: [{ do: 'hand dead', chips: 'stay' }] }],
    cite: null,
    say: 'The player who was passed over still has a hand and acts now. Speak up next time: the floor may call it dead.',
  },
  {
    what: 'bet not as said',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'What was said counts: the bet is corrected to it.',
  },
  {
    what: 'oversize chip',
    remedy: [{ do: 'put right' }],
    cite: null,
    say: 'One large chip without a word is a call: the change goes back.',
  },
  {
    what: 'hand in the muck',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    or: [{ name: 'The cards are known for certain: the hand plays', remedy: [{ do: 'stands' }] }],
    cite: null,
    say: 'A hand that touches the muck is dead, and its chips stay in the pot.',
  },
  {
    what: 'upcards picked up',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: null,
    say: 'A player who picks up the upcards instead of calling has folded.',
  },
  {
    what: 'switched cards',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite: null,
    say: 'A hand with cards that do not belong to it is dead, and its chips stay in the pot.',
  },
];

/** What the room does in a game for a pot where its book says nothing. */
export const potPostings: readonly Ruling[] = [...seen, ...counted, ...dealing, ...acts];
