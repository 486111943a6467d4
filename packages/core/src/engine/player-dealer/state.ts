import type { Cents } from '../money.ts';
import { aroundWithout } from '../seats.ts';
import { NO_PILE, NO_SEAT, NO_STEP } from '../sentinels.ts';
import { capital } from '../words.ts';
import type { ActionPoint, Backline, Laid, PlayerDealerGame } from './game.ts';
import type { AfterRulings } from './irregularities/after-rulings.ts';

/** What a round starts from. Everything in it is public. */
export interface RoundSetup {
  readonly game: PlayerDealerGame;
  /** Chips at each position, null where nobody sits; those of people who stand behind the seats follow. */
  readonly stacks: readonly (Cents | null)[];
  /** How many may stand behind the seats; none unless it is said. They have no circle, no cards and no bank. */
  readonly standing?: number;
  /** Who holds the player-dealer position. */
  readonly dealer: number;
  readonly limits: TableLimits;
  /** How the stake runs down: every decided bet uses it up, or only the running balance counts. */
  readonly coverage?: 'gross' | 'net';
  /** The shoe goes on from the round before: the house gives its next cards, not all of them. */
  readonly running?: boolean;
  /** Seats that want no bets behind them. */
  readonly noBackline?: readonly number[];
  /** Seats that agree to have a hand played by somebody other than the rule says (003:743, 003:1371). */
  readonly agreed?: readonly number[];
  /** Seats that have had the bank, or a part in it, for as many rounds in a row as they may. */
  readonly spent?: readonly number[];
}

/** The least and the most bet of a table, and those of its bonus bets. */
export interface TableLimits {
  readonly min: Cents;
  /** Null where bets have no limit (003:3405). */
  readonly max: Cents | null;
  readonly step: Cents;
  /** Bonus wagers have the table's limits unless others are posted. */
  readonly bonusMin?: Cents;
  readonly bonusMax?: Cents | null;
}

/** A bet in play. */
export interface Wager {
  /** Its number in the round, and with the places before it the place its chips lie in. */
  readonly index: number;
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
  cents: Cents;
  /** Which hand of a split circle it is on. */
  hand: number;
  /** Still to be decided. */
  open: boolean;
}

/** A hand on a circle, or the player-dealer's. */
export interface SpotHand {
  /** The circle; `DEALER` for the player-dealer's own hand. */
  readonly spot: number;
  /** 0, or which hand of a split. */
  readonly number: number;
  cards: number[];
  /** Whether each card lies face up. */
  up: boolean[];
  /** What was chosen, in order: `hit`, `stand`, `fold`. */
  readonly choices: string[];
  front: readonly number[];
  back: readonly number[];
  /** What the hand threw away for other cards. */
  discards: readonly number[];
  done: boolean;
  folded: boolean;
  /** The last step at which the hand let the turn pass. */
  passed: number;
}

/** The spot of the player-dealer's own hand. */
export const DEALER = -1;
const NONE: readonly number[] = [];

/** A round in progress. Only `evolve` changes it. */
export interface RoundState {
  readonly game: PlayerDealerGame;
  /** It changes at once when somebody comes, goes or says otherwise while the betting is open. */
  setup: RoundSetup;
  /** What it started from, before anybody came or went. */
  readonly began: RoundSetup;
  /** Positions at the table; and those who may bet, seated and standing. */
  readonly seats: number;
  readonly bettors: number;
  readonly dealer: number;
  /** Places: stacks, bank, won, drop, jackpot, then one for each wager. */
  readonly chips: number[];
  readonly partners: { seat: number; cents: Cents }[];
  /** What the player-dealer put up, and what has been won from and paid to players. */
  stake: Cents;
  won: Cents;
  paid: Cents;
  readonly wagers: Wager[];
  /** The same wagers by circle. */
  readonly bets: Wager[][];
  /** Hands by circle, in the order they were made. */
  readonly hands: SpotHand[][];
  /** The player-dealer's hand, and hands all share: `player`, `banker`, `board`, `hit`. */
  readonly shared: Record<string, SpotHand>;
  deck: readonly number[];
  next: number;
  burned: number;
  readonly piles: number[][];
  /** How the player-dealer wants the piles laid, where they have said so. */
  style: Laid | null;
  /** The pile the player-dealer picked. */
  picked: number;
  dice: readonly number[];
  /** The seat with the action button; `NO_SEAT` before it is placed. */
  action: number;
  /** The seat that is given the first pile. */
  first: number;
  step: number;
  cursor: number;
  open: boolean;
  /** The hand that must choose; null for none. */
  asked: { spot: number; number: number } | null;
  /** What rulings have left behind; null where there have been none. */
  ruled: AfterRulings | null;
  /** The floor holds the bets: none is settled. */
  betsHeld: boolean;
  /** The round counts for nothing, and everything is back where it was. */
  misdealt: boolean;
  over: boolean;
}

