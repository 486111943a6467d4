import { type Cents, type Refusal, refuse } from '../engine/index.ts';
import { isCents } from '../engine/money.ts';
import { NO_SEAT } from '../engine/sentinels.ts';
import { citeOf } from '../houses/offering/table-settings.ts';
import { passBank, reopenBank, shuffleShoe, takeBank } from './bank/banking.ts';
import { blindsOf } from './blinds/blinds.ts';
import type { FloorCommand, HostCommand, HouseCommand, PlayerCommand, TableCommand } from './commands.ts';
import { STOPPED, type TableEvent } from './events.ts';
import type { Collection } from './fees/collection.ts';
import { payJackpot } from './fees/jackpot.ts';
import { readyDeck, refuseDraw } from './hand/deck.ts';
import { deal } from './hand/next-hand.ts';
import {
  addChips,
  call,
  callFloor,
  cashOut,
  changeSeat,
  comeBack,
  type Decision,
  leave,
  markAway,
  notListed,
  object,
  pickUp,
  sit,
  sitOut,
  strike,
  wait,
} from './people/seating.ts';
import { addBehind, agree, backline, stand } from './people/standing.ts';
import { repost } from './repost.ts';
import {
  cageOf,
  isBehind,
  isPlayerName,
  onRail,
  type PlayerId,
  personAt,
  placeOf,
  type TableState,
  wantsCards,
} from './state.ts';
import { callClock } from './time/clock.ts';
import { lineOf, sayReady } from './time/time-bank.ts';

/** What a decision may look at besides the table. */
export interface Around {
  /** Whom the hand waits for. */
  readonly due: readonly number[];
  readonly collection: Collection;
  /** Chips that the room sells the player with this command; the table does not have them yet. */
  readonly sold: Cents;
}

/** What is done in the hand, and decided there. */
export type HandAct = { readonly type: 'play' | 'hold' | 'rule' | 'ask ruling' };

const HAND_ACTS: readonly string[] = ['play', 'hold', 'rule', 'ask ruling'] satisfies HandAct['type'][];

export const isHandAct = (command: TableCommand): command is Extract<TableCommand, HandAct> =>
  HAND_ACTS.includes(command.type);

/** The events a command leads to, or why it cannot be done. Acts in a hand are the hand's to decide. */
export function decide(state: TableState, command: Exclude<TableCommand, HandAct>, around: Around): Decision {
  if (command.by === 'house') return byHouse(state, command, around);
  if (command.by === 'floor') return byFloor(state, command, around, command.at ?? state.now);
  if (command.by === 'host') return byHost(state, command, around, command.at ?? state.now);
  if (typeof command.by?.player !== 'string') return refuse('malformed', 'A command says who gives it.');
  return byPlayer(state, command, command.by.player, around);
}

const noCommand = ({ type }: { readonly type: unknown }, who: string): Refusal =>
  refuse('not-allowed', `"${String(type).slice(0, 40)}" is not something ${who} can ask for.`);

function byPlayer(
  state: TableState,
  command: PlayerCommand,
  player: PlayerId,
  { collection, sold }: Around,
): Decision {
  const atHand = onRail(state, player) + sold;
  switch (command.type) {
    case 'sit': {
      const { seat, cents, comes, moved } = command;
      const role = command.role === 'proposition' ? 'proposition' : 'player';
      return sit(state, { player, seat, cents, atHand, role, comes, moved }, false);
    }
    case 'cash out':
      return cashOut(player, command.cents, atHand);
    case 'stand':
      return stand(state, player, command.cents, atHand);
    case 'wait':
      return wait(state, player);
    case 'stop waiting':
      return state.waiting.includes(player) ? [{ type: 'stopped waiting', player }] : notListed(player);
  }
  const seat = placeOf(state, player);
  if (seat < 0) return refuse('not-allowed', `${player} has no seat at this table.`);
  if (command.type === 'call floor') return callFloor(state, player, command.what);
  if (isBehind(state, seat)) return byStander(state, command, seat, atHand);
  switch (command.type) {
    case 'ready':
      return sayReady(state, seat);
    case 'back line':
      return backline(state, seat, command.on);
    case 'agree':
      return agree(state, seat, command.on);
    case 'add chips':
      return addChips(state, seat, command.cents, atHand);
    case 'change seat':
      return changeSeat(state, seat, command.seat);
    case 'sit out':
      return sitOut(state, seat);
    case 'come back':
      return comeBack(state, seat, command.comes);
    case 'leave':
      return leave(state, seat, false);
    case 'straddle':
      return straddle(state, seat, command.on);
    case 'object':
      return object(state, seat, command.seat);
    case 'take bank':
      return takeBank(state, seat, collection);
    case 'pass bank':
      return passBank(state, seat);
    default:
      return noCommand(command, 'a player');
  }
}

