import type { Random } from '../cards/index.ts';
import type { Cents } from '../engine/index.ts';
import type { RoundCommand } from '../engine/player-dealer/commands.ts';
import { legal as legalRound } from '../engine/player-dealer/legal.ts';
import { needOf } from '../engine/player-dealer/script.ts';
import type { RoundState } from '../engine/player-dealer/state.ts';
import { legal as legalPot } from '../engine/pot/legal.ts';
import type { HandState } from '../engine/pot/state.ts';
import { refuseBank } from '../table/bank/banking.ts';
import type { HandCommand, PlayerCommand, TableState } from '../table/index.ts';
import { isDealtIn, isForAsking, onRail } from '../table/state.ts';
import type { Character } from './character.ts';
import { nextBet, nextStake } from './player-dealer/round-bets.ts';
import { chooseFor } from './player-dealer/round-choice.ts';
import { layPoints } from './points/player.ts';
import { playPot } from './pot/player.ts';
import { stayInTheGame } from './staying.ts';

/** What a bot is told besides what it sees. */
export interface Thinking {
  /** Just enough thought for a room of thousands of tables. */
  readonly quick?: boolean;
  /** Chips he may still buy with; those on the table's rail unless the room keeps them elsewhere. */
  readonly purse?: Cents;
}

/**
 * Whatever is due of a seat at a table, from no more than that seat sees: an act in the hand, a stake
 * or a bet, an answer when the bank is offered, more chips, coming back. Null when nothing is.
 */
export function think(
  view: TableState,
  seat: number,
  who: Character,
  random: Random,
  { quick = false, purse }: Thinking = {},
): PlayerCommand | null {
  const seated = view.seats[seat];
  if (seated == null || seated.leaving || view.paused) return null;
  if (isDealtIn(view, seat)) {
    const command = inHand(view, seat, who, random, quick);
    return command === null ? null : { type: 'play', command };
  }
  if (view.closing) return null;
  return (
    stayInTheGame(view, seat, who, purse ?? onRail(view, seated.player)) ??
    aboutTheBank(view, seat, who, random)
  );
}

function inHand(
  view: TableState,
  seat: number,
  who: Character,
  random: Random,
  quick: boolean,
): HandCommand | null {
  const { hand } = view;
  switch (hand?.kind) {
    case 'pot':
      return inPot(hand.state, seat, who, random, quick);
    case 'points':
      return hand.state.waiting.includes(seat) ? layPoints(hand.state, seat, quick) : null;
    case 'player-dealer':
      return hand.state.open ? bets(view, hand.state, seat, who) : choice(hand.state, seat, random);
    default:
      return null;
  }
}

function inPot(state: HandState, seat: number, who: Character, random: Random, quick: boolean) {
  if (state.over || state.actor !== seat) return null;
  const due = legalPot({ state, need: null });
  return 'seat' in due ? playPot({ state, seat }, due, who, random, quick) : null;
}

function bets(table: TableState, round: RoundState, seat: number, who: Character): RoundCommand | null {
  const view = { table, round, seat };
  return seat === round.dealer ? nextStake(view) : nextBet(view, who);
}

function choice(round: RoundState, seat: number, random: Random): RoundCommand | null {
  const due = legalRound({ state: round, need: needOf(round) });
  if (due.due === 'pick')
    return due.seat === seat ? { type: 'pick', seat, pile: random.below(due.piles) } : null;
  if (due.due !== 'choose') return null;
  const hand = due.hands.find((one) => one.seat === seat);
  return hand === undefined ? null : chooseFor(round, hand);
}

/** A bank below so many of the least bets is too short to be worth holding. */
const SOUND_BANK = 20;

/** Proposition players take the bank whenever they may; others now and then, and rather than let the game break. */
function aboutTheBank(view: TableState, seat: number, who: Character, random: Random): PlayerCommand | null {
  const { bank, sign, chips } = view;
  if (sign.kind !== 'player-dealer' || view.hand !== null || bank.ready) return null;
  const sound = chips[seat] >= SOUND_BANK * sign.limits.min;
  if (bank.offered === seat) {
    const likes = view.seats[seat]?.role === 'proposition' || random.below(1000) < 200 + 600 * who.aggression;
    return { type: sound && likes ? 'take bank' : 'pass bank' };
  }
  return isForAsking(view) && sound && refuseBank(view, sign, seat) === null ? { type: 'take bank' } : null;
}