/** The place of the player-dealer's stake. */
export const bankOf = (round: { bettors: number }): number => round.bettors;
/** The place of what the player-dealer has won. */
export const wonOf = (round: { bettors: number }): number => round.bettors + 1;
/** The place of the house's collection. */
export const dropOf = (round: { bettors: number }): number => round.bettors + 2;
/** The place of the jackpot's collection. */
export const jackpotOf = (round: { bettors: number }): number => round.bettors + 3;
/** The place of a bet's chips. */
export const wagerOf = (round: { bettors: number }, index: number): number => round.bettors + 4 + index;

/** Whether somebody with chips is at a place, seated or standing. */
export const isThere = ({ setup }: { readonly setup: RoundSetup }, seat: number): boolean =>
  (setup.stacks[seat] ?? null) !== null;

/** Stands behind the seats. */
export const isStanding = ({ seats }: { readonly seats: number }, seat: number): boolean => seat >= seats;

/** What a sentence calls somebody in a round. */
export const called = (round: { readonly seats: number }, seat: number): string =>
  isStanding(round, seat) ? `back-line bettor ${seat - round.seats + 1}` : `seat ${seat + 1}`;

/**
 * What somebody in a round is called where a sentence begins: `Seat 3`, `Back-line bettor 1`.
 *
 * @example
 * ```ts
 * import { calledFirst } from '@cardroom/core/engine/player-dealer';
 *
 * console.log(calledFirst({ seats: 8 }, 2)); // Seat 3
 * ```
 */
export function calledFirst(round: { readonly seats: number }, seat: number): string {
  return capital(called(round, seat));
}

/** The seat a circle lies in front of. */
export const seatOf = (round: RoundState, spot: number): number =>
  spot === DEALER ? round.dealer : Math.floor(spot / round.game.circles);

/**
 * An empty hand at a spot.
 *
 * @example
 * ```ts
 * import { newHandOn } from '@cardroom/core/engine/player-dealer';
 *
 * console.log(newHandOn(3, 0).cards.length); // 0
 * ```
 */
export function newHandOn(spot: number, number: number): SpotHand {
  return {
    spot,
    number,
    cards: [],
    up: [],
    choices: [],
    front: NONE,
    back: NONE,
    discards: NONE,
    done: false,
    folded: false,
    passed: NO_STEP,
  };
}

/**
 * A round in which nothing has happened.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newRound } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * console.log(round.hands.length, round.over); // 8 false
 * ```
 */
export function newRound(setup: RoundSetup): RoundState {
  const { game, stacks, dealer, standing = 0 } = setup;
  const { seats } = game;
  const bettors = Math.max(seats + standing, stacks.length);
  // Lists of the size they need: growing them by `push` takes more room, and time.
  const chips = new Array<number>(bettors + 4).fill(0);
  for (let seat = 0; seat < bettors; seat++) chips[seat] = stacks[seat] ?? 0;
  const spots = seats * game.circles;
  const hands = new Array<SpotHand[]>(spots);
  const bets = new Array<Wager[]>(spots);
  for (let spot = 0; spot < spots; spot++) {
    hands[spot] = [];
    bets[spot] = [];
  }
  return {
    game,
    setup,
    began: setup,
    seats,
    bettors,
    dealer,
    chips,
    partners: [],
    stake: 0,
    won: 0,
    paid: 0,
    wagers: [],
    bets,
    hands,
    shared: {},
    deck: [],
    next: 0,
    burned: 0,
    piles: [],
    style: null,
    picked: NO_PILE,
    dice: [],
    action: NO_SEAT,
    first: NO_SEAT,
    step: 0,
    cursor: 0,
    open: false,
    asked: null,
    ruled: null,
    betsHeld: false,
    misdealt: false,
    over: false,
  };
}

