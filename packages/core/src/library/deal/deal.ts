import { secureRandom, seededRandom } from '../../cards/index.ts';
import { type Cents, isCents, type Refusal, type Result, refuse } from '../../engine/index.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { readMoney } from '../../history/scenario/field.ts';
import { type Shape, whyNotOptions } from '../../houses/given.ts';
import { buyInsFor } from '../../houses/offering/buy-in.ts';
import { type BuildOptions, type BuiltOffering, buildOffering, type GivenOffering } from '../offering.ts';
import type { GivenCards } from '../rankings/rank.ts';
import { DealtHand } from './dealt-hand.ts';
import {
  type PointsMachine,
  type PotMachine,
  pointsMachine,
  potMachine,
  type RoundMachine,
  roundMachine,
} from './machine.ts';
import { readTop } from './stack.ts';

/** Whole cents, or dollars as a person writes them: `20000`, `'$200'`. */
export type Money = Cents | `$${string}`;

/** How a hand is dealt; anything left out takes its usual value. */
export interface DealOptions extends BuildOptions {
  /** Chips at each seat; null for an empty seat. By default the house's usual buy-in. */
  readonly stacks?: readonly (Money | null)[];
  /** How many play, if no stacks are given; by default six, or as many as the game takes. */
  readonly seats?: number;
  /**
   * The seat with the button, counted from 0; by default the last. In a player-dealer game the player-dealer has it.
   */
  readonly button?: number;
  /** The player-dealer's seat, counted from 0; by default the first. */
  readonly dealer?: number;
  /** The same seed deals the same hand. Without one, cards are shuffled as a room shuffles them. */
  readonly seed?: string | number;
  /** Cards from the top of the pack, as far as they matter: `'As Kd ?? 7c'`. */
  readonly cards?: GivenCards;
}

const DEAL: Shape<DealOptions> = {
  settings: 'an object',
  limit: 'a text',
  stacks: 'a list',
  seats: 'a whole number',
  button: 'a whole number',
  dealer: 'a whole number',
  seed: 'a text or a number',
  cards: 'a text or a list of cards',
};

/**
 * Deals a hand, or opens a round with a player-dealer, and does the house's part of it: shuffles and dice.
 *
 * @example
 * ```ts
 * import { deal } from '@cardroom/core';
 *
 * const hand = deal('black-sheep/holdem', { seats: 3, limit: '4-8', seed: 7 });
 * if (!hand.ok) throw new Error(hand.message);
 * console.log(hand.legal().words); // seat 3 may fold, call $4, raise to $8
 * hand.do('raise to $8');
 * hand.do('fold');
 * const wrong = hand.do('check');
 * if (!wrong.ok) console.log(wrong.code); // not-allowed
 * hand.do('fold');
 * console.log(hand.over, hand.stacks[2]); // true 32600
 * ```
 */
export function deal(given: GivenOffering, options: DealOptions = {}): Result<DealtHand> {
  const wrong = whyNotOptions(options, DEAL);
  if (wrong !== null) return wrong;
  const { settings, limit } = options;
  const built = buildOffering(given, {
    ...(settings && { settings }),
    ...(limit !== undefined && { limit }),
  });
  if (!built.ok) return built;
  const odd = whyNotTogether(built, options);
  if (odd !== null) return odd;
  const { game } = built;
  const pack = built.kind === 'player-dealer' ? built.game.shoe : built.game.pack;
  const top = readTop(options.cards ?? [], pack);
  if (!top.ok) return top;
  const stacks = readStacks(built, options);
  if (!stacks.ok) return stacks;
  const machine = start(built, stacks.stacks, options);
  if ('code' in machine) return machine;
  const random = options.seed === undefined ? secureRandom() : seededRandom(`${options.seed} ${game.name}`);
  return new DealtHand(built, machine, random, top.top);
}

/** Options that contradict each other, or that this kind of game does not have, are refused, never ignored. */
function whyNotTogether({ kind, game }: BuiltOffering, { stacks, seats, button, dealer }: DealOptions) {
  if (stacks !== undefined && seats !== undefined && seats !== seatedIn(stacks))
    return refuse('bad-setup', `"stacks" seats ${seatedIn(stacks)} players, and "seats" says ${seats}.`);
  if (dealer === undefined) return null;
  if (kind !== 'player-dealer') return refuse('bad-setup', `${game.name} has no player-dealer.`);
  return button === undefined || button === dealer
    ? null
    : refuse('bad-setup', `The player-dealer has the button: it cannot be at ${button} and at ${dealer}.`);
}

const seatedIn = (stacks: readonly unknown[]): number => stacks.filter((stack) => stack !== null).length;

function start(
  built: BuiltOffering,
  stacks: readonly (Cents | null)[],
  { button, dealer }: DealOptions,
): PotMachine | PointsMachine | RoundMachine | Refusal {
  const last = stacks.findLastIndex((cents) => cents !== null);
  switch (built.kind) {
    case 'pot': {
      const { game, limit } = built;
      const hand = Hand.start({ game, stakes: limit.stakes, stacks, button: button ?? last });
      return 'code' in hand ? hand : potMachine(hand);
    }
    case 'points': {
      const { game, limit } = built;
      const hand = PointsHand.start({ game, point: limit.point, stacks, button: button ?? last });
      return 'code' in hand ? hand : pointsMachine(hand);
    }
    case 'player-dealer': {
      const { game, limit } = built;
      const first = stacks.findIndex((cents) => cents !== null);
      const bank = dealer ?? button ?? first;
      if (stacks[bank] === 0) return refuse('bad-setup', 'The player-dealer has no chips to put up.');
      const round = Round.start({ game, limits: limit.limits, stacks, dealer: bank });
      return 'code' in round ? round : roundMachine(round);
    }
  }
}

/** How many play if nothing else says so. */
const USUAL_SEATS = 6;

function readStacks(
  built: BuiltOffering,
  { stacks, seats }: DealOptions,
): Result<{ readonly stacks: readonly (Cents | null)[] }> {
  const { most, fewest } = seatsOf(built);
  const players = (stacks && seatedIn(stacks)) ?? seats ?? Math.max(fewest, Math.min(USUAL_SEATS, most));
  const places = Math.max(players, stacks?.length ?? 0);
  if (players < fewest || places > most)
    return refuse(
      'bad-setup',
      `${built.game.name} is dealt to ${fewest} to ${most} players, not ${players < fewest ? players : places}.`,
    );
  const usual = buyInsFor(built.offering, built.limit.id)[0].usual;
  const cents = Array.from(stacks ?? new Array<Money>(players).fill(usual), (stack) =>
    typeof stack === 'string' ? (readMoney(stack) ?? Number.NaN) : stack,
  );
  const wrong = cents.findIndex((stack) => stack !== null && !isCents(stack));
  if (wrong >= 0) return refuse('bad-setup', `Seat ${wrong + 1} has whole cents, or dollars like "$200".`);
  // A player-dealer game has all its positions, empty seats included.
  const positions = built.kind === 'player-dealer' ? most : cents.length;
  return { ok: true, stacks: Array.from({ length: positions }, (_, seat) => cents[seat] ?? null) };
}

/** The fewest and the most players a game is dealt to. */
function seatsOf(built: BuiltOffering): { readonly fewest: number; readonly most: number } {
  if (built.kind === 'player-dealer') return { fewest: 2, most: built.game.seats };
  return { fewest: (built.kind === 'pot' && built.game.fewest) || 2, most: built.game.players };
}
