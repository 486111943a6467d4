import type { Cents } from '@cardroom/core/engine';
import type {
  OpenWager,
  PlayerDealerGame,
  PrintedRow,
  RoundState,
  TableLimits,
} from '@cardroom/core/engine/player-dealer';
import { CHIPS } from '../../../art/index.ts';
import { fitDown } from '../../bar/amounts.ts';
import { t } from '../../t.ts';

/** Chips worth having at hand: from about the least bet up, as far as the limits and one's stack go. */
export function chipRack({ min, max, step, bonusMin }: TableLimits, has: Cents): Cents[] {
  const least = Math.min(min, bonusMin ?? min, Math.max(step, min / 5));
  const useful = CHIPS.map(({ cents }) => cents)
    .filter((cents) => cents <= (max ?? has) && cents <= has)
    .reverse();
  const from = Math.max(
    0,
    useful.findLastIndex((cents) => cents <= least),
  );
  return useful.slice(from, from + 5);
}

/** What a chip puts on a circle: as much as it is worth, within what may be put there. */
export function layable({ least, most, step }: OpenWager, chip: Cents): Cents {
  return fitDown(Math.max(chip, least), { min: least, max: most, step });
}

export interface LaidBet {
  readonly spot: number;
  readonly kind: string;
  readonly cents: Cents;
}

const kept = new Map<string, readonly LaidBet[]>();
const NONE: readonly LaidBet[] = [];

/** What a seat bet before the cards when it last did. */
export function lastBets(table: string, seat: number): readonly LaidBet[] {
  return kept.get(`${table} ${seat}`) ?? NONE;
}

lastBets.keep = (table: string, seat: number, { wagers, game }: RoundState): void => {
  const before = new Set(game.wagers.flatMap(({ id, when }) => (when === 'before' ? [id] : [])));
  const laid = wagers
    .filter((wager) => wager.seat === seat && wager.cents > 0 && wager.hand === 0 && before.has(wager.kind))
    .map(({ spot, kind, cents }) => ({ spot, kind, cents }));
  if (laid.length > 0) kept.set(`${table} ${seat}`, laid);
};

/** The most a wager can pay by its pay table: `40 to 1`; empty where it has none. */
export function topPrize(game: PlayerDealerGame, kind: string): string {
  const table = game.card?.pays?.find((pays) => pays.kind === kind);
  if (table === undefined || table.in === 'dollars') return '';
  let top: readonly [number, number] = [0, 1];
  for (const { pays } of table.rows) {
    const odds = asOdds(pays);
    if (odds[0] / odds[1] > top[0] / top[1]) top = odds;
  }
  return top[0] === 0 ? '' : t('bet.toOne', { n: top[0].toLocaleString('en-US'), per: top[1] });
}

const asOdds = (pays: PrintedRow['pays']): readonly [number, number] =>
  typeof pays === 'number' ? [pays, 1] : pays;
