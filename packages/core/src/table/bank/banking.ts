import { dollars, HOUSE, type Refusal, refuse } from '../../engine/index.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { committedBy, sameCards, wholePack } from '../../engine/shuffles.ts';
import { type TableRules, tableSettings } from '../../houses/offering/table-settings.ts';
import type { HouseCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { type Collection, quiet } from '../fees/collection.ts';
import { bankFee } from '../fees/fee-left.ts';
import { diceRunOut, refuseShuffle } from '../hand/deck.ts';
import type { Decision } from '../people/seating.ts';
import type { Sign } from '../sign.ts';
import { clockwise, isForAsking, roundsOf, seatOfPlayer, type TableState, wantsCards } from '../state.ts';

/** The player-dealer position: offered clockwise, held for some rounds at most, refused by whoever likes. */

type PlayerDealerSign = Extract<Sign, { kind: 'player-dealer' }>;

/** Who is asked next; null when somebody has the bank or is being asked, or nobody is left to ask. */
export function nextOffer(state: TableState): TableEvent | null {
  const { bank, sign } = state;
  if (sign.kind !== 'player-dealer' || state.hand !== null || state.closing) return null;
  // A player who has lost the chips for it since, or sits out, no longer has it.
  const seat = bank.ready ? bank.seat : bank.offered;
  if (seat >= 0 && (bank.ready || bank.offered >= 0))
    return barTo(state, sign, seat) === null ? null : { type: 'bank declined', seat };
  if (bank.refused || isForAsking(state)) return nobodyMay(state, sign) ? { type: 'bank reopened' } : null;
  const next = toAsk(state, sign);
  if (next >= 0) return { type: 'bank offered', seat: next };
  if (bank.declined.length > 0) return { type: 'bank refused' };
  // With nobody seated who could have been asked, there is nothing to refuse.
  return nobodyMay(state, sign) ? { type: 'bank reopened' } : null;
}

/** Nobody who could take it now bet in the last round: the game has broken and starts over with those who are there. */
function nobodyMay(state: TableState, sign: PlayerDealerSign): boolean {
  if (state.bank.begins || sign.rules.bankAfterBet !== true) return false;
  let some = false;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const bar = barTo(state, sign, seat);
    if (bar === null) return false;
    if (bar === 'bet') some = true;
  }
  return some;
}

function toAsk(state: TableState, sign: PlayerDealerSign): number {
  const { bank } = state;
  // The holder may have it once more; after that the next clockwise, at the start seat 1.
  const holder = bank.player === null ? NO_SEAT : seatOfPlayer(state, bank.player);
  const first = holder >= 0 && bank.rounds > 0 && bank.rounds < mostRounds(sign) ? holder - 1 : bank.seat;
  const order = clockwise(state, first).filter((seat) => !bank.declined.includes(seat));
  const able = order.filter((seat) => barTo(state, sign, seat) === null);
  const next = able.find((seat) => !isNew(state, sign, seat)) ?? able[0] ?? NO_SEAT;
  if (next >= 0 || sign.rules.bankDeclined !== 'the same again') return next;
  // It has gone around the table, and comes back to whoever had it.
  return order.find((seat) => barTo(state, sign, seat) === 'rounds') ?? NO_SEAT;
}

/** Newcomers are asked when all others have declined. */
function isNew(state: TableState, { rules }: PlayerDealerSign, seat: number): boolean {
  return (
    rules.bankAfterBet === true &&
    (rules.bankNewcomers ?? 'last') === 'last' &&
    !state.bank.begins &&
    state.seats[seat]?.fresh === true
  );
}

const mostRounds = ({ rules }: PlayerDealerSign): number => rules.bankRounds ?? 2;

/** Seats that may put nothing up in the next round, because they have had their rounds in a row. */
export function spentSeats(state: TableState, sign: PlayerDealerSign): number[] {
  const most = mostRounds(sign);
  return [...state.seats.keys()].filter((seat) => {
    const seated = state.seats[seat];
    return seated !== null && roundsOf(state.bank, seated.player) >= most;
  });
}

/** What keeps a seat from the bank; null for nothing. */
type Bar = 'away' | 'chips' | 'rounds' | 'role' | 'bet';

function barTo(state: TableState, sign: PlayerDealerSign, seat: number): Bar | null {
  const { bank, chips } = state;
  const seated = state.seats[seat];
  const { rules, limits } = sign;
  if (seated === null || !wantsCards(state, seat)) return 'away';
  if (chips[seat] < limits.min) return 'chips';
  if (rules.bankRole === 'proposition' && seated.role !== 'proposition') return 'role';
  if (roundsOf(bank, seated.player) >= mostRounds(sign) && !hasGoneAround(state, sign, seat)) return 'rounds';
  const asked = rules.bankAfterBet === true && !bank.begins && bank.player !== seated.player;
  if (!asked) return null;
  if (seated.fresh && rules.bankNewcomers !== 'after a bet') return null;
  return (rules.bankBetOn === 'own spot' ? seated.betHere : seated.bet) ? null : 'bet';
}

/** Whether the bank was offered to all others since this seat had it, and none took it. */
const hasGoneAround = ({ bank }: TableState, { rules }: PlayerDealerSign, seat: number): boolean =>
  rules.bankDeclined === 'the same again' && (bank.offered === seat || (bank.refused && bank.offered < 0));

