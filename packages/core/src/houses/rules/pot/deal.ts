import type { PotGame, Step } from '../../../engine/pot/game.ts';
import { capital, list, ordinal, uncapital } from '../../../engine/words.ts';
import type { Limit } from '../../offering/offering.ts';
import { count, number, sentence, times } from '../words.ts';
import { blindSentences, opens } from './openers.ts';

/** The script of a pot game, a sentence a step, in order. */
export function dealLines(game: PotGame, limits: readonly Limit[]): string[] {
  const lines: string[] = [];
  let burned = false;
  let round = 0;
  for (const [i, step] of game.script.entries()) {
    if (step.do === 'burn') {
      burned = true;
      continue;
    }
    const behind = burned ? 'a card is burned; ' : '';
    burned = false;
    if (step.do === 'bet') round++;
    const sentences = stepLines(step, game, limits, { round, i });
    lines.push(
      ...(behind === '' ? sentences : [capital(behind + uncapital(sentences[0])), ...sentences.slice(1)]),
    );
  }
  if (game.dealtUntilBet) lines.push(DEALT_ON);
  if (game.absentDies) lines.push(ABSENT_DIES);
  // Without all-in bets there is no side pot (004:651).
  const showdown = game.betting.allIn ? `${SHOWDOWN} ${SIDE_POTS}` : SHOWDOWN;
  return [...lines, showdown, ...runsOut(game)];
}

function stepLines(
  step: Step,
  game: PotGame,
  limits: readonly Limit[],
  at: { readonly round: number; readonly i: number },
): string[] {
  switch (step.do) {
    case 'antes':
      return anteLines(limits);
    case 'blinds':
      return blindSentences(step, game, limits);
    case 'kills':
      return killLines(step, limits);
    case 'deal':
      return [dealt(step)];
    case 'burn':
      return [];
    case 'board':
      return [boarded(step.counts, boardName(game, at.i))];
    case 'bet':
      return [betting(step, game, limits, at.round)];
    case 'discard':
      return [sentence(`each player discards ${count(step.count, 'downcard')}`)];
    case 'draw':
      return [drawn(step, game)];
    case 'turn-up':
      return ['Each player may turn the downcard up.'];
  }
}

function anteLines(limits: readonly Limit[]): string[] {
  const antes = limits.filter(({ stakes }) => stakes.ante > 0).length;
  if (antes === 0) return [];
  return [antes === limits.length ? 'Each player antes.' : 'Each player antes, where the limit has an ante.'];
}

function killLines({ rule }: Extract<Step, { do: 'kills' }>, limits: readonly Limit[]): string[] {
  const again =
    rule.most === 1
      ? 'once a hand'
      : rule.most === Number.POSITIVE_INFINITY
        ? 'and then again for twice as much, any number of times'
        : `at most ${times(rule.most)} a hand`;
  const holding =
    rule.holding > 0 ? ` The killer must have ${number(rule.holding)} times as much in chips.` : '';
  const lines = [
    `In turn from the left of the button, each player may kill the pot for twice the largest blind, ${again}; the small bet of the hand is then the amount of the last kill, and the other bets grow with it.${holding}`,
  ];
  const loose = limits.filter(({ stakes }) => stakes.unstructuredKills);
  if (loose.length > 0)
    lines.push(
      `At ${list(loose.map(({ title }) => title))}, a kill may be anything from twice the blind or kill before it to a third of the killer's chips.`,
    );
  if (rule.actsLast) lines.push('The last player to kill the pot acts last in the first betting round.');
  return lines;
}

function dealt({ count: cards, face, burn, extra, afterBlinds }: Extract<Step, { do: 'deal' }>): string {
  const how =
    face === 'keep-one-down'
      ? 'face up, or face down to a player who turned the downcard up'
      : `face ${face}`;
  const text = burn
    ? `a card is burned; each player gets ${count(cards, 'card')} ${how}`
    : `each player gets ${count(cards, 'card')} ${how}${cards > 1 ? ', one at a time' : ''}`;
  const more = extra === undefined ? '' : `; the player with the ante gets ${number(extra.count)} more`;
  const from = afterBlinds ? '; the first card goes to the player left of the big blind' : '';
  return sentence(text + more + from);
}

/** The three parts of a board have names of their own. */
function boardName({ script }: PotGame, i: number): string {
  const boards = [...script.keys()].filter((at) => script[at].do === 'board');
  return boards.length === 3 ? ` (the ${['flop', 'turn', 'river'][boards.indexOf(i)]})` : '';
}

