import { quoted } from '../../cards/quoted.ts';
import { type Result, refuse } from '../../engine/index.ts';
import { nearest } from '../../houses/nearest.ts';
import { type Ranking, type RankingId, rankingsById } from '../../ranks/index.ts';
import { type ComparedHand, compareHands as compareBy } from './compare-hands.ts';
import { type Equity, type EquityOptions, equity as equityBy } from './equity.ts';
import { type GivenCards, type Ranked, rank as rankBy } from './rank.ts';

/** A ranking by its id (`high`, `omaha-high`), or the ranking itself. */
export type NamedRanking = RankingId | Ranking;

/** Rankings that take a hand in two parts: hole cards and board, cards down and up, a hand and the bank's. */
export type TwoPartRankingId =
  | 'omaha-high'
  | 'omaha-low-8'
  | 'omaha-low'
  | 'tahoe-high'
  | 'tahoe-low-8'
  | 'mexican'
  | 'six-card'
  | 'match-it';

/** The cards that `rank` takes: two parts, one part, or, for a ranking given as itself, what its `parts` say. */
export type PartsFor<Named extends NamedRanking> = Named extends TwoPartRankingId
  ? [cards: GivenCards, other: GivenCards]
  : Named extends RankingId
    ? [cards: GivenCards]
    : [cards: GivenCards, other?: GivenCards];

/** Asks the named ranking; refuses if there is none of this name. */
function by<T extends object>(named: NamedRanking, ask: (ranking: Ranking) => Result<T>): Result<T> {
  if (typeof named !== 'string') return ask(named);
  if (Object.hasOwn(rankingsById, named)) return ask(rankingsById[named]);
  const near = nearest(named, Object.keys(rankingsById));
  return refuse(
    'not-found',
    `There is no ranking ${quoted(named)}${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`,
  );
}

/**
 * How good cards are, by a ranking of the five books; what it cannot rank is refused. Taking names, it bundles all
 * rankings; `@cardroom/core/ranks` has the same function for one ranking, without the others.
 *
 * @param parts the hand; or its first part (hole cards, cards face down) and its second (the board, cards face up)
 *
 * @example
 * ```ts
 * import { rank } from '@cardroom/core';
 *
 * const full = rank('high', 'As Ah Ad Ks Kh 2c 3d');
 * if (full.ok) console.log(full.name); // full house, aces over kings
 *
 * const omaha = rank('omaha-high', 'AsAh7c2d', 'AdKdQs7h2c');
 * if (omaha.ok) console.log(omaha.category, omaha.best.length); // three of a kind 5
 *
 * const few = rank('high', 'As Ah');
 * if (!few.ok) console.log(few.message); // A hand has 2 cards; high takes 5-7.
 * ```
 */
export function rank<Named extends NamedRanking>(ranking: Named, ...parts: PartsFor<Named>): Result<Ranked>;
export function rank(ranking: NamedRanking, cards: GivenCards, other?: GivenCards): Result<Ranked> {
  return by(ranking, (of) => rankBy(of, cards, other));
}

/**
 * Which of some hands is best. Each is a list of its parts: its cards, or hole cards and board.
 *
 * @example
 * ```ts
 * import { compareHands } from '@cardroom/core';
 *
 * const compared = compareHands('high', [['9c 9d 9h 4s 4c'], ['As Ks Qs Js Ts']]);
 * if (compared.ok) console.log(compared.hands.map(({ place, name }) => `${place}: ${name}`).join('; '));
 * // 2: full house, nines over fours; 1: royal flush
 * ```
 */
export function compareHands(
  ranking: NamedRanking,
  hands: readonly (readonly GivenCards[])[],
): Result<{ readonly hands: readonly ComparedHand[] }> {
  return by(ranking, (of) => compareBy(of, hands));
}

/**
 * How often each hand wins when the rest of a five-card board comes: looked up for every board while there are at
 * most two million (or `deals`), simulated beyond.
 *
 * @example
 * ```ts
 * import { equity } from '@cardroom/core';
 *
 * const turn = equity('high', ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc' });
 * if (turn.ok) console.log(turn.method, turn.boards, turn.hands[1].win.toFixed(4)); // exact 44 0.0455
 * ```
 */
export function equity(
  ranking: NamedRanking,
  hands: readonly GivenCards[],
  options: EquityOptions = {},
): Result<Equity> {
  return by(ranking, (of) => equityBy(of, hands, options));
}
