import type { Ruling } from '../../../ruling.ts';
import { misstated } from '../../misstated.ts';

/** Lines that print the rulings of pai gow poker. */
interface PaiGowLines {
  readonly bankSeen: string;
  readonly aces: string;
  readonly several: string;
  readonly lookedAtTwo: string;
  readonly lookedAtBank: string;
  readonly redelivered: string;
  readonly replaced: string;
  readonly foul: string;
  readonly misread: string;
  readonly misstated: string;
  readonly bankReset: string;
  readonly ownSetting: string;
}

/** What the house may do where nothing but the hand's value is at stake. */
const NOT_FOUL = {
  name: 'The hand is not foul and plays as it was set',
  remedy: [{ do: 'stands' }],
} as const;

const ON_THE_DEAL = { by: 'dealer', acted: { below: 1 } } as const;

/** Cards that were seen on the deal: the same of boxed and of exposed ones. */
const seen = (what: 'exposed card' | 'boxed card', lines: PaiGowLines): readonly Ruling[] => [
  {
    what,
    when: { ...ON_THE_DEAL, anyRank: ['A', 'Jk'] },
    remedy: [{ do: 'misdeal' }],
    cite: lines.aces,
    say: 'An ace or a joker was boxed or exposed on the deal: it is a misdeal.',
  },
  {
    what,
    when: { ...ON_THE_DEAL, shown: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: lines.several,
    say: 'Two or more cards were boxed or exposed on the deal: it is a misdeal.',
  },
  {
    what,
    when: ON_THE_DEAL,
    remedy: [{ do: 'replace', old: 'out' }],
    cite: lines.replaced,
    say:
      what === 'boxed card'
        ? 'The boxed card is replaced by the next card.'
        : // Four with one joker, as 003:522 and 003:990 print; six with three of them (003:480).
          'The exposed card is replaced by the first of the cards left over.',
  },
];

/** What holds whether or not the player-dealer's hand is seen first. */
const inAnyPaiGow = (lines: PaiGowLines): readonly Ruling[] => [
  ...seen('exposed card', lines),
  ...seen('boxed card', lines),
  {
    what: 'wrong seat',
    when: { looked: true, count: { below: 2 }, dealer: false },
    remedy: [{ do: 'put right' }, { do: 'house way', hands: 'this' }],
    cite: lines.redelivered,
    say: 'The hands go to their right spots. The player who has looked plays the logical way.',
  },
  misstated(lines.misstated),
  {
    what: 'misread hand',
    remedy: [{ do: 'put right' }],
    cite: lines.misread,
    say: 'The hand plays for what it really is.',
  },
  {
    what: 'misset hand',
    when: { dealer: true, bankOpen: true },
    remedy: [{ do: 'house way', hands: 'this' }],
    or: [NOT_FOUL],
    cite: lines.bankReset,
    say: "The player-dealer's hand can never be foul: it is set again, the logical way. So it may be where the dealer did not show the best way to set it.",
  },
  {
    what: 'misset hand',
    when: { dealer: false, houseWay: false },
    remedy: [{ do: 'stands' }],
    cite: lines.ownSetting,
    say: 'Players are responsible for how their hands are set: the hand plays as it was set.',
  },
];

/** Pai gow poker's rulings, which the book prints twice. */
const paiGowRulings = (lines: PaiGowLines): readonly Ruling[] => [
  {
    what: 'wrong seat',
    when: { looked: true, dealer: true },
    remedy: [{ do: 'misdeal' }],
    cite: lines.lookedAtBank,
    say: "The hands went to the wrong spots, and a player has looked at the player-dealer's: it is a misdeal.",
  },
  {
    what: 'wrong seat',
    when: { looked: true, count: { from: 2 }, bankOpen: false },
    remedy: [{ do: 'misdeal' }],
    cite: lines.lookedAtTwo,
    say: 'The hands went to the wrong spots, and two players or more have looked: it is a misdeal.',
  },
  {
    what: 'bank seen early',
    remedy: [{ do: 'house way', hands: 'unset' }],
    cite: lines.bankSeen,
    say: "The player-dealer's hand was opened too early: hands that are not set yet are set the logical way.",
  },
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul', backline: 'house way' }],
    cite: lines.foul,
    say: 'The hand is foul and loses its bet, as far as money covers. Back-line bets on it play the logical way.',
  },
  ...inAnyPaiGow(lines),
];

/** 003:513-534 */
export const jokersWildPaiGowPoker = paiGowRulings({
  bankSeen: '003:513',
  aces: '003:517',
  several: '003:518',
  lookedAtTwo: '003:519',
  lookedAtBank: '003:520',
  redelivered: '003:521',
  replaced: '003:522',
  foul: '003:526-530',
  misread: '003:532',
  misstated: '003:525',
  bankReset: '003:533-534',
  ownSetting: '003:524',
});

/** 003:981-1001 */
const PAI_GOW_POKER: PaiGowLines = {
  bankSeen: '003:981',
  aces: '003:984',
  several: '003:985',
  lookedAtTwo: '003:986',
  lookedAtBank: '003:988',
  redelivered: '003:989',
  replaced: '003:990',
  foul: '003:993-996',
  misread: '003:999',
  misstated: '003:992',
  bankReset: '003:1000-1001',
  ownSetting: '003:991',
};
export const paiGowPoker = paiGowRulings(PAI_GOW_POKER);

/** 003:11392, and by a reading of 003:11328 what is ruled in conventional pai gow poker. */
export const faceUpPaiGowPoker: readonly Ruling[] = [
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul' }],
    cite: '003:11392',
    say: 'The two-card hand outranks the five-card hand: the hand is foul and loses its bet.',
  },
  ...inAnyPaiGow(PAI_GOW_POKER).map(
    (ruling): Ruling => ({
      ...ruling,
      cite: `${ruling.cite} (by 003:11328)`,
      reading: { setting: 'paiGowRulings', is: true },
    }),
  ),
];

/** 003:1197 */
export const paiGowTiles: readonly Ruling[] = [
  {
    what: 'bank seen early',
    remedy: [{ do: 'house way', hands: 'unset' }],
    cite: '003:1197',
    say: "The player-dealer's tiles were opened too early: hands that are not set yet are set the logical way.",
  },
];
