import { dollars, HOUSE, type Refusal, refuse } from '../engine/index.ts';
import { sameCards, wholePack } from '../engine/shuffles.ts';
import type { Collection } from './collection.ts';
import type { TableEvent } from './events.ts';
import { bankFee } from './fee-left.ts';
import type { Decision } from './seating.ts';
import type { Sign } from './sign.ts';
import { clockwise, seatOfPlayer, type TableState, wantsCards } from './state.ts';

/** The player-dealer position: offered clockwise, held for two rounds at most, refused by whoever likes. */

type BankedSign = Extract<Sign, { kind: 'player-dealer' }>;

/** 002:114, 003:514, 004:304: one player for two rounds running, then another. */
const ROUNDS = 2;

/** Who is asked next; null when somebody has the bank or is being asked, or nobody is left to ask. */
export function nextOffer(state: TableState): TableEvent | null {
  const { bank, sign } = state;
  if (sign.kind !== 'player-dealer' || state.hand !== null || state.closing) return null;
  // Whoever has lost the chips for it since, or sits out, has it no more.
  const seat = bank.ready ? bank.seat : bank.offered;
  if (seat >= 0 && (bank.ready || bank.offered >= 0))
    return refuseBank(state, sign, seat) === null ? null : { type: 'bank declined', seat };
  if (bank.refused) return null;
  const next = toAsk(state, sign);
  if (next >= 0) return { type: 'bank offered', seat: next };
  // With nobody seated who could have been asked, there is nothing to refuse.
  return bank.declined.length > 0 ? { type: 'bank refused' } : null;
}

function toAsk(state: TableState, sign: BankedSign): number {
  const { bank } = state;
  // The holder may have it once more; after that the next clockwise, at the start seat 1 (003:740, 000:970).
  const holder = bank.player === null ? -1 : seatOfPlayer(state, bank.player);
  const first = holder >= 0 && bank.rounds > 0 && bank.rounds < ROUNDS ? holder - 1 : bank.seat;
  const order = clockwise(state, first).filter((seat) => !bank.declined.includes(seat));
  const able = order.filter((seat) => refuseBank(state, sign, seat) === null);
  return able.find((seat) => !isNew(state, sign, seat)) ?? able[0] ?? -1;
}

/** Newcomers are asked when all others have declined (003:514 and kin). */
function isNew(state: TableState, { rules }: BankedSign, seat: number): boolean {
  return rules.bankAfterBet === true && !state.bank.begins && state.seats[seat]?.fresh === true;
}

/** Why a seat may not take the bank; null when it may. */
export function refuseBank(state: TableState, sign: BankedSign, seat: number): Refusal | null {
  const { bank, chips } = state;
  const seated = state.seats[seat];
  const { rules, limits } = sign;
  if (seated === null || !wantsCards(state, seat))
    return refuse('not-allowed', `Seat ${seat + 1} does not play at the moment.`);
  if (chips[seat] < limits.min) return refuse('bad-amount', `Seat ${seat + 1} has less than the least bet.`);
  const holds = bank.player === seated.player;
  if (holds && bank.rounds >= ROUNDS)
    return refuse('not-allowed', `Seat ${seat + 1} has had the bank for two rounds: another takes it first.`);
  if (rules.bankRole === 'proposition' && seated.role !== 'proposition')
    return refuse('not-allowed', 'Only a third-party proposition player holds the bank here (003:759).');
  const stays = holds && bank.rounds > 0;
  if (rules.bankAfterBet && !bank.begins && !stays && !seated.bet && !seated.fresh)
    return refuse('not-allowed', `Seat ${seat + 1} did not bet against the bank in the last round.`);
  return null;
}

export function takeBank(state: TableState, seat: number, collection: Collection): Decision {
  const { bank, sign } = state;
  if (sign.kind !== 'player-dealer') return refuse('not-allowed', 'Nobody holds a bank at this game.');
  if (state.hand !== null || bank.ready) return refuse('out-of-turn', 'The bank is taken for this round.');
  if (bank.offered >= 0 && bank.offered !== seat)
    return refuse('out-of-turn', `The bank is offered to seat ${bank.offered + 1}.`);
  return (
    refuseBank(state, sign, seat) ??
    noBankFee(state, sign, seat, collection) ?? [{ type: 'bank taken', seat }]
  );
}

/** 002:648: a full minimum bet must be there after the fee is paid. */
function noBankFee(
  state: TableState,
  { limits, options }: BankedSign,
  seat: number,
  collection: Collection,
): Refusal | null {
  const { chips } = state;
  const seated = [...state.seats.keys()].filter((at) => wantsCards(state, at));
  const fee = bankFee(collection, {
    options,
    seated,
    dealt: seated,
    active: seated,
    blinds: [],
    dealer: seat,
    stake: limits.min,
    wagers: [],
    reached: 'start',
    minutes: 0,
    jackpot: false,
    chips,
  });
  if (chips[seat] - fee >= limits.min) return null;
  return refuse(
    'bad-amount',
    `Seat ${seat + 1} has not the least bet of ${dollars(limits.min)} and the fee of ${dollars(fee)} (002:648).`,
  );
}

export function passBank({ bank }: TableState, seat: number): Decision {
  if (bank.offered !== seat) return refuse('out-of-turn', `The bank is not offered to seat ${seat + 1}.`);
  return [{ type: 'bank declined', seat }];
}

/** 002:288, 004:305: the game broke because nobody took the bank; it is offered around as in a new one. */
export function reopenBank({ bank, sign, hand }: TableState): Decision {
  if (sign.kind !== 'player-dealer') return refuse('not-allowed', 'Nobody holds a bank at this game.');
  if (hand !== null || bank.ready) return refuse('out-of-turn', 'The bank is taken for this round.');
  if (bank.offered >= 0) return refuse('out-of-turn', `The bank is offered to seat ${bank.offered + 1}.`);
  return [{ type: 'bank reopened' }];
}

/** The cut card lies a third from the end, and never so that a round could run out of cards. */
const CUT = 1 / 3;
const LEAST_LEFT = 60;

export function needsShoe(state: TableState): boolean {
  const { sign, shoe, shoeNext } = state;
  if (sign.kind !== 'player-dealer' || sign.rules.shoe !== 'running') return false;
  const { seats, circles, shoe: pack } = sign.game;
  const least = Math.max(LEAST_LEFT, 4 * seats * circles, CUT * pack.cards.length);
  return shoe.length - shoeNext < Math.min(least, pack.cards.length);
}

export function shuffleShoe(state: TableState, cards: readonly number[], root?: string): Decision {
  const { sign } = state;
  if (sign.kind !== 'player-dealer' || sign.rules.shoe !== 'running')
    return refuse('not-allowed', 'No shoe runs on at this table.');
  if (state.hand !== null) return refuse('out-of-turn', 'The shoe is shuffled between rounds.');
  if (!needsShoe(state)) return refuse('out-of-turn', 'The cut card has not come yet.');
  if (!Array.isArray(cards) || !sameCards(cards, wholePack(sign.game.shoe).cards))
    return refuse('bad-cards', `The shoe must hold exactly its ${sign.game.shoe.cards.length} cards.`);
  if (root !== undefined && typeof root !== 'string')
    return refuse('malformed', 'The root of a shuffle is a text.');
  return [{ type: 'shoe shuffled', cards: [...cards], only: HOUSE, ...(root === undefined ? {} : { root }) }];
}
