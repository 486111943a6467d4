import { discardsOf } from '../../bots/pot/discard.ts';
import { type Random, shuffle } from '../../cards/index.ts';
import type { Cents } from '../../engine/money.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import { Hand } from '../../engine/pot/hand.ts';
import { type LegalBet, legal } from '../../engine/pot/legal.ts';
import type { HandState } from '../../engine/pot/state.ts';
import { buyInsFor } from '../../houses/offering/buy-in.ts';
import { drawCardOf } from '../../odds/equity/draws/draw-card.ts';
import type { BuiltPot } from '../built.ts';

/** How a hand is dealt and played up to the point that is asked about. */
export interface PotPlan {
  readonly stacks: readonly Cents[];
  readonly button: number;
  readonly acts: (hand: Hand, due: LegalBet) => PotCommand;
  /** Where the hand stops; without this, it is played out. */
  readonly stops?: (hand: Hand, due: LegalBet) => boolean;
  /** The order of the first shuffle, where it matters. */
  readonly order?: readonly number[];
  /** Everybody stands pat. */
  readonly pat?: true;
}

/** More than any hand takes. */
const MOST_STEPS = 400;

/** The hand, or null if it cannot be dealt this way or never reaches that point. */
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
        command = { type: 'shuffle', cards: order === undefined ? shuffled(hand, random) : [...order] };
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

function shuffled({ need }: Pick<Hand, 'need'>, random: Random): number[] {
  return Array.from(shuffle(Uint8Array.from(need?.cards ?? []), random));
}

/** By the game's strategy card if it has one; otherwise random cards, as few as allowed. */
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

/** The first player who can bets the least, the others call: nobody checks a hand that had to be bet. */
export function betsAndCalls(hand: Hand, due: LegalBet): PotCommand {
  const opens = due.raise !== null && due.raise.word !== 'raise' && hand.state.aggressor < 0;
  return opens && due.raise !== null
    ? { type: 'bet', seat: due.seat, to: due.raise.min }
    : goesAlong(hand, due);
}

/** What a player at this limit sits down with. */
export const usualStack = ({ offering, limit }: BuiltPot): Cents => buyInsFor(offering, limit.id)[0].usual;

/** Whether betting can grow and players can be all in, so that there can be side pots. */
export const canGrow = (built: BuiltPot | null): boolean =>
  built?.game.betting.allIn === true && built.game.script.some((step) => step.do === 'bet' && !step.callOnly);

/** The wanted number of players, within the fewest and the most of the game. */
export function playersFor({ game }: BuiltPot, wanted: number): number {
  return Math.max(game.fewest ?? 2, Math.min(wanted, game.players));
}
