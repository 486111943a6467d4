import { dollars } from '../../../engine/money.ts';
import type {
  Backline,
  PlayerDealerGame,
  PrintedRow,
  WagerKind,
} from '../../../engine/player-dealer/game.ts';
import { list } from '../../../engine/words.ts';
import { rangeLines } from '../../limits/words.ts';
import type { PlayerDealerOffering } from '../../offering/offering.ts';
import type { RuleSection } from '../card.ts';
import { count, number, times } from '../words.ts';

/** Wagers, who may make them, and what they pay. */

export const titleOf = ({ wagers }: PlayerDealerGame, kind: string): string =>
  wagers.find(({ id }) => id === kind)?.title ?? kind.replace(/^./, (first) => first.toUpperCase());

export function wagersSection(game: PlayerDealerGame): RuleSection {
  return {
    id: 'wagers',
    title: 'Bets',
    lines: [],
    tables: [
      {
        title: 'Bets',
        columns: ['bet', 'when', 'how much', 'needs'],
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
    case 'times':
      return `${timesWords(size.times)} the ${titleOf(game, size.of)}`;
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
          : `; any size together with a ${list(
              anyWith.map((kind) => titleOf(game, kind)),
              'or',
            )}`;
      return range + steps + any;
    }
  }
}

/** `as much as`, `twice`, `three or four times`, `one to four times`. */
function timesWords([least, most]: readonly [number, number]): string {
  if (least === most) return least === 1 ? 'as much as' : times(least);
  return `${number(least)} ${most === least + 1 ? 'or' : 'to'} ${number(most)} times`;
}

function needs({ needs: kinds, goesWith }: WagerKind, game: PlayerDealerGame): string {
  const before = (kinds ?? []).map((kind) => titleOf(game, kind));
  const beside = goesWith === undefined ? [] : [`${titleOf(game, goesWith)} with it`];
  return [list(before, 'or'), ...beside].filter((text) => text !== '').join('; ');
}

export function seatLines(game: PlayerDealerGame): string[] {
  const { seats, circles, partners = 1 } = game;
  const places = circles === 1 ? 'a betting circle' : count(circles, 'betting circle');
  return [
    `${number(seats).replace(/^./, (c) => c.toUpperCase())} seats, including the player-dealer's, each with ${places}.`,
    ...backlineLines(game),
    ...(partners <= 1 ? [] : [`At most ${number(partners)} players may share the bank.`]),
  ];
}

function backlineLines(game: PlayerDealerGame): string[] {
  const { kinds, ownCircleOnly, sharesLimit, asOne } = game.backline;
  const lines: string[] = [];
  if (kinds === 'none') lines.push('No back-line betting.');
  else {
    const which = kinds === 'all' ? '' : ` on ${list(kinds.map((kind) => titleOf(game, kind)))} only`;
    lines.push(
      `Others may bet on a seated player's hand (back line)${which}${behind(game.backline)}.`,
      ...decides(game),
    );
  }
  lines.push(
    ownCircleOnly
      ? "A player plays only the hand at that player's seat."
      : 'Any seated player may also bet at an empty seat.',
  );
  if (sharesLimit && kinds !== 'none')
    lines.push('All bets of one type on a circle together stay within the table maximum.');
  if (asOne) lines.push('Bets of one type on a circle are settled as one bet, each in proportion.');
  return lines;
}

function behind({ most, oneToACircle }: Backline): string {
  if (oneToACircle) return ", each on a separate circle; the first circle is the seated player's";
  return Number.isFinite(most) ? `, ${number(most)} at most` : '';
}

/** Who plays a hand with several bettors, if there is anything to decide. */
function decides({ backline, script }: PlayerDealerGame): string[] {
  if (!script.some((step) => step.do === 'choose' && step.who === 'spots')) return [];
  if (backline.oneToACircle) return ['The player who bets on a circle plays it.'];
  const unless = backline.agreement
    ? ', unless all who bet on it agree otherwise before the cards are dealt'
    : '';
  return [
    backline.decides === 'seated'
      ? `The seated player plays the hand${unless}.`
      : `The player with the largest bet plays the hand${unless}.`,
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
        : ['The same limits apply to bonus bets, unless the bet says otherwise.']),
    ],
    tables: [
      {
        title: 'Limits',
        columns: [
          'limit',
          'minimum',
          'maximum',
          'bets in steps of',
          ...(bonus ? ['bonus minimum', 'bonus maximum'] : []),
        ],
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
export function paysSection(game: PlayerDealerGame): RuleSection {
  const tables = (game.card?.pays ?? []).map(({ kind, title = titleOf(game, kind), in: unit, rows }) => {
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
    lines: tables.length === 0 ? ['None: wins are paid as described above.'] : [],
    tables,
  };
}
