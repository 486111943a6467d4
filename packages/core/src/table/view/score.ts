import { HIDDEN } from '../../cards/index.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { NO_SEAT, NO_WAGER } from '../../engine/sentinels.ts';
import { pointsOf } from '../../ranks/count/nines.ts';
import type { HandInPlay } from '../hand/hand-in-play.ts';
import type { Sign } from '../sign.ts';

/** How a round ended in which all bet on one Player and one Banker hand, for the scoreboard (000:552-561). */
export interface Score {
  readonly winner: 'player' | 'banker' | 'tie';
  /** Points of the Player and the Banker hand. */
  readonly points: readonly [player: number, banker: number];
  /** Which hands were eight or nine in two cards. */
  readonly naturals: readonly ('player' | 'banker')[];
  /** Kinds of bonus wagers that came in, whoever had bet them (004:1144); left out where none did. */
  readonly bonuses?: readonly string[];
}

/**
 * Bonus wagers whose numbers the scoreboard of a table shows beside the three results (004:1144).
 *
 * @example
 * ```ts
 * import { openHouseTable, scoredBonuses } from '@cardroom/core/table';
 *
 * const table = openHouseTable({ house: 'lucky-lady', offering: 'lucky-lady/ez-baccarat-panda-8' });
 * if (table.ok) console.log(scoredBonuses(table.state.sign).map(({ title }) => title)); // [ 'Panda 8', 'Dragon 7' ]
 * ```
 */
export function scoredBonuses(sign: Sign): readonly { readonly id: string; readonly title: string }[] {
  return sign.kind === 'player-dealer' ? bonusKinds(sign.game) : [];
}

const bonusKinds = ({ wagers, scoreboard = [] }: PlayerDealerGame) =>
  wagers.filter(({ id }) => scoreboard.includes(id));

/**
 * Whether a scoreboard is kept at a table.
 *
 * @example
 * ```ts
 * import { isScored, openHouseTable } from '@cardroom/core/table';
 *
 * const table = openHouseTable({ house: 'lucky-lady', offering: 'lucky-lady/ez-baccarat-panda-8' });
 * if (table.ok) console.log(isScored(table.state.sign)); // true
 * ```
 */
export function isScored(sign: Sign): boolean {
  return sign.kind === 'player-dealer' && sign.game.scoreboard !== undefined;
}

/**
 * How a round ended, for the scoreboard: read it when the round is over. Null for games without a scoreboard, and
 * where the cards are not all known.
 *
 * @example
 * ```ts
 * import { openHouseTable, scoreOf } from '@cardroom/core/table';
 *
 * const table = openHouseTable({ house: 'lucky-lady', offering: 'lucky-lady/ez-baccarat-panda-8' });
 * if (table.ok) console.log(table.state.hand && scoreOf(table.state.hand)); // null
 * ```
 */
export function scoreOf(hand: HandInPlay): Score | null {
  if (hand.kind !== 'player-dealer' || hand.state.game.scoreboard === undefined) return null;
  const player = hand.state.shared.player?.cards ?? [];
  const banker = hand.state.shared.banker?.cards ?? [];
  if (player.length < 2 || banker.length < 2 || [...player, ...banker].includes(HIDDEN)) return null;
  const points = [pointsOf(player), pointsOf(banker)] as const;
  const bonuses = bonusKinds(hand.state.game)
    .map(({ id }) => id)
    .filter((id) => cameIn(hand.state, id));
  const natural = (cards: readonly number[]) => cards.length === 2 && pointsOf(cards) > 7;
  return {
    winner: points[0] > points[1] ? 'player' : points[0] < points[1] ? 'banker' : 'tie',
    points,
    naturals: [
      ...(natural(player) ? (['player'] as const) : []),
      ...(natural(banker) ? (['banker'] as const) : []),
    ],
    ...(bonuses.length > 0 && { bonuses }),
  };
}

/** The game itself says what a wager of this kind comes to. */
function cameIn(round: RoundState, kind: string): boolean {
  const wager = { index: NO_WAGER, seat: NO_SEAT, spot: 0, kind, cents: 1, hand: 0, open: true };
  return round.game.outcome(round, wager).result === 'win';
}
