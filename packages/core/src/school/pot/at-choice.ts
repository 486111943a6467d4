import type { Random } from '../../cards/index.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { type LegalBet, legal } from '../../engine/pot/legal.ts';
import { oneIn } from '../answers.ts';
import type { BuiltPot } from '../built.ts';
import type { Level } from '../question.ts';
import { goesAlong, playersFor, playPot, usualStack } from './play.ts';

/** A hand that waits for a player to bet, and what the player may do. */
export interface AtChoice {
  readonly hand: Hand;
  readonly due: LegalBet;
}

const MOST_TRIES = 8;

/**
 * A hand at a choice worth asking about: in the first betting round at the first level, in any at the second, with
 * short stacks and many raises at the third.
 */
export function handAtChoice(
  built: BuiltPot,
  level: Level,
  random: Random,
  wants: (due: LegalBet, hand: Hand) => boolean,
): AtChoice | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const players = playersFor(built, 2 + level + random.below(2));
    let skips = level === 1 ? random.below(3) : random.below(9);
    const hand = playPot(
      built,
      {
        stacks: stacksFor(built, players, level, random),
        button: random.below(players),
        acts: (at, due) => lively(at, due, level, random),
        stops: (at, due) => wants(due, at) && skips-- <= 0,
      },
      random,
    );
    const due = hand && legal(hand);
    if (hand && due?.due === 'bet') return { hand, due };
  }
  return null;
}

/** At the third level some stacks are short. */
function stacksFor(built: BuiltPot, players: number, level: Level, random: Random): number[] {
  const usual = usualStack(built);
  const { chip, bets, blinds, ante } = built.limit.stakes;
  const least = Math.max(bets[0], ...blinds) + ante;
  return Array.from({ length: players }, () =>
    level === 3 && built.game.betting.allIn && oneIn(2, random)
      ? Math.ceil((least * (3 + random.below(12))) / 2 / chip) * chip
      : usual,
  );
}

function lively(hand: Hand, due: LegalBet, level: Level, random: Random): PotCommand {
  const { seat, raise, fold, check } = due;
  const raises = raise !== null && oneIn(level === 3 ? 2 : 3, random);
  if (raises) {
    // By whole bets, as people raise.
    const more = raise.only === null ? hand.state.stakes.bets[0] * random.below(4) : 0;
    return { type: 'bet', seat, to: Math.min(raise.max, raise.min + more) };
  }
  if (fold && !check && hand.state.liveCount > 2 && oneIn(6, random)) return { type: 'fold', seat };
  return goesAlong(hand, due);
}
