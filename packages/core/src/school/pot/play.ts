import { discardsOf } from '../../bots/pot/discard.ts';
import type { Random } from '../../cards/index.ts';
import { shuffledOrder } from '../../cards/shuffled-order.ts';
import type { Cents } from '../../engine/money.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { type LegalBet, legal } from '../../engine/pot/legal.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { buyInsFor } from '../../houses/offering/buy-in.ts';
import { drawCardOf } from '../../odds/equity/draws/draw-card.ts';
import type { BuiltPot } from '../built.ts';

/** How a hand is dealt and played up to where the question is asked. */
export interface PotPlan {
  readonly stacks: readonly Cents[];
  readonly button: number;
  readonly acts: (hand: Hand, due: LegalBet) => PotCommand;
  /** Where the hand stops; without it the hand is played out. */
  readonly stops?: (hand: Hand, due: LegalBet) => boolean;
  /** The order of the first shuffle, where it matters. */
  readonly order?: readonly number[];
  /** Everybody stands pat. */
  readonly pat?: true;
}

/** More than any hand takes. */
const MOST_STEPS = 400;

/** The hand; null where it cannot be dealt like this or never gets to where it should stop. */
export function playPot({ game, limit }: BuiltPot, plan: PotPlan, random: Random): Hand | null {
  const { stacks, button, acts, stops, pat } = plan;
  const hand = Hand.start({ game, stakes: limit.stakes, stacks, button });
  if (!hand.ok) return null;
  let order = plan.order;
  for (let step = 0; step < MOST_STEPS && !hand.over; step++) {
    const due = legal(hand);
    let command: PotCommand;
    switch (due.due) {
      case 'nothing':
        return null;
      case 'shuffle':
        command = {
          type: 'shuffle',
          cards: order === undefined ? shuffledOrder(hand.need?.cards ?? [], random) : [...order],
        };
        order = undefined;
        break;
      case 'bet':
        if (stops?.(hand, due)) return hand;
        command = acts(hand, due);
        break;
      case 'discard': {
        const range = pat ? { least: due.least, most: due.least } : due;
        command = { type: 'discard', seat: due.seat, cards: thrownBy(hand.state, due.seat, range, random) };
        break;
      }
      case 'turn-up':
        command = { type: 'turn-up', seat: due.seat, cards: [] };
        break;
      case 'kill':
        command = { type: 'kill', seat: due.seat, to: 0 };
        break;
      case 'show':
        command = { type: 'show', seat: due.seat };
    }
    if (!hand.play(command).ok) return null;
  }
  return stops === undefined && hand.over ? hand : null;
}

/** By the strategy card of the game where there is one; else any cards, as few as may be. */
function thrownBy(
  state: HandState,
  seat: number,
  range: { readonly least: number; readonly most: number },
  random: Random,
): readonly number[] {
  if (range.least < range.most && drawCardOf(state.game) !== null)
    return discardsOf({ state, seat }, range, 0, random);
  return state.down[seat].slice(0, range.least);
}

/** Checks, or calls whatever it costs; makes a forced bet that is due. */
export function goesAlong(_: Hand, { seat, check, call, bringIn }: LegalBet): PotCommand {
  if (check) return { type: 'check', seat };
  if (bringIn > 0) return { type: 'bring-in', seat };
  return { type: call > 0 ? 'call' : 'fold', seat };
}

/** The first who can bets the least, and the others call: nobody checks a hand that must be bet. */
export function betsAndCalls(hand: Hand, due: LegalBet): PotCommand {
  const opens = due.raise !== null && due.raise.word !== 'raise' && hand.state.aggressor < 0;
  return opens && due.raise !== null
    ? { type: 'bet', seat: due.seat, to: due.raise.min }
    : goesAlong(hand, due);
}

/** What a player at this limit sits down with. */
export const usualStack = ({ offering, limit }: BuiltPot): Cents => buyInsFor(offering, limit.id)[0].usual;

/** Whether bets can be raised and stacks run out, so that there can be side pots. */
export const canGrow = (built: BuiltPot | null): boolean =>
  built?.game.betting.allIn === true && built.game.script.some((step) => step.do === 'bet' && !step.callOnly);

/** The wanted number of players, within the fewest and the most of the game. */
export function playersFor({ game }: BuiltPot, wanted: number): number {
  return Math.max(game.fewest ?? 2, Math.min(wanted, game.players));
}
