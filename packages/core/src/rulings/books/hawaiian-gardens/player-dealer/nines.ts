import type { Ruling } from '../../../ruling.ts';
import { misstated } from '../../misstated.ts';

/** Lines that print the rulings of Super 9 and Pan 9. */
interface NinesLines {
  readonly bankSeen: string;
  readonly reset: string;
  readonly altered: string;
  readonly moved: string;
  readonly fouled: string;
  readonly wrongCount: string;
  readonly misstated: string;
  readonly wrongPlace: string;
  readonly bankCount: string;
  readonly runsOut: string;
  readonly boxedTwice: string;
  readonly afterTheDraw: string;
  readonly drawRunsOut: string;
  readonly exposed: string;
  readonly boxed: string;
  readonly offTheTable: string;
  readonly missedDraw: string;
  readonly early: string;
}

const BEFORE_THE_DRAW = { drawn: { below: 1 } } as const;
const AFTER_THE_DRAW = { drawn: { from: 1 } } as const;

/** A hand with too many or too few cards. */
const wrongCount = (what: 'extra card' | 'missing card', lines: NinesLines): readonly Ruling[] => [
  {
    what,
    when: { dealer: true },
    remedy: [{ do: 'misdeal' }],
    cite: `${lines.bankCount}, ${lines.afterTheDraw}`,
    say: 'The player-dealer has a wrong number of cards: it is a misdeal.',
  },
  {
    what,
    when: BEFORE_THE_DRAW,
    remedy: [{ do: 'put right' }],
    or: [{ name: 'The hand is fouled', remedy: [{ do: 'foul', wagers: 'cannot win' }] }],
    reading: { setting: 'wrongCount', is: 'put right' },
    cite: lines.wrongCount,
    say: 'It was said before the draw: the hand gets its right number of cards.',
  },
  {
    what,
    when: BEFORE_THE_DRAW,
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'wrongCount', is: 'misdeal' },
    cite: `${lines.wrongCount}, ${lines.afterTheDraw}`,
    say: 'A hand has a wrong number of cards, which was said before the draw: it is a misdeal.',
  },
  {
    what,
    when: AFTER_THE_DRAW,
    remedy: [{ do: 'foul', wagers: 'cannot win' }],
    or: [{ name: 'The hand plays', remedy: [{ do: 'stands' }] }],
    cite: lines.wrongCount,
    say: 'The hand has a wrong number of cards, and nobody said so before the draw: it is fouled.',
  },
];

/** Cards at a wrong position. */
const wrongPlace = (what: 'wrong seat' | 'dealt out of order', lines: NinesLines): readonly Ruling[] => [
  {
    what,
    when: { ...BEFORE_THE_DRAW, acted: { below: 1 } },
    remedy: [{ do: 'misdeal' }],
    cite: lines.wrongPlace,
    say: 'Cards were dealt to the wrong position: it is a misdeal.',
  },
  {
    what,
    when: BEFORE_THE_DRAW,
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'wrongPosition', is: 'the draw' },
    cite: `${lines.wrongPlace}, ${lines.afterTheDraw}`,
    say: 'Cards were dealt to the wrong position, and the draw has not begun: it is a misdeal.',
  },
  {
    what,
    when: AFTER_THE_DRAW,
    remedy: [{ do: 'stands' }],
    cite: lines.afterTheDraw,
    say: 'The draw has begun: it is too late for a misdeal.',
  },
];

