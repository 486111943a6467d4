import { isDeepStrictEqual } from 'node:util';
import { HIDDEN, type Random, shuffle } from '../../cards/index.ts';
import { type Refusal, type Result, total, viewFor } from '../../engine/index.ts';
import { playerDealerMachine } from '../../engine/machines/player-dealer.ts';
import { pointsMachine } from '../../engine/machines/points.ts';
import { potMachine } from '../../engine/machines/pot.ts';
import { dueSeats } from '../../engine/player-dealer/choices.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import type { TableLimits } from '../../engine/player-dealer/state.ts';
import { anyMove as anyRoundMove, playAtRandom } from '../../engine/player-dealer/testing/random.ts';
import { evolve as evolvePoints } from '../../engine/points/evolve.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { newHand as newPointsHand, type PointsSetup } from '../../engine/points/state.ts';
import { evolve } from '../../engine/pot/evolve.ts';
import type { PotGame, Stakes } from '../../engine/pot/game.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { type HandSetup, type HandState, newHand } from '../../engine/pot/state.ts';
import { anyMove } from '../../engine/pot/testing.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { SettingValue } from '../../houses/offering/setting.ts';

type Values = Readonly<Record<string, SettingValue>>;

const pick = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)];

/** For tests only: a hand of an offering in which everybody does anything that he may, looked through afterwards. */
export function handAtRandom(offering: Offering, values: Values, random: Random): void {
  switch (offering.kind) {
    case 'player-dealer':
      playAtRandom(offering.game(values), pick(offering.limits, random).limits, random);
      return;
    case 'points':
      playPoints(offering.game(values), pick(offering.limits, random).point, random);
      return;
    case 'pot':
      playPot(offering.game(values), pick(offering.limits, random).stakes, random, anyMove);
  }
}

/** The same, but nobody is there once the bets are made: the house does for each what it does for the absent. */
export function handOfAbsent(offering: Offering, values: Values, random: Random): void {
  switch (offering.kind) {
    case 'player-dealer':
      playAbsentRound(offering.game(values), pick(offering.limits, random).limits, random);
      return;
    case 'points':
      playPoints(offering.game(values), pick(offering.limits, random).point, random);
      return;
    case 'pot':
      playPot(offering.game(values), pick(offering.limits, random).stakes, random, absentInPot);
  }
}

/** Whoever refuses what the house does for him has nothing that he could do. */
function must<C>(hand: { play(command: C): Result }, command: C): void {
  const answer = hand.play(command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${answer.message}`);
}

function begun<H extends object>(started: H | Refusal): H {
  if ('code' in started) throw new Error(started.message);
  return started;
}

/** No hand is as long. */
const MOST_MOVES = 5000;

function playOut<C>(hand: { readonly over: boolean; play(command: C): Result }, next: () => C): void {
  for (let moves = 0; !hand.over; moves++) {
    if (moves > MOST_MOVES) throw new Error('A hand does not end.');
    must(hand, next());
  }
}

function playPot(game: PotGame, stakes: Stakes, random: Random, move: typeof anyMove): void {
  const fewest = game.fewest ?? 2;
  const unit = Math.max(...stakes.bets, ...stakes.blinds);
  // Short stacks make side pots, where the game has all-in bets.
  const least = game.betting.allIn ? stakes.chip : 2 * unit;
  const stacks = Array.from({ length: fewest + random.below(game.players - fewest + 1) }, () =>
    Math.max(
      least,
      Math.floor((unit * (1 + random.below(60))) / (1 + random.below(9)) / stakes.chip) * stakes.chip,
    ),
  );
  const button = game.opening.first.by === 'upcard' ? stacks.length - 1 : random.below(stacks.length);
  const setup: HandSetup = { game, stakes, stacks, button };
  const hand = begun<Hand>(Hand.start(setup));
  playOut(hand, () => move(hand, random));
  checkPot(setup, hand);
}

function absentInPot(hand: Hand, random: Random): ReturnType<typeof anyMove> {
  const due = legal(hand);
  if (!('seat' in due)) return anyMove(hand, random);
  const move = potMachine.absentMove(hand, due.seat);
  if (move === null)
    throw new Error(`An absent player at seat ${due.seat + 1} has nothing to do (${due.due}).`);
  return move;
}

function checkPot(setup: HandSetup, hand: Hand): void {
  const state = newHand(setup);
  const chips = total(state.chips);
  const views = setup.stacks.map(() => newHand(setup));
  let shown = false;
  for (const event of hand.log) {
    evolve(state, event);
    shown ||= event.type === 'showed' || event.type === 'exposed';
    if (total(state.chips) !== chips || state.chips.some((cents) => cents < 0))
      throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
    for (const [seat, view] of views.entries()) {
      evolve(view, viewFor(event, seat));
      if (!isDeepStrictEqual(view.chips, state.chips))
        throw new Error(`Seat ${seat + 1} counts other chips.`);
      if (!shown) checkDown(view, seat);
    }
  }
  if (!isDeepStrictEqual(Hand.replay(setup, hand.log).state, hand.state))
    throw new Error('The replay came out another way.');
}

/** A downcard is known to its player alone until hands are shown. */
function checkDown(view: HandState, seat: number): void {
  for (const [other, cards] of view.down.entries())
    if (other !== seat && cards.some((card) => card !== HIDDEN))
      throw new Error(`Seat ${seat + 1} saw the downcards of seat ${other + 1}.`);
}

function playAbsentRound(game: PlayerDealerGame, limits: TableLimits, random: Random): void {
  const dealer = random.below(game.seats);
  const stacks = Array.from({ length: game.seats }, () => (limits.max ?? 50 * limits.min) * 20);
  const round = begun<Round>(Round.start({ game, limits, dealer, stacks }));
  playOut(round, () => {
    if (round.need !== null) return anyRoundMove(round, random);
    const [seat] = dueSeats(round.state);
    const move = playerDealerMachine.absentMove(round, seat);
    if (move === null) throw new Error(`An absent player at seat ${seat + 1} has nothing to do.`);
    return move;
  });
}

/** Hands of a points game are set for everybody as they are for the absent. */
function playPoints(game: PointsGame, point: number, random: Random): void {
  const stacks = Array.from({ length: 2 + random.below(game.players - 1) }, () => game.buyIn * point * 4);
  const setup: PointsSetup = { game, point, stacks, button: random.below(stacks.length) };
  const hand = begun<PointsHand>(PointsHand.start(setup));
  playOut(hand, () => {
    if (hand.need !== null)
      return { type: 'shuffle', cards: [...shuffle(Uint8Array.from(hand.need.cards), random)] } as const;
    const [seat] = hand.state.waiting;
    const move = pointsMachine.absentMove(hand, seat);
    if (move === null) throw new Error(`An absent player at seat ${seat + 1} has nothing to do.`);
    return move;
  });
  const state = newPointsHand(setup);
  const chips = total(state.chips);
  for (const event of hand.log) {
    evolvePoints(state, event);
    if (total(state.chips) !== chips) throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
  }
  if (!isDeepStrictEqual(PointsHand.replay(setup, hand.log).state, hand.state))
    throw new Error('The replay came out another way.');
}
