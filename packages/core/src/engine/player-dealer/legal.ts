import { type Cents, dollars } from '../money.ts';
import { givesUp, optionsFor, pendingHands, stays } from './choices.ts';
import { chipsOf } from './choose.ts';
import { stylesOf } from './dealing.ts';
import { decide } from './decide.ts';
import type { Choice, Laid, WagerKind } from './game.ts';
import type { HouseNeed } from './script.ts';
import { calledFirst, playerOf, type RoundState, type SpotHand } from './state.ts';
import { amountOn, rangeOf, title, whyNoWager } from './wagers/wagers.ts';

/**
 * What may be done next, as plain JSON for programs and pages. Everything in it is public: a client that does not
 * know other players' cards gets the same.
 */
export type Legal =
  | { readonly due: 'nothing' }
  /** The house must shuffle a shoe of so many cards. */
  | { readonly due: 'shuffle'; readonly count: number }
  | { readonly due: 'roll'; readonly dice: number }
  | LegalBets
  /** The player-dealer picks one of so many piles. */
  | { readonly due: 'pick'; readonly seat: number; readonly piles: number }
  /** These hands may choose, in any order. */
  | { readonly due: 'choose'; readonly hands: readonly LegalHand[] };

/** The bank is put up and bets are made until the house closes. */
export interface LegalBets {
  readonly due: 'bet';
  /** Why the house cannot close yet; empty when it can. */
  readonly noClose: string;
  readonly seats: readonly SeatBets[];
}

/** What a seat may bet, put up and take back while bets are open. */
export interface SeatBets {
  readonly seat: number;
  /** Most that the seat may put up on the bank; 0 for nothing. */
  readonly stake: Cents;
  readonly wagers: readonly OpenWager[];
  /** Wagers that it may take back, by their numbers. */
  readonly withdraw: readonly number[];
  /** The player-dealer's: ways in which the hands may be laid out, where there is a choice. */
  readonly styles?: readonly Laid[];
}

/** Chips that may be put on a circle now, on top of those that lie there. */
export interface OpenWager extends Amount {
  readonly spot: number;
  readonly kind: string;
  readonly title: string;
}

/** From the least to the most, in steps. */
export interface Amount {
  readonly least: Cents;
  readonly most: Cents;
  /** From the least on in these steps. */
  readonly step: Cents;
}

/** A hand that somebody has to decide on. */
export interface LegalHand {
  /** Who plays the hand. */
  readonly seat: number;
  readonly spot: number;
  readonly number: number;
  readonly choices: readonly LegalChoice[];
}

/** A choice that is open, with what it costs. */
export interface LegalChoice {
  readonly id: string;
  readonly title: string;
  /** Present where the choice leaves the hand to the house way. */
  readonly houseWay?: true;
  /** Present where the hand stays as it is and nothing is put in: stand, check, no insurance. */
  readonly stays?: true;
  /** Present where the bet is given up, all or half of it: fold, surrender. */
  readonly givesUp?: true;
  /** What the seat puts in with it; null for nothing. */
  readonly chips: (Amount & { readonly kind: string; readonly title: string }) | null;
  /** Cards of the front hand that the player names; 0 for a player who sets nothing. */
  readonly front: number;
  /** Present where another number of cards may be laid in front, which is a foul. */
  readonly anyFront?: true;
  /** Cards that the player throws away. */
  readonly discards: number;
  /** Why it cannot be chosen after all; empty when it can. */
  readonly refused: string;
}

/**
 * What the round waits for: the house, bets, a pile, choices, or nothing more.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { legal, Round } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const stacks = [500_00, 200_00, null, null, null, null, null, null];
 * const round = Round.start({ game, stacks, dealer: 0, limits: limit.limits });
 * if (!round.ok) throw new Error(round.message);
 * round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
 * round.play({ type: 'stake', seat: 0, cents: 500_00 });
 * round.play({ type: 'wager', seat: 1, spot: 1, kind: 'ante', cents: 20_00 });
 * round.play({ type: 'close' });
 * const now = legal(round);
 * if (now.due === 'choose') console.log(now.hands[0].choices.map(({ title }) => title)); // [ 'Play', 'Fold' ]
 * ```
 */
export function legal(round: { readonly state: RoundState; readonly need: HouseNeed | null }): Legal {
  const { state, need } = round;
  if (state.over) return { due: 'nothing' };
  switch (need?.type) {
    case 'shuffle':
      return { due: 'shuffle', count: need.cards.length };
    case 'roll':
      return { due: 'roll', dice: need.count };
    case 'close':
      return legalBets(state, need);
  }
  const step = state.game.script[state.step];
  if (step?.do === 'pick') return { due: 'pick', seat: state.dealer, piles: state.piles.length };
  const hands = pendingHands(state).map((hand) => legalHand(state, hand));
  return hands.length === 0 ? { due: 'nothing' } : { due: 'choose', hands };
}

