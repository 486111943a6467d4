import { type Cents, type Result, refuse } from '../../engine/index.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import type { HandSetup } from '../../engine/pot/state.ts';
import { amount, PhhProblem, UNKNOWN_STACK } from './field.ts';
import { type PhhEntry, type PhhHand, phhEntries, readHand } from './read.ts';
import { replay } from './replay.ts';

/** What came of one hand of a file. */
export interface PhhOutcome {
  readonly hand: string | number | null;
  readonly variant: string | null;
  /** `unchecked`: played, but the file does not print how it ended. */
  readonly verdict: 'agrees' | 'unchecked' | 'differs' | 'refused';
  /** What differs or why it is refused, or that the file stops before the end. */
  readonly message?: string;
  /** Stacks in the file's own amounts; null where the file does not know what the player began with. */
  readonly finishing: readonly (number | null)[];
}

/**
 * Replays every hand of a `.phh` or `.phhs` file.
 *
 * @example
 * ```ts
 * import { replayPhh } from '@cardroom/core/history';
 *
 * console.log(replayPhh('variant = "XX"')[0].verdict); // refused
 * ```
 */
export function replayPhh(text: string): PhhOutcome[] {
  let entries: PhhEntry[];
  try {
    entries = phhEntries(text);
  } catch (problem) {
    return [refused(null, null, problem)];
  }
  return entries.map(({ name, fields }) => {
    try {
      const file = readHand(fields);
      return outcome(name, file, replay(file));
    } catch (problem) {
      return refused(name, typeof fields.variant === 'string' ? fields.variant : null, problem);
    }
  });
}

function refused(hand: PhhOutcome['hand'], variant: string | null, problem: unknown): PhhOutcome {
  if (!(problem instanceof PhhProblem)) throw problem;
  return { hand, variant, verdict: 'refused', message: problem.message, finishing: [] };
}

function outcome(name: PhhOutcome['hand'], file: PhhHand, hand: Hand): PhhOutcome {
  const stacks = file.stacks.map((cents, seat) => (cents === UNKNOWN_STACK ? null : hand.state.chips[seat]));
  const differences = [
    ...compare(file, 'ends with', stacks, file.finishing),
    ...compare(file, 'wins', wonBy(hand), file.winnings),
  ];
  const message =
    differences.length > 0
      ? `${differences.join('; ')}.`
      : hand.over
        ? undefined
        : 'The file stops before the hand is over.';
  const printed = file.finishing !== null || file.winnings !== null;
  return {
    hand: name,
    variant: file.variant,
    verdict: differences.length > 0 ? 'differs' : printed ? 'agrees' : 'unchecked',
    ...(message === undefined ? {} : { message }),
    finishing: stacks.map((cents) => (cents === null ? null : cents / 100)),
  };
}

/** Collected from the pots, without bets that came back. */
function wonBy({ log, state }: Hand): Cents[] {
  const won = new Array<Cents>(state.seats).fill(0);
  for (const event of log) if (event.type === 'awarded') won[event.seat] += event.cents;
  return won;
}

/** Who has another amount than the file prints, and both amounts. */
function compare(
  { players, collection }: PhhHand,
  verb: string,
  replayed: readonly (Cents | null)[],
  printed: readonly Cents[] | null,
): string[] {
  if (printed === null) return [];
  const less = replayed.map((cents, i) =>
    cents === null || printed[i] === UNKNOWN_STACK ? 0 : cents - printed[i],
  );
  // The file says what the house took, and nobody lacks more than that.
  if (less.every((cents) => cents >= 0) && less.reduce((sum, cents) => sum + cents, 0) === collection)
    return [];
  return less.flatMap((cents, i) => {
    if (cents === 0) return [];
    const name = players[i] === '' ? '' : ` (${players[i]})`;
    return [`p${i + 1}${name} ${verb} ${amount(printed[i] + cents)}, the file says ${amount(printed[i])}`];
  });
}

/**
 * Every hand of a `.phh` or `.phhs` file, played; the first that cannot be read refuses the file.
 *
 * @example
 * ```ts
 * import { readPhh } from '@cardroom/core/history';
 *
 * console.log(readPhh('variant = "XX"').ok); // false
 * ```
 */
export function readPhh(text: string): Result<{ readonly hands: readonly ParsedHand[] }> {
  const hands: ParsedHand[] = [];
  let name: PhhOutcome['hand'] = null;
  try {
    for (const entry of phhEntries(text)) {
      name = entry.name;
      const file = readHand(entry.fields);
      hands.push(playedFile(name, file, replay(file)));
    }
  } catch (problem) {
    if (!(problem instanceof PhhProblem)) throw problem;
    return refuse('malformed', `${name === null ? '' : `Hand ${name}: `}${problem.message}`);
  }
  return { ok: true, hands };
}

/** A hand of a PHH file, played on the pot machine as far as the file goes. */
export interface ParsedHand {
  /** Its number or name in the file; null where it has none. */
  readonly hand: string | number | null;
  /** PHH's code of the game: `NT`, `FO/8`. */
  readonly variant: string;
  /** What it was dealt from: game, stakes, stacks; the last seat has the button. */
  readonly setup: HandSetup;
  readonly events: readonly PotEvent[];
  /** The hand itself, to ask what is legal or to play on. */
  readonly machine: Hand;
  /** Chips at the end, in cents; null where the file does not know what the player began with. */
  readonly stacks: readonly (Cents | null)[];
  /** Empty where the file does not say. */
  readonly names: readonly string[];
  /** Whether it ended as the file prints; null where the file prints nothing of it. */
  readonly agrees: boolean | null;
}

function playedFile(hand: PhhOutcome['hand'], file: PhhHand, machine: Hand): ParsedHand {
  const { verdict } = outcome(hand, file, machine);
  return {
    hand,
    variant: file.variant,
    setup: machine.state.setup,
    events: machine.log,
    machine,
    stacks: file.stacks.map((cents, seat) => (cents === UNKNOWN_STACK ? null : machine.state.chips[seat])),
    names: file.players,
    agrees: verdict === 'unchecked' ? null : verdict === 'agrees',
  };
}
