import { dollars } from '../../engine/money.ts';
import type { Coverage, PointsGame, Step } from '../../engine/points/game.ts';
import { rangeLines } from '../limits/words.ts';
import type { PointsOffering } from '../offering/offering.ts';
import type { RuleSection } from './card.ts';
import { packLines } from './cards.ts';
import { rankingSection } from './rankings.ts';
import { count, number, sentence, times } from './words.ts';

/** The rule card of a game in which hands are set and compared for points. */
export function pointsSections(
  game: PointsGame,
  { limits, ranges }: Pick<PointsOffering, 'limits' | 'ranges'>,
): RuleSection[] {
  const { pack, players, card } = game;
  return [
    {
      id: 'type',
      title: 'The game',
      lines: [
        'Players set hands and pay each other by points; the house has no stake in it.',
        ...(card?.about.slice(0, 1) ?? []),
      ],
      tables: [],
    },
    { id: 'cards', title: 'Cards', lines: packLines(pack), tables: [] },
    {
      id: 'seats',
      title: 'Players',
      lines: [
        `For two to ${number(players)} players.`,
        `A player buys in for at least ${game.buyIn} points of chips, and must have ${count(game.least, 'point')} to be dealt in.`,
      ],
      tables: [],
    },
    {
      id: 'limits',
      title: 'Limits',
      lines: rangeLines(ranges),
      tables: [
        {
          title: 'Limits',
          columns: ['limit', 'a point', 'buy-in'],
          rows: limits.map(({ id, point }) => [id, dollars(point), dollars(point * game.buyIn)]),
        },
      ],
    },
    { id: 'deal', title: 'The hand', lines: dealLines(game), tables: [] },
    rankingSection(card?.rankings ?? [], pack),
    { id: 'winning', title: 'Who wins', lines: card?.about.slice(1) ?? [], tables: winningTables(game) },
    { id: 'settlement', title: 'Settlement', lines: settlementLines(game), tables: [] },
  ];
}

function dealLines({ script, surrender, sweeps, equalSets, first }: PointsGame): string[] {
  const order = first === 'button' ? 'the button' : 'the player left of the button';
  return [
    ...inPairs(script),
    `No set may outrank the one behind it${equalSets ? '' : ', or be its equal'}; otherwise the hand is foul.`,
    ...(sweeps.length > 0
      ? ['A Clean Sweep must be declared before hands are shown; a hand declared that is not one is foul.']
      : []),
    ...(surrender ? ['A player may surrender before hands are shown.'] : []),
    sentence(`hands are shown clockwise, ${order} first`),
  ];
}

/** A deal and the cards set from it make one line, which is said once if it repeats. */
function inPairs(script: readonly Step[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < script.length; ) {
    const step = script[i];
    const next = script[i + 1];
    if (step.do !== 'deal' || next?.do !== 'set') {
      lines.push(stepLine(step));
      i++;
      continue;
    }
    const left = step.count - next.count;
    const over = left > 0 ? ` and discards ${left === 1 ? 'the other' : 'the others'}` : '';
    lines.push(`${stepLine(step)} ${stepLine(next).slice(0, -1)}${over}.`);
    i += 2;
  }
  return lines.flatMap((line, i) => {
    if (line === lines[i - 1]) return [];
    const rounds = lines.filter((other) => other === line).length;
    return [rounds === 1 ? line : `${line} This is done ${times(rounds)}.`];
  });
}

function stepLine(step: Step): string {
  if (step.do === 'discards back')
    return 'Discards from fantasy hands go back into the stub, which is shuffled.';
  const who = step.fantasy ? 'each player with a fantasy hand' : 'each player';
  if (step.do === 'deal')
    return sentence(
      `${who} gets ${count(step.count, 'card')} face down, ${step.inOne ? 'all at once' : 'one at a time'}`,
    );
  const when = step.together ? 'at the same time,' : 'in turn from the left of the button,';
  return sentence(`${when} ${who} places ${count(step.count, 'card')} face ${step.face}`);
}

function winningTables({ sweeps, card }: PointsGame): RuleSection['tables'] {
  const charts = [...(card?.charts ?? [])];
  if (sweeps.length === 0) return charts;
  return [
    ...charts,
    {
      title: 'Clean Sweeps, the highest first',
      columns: ['hand', 'what it is', 'points from each opponent'],
      rows: sweeps.map(({ name, says, points }) => [name, says, String(points)]),
    },
  ];
}

const COVERAGE: Readonly<Record<Coverage, string>> = {
  exchanged: 'Wins and losses in a hand, added together, may not exceed the chips a player started it with.',
  'win or lose':
    'A player may neither win nor lose more in a hand than the chips the player started it with.',
  'chips in front': 'A player pays until the chips run out, including chips just won.',
};

function settlementLines({ first, coverage, wholePoints }: PointsGame): string[] {
  return [
    `Every pair of players settles once: ${first === 'button' ? 'the button' : 'the player left of the button'} with all others in turn, then the next clockwise with the rest, and so on.`,
    COVERAGE[coverage],
    ...(wholePoints ? ['Chips that make less than a whole point are not in play.'] : []),
  ];
}
