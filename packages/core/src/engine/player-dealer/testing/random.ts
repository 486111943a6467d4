import { isDeepStrictEqual } from 'node:util';
import { HIDDEN, type Random, shuffle } from '../../../cards/index.ts';
import { pick } from '../../../cards/testing-pick.ts';
import { RAIL, viewFor } from '../../audience.ts';
import { total } from '../../chips.ts';
import { playerDealerRulings } from '../../machines/player-dealer-rulings.ts';
import type { RoundCommand } from '../commands.ts';
import { stylesOf } from '../dealing.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { PlayerDealerGame } from '../game.ts';
import { type Amount, type LegalHand, legal, openWagers } from '../legal.ts';
import { Round } from '../round.ts';
import {
  DEALER,
  newRound,
  playerOf,
  type RoundSetup,
  type RoundState,
  type SpotHand,
  type TableLimits,
} from '../state.ts';

/** For tests only: a round of random legal play, checked from the first event to the last. */
export function playAtRandom(
  game: PlayerDealerGame,
  limits: TableLimits,
  random: Random,
  more: Partial<RoundSetup> = {},
): Round {
  const setup = anySetup(game, limits, random, more);
  const round = begun(setup);
  while (!round.over) {
    const command = anyMove(round, random, true);
    const answer = round.play(command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
  }
  checkRound(setup, round);
  return round;
}

export function begun(setup: RoundSetup): Round {
  const round = Round.start(setup);
  if (!round.ok) throw new Error(round.message);
  return playerDealerRulings.ruled(round);
}

export function anySetup(
  game: PlayerDealerGame,
  limits: TableLimits,
  random: Random,
  more: Partial<RoundSetup> = {},
): RoundSetup {
  const dealer = random.below(game.seats);
  return {
    game,
    limits,
    dealer,
    // Some places are empty, but never the one beside the player-dealer.
    // Two more may stand behind them.
    stacks: Array.from({ length: game.seats + random.below(3) }, (_, seat) =>
      random.below(8) === 0 && seat !== dealer && seat !== (dealer + 1) % game.seats
        ? null
        : (limits.max ?? 50 * limits.min) * (1 + random.below(20)),
    ),
    standing: 2,
    coverage: random.below(4) === 0 ? 'net' : 'gross',
    ...more,
  };
}

/** Something that may be done now, by whoever may do it; with people coming and going where no table looks after them. */
export function anyMove(round: Round, random: Random, withComing = false): RoundCommand {
  const { state, need } = round;
  switch (need?.type) {
    case 'shuffle':
      return { type: 'shuffle', cards: [...shuffle(Uint8Array.from(need.cards), random)] };
    case 'roll':
      return { type: 'roll', dice: Array.from({ length: need.count }, () => 1 + random.below(6)) };
    case 'close':
      return anyBet(round, random, withComing);
  }
  const due = legal(round);
  if (due.due === 'pick') return { type: 'pick', seat: due.seat, pile: random.below(due.piles) };
  if (due.due !== 'choose') throw new Error(`${state.game.name} waits for ${due.due}.`);
  const hand = pick(due.hands, random);
  let move = anyChoice(state, hand, random);
  // The cards named at random may make a foul, which is refused to the player-dealer.
  for (let tries = 0; tries < 50 && hand.spot === DEALER; tries++) {
    if (round.answerTo(move).ok) break;
    move = anyChoice(state, hand, random);
  }
  return move;
}

/**
 * The bank is often short, and partners join it; bets on the seat's own circles and behind others,
 * some of them taken back, until the house closes.
 */
function anyBet(round: Round, random: Random, withComing: boolean): RoundCommand {
  const { state } = round;
  const seats = [...state.setup.stacks.keys()].filter((seat) => state.setup.stacks[seat] !== null);
  const stake = (seat: number, most: number): RoundCommand => ({
    type: 'stake',
    seat,
    cents: 1 + random.below(Math.min(most, 1 << 20)),
  });
  if (state.stake === 0) {
    const { min, max } = state.setup.limits;
    const most = max ?? 50 * min;
    const short = random.below(3) > 0;
    return stake(state.dealer, Math.min(state.chips[state.dealer], short ? 2 * most : 20 * most));
  }
  for (let tries = 0; tries < 200; tries++) {
    if (random.below(4 * seats.length) === 0 && state.wagers.length > 0) {
      const close = round.answerTo({ type: 'close' });
      if (!('code' in close)) return { type: 'close' };
    }
    const styles = stylesOf(state);
    if (styles.length > 0 && random.below(40) === 0)
      return { type: 'style', seat: state.dealer, laid: pick(styles, random) };
    const coming = withComing ? anyComing(state, random) : null;
    if (coming !== null && round.answerTo(coming).ok) return coming;
    const seat = pick(seats, random);
    if (random.below(30) === 0 && state.chips[seat] > 0) {
      const partner = stake(seat, Math.min(state.chips[seat], 5000));
      if (round.answerTo(partner).ok) return partner;
    }
    if (random.below(25) === 0) {
      const mine = state.wagers.filter((wager) => wager.seat === seat && wager.cents > 0);
      if (mine.length > 0) return { type: 'withdraw', seat, wager: pick(mine, random).index };
    }
    const own = seat * state.game.circles + random.below(state.game.circles);
    const spot = own >= state.hands.length || random.below(4) === 0 ? random.below(state.hands.length) : own;
    const open = openWagers(state, seat, spot);
    if (open.length === 0) continue;
    const { kind, ...amount } = pick(open, random);
    return { type: 'wager', seat, spot, kind, cents: anyAmount(amount, random) };
  }
  return { type: 'close' };
}

/** Now and then somebody comes up or goes, or says whether others may bet behind, and who plays the hand. */
function anyComing({ seats, bettors, setup }: RoundState, random: Random): RoundCommand | null {
  const standing = seats + random.below(Math.max(1, bettors - seats));
  const on = random.below(2) === 0;
  switch (random.below(100)) {
    case 0:
      return { type: 'join', seat: standing, cents: setup.limits.min * (1 + random.below(10)) };
    case 1:
      return { type: 'part', seat: standing };
    case 2:
      return { type: 'back line', seat: random.below(seats), on };
    case 3:
      return { type: 'agree', seat: random.below(bettors), on };
    default:
      return null;
  }
}

/** Mostly small, now and then as large as it goes. */
function anyAmount({ least, most, step }: Amount, random: Random): number {
  if (random.below(6) === 0) return least + Math.floor((most - least) / step) * step;
  return least + step * random.below(Math.min(10, Math.floor((most - least) / step) + 1));
}

function anyChoice(
  state: RoundState,
  { seat, spot, choices, number }: LegalHand,
  random: Random,
): RoundCommand {
  const open = choices.filter(({ refused }) => refused === '');
  const cards = (spot === DEALER ? state.shared.dealer : state.hands[spot][number])?.cards ?? [];
  for (let tries = 0; tries < 200 && open.length > 0; tries++) {
    const { id, chips, front, discards } = pick(open, random);
    const held = [...cards];
    const some = (count: number) =>
      Array.from({ length: count }, () => held.splice(random.below(held.length), 1)[0]);
    const command: RoundCommand = {
      type: 'choose',
      seat,
      spot,
      choice: id,
      ...(chips === null ? {} : { cents: anyAmount(chips, random) }),
      ...(front === 0 ? {} : { front: some(front) }),
      ...(discards === 0 ? {} : { discard: some(discards) }),
    };
    // The player-dealer's hand may not be set foul; the next try is another.
    if (front === 0 || !('code' in decide(state, null, command))) return command;
  }
  throw new Error(`${state.game.name}: the hand on circle ${spot} can do nothing.`);
}

/** What must hold of every round that was played out; people come and go in its own setup. */
export function checkRound(setup: RoundSetup, round: Round): void {
  let chips = setup.stacks.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  const table = newRound(setup);
  const viewers = [...Array(table.bettors).keys(), RAIL];
  const views = viewers.map(() => newRound(setup));
  const times = new Map<number, number>();
  for (const event of round.log) {
    evolve(table, event);
    if (event.type === 'joined') chips += event.cents;
    else if (event.type === 'parted') chips -= event.cents;
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
  checkCoverage(setup, round);
  const { stake, partners } = table;
  const back = round.log.reduce((sum, event) => (event.type === 'banked' ? sum + event.cents : sum), 0);
  if (Math.abs(back - stake) > stake) throw new Error(`The bank of ${stake} came back as ${back}.`);
  if (partners.reduce((sum, { cents }) => sum + cents, 0) !== stake)
    throw new Error('Partners do not add up.');
  if (!isDeepStrictEqual(Round.replay(setup, round.log).state, round.state))
    throw new Error('The replay came out another way.');
}

/** 002:423 counted again: every decided claim uses up the stake, whichever way it went. */
function checkCoverage({ coverage }: RoundSetup, { state, log }: Round): void {
  let won = 0;
  let paid = 0;
  for (const event of log) {
    if (event.type !== 'settled') continue;
    const { result, due, cents, left } = event;
    const used = coverage === 'net' ? (result === 'win' ? paid - won : won - paid) : won + paid;
    const met = Math.min(due, state.stake - used);
    // Bets that are met as one share what is left.
    if (result !== 'unmet' && (state.game.backline.asOne ? cents > met : cents !== met))
      throw new Error(`${JSON.stringify(event)} with ${used} of ${state.stake} used up.`);
    if (result === 'win') paid += cents;
    else won += cents;
    if (left !== state.stake - (coverage === 'net' ? paid - won : won + paid))
      throw new Error(`${JSON.stringify(event)} leaves something else.`);
  }
}

/** A downcard is known to nobody but the player whose hand it is, and the stub to nobody. */
function checkView(table: RoundState, view: RoundState, viewer: number): void {
  const leaked = (cards: readonly number[]) => cards.some((card) => card !== HIDDEN);
  if (leaked(view.deck) || view.piles.some(leaked)) throw new Error(`Seat ${viewer} saw the stub.`);
  for (const hand of [...view.hands.flat(), ...Object.values(view.shared)]) {
    if (ownerOf(table, view, hand) === viewer) continue;
    const unseen = hand.cards.some((card, i) => !hand.up[i] && card !== HIDDEN);
    const setUnseen = hand.up.some((up) => !up) && leaked([...hand.front, ...hand.back]);
    if (unseen || setUnseen) throw new Error(`Seat ${viewer} saw the downcards on circle ${hand.spot}.`);
  }
  if (!isDeepStrictEqual(view.chips, table.chips)) throw new Error(`Seat ${viewer} counts other chips.`);
}

/** Who may look at a hand; of a shared one, whoever the game lets look before it is turned up. */
function ownerOf(table: RoundState, view: RoundState, hand: SpotHand): number {
  if (hand.spot !== DEALER) return playerOf(table, hand.spot);
  for (const step of table.game.script)
    if (step.do === 'deal' && step.seenBy !== undefined && view.shared[step.to] === hand)
      return step.seenBy(table);
  return view.dealer;
}