/** What somebody may ask who stands behind the seats. */
function byStander(state: TableState, command: PlayerCommand, at: number, atHand: Cents): Decision {
  switch (command.type) {
    case 'add chips':
      return addBehind(state, at, command.cents, atHand);
    case 'agree':
      return agree(state, at, command.on);
    case 'ready':
      return sayReady(state, at);
    case 'leave':
      return leave(state, at, false);
    default:
      return noCommand(command, 'somebody without a seat');
  }
}

function straddle({ sign }: TableState, seat: number, on: boolean): Decision {
  if (sign.kind !== 'pot' || !sign.rules.straddles)
    return refuse('not-allowed', `No straddle bets are allowed here${citeOf(sign, 'straddles')}.`);
  return [{ type: 'straddles', seat, on: on === true }];
}

function byHouse(
  state: TableState,
  command: HouseCommand & Pick<TableCommand, 'at'>,
  { collection }: Around,
): Decision {
  switch (command.type) {
    case 'sell chips': {
      const { player, cents } = command;
      if (!isPlayerName(player)) return refuse('malformed', 'A player has a name.');
      if (!isCents(cents) || cents === 0)
        return refuse('malformed', 'Chips are sold for a whole number of cents.');
      return state.chips[cageOf(state)] < cents
        ? refuse('bad-amount', 'The cage does not have that many chips.')
        : [{ type: 'sold', player, cents }];
    }
    case 'ready deck':
      return readyDeck(state, command);
    case 'draw for button':
      return drawForButton(state, command);
    case 'shuffle shoe':
      return shuffleShoe(state, command);
    case 'pay jackpot':
      return payJackpot(state, command.pool);
    case 'deal':
      return deal(state, collection, command.at);
    case 'offer bank':
      return reopenBank(state);
    case 'mark away':
      return markAway(state, command.player, command.away);
    case 'line':
      return lineOf(state, command.player, command.lost === true);
    case 'call':
      return call(state, command.player, command.until);
    case 'strike':
      return strike(state, command.player, command.why);
    case 'pick up':
      return pickUp(state, command.seat);
    case 'tick':
      return [];
    case 'stop':
      return [{ type: 'paused', reason: STOPPED }];
    default:
      return noCommand(command, 'the house');
  }
}

/** 003:2202, 003:3596-3601: a card each from the house dealer's left; the highest has the button. */
function drawForButton(
  state: TableState,
  { cards, numbers }: Extract<HouseCommand, { readonly type: 'draw for button' }>,
): Decision {
  const { sign } = state;
  if (sign.kind !== 'pot' || blindsOf(sign) === null)
    return refuse('not-allowed', 'There is no button to draw for.');
  if (state.button >= 0) return refuse('out-of-turn', 'The button already has its place.');
  const seats = drawers(state);
  if (seats.length < 2) return refuse('not-allowed', 'At least two players draw for the button.');
  const drawn = Array.isArray(cards) ? cards.slice(0, seats.length) : [];
  if (drawn.length < seats.length || new Set(drawn).size < drawn.length || !drawn.every(isCard))
    return refuse('bad-cards', `${seats.length} players draw a card each from one deck.`);
  const wrong = refuseDraw(state, drawn, numbers);
  if (wrong !== null) return wrong;
  // A card's number goes by rank and then by suit, spades highest.
  const worth = (card: number) => (sign.rules.drawTies === 'redraw' ? Math.floor(card / 4) : card);
  const best = Math.max(...drawn.map(worth));
  const winners = seats.filter((_, i) => worth(drawn[i]) === best);
  const button = winners.length === 1 ? winners[0] : NO_SEAT;
  const again = button < 0 ? winners : [];
  return [{ type: 'drew', cards: drawn, seats, button, again, ...(numbers && { numbers }) }];
}

const isCard = (card: unknown): boolean =>
  Number.isInteger(card) && (card as number) >= 0 && (card as number) < 52;

