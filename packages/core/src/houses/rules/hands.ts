import {
  ACE,
  cardOf,
  isPlain,
  JOKER,
  type Pack,
  parseCards,
  printCards,
  rankOf,
  TILE_KINDS,
} from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import { NO_HAND, type Ranking } from '../../ranks/ranking.ts';
import { rankingWords } from './ranking-words.ts';
import { unique } from './words.ts';

/** How a ranking orders hands, shown by examples that it ranks itself. */
export function ladder(ranking: Ranking, pack: Pack): { lines: string[]; chart: Chart | null } {
  const { examples: family, says } = rankingWords(ranking);
  switch (family) {
    case 'none':
      return { lines: [...says], chart: null };
    case 'two cards':
      return { lines: [`From the best: ${everyTwo(ranking, pack).join(', ')}.`, ...says], chart: null };
    case 'tiles': {
      const single = unique(TILE_KINDS.map(({ pair }) => pair));
      return {
        lines: [
          `From the best: ${everyTwo(ranking, pack).join(', ')}.`,
          ...says,
          `Single tiles from the highest: ${single.join(', ')}.`,
        ],
        chart: null,
      };
    }
    case 'points':
      return { lines: [...says, 'Nine is the best, zero the worst.'], chart: null };
    case 'halves':
      return { lines: [...says, 'Nine and a half is the best.'], chart: null };
    default: {
      const hands = examples(ranking, pack, family).filter(
        (cards) => !isLowTotal(ranking.name(worth(ranking, cards))),
      );
      return { lines: [...says], chart: ranked(ranking, hands) };
    }
  }
}

/** Whether some hands do not count at all. */
export function hasQualifier(ranking: Ranking, pack: Pack): boolean {
  const { examples: family } = rankingWords(ranking);
  return (
    isKeyOf(EXAMPLES, family) &&
    examples(ranking, pack, family).some((cards) => worth(ranking, cards) === NO_HAND)
  );
}

const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T => key in object;

const examples = (ranking: Ranking, pack: Pack, family: keyof typeof EXAMPLES): number[][] =>
  EXAMPLES[family](pack, ranking).filter((cards) => fits(cards, ranking, pack));

/** Of plain totals and of busted hands, the nearest will do. */
const isLowTotal = (name: string): boolean =>
  (/^\d+$/.test(name) && Number(name) < 19) || name === '31 (bust)';

function ranked(ranking: Ranking, hands: readonly (readonly number[])[]): Chart {
  const valued = hands.map((cards) => ({ cards, value: worth(ranking, cards) }));
  valued.sort((a, b) => b.value - a.value);
  const rows = valued.filter(({ value }, i) => i === 0 || value !== valued[i - 1].value);
  return {
    title: 'From the best down',
    columns: ['hand', 'example'],
    rows: rows.map(({ cards, value }) => [
      value === NO_HAND ? 'does not qualify' : ranking.name(value),
      printCards(cards),
    ]),
  };
}

/** Cards of the pack, none more often than the pack has it. */
function fits(cards: readonly number[], ranking: Ranking, pack: Pack): boolean {
  return cards.every(
    (card) =>
      ranking.accepts(card) &&
      cards.filter((other) => other === card).length <= pack.cards.filter((other) => other === card).length,
  );
}

/** Cards to add to a hand: its least value with some of these is that of the hand alone. */
const BESIDE = read('2c 3d 4h 6s 7c 9d Th Js Qc Kd Ah 8s')[0];

/** The value of the cards on their own, even for a ranking that needs a hand and a board. */
function worth(ranking: Ranking, cards: readonly number[]): number {
  const [{ name, sizes }, second] = ranking.parts;
  if (second === undefined) return ranking.value(cards);
  if (sizes.includes(0)) return ranking.value(cards.slice(0, 1), cards.slice(1));
  const beside = BESIDE.filter((card) => !cards.includes(card));
  const extras = sizes.includes(3)
    ? beside.map((card) => [card])
    : beside.flatMap((a, i) => beside.slice(i + 1).map((b) => [a, b]));
  const own = name === 'player' ? 3 : 2;
  return Math.min(
    ...extras.map((extra) =>
      name === 'player'
        ? ranking.value(cards.slice(0, own), [...cards.slice(own), ...extra])
        : ranking.value([...cards.slice(0, own), ...extra], cards.slice(own)),
    ),
  );
}

function read(...hands: string[]): number[][] {
  return hands.map((text) => {
    const cards = parseCards(text);
    if (!cards.ok) throw new Error(cards.message);
    return cards.cards;
  });
}