function boarded(counts: readonly number[], name: string): string {
  const [first] = counts;
  if (counts.length === 1) return sentence(`${count(first, 'card')} face up to the board${name}`);
  return sentence(`${count(first, 'card')} face up to each of ${number(counts.length)} boards${name}`);
}

const SIZES = ['small bet', 'big bet', 'third bet'];

/** Which of a limit's bets a round is played at, if its limits have several. */
function sizeOf(size: number, limits: readonly Limit[]): string {
  const most = Math.max(
    0,
    ...limits.map(({ stakes }) => (stakes.structure === 'fixed' ? stakes.bets.length : 0)),
  );
  if (most < 2) return '';
  const at = most === 3 ? `the ${ordinal(size + 1)} of the three bets` : `the ${SIZES[size]}`;
  return ` at ${at}`;
}

function betting(
  step: Extract<Step, { do: 'bet' }>,
  { opening }: PotGame,
  limits: readonly Limit[],
  round: number,
): string {
  const opener = step.opens ?? (round === 1 ? opening.first : opening.later);
  const size = sizeOf(step.size, limits);
  const more = [
    ...(step.openPair === undefined
      ? []
      : [`with an open pair showing, the ${SIZES[step.openPair]} may be made instead`]),
    ...(step.callOnly ? ['each player calls or folds, with no raises'] : []),
  ];
  return sentence([`betting round${size}`, opens(opener, limits), ...more].join('; '));
}

function drawn({ upTo, button, hold, burn }: Extract<Step, { do: 'draw' }>, { script }: PotGame): string {
  const extra = script.some((step) => step.do === 'deal' && step.extra !== undefined);
  const most = upTo >= hold ? 'any number of cards' : `up to ${count(upTo, 'card')}`;
  const less = button === undefined || button >= upTo ? '' : ` (on the button, ${number(button)} at most)`;
  const down = extra ? ` (a player with more than ${number(hold)}, at least down to ${number(hold)})` : '';
  const back = extra ? `everyone gets cards back up to ${number(hold)}` : 'everyone gets as many new cards';
  return sentence(
    `in turn from the left of the button, each player discards ${most}${less}${down}; then ${burn ? 'a card is burned, and ' : ''}${back}`,
  );
}

const ABSENT_DIES = 'A player who is not back at the table when the turn comes has a dead hand.';

const DEALT_ON =
  'A player who folds with nothing to call is still dealt in, with a dead hand, until somebody bets.';

const SHOWDOWN =
  'Showdown: the last to bet or raise in the last round shows first, or else the first to act there, then clockwise.';

const SIDE_POTS = 'Each side pot is settled by itself among those who have chips in it.';

/** The most cards that a hand can use, if everybody stays and draws as many as allowed. */
function mostCards({ script, players }: PotGame): number {
  let cards = 0;
  for (const step of script) {
    if (step.do === 'burn') cards++;
    else if (step.do === 'board') cards += step.counts.reduce((sum, n) => sum + n, 0);
    else if (step.do === 'deal')
      cards += players * step.count + (step.burn ? 1 : 0) + (step.extra?.count ?? 0);
    else if (step.do === 'draw') cards += players * step.upTo + (step.burn ? 1 : 0);
  }
  return cards;
}

const RUNS_OUT: Readonly<Record<PotGame['shortDeck'], string>> = {
  reshuffle:
    'If the deck runs out, its last card is held back; the burn cards, folded hands and earlier discards are shuffled, a card is burned, and dealing continues. If those are too few for a draw, the last card and the discards of players who have their new cards are shuffled with them, and dealing continues without a burn.',
  discards:
    'If the deck runs out, all burned, folded and discarded cards are shuffled and dealing continues.',
  'discards, last card mixed in':
    'If the deck runs out, the last card is shuffled with all burned, folded and discarded cards; a card is burned, and dealing continues.',
  community:
    'If there are not enough cards, the last card of the stub is shuffled with the burned cards; if there are still not enough, one community card is dealt face up for everyone.',
  'community, folds mixed in':
    'If there are not enough cards, the last card of the stub is shuffled with the burned and folded cards; if there are still not enough, one community card is dealt face up for everyone.',
  'community, folds and discards mixed in':
    'If there are not enough cards, the last card of the stub is shuffled with the burned, folded and discarded cards; if there are still not enough, one community card is dealt face up for everyone.',
};

function runsOut(game: PotGame): string[] {
  return mostCards(game) > game.pack.cards.length ? [RUNS_OUT[game.shortDeck]] : [];
}
