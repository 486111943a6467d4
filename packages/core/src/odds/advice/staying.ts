import { cardOf, printCard, printCards, rankOf, suitOf } from '../../cards/index.ts';
import type { Chart } from '../../engine/card-words.ts';
import type { Counted, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { decisionsAgainst } from '../count/five-cards.ts';
import { countThreeCards, type Decision } from '../count/showdown.ts';
import type { Work } from '../work.ts';

type Showdown = Extract<Counted, { by: 'showdown' }>;

const RANKS = 13;
const SPADES = 3;

/**
 * Which hands stay. No single hand need separate them: a card of the rank or suit of the bank's makes some hands good
 * enough while higher ones are not.
 */
export class Staying {
  readonly #value: Showdown['value'];
  readonly #examples = new Map<number, readonly number[]>();
  #lowest = Number.POSITIVE_INFINITY;
  #lowestCards: readonly number[] = [];
  #highestFold = Number.NEGATIVE_INFINITY;
  #stay = '';

  constructor({ value }: Showdown) {
    this.#value = value;
  }

  /** Staying is the first of the two choices. */
  add({ cards, seen, values }: Decision): void {
    const value = this.#value(cards);
    const [[stay, worth], [, fold]] = Object.entries(values);
    this.#stay = stay;
    const own = cards.map((card) => besideSpade(card, seen));
    if (!this.#examples.has(value)) this.#examples.set(value, own);
    if (worth <= fold) this.#highestFold = Math.max(this.#highestFold, value);
    else if (value < this.#lowest) [this.#lowest, this.#lowestCards] = [value, own];
  }

  get said(): Said {
    const above = [...this.#examples].filter(([value]) => value > this.#highestFold);
    const [, from] = above.reduce((a, b) => (b[0] < a[0] ? b : a), above[0] ?? [0, []]);
    return { stay: this.#stay, lowest: printCards([...this.#lowestCards]), all: printCards([...from]) };
  }
}

/** The card renamed so that the one in sight is a spade. */
function besideSpade(card: number, seen: number): number {
  const suit = suitOf(card);
  return cardOf(rankOf(card), suit === suitOf(seen) ? SPADES : suit === SPADES ? suitOf(seen) : suit);
}

/** The lowest hand that stays, and the lowest from which all do. */
interface Said {
  readonly stay: string;
  readonly lowest: string;
  readonly all: string;
}

const chartOf = (said: readonly Said[]): Chart => ({
  title: `What to ${said[0].stay} with: nothing below the lowest hand, and everything from the other on; in between it hangs on the cards`,
  columns: ['card in sight', 'lowest hand', 'everything from'],
  rows: said.map(({ lowest, all }, rank) => [printCard(cardOf(rank, SPADES)), lowest, all]),
});

/** Three cards against three, by the card in sight. */
export function threeCardChart(game: PlayerDealerGame, counted: Showdown): Chart {
  const byRank = Array.from({ length: RANKS }, () => new Staying(counted));
  countThreeCards(game, counted, game.wagers[0].id, (decision) =>
    byRank[rankOf(decision.seen)].add(decision),
  );
  return chartOf(byRank.map(({ said }) => said));
}

/** Five cards against five: every hand that fares differently, one part for each card in sight. */
export function fiveCardWork(game: PlayerDealerGame, counted: Showdown): Work {
  return {
    stages: [
      {
        parts: RANKS,
        run: (rank) => {
          const staying = new Staying(counted);
          decisionsAgainst(game, counted, game.wagers[0].id, rank, (decision) => staying.add(decision));
          return staying.said;
        },
      },
    ],
    join: ([said]) => chartOf(said as readonly Said[]),
  };
}
