import type { When } from '../../../../engine/irregularities/facts.ts';
import type { Ruling } from '../../../ruling.ts';
import { closedBets } from '../../closed-bets.ts';

/** Lines that print what three games dealt from a shoe rule alike. */
interface ShoeLines {
  readonly exposed: string;
  readonly early: string;
  readonly two: string;
  readonly outOfOrder: string;
  readonly unbet: string;
  /** Where an exposed card is ruled on only if that happened on the deal. */
  readonly when?: When;
}

const ON_THE_DEAL = { since: ['deal'], acted: { below: 1 } } as const;
const BURNED_THREE = [{ do: 'card dead', burn: 3 }] as const;

const shoeRulings = (lines: ShoeLines): readonly Ruling[] => [
  {
    what: 'exposed card',
    when: { ...lines.when, by: 'dealer', dealer: true },
    remedy: [{ do: 'replace', old: 'out', burn: 3 }],
    cite: lines.exposed,
    say: "The player-dealer's downcard was exposed and is dead: three cards are burned, and the next one replaces it.",
  },
  {
    what: 'early card',
    when: { exposed: true },
    remedy: BURNED_THREE,
    cite: lines.early,
    say: 'The card came out too early and was seen: it is dead, and three cards are burned before play goes on.',
  },
  {
    what: 'early card',
    remedy: [{ do: 'put right' }],
    cite: lines.early,
    say: 'The card came out too early, but nobody has seen it: it goes under the shoe, and play goes on.',
  },
  {
    what: 'two cards at once',
    when: { exposed: true },
    remedy: BURNED_THREE,
    cite: lines.two,
    say: 'Two cards came out at once, and one was seen: it is dead, and three cards are burned before play goes on.',
  },
  {
    what: 'two cards at once',
    remedy: [{ do: 'put right' }],
    cite: lines.two,
    say: 'Two cards came out at once, but neither was seen: play goes on.',
  },
  {
    what: 'dealt out of order',
    remedy: [{ do: 'put right' }],
    cite: lines.outOfOrder,
    say: 'The cards are moved around the table to their proper positions.',
  },
  {
    what: 'unbet circle',
    remedy: [{ do: 'card dead' }],
    cite: lines.unbet,
    say: 'The cards dealt where nobody had bet are dead and are picked up.',
  },
];

/** 003:671, 003:753: the exception, where the first player has a second card already. */
const secondCard = (cite: string): Ruling => ({
  what: 'dealt out of order',
  when: { count: { from: 2 } },
  remedy: [{ do: 'stands' }],
  cite,
  say: 'The first player has a second card already: all cards stay where they were dealt.',
});

const skipped = (cite: string, courtesy: boolean): Ruling => ({
  what: 'skipped player',
  remedy: [{ do: 'hand dead', chips: 'back' }, ...(courtesy ? ([{ do: 'courtesy' }] as const) : [])],
  cite,
  say: courtesy
    ? 'The player who was skipped is out of this hand and gets a courtesy button for the next collection.'
    : 'The player who was skipped is out of this hand.',
});

/** 003:668, 003:674-676: hands that are hit in turn. */
const hits = (outOfTurn: string, miscalled: string): readonly Ruling[] => [
  {
    what: 'hit out of turn',
    remedy: [{ do: 'play first' }],
    cite: outOfTurn,
    say: 'The card given out of turn plays: that hand is finished first, then play goes on in turn without it.',
  },
  {
    what: 'miscalled hand',
    when: { bankOpen: true },
    remedy: [{ do: 'no action', bank: true }],
    reading: { setting: 'miscalledHand', is: 'off the bank' },
    cite: miscalled,
    say: "The hand was miscalled, and the player-dealer's card is open: it has no action, and its bet comes off the player-dealer's bank.",
  },
  {
    what: 'miscalled hand',
    when: { bankOpen: true },
    remedy: [{ do: 'no action' }],
    reading: { setting: 'miscalledHand', is: 'bet back' },
    cite: miscalled,
    say: "The hand was miscalled, and the player-dealer's card is open: it has no action, and its bet goes back.",
  },
  {
    what: 'miscalled hand',
    when: { bankOpen: true },
    remedy: [{ do: 'paid' }],
    reading: { setting: 'miscalledHand', is: 'paid' },
    cite: miscalled,
    say: "The hand was miscalled, and the player-dealer's card is open: it plays no further, and the player-dealer's bank pays its bet.",
  },
  {
    what: 'miscalled hand',
    remedy: [{ do: 'next card' }],
    cite: miscalled,
    say: 'The hand was miscalled: when the hand now acting is done, it gets the next card.',
  },
];

/** 003:664-676 */
export const hawaiianBlackjack: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { by: 'dealer', dealer: true, natural: true },
    remedy: [{ do: 'stands' }],
    cite: '003:664',
    say: "The player-dealer's downcard was exposed, but makes a first or second ranked hand: it plays.",
  },
  ...hits('003:668', '003:674-676'),
  secondCard('003:671'),
  skipped('003:672', true),
  ...shoeRulings({
    exposed: '003:664-666',
    early: '003:669',
    two: '003:670',
    outOfOrder: '003:671',
    unbet: '003:673',
  }),
];

/** 003:748-757 */
export const caribbeanStud: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { by: 'player', dealer: true },
    remedy: [{ do: 'stands' }],
    cite: '003:749',
    say: 'A downcard the player-dealer exposes plays.',
  },
  secondCard('003:753'),
  skipped('003:755', true),
  ...shoeRulings({
    exposed: '003:748',
    early: '003:750',
    two: '003:751',
    outOfOrder: '003:752',
    unbet: '003:756',
    when: ON_THE_DEAL,
  }),
  closedBets('003:757'),
];

/** 003:1377-1393 */
export const nineAndAHalf: readonly Ruling[] = [
  {
    what: 'boxed card',
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '003:1383',
    say: 'The boxed card is replaced by the next card out of the shoe.',
  },
  ...hits('003:1385', '003:1392'),
  skipped('003:1390', false),
  ...shoeRulings({
    exposed: '003:1382',
    early: '003:1386',
    two: '003:1387',
    outOfOrder: '003:1389',
    unbet: '003:1391',
    when: ON_THE_DEAL,
  }),
  closedBets('003:1377, 003:1393'),
];
