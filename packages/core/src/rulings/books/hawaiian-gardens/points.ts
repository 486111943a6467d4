import type { Ruling } from '../../ruling.ts';

const wrongCount = (what: 'extra card' | 'missing card'): readonly Ruling[] => [
  {
    what,
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'wrongCount', is: 'misdeal' },
    cite: '003:870',
    say: 'A player was dealt a wrong number of cards: before the showdown it is a misdeal.',
  },
  {
    what,
    remedy: [{ do: 'foul' }],
    or: [{ name: 'The hand is not fouled: it is a misdeal', remedy: [{ do: 'misdeal' }] }],
    reading: { setting: 'wrongCount', is: 'fouled' },
    cite: '003:873',
    say: 'A hand with a wrong number of cards may be fouled: its player did not say so in time.',
  },
];

/** 003:858: a hand "may" be forfeited. */
const HAND_PLAYS = [{ name: 'The chips go back and the hand plays', remedy: [{ do: 'put right' }] }] as const;

/** 003:858-876 */
const thirteenCard: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { by: 'dealer', count: { from: 5 } },
    remedy: [{ do: 'misdeal' }],
    cite: '003:869',
    say: "The dealer has exposed five or more cards of one player's hand: it is a misdeal.",
  },
  {
    what: 'exposed card',
    remedy: [{ do: 'stands' }],
    cite: '003:876',
    say: 'Exposed cards play as they were dealt.',
  },
  {
    what: 'boxed card',
    when: { boxed: { from: 5 } },
    remedy: [{ do: 'misdeal' }],
    cite: '003:871',
    say: 'Five or more boxed cards were in the deck: it is a misdeal.',
  },
  {
    what: 'boxed card',
    remedy: [{ do: 'stands' }],
    cite: '003:876',
    say: 'Boxed cards play as they were dealt.',
  },
  ...wrongCount('extra card'),
  ...wrongCount('missing card'),
  {
    what: 'foreign card',
    remedy: [{ do: 'misdeal' }],
    cite: '003:872',
    say: 'A card that does not belong in the deck turned up: it is a misdeal.',
  },
  {
    what: 'identical cards',
    when: { named: true },
    remedy: [{ do: 'foul' }],
    cite: '003:875',
    say: 'Two of the same card are in one hand: that hand is fouled.',
  },
  {
    what: 'identical cards',
    remedy: [{ do: 'misdeal' }],
    cite: '003:875',
    say: 'Two players have the same card: it is a misdeal.',
  },
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul' }],
    cite: '003:863-866',
    say: 'The hand is fouled and pays each opponent: a Clean Sweep its value, any other hand six points and its bonus.',
  },
  {
    what: 'altered wager',
    when: { looked: true },
    remedy: [{ do: 'forfeit' }],
    or: HAND_PLAYS,
    reading: { setting: 'forfeitedHand', is: 'beaten' },
    cite: '003:858',
    say: 'Chips were added or taken after looking at the hand: the hand is forfeited, and every opponent wins all three sets.',
  },
  {
    what: 'altered wager',
    when: { looked: true },
    remedy: [{ do: 'foul' }],
    or: HAND_PLAYS,
    reading: { setting: 'forfeitedHand', is: 'fouled' },
    cite: '003:858',
    say: 'Chips were added or taken after looking at the hand: the hand is forfeited, and pays as a fouled hand does.',
  },
];

/** 003:7282 */
const faceUpChinese: readonly Ruling[] = [
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul' }],
    cite: '003:7282',
    say: 'The hand is foul and pays its penalty to each player.',
  },
];

/** What the book rules in games for points. */
export const points: Readonly<Record<string, readonly Ruling[]>> = {
  'hawaiian-gardens/thirteen-card': thirteenCard,
  'hawaiian-gardens/face-up-chinese': faceUpChinese,
};
