import type { Ruling } from '../../ruling.ts';
import { changedDraw, changedDrawRead } from './changed-minds.ts';
import { wrongCount } from './lowball.ts';

/** Match-It has its board before anybody acts. */
const beforeTheDraw = { drawn: { below: 1 }, acted: { below: 1 } } as const;

/** 003:932-945 */
export const matchIt: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { ...beforeTheDraw, by: 'dealer', first: true },
    remedy: [{ do: 'deal again' }],
    cite: '003:943',
    say: 'The first card off the deck was exposed: it goes back, and the cards are shuffled, cut and dealt again.',
  },
  ...(['exposed card', 'flashed card'] as const).map(
    (what): Ruling => ({
      what,
      when: { ...beforeTheDraw, by: 'dealer' },
      remedy: [{ do: 'replace', old: 'next burn' }],
      cite: '003:943',
      say: 'A downcard that was seen may not be kept: the top card of the deck replaces it, and it becomes the burn card.',
    }),
  ),
  {
    what: 'exposed card',
    when: { by: 'dealer', since: ['draw'] },
    remedy: [{ do: 'replace', old: 'out' }],
    cite: '003:945',
    say: 'A card exposed on the draw goes to the muck, and the player gets the last card when everybody has drawn.',
  },
  {
    what: 'extra card',
    when: { ...beforeTheDraw, count: { below: 2 }, place: { below: 1 } },
    remedy: [{ do: 'becomes the burn' }],
    cite: '003:944',
    say: 'The first player’s extra card goes back and becomes the burn card.',
  },
  {
    what: 'extra card',
    when: { ...beforeTheDraw, count: { from: 2 } },
    remedy: [{ do: 'misdeal' }],
    cite: '003:944',
    say: 'More than one extra card was dealt: it is a misdeal.',
  },
  ...wrongCount('three', '003:932'),
  ...changedDraw({ lines: ['003:933-935'], until: 'acted on' }),
];

/** 003:3625-3666 */
export const archie = changedDrawRead('003:3625-3627', '003:3643-3645', '003:3664-3666');

export const badacey = changedDrawRead('003:4730-4732', '003:4750-4752', '003:4770-4772');

export const badeucey = changedDrawRead('003:6337-6339', '003:6354-6356', '003:6374-6376');

const onTheDeal = { by: 'dealer', since: ['deal'], acted: { below: 1 } } as const;

/** 003:6798: what an exposed card must be to be kept. */
const KEPT = ['2', '3', '4', '5', '7'];
const NOT_KEPT = ['A', '6', '8', '9', 'T', 'J', 'Q', 'K'];

export const twoSevenDramaha: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { ...onTheDeal, ranks: KEPT },
    remedy: [{ do: 'stands' }],
    cite: '003:6797-6798',
    say: 'A 7, 5, 4, 3 or 2 that was exposed on the deal must be kept.',
  },
  {
    what: 'exposed card',
    when: onTheDeal,
    remedy: [{ do: 'replace', old: 'out', ranks: NOT_KEPT }],
    cite: '003:6797-6798',
    say: 'A card exposed on the deal goes to the discards, and the top card of the deck replaces it. Only a 7, 5, 4, 3 or 2 is kept.',
  },
  ...changedDrawRead('003:6826-6828'),
];

export const dramaha = changedDrawRead('003:7043-7045');

export const dramadugi: readonly Ruling[] = [
  {
    what: 'exposed card',
    when: { ...onTheDeal, first: true },
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'exposedFirstCard', is: 'off the deck' },
    cite: '003:7436',
    say: 'The first card dealt was exposed: it is a misdeal.',
  },
  {
    what: 'exposed card',
    when: { ...onTheDeal, firstOfHand: true },
    remedy: [{ do: 'misdeal' }],
    reading: { setting: 'exposedFirstCard', is: 'of a hand' },
    cite: '003:7436',
    say: 'The first card dealt to a player was exposed: it is a misdeal.',
  },
  {
    what: 'exposed card',
    when: onTheDeal,
    remedy: [{ do: 'replace', old: 'next burn' }],
    cite: '003:7436',
    say: 'The top card of the deck replaces a card exposed on the deal, which becomes the burn card.',
  },
  ...changedDraw({ lines: ['003:7464-7466'], until: 'acted on' }),
];
