import { isStanding, playerOf, type RoundState, wagerBy } from '../../engine/player-dealer/state.ts';
import { POINT_WORDS } from '../../ranks/count/nines.ts';

/** What a hand of each total from zero to nine does: `H` must hit, `S` must stand, `O` is the player's option. */
export type NinesChart = string;

/** Super 9, Pan 9, 21st Century Baccarat and Baccarat 9 of 2009: 003:547, 003:1912-1914, 003:1842, 002:876-878, 003:1296-1300 */
export const fivesAndSixes: NinesChart = 'HHHHHOOSSS';
/** Baccarat 9 without a date: 003:1042-1044 */
export const foursToSixes: NinesChart = 'HHHHOOOSSS';
/** The house way or logical way: 002:815, 003:564-565, 003:1067, 003:1309, 003:1856-1857, 003:1942-1944 */
export const houseWay: NinesChart = 'HHHHHHSSSS';

export const hitsByHouseWay = (points: number): boolean => houseWay[points] === 'H';

/** Whether a hand hits: by the chart, by the player's choice where the chart leaves it open, or by the house way. */
export function hits(chart: NinesChart, points: number, chosen: 'hit' | 'stand' | undefined): boolean {
  if (chart[points] !== 'O') return chart[points] === 'H';
  return chosen === undefined ? hitsByHouseWay(points) : chosen === 'hit';
}

/**
 * A player plays one hand, the one at their seat or else the first they bet on; their others are played the house way
 * (002:815, 003:556, 003:1069, 003:1851, 003:1936).
 */
export function playsHimself(round: RoundState, spot: number): boolean {
  const player = playerOf(round, spot);
  const first = player * round.game.circles;
  if (!isStanding(round, player))
    for (const { id } of round.game.wagers)
      if (wagerBy(round, player, first, 0, id) !== undefined) return spot === first;
  for (const wager of round.wagers)
    if (wager.seat === player && wager.cents > 0 && playerOf(round, wager.spot) === player)
      return wager.spot === spot;
  return false;
}

/** The chart in words: `hits up to four, chooses on five and six, stands on more`. */
export function chartWords(chart: NinesChart): string {
  const open = [...chart].flatMap((letter, points) => (letter === 'O' ? [POINT_WORDS[points]] : []));
  const hits = POINT_WORDS[chart.lastIndexOf('H')];
  const free = open.length > 2 ? `${open[0]} to ${open[open.length - 1]}` : open.join(' and ');
  return `hits up to ${hits}, ${open.length === 0 ? '' : `chooses on ${free}, `}stands on more`;
}
