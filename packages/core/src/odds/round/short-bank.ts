import { seededRandom } from '../../cards/index.ts';
import { viewFor } from '../../engine/audience.ts';
import type { Cents } from '../../engine/money.ts';
import type { RoundEvent } from '../../engine/player-dealer/events.ts';
import { evolve } from '../../engine/player-dealer/evolve.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { Round } from '../../engine/player-dealer/round.ts';
import { newRound, type RoundSetup, type RoundState, seatsFrom } from '../../engine/player-dealer/state.ts';
import { commandFor, plainLine, playOut } from './line-of-play.ts';

/** Options for equal bets against a short bank: how many bets, and how many rounds to deal. */
export interface BankRounds {
  readonly bet: Cents;
  readonly players: number;
  readonly rounds: number;
  /** Whether every settled bet uses up the stake, or only the balance; by default every bet. */
  readonly coverage?: 'gross' | 'net';
  readonly seed?: string | number;
}

/** Options for equal bets against a bank with this stake. */
export interface ShortBank extends BankRounds {
  readonly stake: Cents;
}

/** What a place in the order of settlement is worth, in bets per round; the player's gains are positive. */
export interface PlaceResult {
  readonly mean: number;
  readonly se: number;
  readonly sd: number;
  /** How often part of what the place had won or lost went unpaid. */
  readonly unmet: number;
}

/** What a stake is worth, place by place and for the bank, in cents per round. */
export interface ShortBankResult {
  readonly places: readonly PlaceResult[];
  readonly bank: { readonly mean: number; readonly se: number; readonly sd: number };
  /** How often the stake covered the whole table. */
  readonly covered: number;
}

const RICH = 1e11;

/**
 * How a short bank is shared out: everybody bets the same on the game's first wager, and places count from where
 * settling starts. The tables' own machine deals it, by the plain line.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { dealShortBank } from '@cardroom/core/odds';
 *
 * const built = buildOffering('black-sheep/ez-baccarat');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const short = dealShortBank(built.game, { stake: 30_00, bet: 20_00, players: 3, rounds: 100 });
 * console.log(short.places.length, short.covered < 1); // 3 true
 * ```
 */
export function dealShortBank(game: PlayerDealerGame, { stake, ...of }: ShortBank): ShortBankResult {
  const { bet, players, rounds } = of;
  const sums = Array.from({ length: players }, () => ({ net: 0, squares: 0, unmet: 0 }));
  const bank = { net: 0, squares: 0, covered: 0 };
  dealRounds(game, stake, of, (round) => count(round, players, bet, sums, bank));
  const spread = (net: number, squares: number) => {
    const mean = net / rounds;
    const sd = Math.sqrt(Math.max(0, squares / rounds - mean * mean));
    return { mean, se: sd / Math.sqrt(rounds), sd };
  };
  return {
    places: sums.map(({ net, squares, unmet }) => ({ ...spread(net, squares), unmet: unmet / rounds })),
    bank: spread(bank.net, bank.squares),
    covered: bank.covered / rounds,
  };
}

/**
 * How much of a bank's stake rounds use up, in bets: for each number of players from one on, a list from least to most.
 * Everybody bets the same on the game's first wager, by the plain line. A stake covers the table in the rounds that use
 * no more than it.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { coveringStake, stakeInUse } from '@cardroom/core/odds';
 *
 * const built = buildOffering('black-sheep/ez-baccarat');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const used = stakeInUse(built.game, { bet: 20_00, players: 3, rounds: 100 });
 * // Three even bets: whatever happens, three times the bet is enough.
 * console.log(coveringStake(used[2], 0.99)); // 3
 * ```
 */
export function stakeInUse(game: PlayerDealerGame, of: BankRounds): readonly (readonly number[])[] {
  const { bet, players, rounds, coverage = 'gross' } = of;
  const used = Array.from({ length: players }, () => new Array<number>(rounds).fill(0));
  let at = 0;
  dealRounds(game, RICH, of, ({ log }) => {
    for (let most = 1; most <= players; most++) used[most - 1][at] = usedBy(log, most, coverage) / bet;
    at++;
  });
  return used.map((list) => list.sort((a, b) => a - b));
}

