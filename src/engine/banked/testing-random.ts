import { isDeepStrictEqual } from 'node:util';
import { HIDDEN, type Random, shuffled } from '../../cards/index.ts';
import { RAIL, viewFor } from '../audience.ts';
import { total } from '../chips.ts';
import { optionsFor, pendingHands } from './choices.ts';
import type { RoundCommand } from './commands.ts';
import { evolve } from './evolve.ts';
import type { BankedGame, Choice } from './game.ts';
import { Round } from './round.ts';
import {
  newRound,
  playerOf,
  type RoundSetup,
  type RoundState,
  type SpotHand,
  type TableLimits,
  wagerBy,
} from './state.ts';
import { amountOn } from './wagers.ts';

/** For tests only: a round of random legal play, checked from the first event to the last. */
export function playAtRandom(
  game: BankedGame,
  limits: TableLimits,
  random: Random,
  more: Partial<RoundSetup> = {},
): Round {
  const setup: RoundSetup = {
    game,
    limits,
    dealer: random.below(game.seats),
    stacks: Array.from({ length: game.seats }, () => limits.max * (1 + random.below(20))),
    coverage: random.below(4) === 0 ? 'net' : 'gross',
    ...more,
  };
  const round = Round.start(setup);
  if ('code' in round) throw new Error(round.message);
  while (!round.over) {
    const { need } = round;
    if (need?.type === 'shuffle') order(round, { type: 'shuffle', cards: [...shuffled(need.shoe, random)] });
    else if (need?.type === 'roll')
      order(round, { type: 'roll', dice: Array.from({ length: need.count }, () => 1 + random.below(6)) });
    else if (need?.type === 'close') bet(round, random);
    else if (round.state.game.script[round.state.step].do === 'pick')
      order(round, {
        type: 'pick',
        seat: round.state.dealer,
        pile: random.below(round.state.piles.length),
      });
    else decideOne(round, random);
  }
  checkRound(setup, round);
  return round;
}

function order(round: Round, command: RoundCommand): void {
  const refused = round.play(command);
  if (refused !== null) throw new Error(`${JSON.stringify(command)}: ${refused.message}`);
}

/** Everybody tries some bets on his own circles and behind others; the bank is often short. */
function bet(round: Round, random: Random): void {
  const { state } = round;
  const { limits } = state.setup;
  const own = state.chips[state.dealer];
  order(round, { type: 'stake', seat: state.dealer, cents: 1 + random.below(Math.min(own, 1 << 20)) });
  const kinds = state.game.wagers.filter(({ when }) => when === 'before');
  for (let tries = 0; tries < 400; tries++) {
    const seat = random.below(state.seats);
    if (random.below(60) === 0) round.play({ type: 'stake', seat, cents: 1 + random.below(5000) });
    const spot =
      random.below(4) === 0
        ? random.below(state.hands.length)
        : seat * state.game.circles + random.below(state.game.circles);
    const { id, size } = kinds[random.below(kinds.length)];
    const other = 'to' in size ? size.to : 'of' in size ? size.of : undefined;
    const cents =
      other !== undefined
        ? amountOn(state, seat, spot, other)
        : limits.min + limits.step * random.below(Math.min(9, (limits.max - limits.min) / limits.step + 1));
    const refused = round.play({ type: 'wager', seat, spot, kind: id, cents });
    // Now and then somebody thinks better of it.
    if (refused === null && random.below(20) === 0) {
      const wager = random.below(state.wagers.length);
      round.play({ type: 'withdraw', seat: state.wagers[wager].seat, wager });
    }
    if (tries > 40 && random.below(100) === 0) break;
  }
  while (round.play({ type: 'close' }) !== null) {
    const seat = (state.dealer + 1) % state.seats;
    for (const { id, size } of kinds) {
      const cents =
        size.by === 'equal' ? amountOn(state, seat, seat * state.game.circles, size.to) : limits.min;
      round.play({ type: 'wager', seat, spot: seat * state.game.circles, kind: id, cents });
    }
  }
}