/** Ranks of a pack from the highest. */
const ranksOf = (pack: Pack): number[] =>
  unique(Array.from(pack.cards).filter(isPlain).map(rankOf)).sort((a, b) => b - a);

const suited = (ranks: readonly number[]): number[] => ranks.map((rank) => cardOf(rank, 3));
/** Each card of its own suit, as far as there are suits. */
const mixed = (ranks: readonly number[]): number[] => ranks.map((rank, i) => cardOf(rank, (3 + 3 * i) % 4));
/** Equal ranks in different suits. */
const grouped = (...ranks: number[]): number[] =>
  ranks.map((rank, i) => cardOf(rank, 3 - ranks.slice(0, i).filter((other) => other === rank).length));

/** The ace below the lowest ranks of a pack, where that is a straight (003:5590: A-6-7-8-9 in a short deck). */
function wheel(lowest: readonly number[], highCard: readonly number[], ranking: Ranking): number[][] {
  const cards = mixed([ACE, ...lowest]);
  return cards.every(ranking.accepts) && worth(ranking, cards) > worth(ranking, highCard) ? [cards] : [];
}

/** The best hand of each kind that a pack allows. */
function highHands(pack: Pack, ranking: Ranking): number[][] {
  const ranks = ranksOf(pack);
  const [a, b, c, d, e, f] = ranks;
  const highCard = mixed([a, b, c, d, f]);
  return [
    [JOKER, ...grouped(a, a, a, a)],
    [JOKER, ...grouped(b, b, b, b)],
    suited([a, b, c, d, e]),
    suited([b, c, d, e, f]),
    grouped(a, a, a, a, b),
    grouped(a, a, a, b, b),
    suited([a, b, c, d, f]),
    mixed([a, b, c, d, e]),
    ...wheel(ranks.slice(-4), highCard, ranking),
    grouped(a, a, a, b, c),
    grouped(a, a, b, b, c),
    grouped(a, a, b, c, d),
    highCard,
  ];
}

function threeCardHands(pack: Pack, ranking: Ranking): number[][] {
  const ranks = ranksOf(pack);
  const [a, b, c, d] = ranks;
  const highCard = mixed([a, b, d]);
  return [
    suited([a, a, a]),
    suited([a, b, c]),
    suited([b, c, d]),
    grouped(a, a, a),
    suited([a, a, b]),
    suited([a, b, d]),
    mixed([a, b, c]),
    ...wheel(ranks.slice(-2), highCard, ranking),
    grouped(a, a, b),
    highCard,
  ];
}

const EXAMPLES = {
  high: highHands,
  'three cards': threeCardHands,
  low: () =>
    read(
      '5c 4d 3h 2s Ac',
      '6c 4d 3h 2s Ac',
      '6c 5d 4h 3s 2c',
      '7c 5d 4h 3s 2c',
      '8c 7d 6h 5s 3c',
      '9c 8d 7h 6s 4c',
      'Kc Qd Jh Ts 8c',
      'Ac Kd Qh Js 9c',
      '2s 2c 5d 4h 3s',
      'As Ac 4d 3h 2c',
      '7s 5s 4s 3s 2s',
    ),
  badugi: () =>
    read(
      'Ac 2d 3h 4s',
      '2c 3d 4h 5s',
      'Kc Qd Jh Ts',
      'Ac 2d 3h 4h',
      'Kc Qd Jh Jc',
      'Ac 2d 3c 4d',
      'Ac 2c 3c 4c',
    ),
  front: () => read('As Ac', '2s 2c', 'As Kc', '3s 2c', 'Jk Ks'),
  totals: () =>
    read(
      'Ah Ah',
      'As Ks',
      'As Kd',
      'As Ac',
      'As BK',
      'Jk Jk',
      'Jk Kc',
      'Jk 5c',
      'Kc Qd Jh As',
      'Kc Qd 2h',
      '7c 7d 7h',
      'Kc Qd',
      'BK BQ',
      'Kc 9d',
      'Kc Qd 5h',
      'BK BQ 5h',
    ),
};

/** Names of all hands of two, the best first; what comes after a comma only breaks ties. */
function everyTwo(ranking: Ranking, pack: Pack): string[] {
  const kinds = Array.from(pack.cards);
  const values = new Set<number>();
  for (const [i, a] of kinds.entries()) for (const b of kinds.slice(i + 1)) values.add(ranking.value([a, b]));
  const names = [...values].sort((x, y) => y - x).map((value) => ranking.name(value).split(',')[0]);
  return unique(names);
}
