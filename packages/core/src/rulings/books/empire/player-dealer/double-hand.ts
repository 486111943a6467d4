import type { Ruling } from '../../../ruling.ts';
import { betRulings } from './bets.ts';

const ON_THE_DEAL = { by: 'dealer', acted: { below: 1 } } as const;

/** 002:689, 002:697: boxed and exposed cards alike. */
const seen = (what: 'exposed card' | 'boxed card'): readonly Ruling[] => [
  {
    what,
    when: { ...ON_THE_DEAL, anyRank: ['A', 'Jk'] },
    remedy: [{ do: 'misdeal' }],
    cite: '002:689',
    say: 'An ace or the joker was boxed or exposed: it is a misdeal.',
  },
  {
    what,
    when: { ...ON_THE_DEAL, shown: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: '002:689',
    say: 'Two or more cards were boxed or exposed: it is a misdeal.',
  },
  {
    what,
    when: ON_THE_DEAL,
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '002:697',
    say: 'The card is replaced by the first of the four cards left over.',
  },
];

/** 002:650-710 */
export const doubleHandPoker: readonly Ruling[] = [
  ...seen('exposed card'),
  ...seen('boxed card'),
  {
    what: 'wrong seat',
    remedy: [{ do: 'put right' }],
    cite: '002:660',
    say: 'No hand is picked up out of sequence: it goes back to its proper position.',
  },
  {
    what: 'altered wager',
    remedy: [{ do: 'put right' }],
    or: [{ name: 'The bet is forfeited', remedy: [{ do: 'forfeit' }] }],
    cite: '002:667',
    say: 'No bet may be changed after the cup is opened: it goes back to what it was, and may be forfeited.',
  },
  {
    what: 'bank seen early',
    remedy: [{ do: 'house way', hands: 'unset' }],
    cite: '002:672',
    say: "The player-dealer's hand was exposed too early: hands that are not set yet are set the house way.",
  },
  {
    what: 'fouled hand',
    remedy: [{ do: 'foul' }],
    cite: '002:690-696',
    say: 'A foul hand loses.',
  },
  {
    what: 'moved hand',
    remedy: [{ do: 'stands' }],
    reading: { setting: 'fiveInFront', is: 'plays' },
    cite: '002:696',
    say: 'The five cards lie in front and the two in back: hands are told by their number of cards, wherever they lie.',
  },
  {
    what: 'moved hand',
    remedy: [{ do: 'foul' }],
    reading: { setting: 'fiveInFront', is: 'foul' },
    cite: '002:690-694',
    say: 'There are not two cards in front and five in back: the hand is foul and loses.',
  },
  {
    what: 'misset hand',
    when: { dealer: true, bankOpen: true, by: 'player' },
    remedy: [{ do: 'stands' }],
    cite: '002:707',
    say: "Once a player's hand is exposed, the player-dealer may not set the hand again: it plays as it was set.",
  },
  {
    what: 'misset hand',
    when: { dealer: true, bankOpen: true },
    remedy: [{ do: 'house way', hands: 'this' }],
    reading: { setting: 'foulBank', is: 'set again' },
    cite: '002:700-702',
    say: "The player-dealer's hand may not be foul: it is set again, the house way.",
  },
  {
    what: 'misset hand',
    when: { dealer: true, bankOpen: true },
    remedy: [{ do: 'stands' }],
    reading: { setting: 'foulBank', is: 'as set' },
    cite: '002:706-707',
    say: "Players' hands are exposed, and the player-dealer has OK'd the hand: it plays as it was set.",
  },
  {
    what: 'misset hand',
    when: { dealer: false, houseWay: false },
    remedy: [{ do: 'stands' }],
    cite: '002:698',
    say: 'Players are responsible for the final setting of their hands: the hand plays as it was set.',
  },
  {
    what: 'misset hand',
    when: { dealer: false, houseWay: true },
    remedy: [{ do: 'house way', hands: 'this' }],
    cite: '002:699',
    say: 'A house way hand that the dealer set wrong is set again.',
  },
  {
    what: 'wrong stub',
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'wrongStub', is: 'bets back' },
    cite: '002:704',
    say: 'There are not four cards left over: there is no action. Bets go back, and all hands are dealt again.',
  },
  {
    what: 'wrong stub',
    remedy: [{ do: 'deal again' }],
    reading: { setting: 'wrongStub', is: 'bets stay' },
    cite: '002:704',
    say: 'There are not four cards left over: all hands are dealt again for the same bets.',
  },
  {
    what: 'identical cards',
    when: { named: true, dealer: false },
    remedy: [{ do: 'no action' }],
    reading: { setting: 'identicalCards', is: 'that hand' },
    cite: '002:709',
    say: 'Two identical cards were turned up in one hand: that hand has no action. All others stand as played.',
  },
  {
    what: 'identical cards',
    remedy: [{ do: 'misdeal' }],
    cite: '002:709',
    say: 'Two identical cards were turned up: this hand is a misdeal. Earlier hands stand.',
  },
  {
    what: 'misread hand',
    remedy: [{ do: 'put right' }],
    cite: '002:710',
    say: 'The hand plays for what it really is.',
  },
  ...betRulings({ switched: '002:680', removed: '002:681-682', under: '002:650', over: '002:651' }),
];
