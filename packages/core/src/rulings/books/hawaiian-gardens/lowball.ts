import type { When } from '../../../engine/irregularities/facts.ts';
import type { Ruling } from '../../ruling.ts';
import { changedDraw, unawareOfARaise } from './changed-minds.ts';

interface LowballLines {
  readonly misstated: string;
  readonly exposed: string;
  readonly count: string;
  /** Ranks of seven and under, by what an ace is; a joker is the lowest card that the hand lacks. */
  readonly low: readonly string[];
  /** Where the text on exposed cards holds. */
  readonly where?: When;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'Jk'];

/** 003:267 and 003:1534-1536: cards that somebody saw. */
function seenCards({ exposed, low, where }: LowballLines): readonly Ruling[] {
  const high = RANKS.filter((rank) => !low.includes(rank));
  return [
    {
      what: 'exposed card',
      when: { ...where, by: 'dealer', drawn: { below: 1 }, ranks: low },
      remedy: [{ do: 'stands' }],
      cite: exposed,
      say: 'Before the draw, an exposed card of seven or under must be taken.',
    },
    {
      what: 'exposed card',
      when: { ...where, by: 'dealer', drawn: { below: 1 } },
      remedy: [{ do: 'replace', old: 'next burn', ranks: high }],
      cite: exposed,
      say: 'Before the draw, an exposed card higher than a seven is replaced after the deal, and becomes the burn card.',
    },
    ...(['exposed card', 'flashed card'] as const).map(
      (what): Ruling => ({
        what,
        when: { ...where, by: 'dealer', since: ['draw'] },
        remedy: [{ do: 'replace', old: 'out' }],
        cite: exposed,
        say: 'On the draw, a card that came face up or flashed may not be taken: it is replaced when everybody has drawn.',
      }),
    ),
    {
      what: 'flashed card',
      when: { ...where, by: 'dealer', drawn: { below: 1 } },
      remedy: [{ do: 'stands' }],
      cite: exposed,
      say: 'Before the draw, a card that only flashed is not an exposed card: it plays.',
    },
  ];
}

/** Hands with a card too few or too many, in a game in which `cards` make a hand. */
export const wrongCount = (cards: string, cite: string): readonly Ruling[] => [
  {
    what: 'missing card',
    when: { drawn: { below: 1 }, acted: { below: 1 } },
    remedy: [{ do: 'complete' }],
    cite,
    say: 'A card is missing, and nobody has acted: it is dealt now.',
  },
  {
    what: 'missing card',
    when: { drawn: { below: 1 }, dealer: true },
    remedy: [{ do: 'complete' }],
    cite,
    say: 'The player on the button, who acts last, may still get a missing card.',
  },
  {
    what: 'missing card',
    when: { last: false },
    remedy: [{ do: 'complete', on: 'draw' }],
    cite,
    say: 'There has been action: the player gets the missing card on the draw.',
  },
  {
    what: 'missing card',
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite,
    say: `After the draw ${cards} cards make a hand: with fewer it is foul, and its chips stay in the pot.`,
  },
  {
    what: 'extra card',
    when: { since: ['draw'], last: true },
    remedy: [{ do: 'hand dead', chips: 'stay' }],
    cite,
    say: `After the draw ${cards} cards make a hand: with more it is foul, and its chips stay in the pot.`,
  },
];

const lowballRulings = (lines: LowballLines): readonly Ruling[] => [
  ...seenCards(lines),
  ...wrongCount('five', lines.count),
  {
    what: 'misstated hand',
    remedy: [{ do: 'put right' }],
    or: [{ name: 'It was said to make another player act', remedy: [{ do: 'hand dead', chips: 'stay' }] }],
    cite: lines.misstated,
    say: 'Hands are read for what they are. If a hand was misstated to make another player act, it is foul.',
  },
];

/** 003:255-299. Aces are low. */
export const lowball: readonly Ruling[] = [
  ...lowballRulings({
    misstated: '003:255',
    exposed: '003:267',
    count: '003:269',
    low: ['A', '2', '3', '4', '5', '6', '7', 'Jk'],
    where: { limit: true },
  }),
  ...changedDraw({ lines: ['003:270-273'], until: 'acted on' }),
  ...unawareOfARaise({ cite: '003:299', when: { drawn: { below: 1 } }, until: 'acted' }),
];

/** 003:1524-1542. Aces are high. */
export const kansasCityLowball: readonly Ruling[] = [
  ...lowballRulings({
    misstated: '003:1524',
    exposed: '003:1534-1536',
    count: '003:1539',
    low: ['2', '3', '4', '5', '6', '7', 'Jk'],
  }),
  ...changedDraw({ lines: ['003:1540-1542'], until: 'acted on' }),
];
