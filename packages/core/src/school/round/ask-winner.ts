import type { Random } from '../../cards/index.ts';
import type { Settled } from '../../engine/player-dealer/events.ts';
import { title } from '../../engine/player-dealer/wagers/wagers.ts';
import { list } from '../../engine/words.ts';
import { mixed } from '../answers.ts';
import type { BuiltRound } from '../built.ts';
import { pagesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { betCalled, seatName } from '../words.ts';
import { comesTo } from './game-words.ts';
import { sayHands } from './hand-words.ts';
import { playRound } from './play.ts';
import { showRound } from './show.ts';

type Result = 'win' | 'lose' | 'push';
const RESULTS: readonly Result[] = ['win', 'lose', 'push'];
const SAID: Readonly<Record<Result, string>> = { win: 'wins', lose: 'loses', push: 'pushes' };

interface Bet {
  readonly seat: number;
  readonly kind: string;
  readonly result: Result;
}

/** Whether bets win, lose or push: by level one, two, or more bets. */
export function askRoundWinner(built: BuiltRound, level: Level, random: Random): Draft | null {
  const played = playRound(built, { bettors: level, bonuses: 0 }, random);
  if (played === null) return null;
  const { state, log } = played.round;
  const bets = firstBets(log.filter((event): event is Settled => event.type === 'settled'));
  if (bets === null || bets.length === 0) return null;
  const what = (bet: Bet) => `${seatName(bet.seat)}'s ${betCalled(title(state, bet.kind))}`;
  const say = (results: readonly Result[]) =>
    bets.map((bet, i) => `${seatName(bet.seat)} ${SAID[results[i]]}`).join('; ');
  const right = bets.map(({ result }) => result);
  const wrong = right.flatMap((is, i) =>
    RESULTS.filter((other) => other !== is).map((other) => right.map((one, at) => (at === i ? other : one))),
  );
  const kinds = [...new Set(bets.map(({ kind }) => kind))];
  return {
    situation: showRound(built, state, { hands: 'all' }),
    asks: `What happens to ${list(bets.map(what))}?`,
    right: say(right),
    wrong: mixed(wrong, random).map(say),
    why: `${sayHands(state)} ${kinds.map((kind) => `${title(state, kind)}: ${comesTo(built.game, kind)}`).join(' ')}`.trim(),
    cites: pagesOf(built.offering),
  };
}

/** Each seat's first decided bet; null if one of them is neither won, lost nor pushed. */
function firstBets(settled: readonly Settled[]): Bet[] | null {
  const bets = new Map<number, Bet>();
  for (const { wager, seat, kind, result } of [...settled].sort((a, b) => a.wager - b.wager)) {
    if (wager < 0 || bets.has(seat)) continue;
    if (result === 'half' || result === 'unmet') return null;
    bets.set(seat, { seat, kind, result });
  }
  return [...bets.values()].sort((a, b) => a.seat - b.seat);
}
