import { isDeepStrictEqual } from 'node:util';
import { HIDDEN, type Random } from '../../cards/index.ts';
import { total, viewFor } from '../../engine/index.ts';
import { potDealing } from '../../engine/machines/pot-dealing.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import type { PotGame, Stakes } from '../../engine/pot/game.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { type HandState, newHand } from '../../engine/pot/state.ts';
import { anyMove } from '../../engine/pot/testing.ts';
import { isLegal, nonsense } from '../../engine/pot/testing-nonsense.ts';
import { atStep, type Manner, playOut } from './played-out.ts';

/** For tests only: checks a hand for a pot afterwards; how often somebody was all in. */
export function playPot(game: PotGame, stakes: Stakes, random: Random, manner: Manner): number {
  const fewest = game.fewest ?? 2;
  const seats = fewest + random.below(game.players - fewest + 1);
  const stacks = Array.from({ length: seats }, () => anyStack(game, stakes, random, manner));
  const button = game.opening.first.by === 'upcard' ? seats - 1 : random.below(seats);
  const hand = Hand.start({ game, stakes, stacks, button });
  if (!hand.ok) throw new Error(hand.message);
  playOut(
    hand,
    () => (manner === 'absent' ? absentInPot(hand, random) : anyMove(hand, random)),
    () => {
      if (manner !== 'any' || random.below(8) > 0) return null;
      const bad = nonsense(hand, random);
      return isLegal(legal(hand), bad) ? null : bad;
    },
  );
  return checkPot(hand);
}

/** Short stacks make side pots, if the game has all-in bets. */
function anyStack(
  { betting }: PotGame,
  { bets, blinds, chip }: Stakes,
  random: Random,
  manner: Manner,
): number {
  const unit = Math.max(...bets, ...blinds);
  const least = betting.allIn ? chip : 2 * unit;
  const units = manner === 'short' ? 1 + random.below(4) : (1 + random.below(60)) / (1 + random.below(9));
  return Math.max(least, Math.floor((unit * units) / chip) * chip);
}

function absentInPot(hand: Hand, random: Random): PotCommand {
  const due = legal(hand);
  if (!('seat' in due)) return anyMove(hand, random);
  const move = potDealing.absentMove(hand, due.seat);
  if (move === null)
    throw new Error(`An absent player at seat ${due.seat + 1} has nothing to do (${due.due}).`);
  return move;
}

function checkPot(hand: Hand): number {
  const { setup } = hand.state;
  const state = newHand(setup);
  const chips = total(state.chips);
  const views = setup.stacks.map(() => newHand(setup));
  let shown = false;
  let allIn = 0;
  for (const event of hand.log)
    atStep(state, () => {
      evolve(state, event);
      shown ||= event.type === 'showed' || event.type === 'exposed';
      if (event.type === 'acted' && event.cents > 0 && state.chips[event.seat] === 0) allIn++;
      if (total(state.chips) !== chips || state.chips.some((cents) => cents < 0))
        throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
      for (const [seat, view] of views.entries()) {
        evolve(view, viewFor(event, seat));
        if (!isDeepStrictEqual(view.chips, state.chips))
          throw new Error(`Seat ${seat + 1} counts other chips.`);
        if (!shown) checkDown(view, seat);
      }
    });
  const left = total(state.chips.slice(state.seats));
  if (left !== 0) throw new Error(`The hand is over, and ${left} cents were not given to anybody.`);
  if (!isDeepStrictEqual(Hand.replay(setup, hand.log).state, hand.state))
    throw new Error('The replay came out another way.');
  return allIn;
}

/** Only its player knows a downcard until hands are shown. */
function checkDown(view: HandState, seat: number): void {
  for (const [other, cards] of view.down.entries())
    if (other !== seat && cards.some((card) => card !== HIDDEN))
      throw new Error(`Seat ${seat + 1} saw the downcards of seat ${other + 1}.`);
}