/**
 * What a place of chips is called: `stack 1`, `bank`, `drop`.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { bankOf, newRound, placeName } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * console.log(placeName(round, 1), placeName(round, bankOf(round))); // stack 2 bank
 * ```
 */
export function placeName(round: RoundState, place: number): string {
  if (place < round.bettors) return `stack ${place + 1}`;
  const names = ['bank', 'won', 'drop', 'jackpot'];
  const at = place - round.bettors;
  if (at < names.length) return names[at];
  const { seat, kind } = round.wagers[at - names.length];
  return `wager ${at - names.length + 1} (seat ${seat + 1} ${kind})`;
}

/**
 * The hand of the player-dealer or one that all share.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newRound, shared } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * console.log(shared(round, 'dealer').cards.length); // 0
 * ```
 */
export function shared(round: RoundState, name: string): SpotHand {
  return round.shared[name] ?? newHandOn(DEALER, 0);
}

const stakeInAction = ({ stake, ruled }: RoundState): Cents =>
  ruled === null ? stake : stake - ruled.outOfAction;

/** Chips of the bank not yet used up, for paying: under net coverage what it has won pays too. */
export const leftToPay = (round: RoundState): Cents =>
  stakeInAction(round) - round.paid + (round.setup.coverage === 'net' ? round.won : -round.won);

/** Chips of the bank not yet used up, for winning: under net coverage what it has paid can be won again. */
export const leftToWin = (round: RoundState): Cents =>
  stakeInAction(round) - round.won + (round.setup.coverage === 'net' ? round.paid : -round.paid);

/**
 * Chips not yet used up, for paying and for winning.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newRound, stakeLeft } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'staked', seat: 0, cents: 300_00 });
 * console.log(stakeLeft(round)); // { toPay: 30000, toWin: 30000 }
 * ```
 */
export function stakeLeft(round: RoundState): { toPay: Cents; toWin: Cents } {
  return { toPay: leftToPay(round), toWin: leftToWin(round) };
}

/**
 * A wager of this kind by the same bettor on the same circle and hand.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { companion, evolve, newRound } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(companion(round, round.wagers[0], 'pair plus')); // undefined
 * ```
 */
export function companion(round: RoundState, wager: Wager, kind: string): Wager | undefined {
  return wagerBy(round, wager.seat, wager.spot, wager.hand, kind);
}

/**
 * A bettor's wager of a kind on a hand of a circle.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newRound, wagerBy } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(wagerBy(round, 1, 1, 0, 'ante')?.cents); // 2000
 * ```
 */
export function wagerBy(
  round: RoundState,
  seat: number,
  spot: number,
  hand: number,
  kind: string,
): Wager | undefined {
  for (const w of round.bets[spot])
    if (w.kind === kind && w.seat === seat && w.hand === hand && w.cents > 0) return w;
  return undefined;
}

/**
 * Whether the player-dealer has a bet with "No Action" on a circle: nobody plays its cards, and it is not met.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, isNoAction, newRound } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(isNoAction(round, 1)); // false
 * ```
 */
export function isNoAction({ game, bets, dealer }: RoundState, spot: number): boolean {
  if (game.noAction !== true || spot === DEALER) return false;
  for (const wager of bets[spot]) if (wager.seat === dealer && wager.cents > 0) return true;
  return false;
}

/**
 * Whether anybody has chips on a circle.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, isBetOn, newRound } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(isBetOn(round, 1), isBetOn(round, 2)); // true false
 * ```
 */
export function isBetOn(round: RoundState, spot: number): boolean {
  for (const wager of round.bets[spot]) if (wager.cents > 0) return true;
  return false;
}