/** How much of a large enough stake a round would have used up if only this many seats had bet. */
function usedBy(log: readonly RoundEvent[], players: number, coverage: 'gross' | 'net'): Cents {
  let [paid, won, most] = [0, 0, 0];
  for (const event of log) {
    if (event.type !== 'settled' || event.seat > players) continue;
    if (event.result === 'win') paid += event.cents;
    else won += event.cents;
    most = Math.max(most, coverage === 'gross' ? paid + won : Math.abs(paid - won));
  }
  return most;
}

/**
 * The least stake that covers this fraction of the rounds, in bets.
 *
 * @example
 * ```ts
 * import { coveringStake } from '@cardroom/core/odds';
 *
 * console.log(coveringStake([1, 1, 2, 5], 0.75)); // 2
 * ```
 */
export const coveringStake = (used: readonly number[], part: number): number =>
  used[Math.max(0, Math.ceil(part * used.length) - 1)] ?? 0;

/** Deals rounds at a table of rich players in seats 2 and up, who all bet the same. */
function dealRounds(
  game: PlayerDealerGame,
  stake: Cents,
  { bet, players, rounds, coverage = 'gross', seed = 'bank' }: BankRounds,
  each: (round: Round) => void,
): void {
  const stacks: (number | null)[] = Array.from({ length: game.seats }, (_, seat) =>
    seat <= players ? RICH : null,
  );
  const limits = { min: bet, max: null, step: 1 };
  const setup: RoundSetup = { game, stacks, dealer: 0, limits, running: true, coverage };
  const random = seededRandom(seed);
  const line = plainLine(game);
  const shoe = Uint8Array.from(game.shoe.cards);
  const first = game.wagers.filter(
    ({ id, when }) => when === 'before' && (id === game.wagers[0].id || id === game.wagers[0].goesWith),
  );
  for (let i = 0; i < rounds; i++) {
    const round = Round.start(setup);
    if (!round.ok) throw new Error(round.message);
    round.play({ type: 'shuffle', cards: firstCards(shoe, random.below.bind(random)) });
    const roll = (count: number) => Array.from({ length: count }, () => 1 + random.below(6));
    while (round.need?.type === 'roll') round.play({ type: 'roll', dice: roll(round.need.count) });
    round.play({ type: 'stake', seat: 0, cents: stake });
    for (let seat = 1; seat <= players; seat++)
      for (const { id } of first)
        round.play({ type: 'wager', seat, spot: seat * game.circles, kind: id, cents: bet });
    round.play({ type: 'close' });
    const views = new Map<number, { state: RoundState; seen: number }>();
    playOut(round, roll, (hand) => {
      const view = views.get(hand.seat) ?? { state: newRound(setup), seen: 0 };
      views.set(hand.seat, view);
      for (; view.seen < round.log.length; view.seen++)
        evolve(view.state, viewFor(round.log[view.seen], hand.seat));
      return commandFor(view.state, hand, line);
    });
    each(round);
  }
}

const CARDS = 200;

function firstCards(shoe: Uint8Array, below: (n: number) => number): number[] {
  const count = Math.min(CARDS, shoe.length);
  for (let i = 0; i < count; i++) {
    const at = i + below(shoe.length - i);
    [shoe[i], shoe[at]] = [shoe[at], shoe[i]];
  }
  return Array.from(shoe.subarray(0, count));
}

/**
 * Adds up a round, counting places from where settling starts. A folded bet, settled before that, takes no place: it
 * would be the place of those who have already lost.
 */
function count(
  { log, state }: Round,
  players: number,
  bet: Cents,
  sums: readonly { net: number; squares: number; unmet: number }[],
  bank: { net: number; squares: number; covered: number },
): void {
  const order = seatsFrom(state, state.game.settlement.from).filter((seat) => seat >= 1 && seat <= players);
  const unmet = new Set<number>();
  for (const event of log) {
    if (event.type !== 'settled') continue;
    if (event.cents < event.due) unmet.add(event.seat);
  }
  let all = 0;
  for (let place = 0; place < players; place++) {
    const seat = order[place];
    const net = state.chips[seat] - RICH;
    all += net;
    sums[place].net += net / bet;
    sums[place].squares += (net / bet) ** 2;
    if (unmet.has(seat)) sums[place].unmet++;
  }
  bank.net -= all;
  bank.squares += all * all;
  if (unmet.size === 0) bank.covered++;
}