/** Super 9's rulings, which the book prints again for Pan 9. */
const ninesRulings = (lines: NinesLines): readonly Ruling[] => [
  {
    what: 'bank seen early',
    remedy: [{ do: 'house way', hands: 'unset' }],
    cite: lines.bankSeen,
    say: "The player-dealer's hand was seen before the draw was done: the remaining hands are played the logical way.",
  },
  {
    what: 'misset hand',
    when: { houseWay: true },
    remedy: [{ do: 'put right' }],
    cite: lines.reset,
    say: 'A hand that the dealer played wrong is played again, the logical way.',
  },
  {
    what: 'altered wager',
    when: AFTER_THE_DRAW,
    remedy: [{ do: 'forfeit' }],
    cite: lines.altered,
    say: 'The bet was changed after all hands were set: it is lost, as far as money covers.',
  },
  {
    what: 'moved hand',
    when: AFTER_THE_DRAW,
    remedy: [{ do: 'stands' }],
    cite: lines.moved,
    say: 'The hand was moved after the draw began: it is played the logical way, and a five or six plays as it is.',
  },
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul', wagers: 'cannot win' }],
    cite: lines.fouled,
    say: 'The hand is fouled: it cannot win, only push or lose. Back-line bets that would not have lost have no action.',
  },
  misstated(lines.misstated),
  ...wrongCount('extra card', lines),
  ...wrongCount('missing card', lines),
  ...wrongPlace('wrong seat', lines),
  ...wrongPlace('dealt out of order', lines),
  {
    what: 'pack runs out',
    when: BEFORE_THE_DRAW,
    remedy: [{ do: 'misdeal' }],
    cite: lines.runsOut,
    say: 'The shoe ran out during the deal: it is a misdeal.',
  },
  {
    what: 'pack runs out',
    when: AFTER_THE_DRAW,
    remedy: [{ do: 'put right' }],
    cite: lines.drawRunsOut,
    say: 'The shoe ran out during the draw: discards are shuffled, and the draw goes on.',
  },
  {
    what: 'boxed card',
    when: { ...BEFORE_THE_DRAW, boxed: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: lines.boxedTwice,
    say: 'Two or more boxed cards came out of the shoe in this hand: it is a misdeal.',
  },
  {
    what: 'boxed card',
    remedy: [{ do: 'replace', old: 'out' }],
    cite: lines.boxed,
    say: 'A boxed card never plays: the next card replaces it.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['draw'], dealer: false },
    remedy: [{ do: 'replace before reading' }],
    cite: lines.exposed,
    say: 'A card exposed on the draw is replaced when the player-dealer has acted, before the hands are read.',
  },
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['deal'] },
    remedy: [{ do: 'stands' }],
    cite: lines.exposed,
    say: 'A card exposed on the deal plays.',
  },
  {
    what: 'card off the table',
    remedy: [{ do: 'stands' }],
    cite: lines.offTheTable,
    say: 'A card dealt off the table plays.',
  },
  {
    what: 'missed draw',
    remedy: [{ do: 'put right' }],
    cite: lines.missedDraw,
    say: 'The draw is backed up, so that each hand has the card it should have had.',
  },
  {
    what: 'early card',
    remedy: [{ do: 'put right' }],
    cite: lines.early,
    say: 'The card goes under the shoe and is the next one in play.',
  },
];

/** 003:562-588 */
export const super9 = ninesRulings({
  bankSeen: '003:562',
  reset: '003:566',
  altered: '003:567',
  moved: '003:568',
  fouled: '003:571',
  wrongCount: '003:572',
  misstated: '003:573',
  wrongPlace: '003:577',
  bankCount: '003:578',
  runsOut: '003:579',
  boxedTwice: '003:580',
  afterTheDraw: '003:581',
  drawRunsOut: '003:583',
  exposed: '003:584',
  boxed: '003:585',
  offTheTable: '003:586',
  missedDraw: '003:587',
  early: '003:588',
});

/** 003:1854-1879 */
export const pan9 = ninesRulings({
  bankSeen: '003:1854',
  reset: '003:1859',
  altered: '003:1860',
  moved: '003:1861',
  fouled: '003:1863',
  wrongCount: '003:1864',
  misstated: '003:1865',
  wrongPlace: '003:1868',
  bankCount: '003:1869',
  runsOut: '003:1870',
  boxedTwice: '003:1871',
  afterTheDraw: '003:1873',
  drawRunsOut: '003:1874',
  exposed: '003:1875',
  boxed: '003:1876',
  offTheTable: '003:1877',
  missedDraw: '003:1878',
  early: '003:1879',
});
