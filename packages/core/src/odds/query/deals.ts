import { contestOf } from '../equity/deals/contest.ts';
import { tallyFor } from '../equity/deals/every-deal.ts';
import type { Tally } from '../equity/deals/tally.ts';
import type { AtStep } from '../equity/draws/by-script.ts';
import type { Question } from '../equity/question.ts';
import { pointsOf } from '../equity/shape.ts';

/** The cards as they were once a street had been dealt. */
export interface Snapshot {
  readonly hands: readonly (readonly number[])[];
  readonly boards: readonly (readonly number[])[];
}

/** A source of deals: the cards of the present deal, and what they are worth. */
interface Dealing extends Snapshot {
  readonly values: Float64Array;
}

/** One deal of a question: its cards, street by street, and what everybody wins of the pot. */
export class Deal<D extends Dealing = Dealing> {
  /** By street: the step of the script that completes it. */
  readonly #snapshots = new Map<number, { hands: number[][]; boards: number[][] }>();
  readonly tally: Tally;
  readonly #question: Question;
  readonly dealing: D;

  constructor(question: Question, steps: ReadonlySet<number>, dealing: (atStep: AtStep) => D) {
    this.#question = question;
    this.tally = tallyFor({ contest: contestOf(question.game), players: question.players });
    this.dealing = dealing((step, hands, boards) => {
      if (!steps.has(step) && step >= question.point.step) return;
      const snapshot = this.#snapshotOf(step);
      for (const [i, hand] of hands.entries()) copy(hand, snapshot.hands[i]);
      for (const [i, board] of boards.entries()) copy(board, snapshot.boards[i]);
    });
  }

  get values(): Float64Array {
    return this.dealing.values;
  }

  #snapshotOf(step: number): { hands: number[][]; boards: number[][] } {
    let found = this.#snapshots.get(step);
    if (found === undefined) {
      found = { hands: this.#question.players.map(() => []), boards: this.#question.boards.map(() => []) };
      this.#snapshots.set(step, found);
    }
    return found;
  }

  /** A new deal has been made. */
  settle(): void {
    this.tally.add(this.values);
  }

  /** The cards after a step; before the question's own point, those that the question gives. */
  at(step: number): Snapshot {
    return this.#snapshotOf(Math.max(step, this.#question.point.step - 1));
  }

  get end(): Snapshot {
    return this.dealing;
  }

  /** What a player takes of the pot. */
  part(player: number): number {
    return this.tally.last[player];
  }
}

function copy(from: readonly number[], to: number[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** The streets of a game by name, each with the step after which it has come and the cards held there. */
export interface StreetOf {
  readonly step: number;
  readonly held: number;
  readonly boards: readonly number[];
}

export function streetsOf({ game }: Question): Map<string, StreetOf> {
  const streets = new Map<string, StreetOf>();
  for (const { step, held, boards } of pointsOf(game)) {
    for (const name of game.script[step - 1]?.named ?? [])
      streets.set(name, { step: step - 1, held, boards });
  }
  return streets;
}
