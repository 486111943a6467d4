import { dollars } from '../../../engine/money.ts';
import type {
  Backline,
  PlayerDealerGame,
  PrintedRow,
  WagerKind,
} from '../../../engine/player-dealer/game.ts';
import { rangeLines } from '../../limits/words.ts';
import type { PlayerDealerOffering } from '../../offering/offering.ts';
import type { RuleSection } from '../card.ts';
import { count, list, number } from '../words.ts';

/** Wagers, who may make them, and what they pay. */

export const titleOf = ({ wagers }: PlayerDealerGame, kind: string): string =>
  wagers.find(({ id }) => id === kind)?.title ?? kind.replace(/^./, (first) => first.toUpperCase());

export function wagersSection(game: PlayerDealerGame): RuleSection {
  return {
    id: 'wagers',
    title: 'Wagers',
    lines: [],
    tables: [
      {
        title: 'Wagers',
        columns: ['wager', 'made', 'how much', 'needs'],
        rows: game.wagers.map((kind) => [
          kind.title,
          kind.when === 'before' ? 'before the deal' : 'in the hand',
          amount(kind, game),
          needs(kind, game),
        ]),
      },
    ],
  };
}

function amount({ id, size }: WagerKind, game: PlayerDealerGame): string {
  const said = game.card?.amounts?.[id];
  if (said !== undefined) return said;
  switch (size.by) {
    case 'table':
      return 'within the table limits';
    case 'equal':
      return `as much as the ${titleOf(game, size.to)}`;
    case 'up to':
      return `up to the ${titleOf(game, size.of)}${size.step === undefined ? '' : `, in steps of ${dollars(size.step)}`}`;
    case 'bonus': {
      const { min, max, step, anyWith } = size;
      const range =
        min !== undefined && max !== undefined
          ? `${dollars(min)} to ${dollars(max)}`
          : max !== undefined
            ? `within the bonus limits, at most ${dollars(max)}`
            : min !== undefined
              ? `within the bonus limits, at least ${dollars(min)}`
              : 'within the bonus limits';
      const steps = step === undefined ? '' : `, in steps of ${dollars(step)}`;
      const any =
        anyWith === undefined
          ? ''
          : `; any size beside a ${list(
              anyWith.map((kind) => titleOf(game, kind)),
              'or',
            )}`;
      return range + steps + any;
    }
  }
}

function needs({ needs: kinds, goesWith }: WagerKind, game: PlayerDealerGame): string {
  const before = (kinds ?? []).map((kind) => titleOf(game, kind));
  const beside = goesWith === undefined ? [] : [`${titleOf(game, goesWith)} beside it`];
  return [list(before, 'or'), ...beside].filter((text) => text !== '').join('; ');
}

export function seatLines(game: PlayerDealerGame): string[] {
  const { seats, circles, partners = 1 } = game;
  const places = circles === 1 ? 'a betting circle' : count(circles, 'betting circle');
  return [
    `${number(seats).replace(/^./, (c) => c.toUpperCase())} positions, the player-dealer's among them, each with ${places}.`,
    ...backlineLines(game),
    ...(partners <= 1 ? [] : [`At most ${number(partners)} may put the bank up together.`]),
  ];
}

function backlineLines(game: PlayerDealerGame): string[] {
  const { kinds, ownCircleOnly, sharesLimit, asOne } = game.backline;
  const lines: string[] = [];
  if (kinds === 'none') lines.push('No bets from the back line.');
  else {
    const which = kinds === 'all' ? '' : ` on ${list(kinds.map((kind) => titleOf(game, kind)))} only`;
    lines.push(`Others may bet behind a seated player${which}${behind(game.backline)}.`, ...decides(game));
  }
  lines.push(
    ownCircleOnly
      ? 'A player plays the hand of his own position only.'
      : 'A circle where nobody sits may be bet on by anybody.',
  );
  if (sharesLimit && kinds !== 'none')
    lines.push("All bets of a kind on a circle together stay within the table's most.");
  if (asOne) lines.push('Bets of a kind on a circle are met as one bet, each by its part.');
  return lines;
}

function behind({ most, oneToACircle }: Backline): string {
  if (oneToACircle) return ", each on a circle of his own; the first circle is the seated player's";
  return Number.isFinite(most) ? `, ${number(most)} at most` : '';
}

/** Who plays a hand with several bettors, where there is anything to play. */
function decides({ backline, script }: PlayerDealerGame): string[] {
  if (!script.some((step) => step.do === 'choose' && step.who === 'spots')) return [];
  if (backline.oneToACircle) return ['Whoever bets on a circle plays it.'];
  const unless = backline.agreement
    ? ', unless all who have bet on it have agreed on the other way before the cards'
    : '';
  return [
    backline.decides === 'seated'
      ? `The seated player plays the hand${unless}.`
      : `Whoever has most on the circle plays the hand${unless}.`,
  ];
}

export function limitsSection(
  { wagers }: PlayerDealerGame,
  { limits, ranges }: Pick<PlayerDealerOffering, 'limits' | 'ranges'>,
): RuleSection {
  const bonus = limits.some(({ limits: { bonusMin, bonusMax } }) => bonusMin ?? bonusMax);
  return {
    id: 'limits',
    title: 'Limits',
    lines: [
      ...rangeLines(ranges),
      ...(bonus || !wagers.some(({ size }) => size.by === 'bonus')
        ? []
        : ['The same limits hold for bonus wagers, where the wager says nothing else.']),
    ],
    tables: [
      {
        title: 'Limits',
        columns: ['limit', 'least', 'most', 'steps', ...(bonus ? ['bonus least', 'bonus most'] : [])],
        rows: limits.map(({ id, limits: { min, max, step, bonusMin = min, bonusMax = max } }) => [
          id,
          ...[min, max, step, ...(bonus ? [bonusMin, bonusMax] : [])].map((cents) =>
            cents === null ? 'none' : dollars(cents),
          ),
        ]),
      },
    ],
  };
}

const odds = (pays: PrintedRow['pays']): string =>
  typeof pays === 'number' ? `${pays} to 1` : `${pays[0]} to ${pays[1]}`;

/** Pay tables, each with the lines where its rows are printed. */
export function paysSection({ card }: PlayerDealerGame): RuleSection {
  const tables = (card?.pays ?? []).map(({ title, in: unit, rows }) => {
    const cited = rows.some(({ cite }) => cite !== undefined);
    return {
      title,
      columns: ['for', 'pays', ...(cited ? ['where'] : [])],
      rows: rows.map(({ hand, pays, cite = '' }) => [
        hand,
        unit === 'dollars' ? dollars(100 * Number(pays)) : odds(pays),
        ...(cited ? [cite] : []),
      ]),
    };
  });
  return {
    id: 'pays',
    title: 'Pay tables',
    lines: tables.length === 0 ? ['There is none: wins are paid as said above.'] : [],
    tables,
  };
}