/** Why a seat may not take the bank, in words to whoever sits there; null when it may. */
export function refuseBank(state: TableState, sign: PlayerDealerSign, seat: number): Refusal | null {
  const { limits } = sign;
  switch (barTo(state, sign, seat)) {
    case null:
      return null;
    case 'away':
      return refuse('not-allowed', 'You are not playing at the moment.');
    case 'chips':
      return refuse('bad-amount', `You have less than the minimum bet of ${dollars(limits.min)}.`);
    case 'rounds': {
      const most = mostRounds(sign);
      const had = most === 1 ? 'the last round' : `${most} rounds in a row`;
      return refuse(
        'not-allowed',
        `You have had the bank for ${had}: another player takes it first${lineOf(sign, 'bankRounds')}.`,
      );
    }
    case 'role':
      return refuse(
        'not-allowed',
        `Only a third-party proposition player may be the player-dealer here${lineOf(sign, 'bankRole')}.`,
      );
    case 'bet': {
      const where = sign.rules.bankBetOn === 'own spot' ? ' on your own spot' : '';
      return refuse(
        'not-allowed',
        `You did not bet against the bank${where} in the last round${lineOf(sign, 'bankAfterBet')}.`,
      );
    }
  }
}

/** Where this table's book has a rule, as it ends a sentence; nothing where the room has posted it. */
function lineOf({ offering, limit, rules }: PlayerDealerSign, rule: keyof TableRules): string {
  const { cite, printed } = tableSettings(offering, limit)[rule];
  return printed !== null && printed === rules[rule] ? ` (${cite})` : '';
}

export function takeBank(state: TableState, seat: number, collection: Collection): Decision {
  const { bank, sign } = state;
  if (sign.kind !== 'player-dealer') return refuse('not-allowed', 'This game has no player-dealer.');
  if (state.hand !== null || bank.ready) return refuse('out-of-turn', 'The bank is taken for this round.');
  if (bank.offered >= 0 && bank.offered !== seat)
    return refuse('out-of-turn', `The bank is offered to ${nameAt(state, bank.offered)}.`);
  return (
    refuseBank(state, sign, seat) ??
    noBankFee(state, sign, seat, collection) ?? [{ type: 'bank taken', seat }]
  );
}

/** 002:354, 002:648: a full minimum bet must be there after the fee is paid. */
function noBankFee(
  state: TableState,
  sign: PlayerDealerSign,
  seat: number,
  collection: Collection,
): Refusal | null {
  const { chips } = state;
  const { limits, rules } = sign;
  if (rules.bankAfterFee === false) return null;
  const seated = [...state.seats.keys()].filter((at) => wantsCards(state, at));
  const fee = bankFee(collection, { ...quiet(sign, seated, chips), dealer: seat, stake: limits.min });
  if (chips[seat] - fee >= limits.min) return null;
  return refuse(
    'bad-amount',
    `You do not have the minimum bet of ${dollars(limits.min)} and the fee of ${dollars(fee)}${lineOf(sign, 'bankAfterFee')}.`,
  );
}

const nameAt = ({ seats }: TableState, seat: number): string => seats[seat]?.player ?? `seat ${seat + 1}`;

export function passBank({ bank }: TableState, seat: number): Decision {
  if (bank.offered !== seat) return refuse('out-of-turn', 'The bank is not offered to you.');
  return [{ type: 'bank declined', seat }];
}

/** The game broke because nobody took the bank; it is offered around as in a new one. */
export function reopenBank(state: TableState): Decision {
  const { bank, sign, hand } = state;
  if (sign.kind !== 'player-dealer') return refuse('not-allowed', 'This game has no player-dealer.');
  if (hand !== null || bank.ready) return refuse('out-of-turn', 'The bank is taken for this round.');
  if (bank.offered >= 0)
    return refuse('out-of-turn', `The bank is offered to ${nameAt(state, bank.offered)}.`);
  return [{ type: 'bank reopened' }];
}

/** The cut card lies a third from the end, and never so that a round could run out of cards. */
const CUT = 1 / 3;
const LEAST_LEFT = 60;

export function needsShoe(state: TableState): boolean {
  const { sign, shoe, shoeNext } = state;
  if (sign.kind !== 'player-dealer' || sign.rules.shoe !== 'running') return false;
  const { seats, circles, shoe: pack } = sign.game;
  if (diceRunOut(state)) return true;
  const least = Math.max(LEAST_LEFT, 4 * seats * circles, CUT * pack.cards.length);
  return shoe.length - shoeNext < Math.min(least, pack.cards.length);
}

export function shuffleShoe(
  state: TableState,
  command: Extract<HouseCommand, { readonly type: 'shuffle shoe' }>,
): Decision {
  const { sign } = state;
  const { cards } = command;
  if (sign.kind !== 'player-dealer' || sign.rules.shoe !== 'running')
    return refuse('not-allowed', 'This table does not play through a shoe.');
  if (state.hand !== null) return refuse('out-of-turn', 'The shoe is shuffled between rounds.');
  if (!needsShoe(state)) return refuse('out-of-turn', 'The cut card has not come yet.');
  if (!Array.isArray(cards) || !sameCards(cards, wholePack(sign.game.shoe).cards))
    return refuse('bad-cards', `The shoe must hold exactly its ${sign.game.shoe.cards.length} cards.`);
  const wrong = refuseShuffle(state, command, false);
  if (wrong !== null) return wrong;
  const committed = committedBy(command, cards.length);
  return 'code' in committed
    ? committed
    : [{ type: 'shoe shuffled', cards: [...cards], only: HOUSE, ...committed }];
}
