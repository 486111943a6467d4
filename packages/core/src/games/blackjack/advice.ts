import { cardOf, DEUCE, JOKER, pipsOf } from '../../cards/index.ts';
import { chipsOf } from '../../engine/player-dealer/choose.ts';
import type { Choice, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { playerOf, type RoundState, type SpotHand } from '../../engine/player-dealer/state.ts';
import { type BlackjackGame, isAce, upCard } from './rules.ts';

/**
 * Basic play against a player-dealer who hits soft 17. Rows are what the player has, columns the up card from deuce to
 * ten and ace; if 22 is not over, all totals count one less.
 */
const HARD: readonly string[] = [
  'HHHHHHHHHH', // 8 and less
  'HDDDDHHHHH', // 9
  'DDDDDDDDHH', // 10
  'DDDDDDDDDD', // 11
  'HHSSSHHHHH', // 12
  'SSSSSHHHHH', // 13
  'SSSSSHHHHH', // 14
  'SSSSSHHHRR', // 15
  'SSSSSHHRRR', // 16
  'SSSSSSSSSS', // 17 and more
];
const SOFT: readonly string[] = [
  'HHHDDHHHHH', // 13 and less
  'HHHDDHHHHH', // 14
  'HHDDDHHHHH', // 15
  'HHDDDHHHHH', // 16
  'HDDDDHHHHH', // 17
  'DDDDDSSHHH', // 18
  'SSSSDSSSSS', // 19
  'SSSSSSSSSS', // 20 and more
];
/** Pairs by their points, from ace to ten: which to split. */
const PAIRS: readonly string[] = [
  'PPPPPPPPPP', // aces
  'PPPPPP----',
  'PPPPPP----',
  '---PP-----',
  '----------',
  'PPPPP-----',
  'PPPPPP----',
  'PPPPPPPPPP',
  'PPPPP-PP--',
  '----------', // tens
];

/** What a cautious player surrenders before the check: totals worth less than half the bet (000:975). */
const EARLY_ACE = [5, 6, 7, 12, 13, 14, 15, 16, 17];
const EARLY_TEN = [14, 15, 16];

/** A sensible choice for a built-in player: basic play, never insurance, nothing beyond the chips. */
export function suggestBlackjack(round: RoundState, hand: SpotHand, options: readonly Choice[]): string {
  const open = options.filter((option) => canPay(round, hand, option));
  const { game } = round;
  const wants = isBlackjack(game) ? basicPlay(game, upCard(round), hand.cards, open) : '';
  for (const id of [wants, 'stand', 'hit', 'play on']) if (open.some((option) => option.id === id)) return id;
  return (open[0] ?? options[0]).id;
}

const isBlackjack = (game: PlayerDealerGame): game is BlackjackGame => 'rules' in game;

function canPay(round: RoundState, hand: SpotHand, { wager }: Choice): boolean {
  if (wager === undefined) return true;
  const seat = playerOf(round, hand.spot);
  return chipsOf(round, seat, hand, wager).most <= round.chips[seat];
}

const TEN = 8;
const TWENTY_TWO = [cardOf(TEN, 0), cardOf(TEN, 1), cardOf(DEUCE, 0)];
const WORDS: Readonly<Record<string, string>> = { H: 'hit', S: 'stand' };

function basicPlay(
  { rules: { totals } }: BlackjackGame,
  up: number,
  cards: readonly number[],
  open: readonly Choice[],
): string {
  const may = (id: string) => open.some((option) => option.id === id);
  const column = columnOf(up);
  const total = totals.total(cards) - (totals.isOver(TWENTY_TWO) ? 0 : 1);
  const soft = totals.isSoft(cards);
  if (may('play on')) return may('surrender') && givesUp(column, total, soft) ? 'surrender' : 'play on';
  if (totals.isNatural(cards)) return 'stand';
  if (may('split') && PAIRS[pointsOf(cards[0]) - 1][column] === 'P') return 'split';
  const row = soft
    ? SOFT[Math.min(Math.max(total, 13), 20) - 13]
    : HARD[Math.min(Math.max(total, 8), 17) - 8];
  const play = row[column];
  if (play === 'R') return may('surrender') ? 'surrender' : 'hit';
  if (play === 'D') return may('double') ? 'double' : total > 17 ? 'stand' : 'hit';
  return WORDS[play];
}

const pointsOf = (card: number): number => (card === JOKER ? 1 : Math.min(pipsOf(card), 10));
/** Deuce 0, … ten 8, ace 9; a joker up is as strong as an ace. */
const columnOf = (up: number): number => (isAce(up) || up === JOKER ? 9 : pointsOf(up) - 2);

function givesUp(column: number, total: number, soft: boolean): boolean {
  if (soft) return false;
  return (column === 9 && EARLY_ACE.includes(total)) || (column === 8 && EARLY_TEN.includes(total));
}