function decideOne(round: Round, random: Random): void {
  const { state } = round;
  const hands = pendingHands(state);
  const hand = hands[random.below(hands.length)];
  const seat = playerOf(state, hand.spot);
  const options = [...optionsFor(state, hand)];
  // A player short of chips tries something else.
  while (options.length > 0) {
    const [choice] = options.splice(random.below(options.length), 1);
    if (round.play(chosen(state, hand, seat, choice, random)) === null) return;
  }
  throw new Error(`${state.game.name}: the hand on circle ${hand.spot} can do nothing.`);
}

function chosen(
  state: RoundState,
  hand: SpotHand,
  seat: number,
  { id, wager, set, discards = 0 }: Choice,
  random: Random,
): RoundCommand {
  const held = [...hand.cards];
  const some = (count: number) =>
    Array.from({ length: count }, () => held.splice(random.below(held.length), 1)[0]);
  const base = wager === undefined ? 0 : (wagerBy(state, seat, hand.spot, hand.number, wager.of)?.cents ?? 0);
  const times = wager?.times[random.below(2)] ?? 0;
  return {
    type: 'choose',
    seat,
    spot: hand.spot,
    choice: id,
    ...(wager === undefined ? {} : { cents: Math.max(1, Math.floor(base * times)) }),
    ...(set === undefined || set.way !== null ? {} : { front: some(set.front) }),
    ...(discards === 0 ? {} : { discard: some(discards) }),
  };
}

/** What must hold of every round that was played out. */
function checkRound(setup: RoundSetup, round: Round): void {
  const chips = setup.stacks.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  const table = newRound(setup);
  const viewers = [...setup.stacks.keys(), RAIL];
  const views = viewers.map(() => newRound(setup));
  const times = new Map<number, number>();
  for (const event of round.log) {
    evolve(table, event);
    if (total(table.chips) !== chips || table.chips.some((cents) => cents < 0))
      throw new Error(`Chips were made or lost by ${JSON.stringify(event)}.`);
    for (const [i, viewer] of viewers.entries()) {
      evolve(views[i], viewFor(event, viewer));
      checkView(table, views[i], viewer);
    }
    if (event.type === 'settled' && event.wager >= 0)
      times.set(event.wager, (times.get(event.wager) ?? 0) + 1);
  }
  for (const { index, cents } of table.wagers) {
    const settled = times.get(index) ?? 0;
    if (settled !== (cents === 0 ? 0 : 1)) throw new Error(`Wager ${index} was settled ${settled} times.`);
  }
  const { stake, partners } = table;
  const back = round.log.reduce((sum, event) => (event.type === 'banked' ? sum + event.cents : sum), 0);
  if (Math.abs(back - stake) > stake) throw new Error(`The bank of ${stake} came back as ${back}.`);
  if (partners.reduce((sum, { cents }) => sum + cents, 0) !== stake)
    throw new Error('Partners do not add up.');
  if (!isDeepStrictEqual(Round.replay(setup, round.log).state, round.state))
    throw new Error('The replay came out another way.');
}

/** A downcard is known to nobody but the player whose hand it is, and the stub to nobody. */
function checkView(table: RoundState, view: RoundState, viewer: number): void {
  const leaked = (cards: readonly number[]) => cards.some((card) => card !== HIDDEN);
  if (leaked(view.deck) || view.piles.some(leaked)) throw new Error(`Seat ${viewer} saw the stub.`);
  for (const hand of [...view.hands.flat(), ...Object.values(view.shared)]) {
    const owner = hand.spot < 0 ? view.dealer : playerOf(table, hand.spot);
    if (owner === viewer) continue;
    const unseen = hand.cards.some((card, i) => !hand.up[i] && card !== HIDDEN);
    const setUnseen = hand.up.some((up) => !up) && leaked([...hand.front, ...hand.back]);
    if (unseen || setUnseen) throw new Error(`Seat ${viewer} saw the downcards on circle ${hand.spot}.`);
  }
  if (!isDeepStrictEqual(view.chips, table.chips)) throw new Error(`Seat ${viewer} counts other chips.`);
}