function legalBets(state: RoundState, need: HouseNeed): LegalBets {
  const close = decide(state, need, { type: 'close' });
  return {
    due: 'bet',
    noClose: 'code' in close ? close.message : '',
    seats: state.setup.stacks.flatMap((cents, seat) => (cents === null ? [] : [seatBets(state, seat)])),
  };
}

function seatBets(state: RoundState, seat: number): SeatBets {
  const styles = seat === state.dealer ? stylesOf(state) : [];
  const staking = decide(state, null, { type: 'stake', seat, cents: 1 });
  return {
    seat,
    stake: 'code' in staking ? 0 : state.chips[seat],
    wagers: [...state.hands.keys()].flatMap((spot) => openWagers(state, seat, spot)),
    withdraw: state.wagers.flatMap((wager) => (wager.seat === seat && wager.cents > 0 ? [wager.index] : [])),
    ...(styles.length > 0 && { styles }),
  };
}

/**
 * What a seat may put on a circle now.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { openWagers, Round } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const stacks = [500_00, 200_00, null, null, null, null, null, null];
 * const round = Round.start({ game, stacks, dealer: 0, limits: limit.limits });
 * if (!round.ok) throw new Error(round.message);
 * round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
 * console.log(openWagers(round.state, 1, 1).map(({ kind }) => kind)); // [ 'ante' ]
 * ```
 */
export function openWagers(state: RoundState, seat: number, spot: number): OpenWager[] {
  return state.game.wagers.flatMap((kind) => {
    const amount = room(state, seat, spot, kind);
    if (amount === null || whyNoWager(state, seat, spot, kind.id, amount.least) !== null) return [];
    return [{ spot, kind: kind.id, title: kind.title, ...amount }];
  });
}

/** What limits and the seat's chips leave to be added; null for nothing. */
function room(state: RoundState, seat: number, spot: number, kind: WagerKind): Amount | null {
  const on = amountOn(state, seat, spot, kind.id);
  const { min, max, step } = rangeOf(state, seat, spot, kind);
  const least = Math.max(Math.ceil(min / step), Math.floor(on / step) + 1) * step - on;
  const most = Math.floor(Math.min(max, on + state.chips[seat]) / step) * step - on;
  return least > most ? null : { least, most, step };
}

function legalHand(state: RoundState, hand: SpotHand): LegalHand {
  const { spot, number } = hand;
  return { seat: playerOf(state, spot), spot, number, choices: legalChoices(state, hand) };
}

/**
 * What a hand may do now, with what it costs.
 *
 * @example
 * ```ts
 * import { buildOffering } from '@cardroom/core';
 * import { legalChoices, Round } from '@cardroom/core/engine/player-dealer';
 *
 * const built = buildOffering('lucky-lady/three-card-poker-6-card-bonus');
 * if (!built.ok || built.kind !== 'player-dealer') throw new Error('no such game');
 * const { game, limit } = built;
 * const stacks = [500_00, 200_00, null, null, null, null, null, null];
 * const round = Round.start({ game, stacks, dealer: 0, limits: limit.limits });
 * if (!round.ok) throw new Error(round.message);
 * round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
 * round.play({ type: 'stake', seat: 0, cents: 500_00 });
 * round.play({ type: 'wager', seat: 1, spot: 1, kind: 'ante', cents: 20_00 });
 * round.play({ type: 'close' });
 * const [hand] = round.state.hands[1];
 * console.log(legalChoices(round.state, hand).map(({ id, chips }) => [id, chips?.least])); // [ [ 'play', 2000 ], [ 'fold', undefined ] ]
 * ```
 */
export function legalChoices(state: RoundState, hand: SpotHand): LegalChoice[] {
  const seat = playerOf(state, hand.spot);
  return optionsFor(state, hand).map((choice) => legalChoice(state, hand, seat, choice));
}

function legalChoice(state: RoundState, hand: SpotHand, seat: number, choice: Choice): LegalChoice {
  const { id, wager, set, discards = 0 } = choice;
  const has = state.chips[seat];
  const chips = wager === undefined ? null : chipsOf(state, seat, hand, wager);
  const short = chips !== null && has < chips.least;
  return {
    id,
    title: choice.title,
    ...(choice.houseWay && { houseWay: true }),
    ...(stays(choice) && { stays: true }),
    ...(givesUp(choice) && { givesUp: true }),
    chips:
      // A player without the wager that the choice is measured by puts nothing in.
      wager === undefined || chips === null || chips.base === 0
        ? null
        : {
            kind: wager.kind,
            title: title(state, wager.kind),
            least: chips.least,
            most: short ? chips.least : Math.min(chips.most, Math.floor(has / chips.step) * chips.step),
            step: chips.step,
          },
    front: set?.way === null ? set.front : 0,
    ...(set?.way === null && set.anyFront && { anyFront: true }),
    discards,
    refused: short ? `${calledFirst(state, seat)} has only ${dollars(has)}.` : '',
  };
}