/** Those who tied, if they are still there; else everybody. */
export function drawers(state: TableState): number[] {
  const all = [...state.seats.keys()].filter((seat) => wantsCards(state, seat));
  const tied = all.filter((seat) => state.drawing?.includes(seat));
  return tied.length > 1 ? tied : all;
}

/** What a host may ask for is asked as by the floor, but for what is somebody else's to decide. */
function byHost(state: TableState, command: HostCommand, around: Around, now: number): Decision {
  switch (command.type) {
    case 'seat': {
      const { type, player, seat, cents } = command;
      if (!state.waiting.includes(player))
        return refuse(
          'not-allowed',
          `${player} has not asked for a seat: only people on the list can be seated.`,
        );
      return byFloor(state, { type, player, seat, cents }, around, now);
    }
    case 'pause':
      return state.paused ? alreadyPaused : [{ type: 'paused', by: 'host' }];
    case 'resume':
      if (state.paused && state.pausedByHost !== true)
        return refuse('not-allowed', 'The floor has paused this table and will resume it.');
      return byFloor(state, command, around, now);
    case 'unseat':
    case 'close':
    case 'post':
      return byFloor(state, command, around, now);
    default:
      return noCommand(command, 'the host');
  }
}

const alreadyPaused = refuse('not-allowed', 'The table is already paused.');

function byFloor(
  state: TableState,
  command: FloorCommand,
  { due, sold, collection }: Around,
  now: number,
): Decision {
  switch (command.type) {
    case 'seat': {
      const { player, seat, cents, role = 'player', comes, moved, transfer } = command;
      if (role !== 'player' && role !== 'proposition') return refuse('malformed', 'There is no such role.');
      const atHand = onRail(state, player) + sold;
      return sit(state, { player, seat, cents, atHand, role, comes, moved, transfer }, true);
    }
    case 'unseat':
      if (personAt(state, command.seat) === null) return refuse('malformed', 'Nobody sits there.');
      return leave(state, command.seat, true);
    case 'courtesy':
      return courtesy(state, command.seat);
    case 'answer':
      return state.calls?.some(({ player }) => player === command.player)
        ? [{ type: 'floor answered', player: command.player }]
        : refuse('not-allowed', `${String(command.player).slice(0, 64)} has not called the floor.`);
    case 'pause':
      return state.paused && state.pausedByHost !== true ? alreadyPaused : [{ type: 'paused' }];
    case 'post':
      return repost(state, command, collection);
    case 'resume':
      return state.paused ? [{ type: 'resumed' }] : refuse('not-allowed', 'The table is not paused.');
    case 'close':
      return state.closing ? refuse('not-allowed', 'The table is already closing.') : [{ type: 'closing' }];
    case 'call clock':
      return state.paused ? refuse('not-allowed', 'The table is paused.') : callClock(state, due, now);
    case 'void': {
      const voided = voidHand(state, command.reason);
      // What had gone wrong goes with the hand.
      return 'code' in voided || state.stopped === undefined ? voided : [...voided, { type: 'resumed' }];
    }
    default:
      return noCommand(command, 'the floor');
  }
}

/** 003:672, 003:755: whom the dealer skipped is out of the hand, and the house pays their next collection. */
function courtesy({ seats, sign }: TableState, seat: number): Decision {
  if (!sign.rules.courtesy) return refuse('not-allowed', 'There are no courtesy buttons at this table.');
  const seated = Number.isInteger(seat) ? (seats[seat] ?? null) : null;
  if (seated === null) return refuse('malformed', 'Nobody sits there.');
  if (seated.courtesy === 'given')
    return refuse('not-allowed', `Seat ${seat + 1} already has a courtesy button.`);
  return [{ type: 'courtesy', seat }];
}

/** All have back what they began the hand with, and the fees for it. */
export function voidHand(state: TableState, reason: string): Decision {
  const { hand, fees } = state;
  if (hand === null) return refuse('not-allowed', 'No hand is being played.');
  if (typeof reason !== 'string' || reason === '')
    return refuse('malformed', 'Give a reason to void a hand.');
  const refunds = fees.map((fee): TableEvent => ({ type: 'refunded', ...fee, for: 'hand' }));
  const gone = hand.kind === 'player-dealer' && hand.state.setup.running ? hand.state.next : 0;
  const stacks = [...hand.state.setup.stacks];
  return [{ type: 'voided', reason, stacks, ...(gone > 0 && { gone }) }, ...refunds];
}
