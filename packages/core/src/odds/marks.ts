import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import { chooseSettings, type SettingValue } from '../houses/offering/setting.ts';
import { linesOf, type OfferingOdds } from './answer.ts';

/** What is worth saying about a wager besides its price. */
export interface WagerMark {
  readonly wager: string;
  /** For a bet before the cards that gains the bettor: the printed lines behind it; null for all others. */
  readonly gives: string | null;
  /** A bet during the hand that this line of play never makes: it has no price. */
  readonly never: boolean;
}

/** Rounding errors of sums over all deals are below this. */
const NOTHING = 1e-9;
/** Standard errors by which a dealt bet must be below zero. */
const SURE = 3;

/**
 * For each wager, whether the book gives money away with it and in which lines, and whether it is never made. Bets
 * during the hand give nothing away: they are made when they are good, and the price of the bet before the cards
 * includes them.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { marksOf, oddsOf } from '@cardroom/core/odds';
 *
 * const offering = findOffering('hawaiian-gardens/caribbean-stud');
 * if (offering?.kind === 'player-dealer') {
 *   const found = oddsOf(offering);
 *   if (found.ok) console.log(marksOf(offering, found.odds)[0].gives); // 003:719-724, 003:696, 003:726-734
 * }
 * ```
 */
export function marksOf(
  offering: PlayerDealerOffering,
  { wagers }: Pick<OfferingOdds, 'wagers'>,
  settings: Readonly<Record<string, SettingValue>> = {},
): readonly WagerMark[] {
  const chosen = chooseSettings(offering.settings, settings);
  const game = chosen.ok ? offering.game(chosen.values) : null;
  return wagers.map(({ id, edge, se, rows }) => {
    const isLater = game?.wagers.find((kind) => kind.id === id)?.when === 'later';
    const gives = !isLater && edge < -SURE * se - NOTHING;
    return {
      wager: id,
      gives: game !== null && gives ? printedLines(offering, game, id) : null,
      never: isLater && rows.length === 0,
    };
  });
}

type Game = ReturnType<PlayerDealerOffering['game']>;

/** The lines declared for the wager, and those of the pay tables of everything bet on its hand. */
function printedLines({ wagers, cite }: PlayerDealerOffering, game: Game, id: string): string {
  const together = linesOf(game).find(({ kind }) => kind.id === id)?.together ?? new Set([id]);
  const rows = (game.card?.pays ?? [])
    .filter(({ kind }) => together.has(kind))
    .flatMap((table) => table.rows.flatMap((row) => row.cite ?? []));
  const declared = wagers?.[id];
  const lines = [...(declared === undefined ? [] : [declared]), ...passages(rows)];
  return lines.length > 0 ? lines.join(', ') : (cite ?? '');
}

/** Joins consecutive lines into one passage: `003:726-734`. */
function passages(cites: readonly string[]): string[] {
  const found: { book: string; from: number; to: number }[] = [];
  const others: string[] = [];
  for (const cite of new Set(cites)) {
    const [, book, line] = /^(\d{3}):(\d+)$/.exec(cite) ?? [];
    const last = found.at(-1);
    if (book === undefined) others.push(cite);
    else if (last?.book === book && Number(line) === last.to + 1) last.to++;
    else found.push({ book, from: Number(line), to: Number(line) });
  }
  return [
    ...found.map(({ book, from, to }) => (from === to ? `${book}:${from}` : `${book}:${from}-${to}`)),
    ...others,
  ];
}
