import { dollars } from '../../../engine/money.ts';
import type { PotGame } from '../../../engine/pot/game.ts';
import { leastOf } from '../../limits/of.ts';
import { rangeLines } from '../../limits/words.ts';
import type { Limit, PotOffering } from '../../offering/offering.ts';
import type { RuleSection } from '../card.ts';
import { packLines } from '../cards.ts';
import { rankingSection } from '../rankings.ts';
import { number } from '../words.ts';
import { bettingLines } from './betting.ts';
import { dealLines } from './deal.ts';
import { potSentence, winningLines } from './winning.ts';

/** The rule card of a game for a pot, players against each other. */
export function potSections(
  game: PotGame,
  { limits, ranges }: Pick<PotOffering, 'limits' | 'ranges'>,
): RuleSection[] {
  const { fewest = 2, players, pack, shares } = game;
  const all = [...limits, ...ranges.map((range) => leastOf<Limit>(range))];
  return [
    {
      id: 'type',
      title: 'The game',
      lines: [
        'Players play against each other for the pot; the house has no stake in it.',
        potSentence(game),
      ],
      tables: [],
    },
    { id: 'cards', title: 'Cards', lines: packLines(pack), tables: [] },
    {
      id: 'seats',
      title: 'Players',
      lines: [`For ${number(fewest)} to ${number(players)} players.`],
      tables: [],
    },
    limitsSection(limits, ranges),
    { id: 'deal', title: 'The hand', lines: dealLines(game, all), tables: [] },
    { id: 'betting', title: 'Betting', lines: bettingLines(game, all), tables: [] },
    rankingSection(
      shares.map(({ name, ranking }) => ({ of: shares.length === 1 ? '' : name, ranking })),
      pack,
    ),
    { id: 'winning', title: 'Who wins', lines: winningLines(game), tables: [] },
  ];
}

function limitsSection(limits: readonly Limit[], ranges: PotOffering['ranges']): RuleSection {
  const columns: readonly [string, (limit: Limit) => string][] = [
    ['limit', ({ id }) => id],
    ['name', ({ title }) => title],
    ['ante', ({ stakes }) => (stakes.ante === 0 ? '' : dollars(stakes.ante))],
    ['blinds', ({ stakes }) => stakes.blinds.map(dollars).join(', ')],
    ['bring-in', ({ stakes }) => (stakes.bringIn === 0 ? '' : dollars(stakes.bringIn))],
    ['smallest chip', ({ stakes }) => dollars(stakes.chip)],
  ];
  const used = columns.filter(([, cell]) => limits.some((limit) => cell(limit) !== ''));
  return {
    id: 'limits',
    title: 'Limits',
    lines: rangeLines(ranges),
    tables: [
      {
        title: 'Limits',
        columns: used.map(([name]) => name),
        rows: limits.map((limit) => used.map(([, cell]) => cell(limit))),
      },
    ],
  };
}
