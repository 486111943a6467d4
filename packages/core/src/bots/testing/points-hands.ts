import { isDeepStrictEqual } from 'node:util';
import type { Random } from '../../cards/index.ts';
import { type Cents, total } from '../../engine/index.ts';
import { pointsDealing } from '../../engine/machines/points-dealing.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import { evolve } from '../../engine/points/evolve.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { newHand } from '../../engine/points/state.ts';
import { anyMove, checkEyes, nonsense } from '../../engine/points/testing-random.ts';
import { atStep, type Manner, playOut } from './played-out.ts';

/** For tests only: checks a hand for points afterwards; how often a payment was cut by what was left. */
export function playPoints(game: PointsGame, point: Cents, random: Random, manner: Manner): number {
  const players = 2 + random.below(game.players - 1);
  const stacks = Array.from(
    { length: players },
    () =>
      point * (manner === 'short' ? game.least + random.below(3) : game.least + random.below(4 * game.buyIn)),
  );
  const button = random.below(players);
  const fantasy = game.fantasy ? [...stacks.keys()].filter(() => random.below(3) === 0) : [];
  const hand = PointsHand.start({ game, point, stacks, button, fantasy });
  if (!hand.ok) throw new Error(hand.message);
  playOut(
    hand,
    () => (manner === 'absent' ? absentForPoints(hand, random) : anyMove(hand, random)),
    () => (manner === 'any' && random.below(4) === 0 ? nonsense(hand, random) : null),
  );
  return checkPoints(hand);
}

function absentForPoints(hand: PointsHand, random: Random): PointsCommand {
  if (hand.need !== null) return anyMove(hand, random);
  const [seat] = hand.state.waiting;
  const move = pointsDealing.absentMove(hand, seat);
  if (move === null) throw new Error(`An absent player at seat ${seat + 1} has nothing to do.`);
  return move;
}

function checkPoints(hand: PointsHand): number {
  const { setup } = hand.state;
  const state = newHand(setup);
  const chips = total(state.chips);
  let cut = 0;
  for (const event of hand.log)
    atStep(state, () => {
      evolve(state, event);
      if (event.type === 'compared' && event.cents < event.points * setup.point) cut++;
      if (event.type === 'compared' && !isWhole(event.points))
        throw new Error(`Seat ${event.from + 1} owes seat ${event.to + 1} ${event.points} points.`);
      if (total(state.chips) !== chips || state.chips.some((cents) => cents < 0))
        throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
    });
  checkPairs(hand);
  checkEyes(hand);
  if (!isDeepStrictEqual(PointsHand.replay(setup, hand.log).state, hand.state))
    throw new Error('The replay came out another way.');
  return cut;
}

const isWhole = (points: number): boolean => Number.isSafeInteger(points) && points >= 0;

/** Every player settles with every other, once. */
function checkPairs({ log, state }: PointsHand): void {
  const pairs = log.flatMap((event) =>
    event.type === 'compared' ? [[...event.seats].sort((a, b) => a - b).join(' and ')] : [],
  );
  const players = state.order.length;
  if (new Set(pairs).size !== pairs.length || pairs.length !== (players * (players - 1)) / 2)
    throw new Error(
      `Of ${players} players ${pairs.length} pairs settled, not each with each other once (\`duels\`).`,
    );
}