/**
 * Seats in order around the table from a point, the player-dealer's left out.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { newRound, seatsFrom } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * console.log(seatsFrom(round, { at: 'left', way: 'clockwise' }).join(' ')); // 1 2 3 4 5 6 7
 * ```
 */
export function seatsFrom(round: RoundState, { at, way }: ActionPoint): readonly number[] {
  return aroundWithout(round.dealer, firstSeat(round, at), round.seats, way);
}

function firstSeat({ seats, dealer, action }: RoundState, at: ActionPoint['at']): number {
  if (at === 'seat 1') return 0;
  if (at === 'last seat') return seats - 1;
  if (at === 'action' && action >= 0) return action;
  return (dealer + (at === 'right' ? seats - 1 : 1)) % seats;
}

/**
 * Circles with a wager on them, in order from a point.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newRound, spotsFrom } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(spotsFrom(round, { at: 'left', way: 'clockwise' })); // [ 1 ]
 * ```
 */
export function spotsFrom(round: RoundState, from: ActionPoint): number[] {
  const { circles } = round.game;
  const spots: number[] = [];
  for (const seat of seatsFrom(round, from)) {
    for (let spot = seat * circles; spot < (seat + 1) * circles; spot++)
      if (isBetOn(round, spot)) spots.push(spot);
  }
  return spots;
}

/**
 * Who plays the hand on a circle: the seated player, or whoever has most on it.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { evolve, newRound, playerOf } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const round = newRound({ game, stacks: [500_00, 200_00, 200_00], dealer: 0, limits: limit.limits });
 * evolve(round, { type: 'wagered', seat: 1, spot: 1, kind: 'ante', cents: 20_00, hand: 0 });
 * console.log(playerOf(round, 1)); // 1
 * ```
 */
export function playerOf(round: RoundState, spot: number): number {
  const seat = seatOf(round, spot);
  if (spot === DEALER) return round.game.bankDecides === 'largest' ? largestPartner(round) : seat;
  if (decidedBy(round, spot) === 'seated' && isBettor(round, spot, seat)) return seat;
  const own = chipsOn(round, spot, seat);
  let best = own > 0 ? seat : NO_SEAT;
  let most = own;
  for (const { seat: bettor } of round.bets[spot]) {
    const cents = chipsOn(round, spot, bettor);
    if (cents <= most) continue;
    best = bettor;
    most = cents;
  }
  return best;
}

/** 003:743, 003:1371: the other way round where all who have bet on the circle have agreed to it. */
function decidedBy({ game, setup, bets }: RoundState, spot: number): Backline['decides'] {
  const { decides, agreement } = game.backline;
  const { agreed = NONE } = setup;
  if (!agreement || agreed.length === 0) return decides;
  for (const { seat, cents } of bets[spot]) if (cents > 0 && !agreed.includes(seat)) return decides;
  return decides === 'seated' ? 'largest' : 'seated';
}

/** Of those who put the bank up, the one with most in it; of equals the first, who is the player-dealer. */
function largestPartner({ dealer, partners }: RoundState): number {
  let best = dealer;
  let most = 0;
  for (const { seat, cents } of partners) {
    if (cents <= most) continue;
    best = seat;
    most = cents;
  }
  return best;
}

function isBettor({ bets }: RoundState, spot: number, seat: number): boolean {
  for (const wager of bets[spot]) if (wager.seat === seat && wager.cents > 0) return true;
  return false;
}

/**
 * What a bettor put on a circle before the cards; what came later does not change who plays it, unless a ruling has
 * given all of that back.
 */
function chipsOn({ bets, game, ruled }: RoundState, spot: number, seat: number): Cents {
  let cents = 0;
  const first = bets[spot].some((wager) => wager.hand === 0 && wager.cents > 0);
  for (const wager of bets[spot]) {
    if (wager.seat !== seat || (first && wager.hand > 0) || wager.cents === 0) continue;
    const put = ruled?.bets[wager.index] ?? wager.cents;
    for (const { id, when } of game.wagers) if (id === wager.kind && when === 'before') cents += put;
  }
  return cents;
}
