import type { Random } from '../cards/index.ts';
import type { Cents } from '../engine/index.ts';
import { takeBank } from '../table/bank/banking.ts';
import type { PlayerCommand } from '../table/commands.ts';
import type { Collection } from '../table/fees/collection.ts';
import type { HandCommand } from '../table/hand/hand-in-play.ts';
import { isDealtIn, isForAsking, onRail, type TableState } from '../table/state.ts';
import type { Character } from './character.ts';
import { moreChips, stayInTheGame } from './staying.ts';

/** What a bot is told beyond what it sees. */
export interface Thinking {
  /** Just enough thought for a room of thousands of tables. */
  readonly quick?: boolean;
  /** Called with how hard the decision was. */
  readonly doubt?: Doubt;
  /** Chips it may still buy in with; by default those on the table's rail. */
  readonly rail?: Cents;
  /** The fees that the table collects; by default the printed schedules of its house. */
  readonly fees?: Collection;
}

/** Hears how hard a decision was: 0 for an easy one, 1 for one that could go either way. */
export type Doubt = (hardness: number) => void;

/** A seat in a hand, with everything its decision depends on. */
export interface SeatInHand {
  readonly view: TableState;
  readonly seat: number;
  readonly who: Character;
  readonly random: Random;
  readonly quick: boolean;
  readonly fees: Collection;
  readonly doubt?: Doubt | undefined;
}

/** What a seat does now in a hand of one machine; null for nothing. */
export type PlayHand = (at: SeatInHand) => HandCommand | null;

/**
 * What a seat at a table has to do now, knowing no more than it sees: act in the hand, put up a stake or a
 * bet, answer when the bank is offered, buy chips, come back. Null when there is nothing to do.
 */
export function thinkAtTable(at: SeatInHand, rail: Cents | undefined, play: PlayHand): PlayerCommand | null {
  const { view, seat } = at;
  const seated = view.seats[seat];
  if (seated == null || seated.leaving || view.paused) return null;
  if (isDealtIn(view, seat)) {
    const command = play(at);
    return command === null ? null : { type: 'play', command };
  }
  if (view.closing) return null;
  const has = rail ?? onRail(view, seated.player);
  return stayInTheGame(view, seat, at.who, has) ?? aboutTheBank(at, has);
}

/** A bank of fewer least bets than this is too short to be worth holding. */
const SOUND_BANK = 20;

/** Proposition players take the bank whenever they may; others now and then, or when the game would break without it. */
function aboutTheBank({ view, seat, who, random, fees }: SeatInHand, rail: Cents): PlayerCommand | null {
  const { bank, sign, chips } = view;
  if (sign.kind !== 'player-dealer' || view.hand !== null || bank.ready) return null;
  const sound = chips[seat] >= SOUND_BANK * sign.limits.min;
  const may = !('code' in takeBank(view, seat, fees));
  if (bank.offered === seat) {
    const likes = view.seats[seat]?.role === 'proposition' || random.below(1000) < 200 + 600 * who.aggression;
    return { type: may && sound && likes ? 'take bank' : 'pass bank' };
  }
  if (!isForAsking(view) || !may) return null;
  // If nobody has enough for a sound bank, a short one is better than none.
  const buys = sound ? 0 : moreChips(view, seat, rail);
  return buys > 0 ? { type: 'add chips', cents: buys } : { type: 'take bank' };
}
