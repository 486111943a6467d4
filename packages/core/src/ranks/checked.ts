import { type Cards, JOKER } from '../cards/card.ts';
import type { Ranking, RankingPart } from './ranking.ts';

/** Says why a ranking cannot rank some cards. */
export type SayWrong = (ranking: Ranking, parts: readonly Cards[]) => string;

const checkedOf = new WeakMap<Ranking, Ranking>();
const uncheckedOf = new WeakMap<Ranking, Ranking>();

/**
 * The same ranking for cards from outside: its `value` checks what it is given, and throws a sentence instead of giving
 * the value of another hand. That takes a few times as long. Each ranking has one such twin.
 */
export function checked<R extends Ranking>(ranking: R, sayWrong: SayWrong): R {
  const made = checkedOf.get(ranking) as R | undefined;
  if (made !== undefined) return made;
  const twin: R = {
    ...ranking,
    value(cards: Cards, other?: Cards): number {
      if (!isRankable(ranking, cards, other))
        throw new RangeError(sayWrong(ranking, other === undefined ? [cards] : [cards, other]));
      return ranking.value(cards, other);
    },
  };
  checkedOf.set(ranking, twin);
  uncheckedOf.set(twin, ranking);
  return twin;
}

/** The ranking without checks, for callers that checked the cards or dealt them. */
export const unchecked = (ranking: Ranking): Ranking => uncheckedOf.get(ranking) ?? ranking;

function isRankable(ranking: Ranking, cards: Cards, other: Cards | undefined): boolean {
  const { parts, together } = ranking;
  const [first, second] = parts;
  return (
    isPart(ranking, first, cards) &&
    (second === undefined ? other === undefined : isPart(ranking, second, other)) &&
    (together === undefined || cards.length + (other?.length ?? 0) <= together) &&
    !hasTwins(ranking, cards, other)
  );
}

/** Whether the part has the right number of cards, all of which the ranking accepts. */
function isPart(ranking: Ranking, { sizes }: RankingPart, cards: Cards | undefined): boolean {
  if (typeof cards !== 'object' || cards === null || !sizes.includes(cards.length)) return false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!Number.isInteger(card) || card < 0 || !ranking.accepts(card)) return false;
  }
  return true;
}

/** Whether a card is there twice, or more jokers than the pack has. */
function hasTwins({ repeats, jokers: most = 1 }: Ranking, cards: Cards, other: Cards = NONE): boolean {
  if (repeats === true) return false;
  let jokers = 0;
  for (let i = 0; i < cards.length + other.length; i++) {
    const card = i < cards.length ? cards[i] : other[i - cards.length];
    if (card === JOKER) jokers++;
    else if (standsBefore(card, cards, i) || standsBefore(card, other, i - cards.length)) return true;
  }
  return jokers > most;
}

function standsBefore(card: number, cards: Cards, end: number): boolean {
  for (let i = 0; i < end && i < cards.length; i++) if (cards[i] === card) return true;
  return false;
}

const NONE: Cards = [];
