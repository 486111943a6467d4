import type { PotGame, Step } from '../../engine/pot/game.ts';

/** A step at which players choose cards: a draw or a discard. */
export type Choice = Extract<Step, { do: 'draw' | 'discard' }>;

export const isChoice = (step: Step): step is Choice => step.do === 'draw' || step.do === 'discard';

/** The state of a hand before a step of the script. */
export interface Point {
  /** The next step. */
  readonly step: number;
  /** Cards that everybody holds. */
  readonly held: number;
  /** How many of the cards held were dealt face up. */
  readonly up: number;
  /** Cards on each board. */
  readonly boards: readonly number[];
  /** Choices of cards that are still to come. */
  readonly choices: number;
}

/** The points of a game's script: before the first card, and after every step that deals cards or asks for a choice. */
export function pointsOf({ script }: PotGame): Point[] {
  let held = 0;
  let up = 0;
  const boards = new Array<number>(boardCount(script)).fill(0);
  let choices = script.filter(isChoice).length;
  const points: Point[] = [{ step: 0, held, up, boards: [...boards], choices }];
  for (const [i, step] of script.entries()) {
    if (step.do === 'deal') {
      held += step.count;
      if (step.face === 'up') up += step.count;
    } else if (step.do === 'board') for (const [b, count] of step.counts.entries()) boards[b] += count;
    else if (step.do === 'discard') held -= step.count;
    else if (step.do === 'draw') held = step.hold;
    else continue;
    if (isChoice(step)) choices--;
    points.push({ step: i + 1, held, up, boards: [...boards], choices });
  }
  return points;
}

function boardCount(script: readonly Step[]): number {
  let most = 0;
  for (const step of script) if (step.do === 'board') most = Math.max(most, step.counts.length);
  return most;
}

/** Whether all cards of a hand are dealt at once, before anything else happens. */
export function isDealtAtOnce({ script }: PotGame): boolean {
  const last = script.findLastIndex((step) => step.do === 'deal');
  return !script.slice(0, last).some((step) => step.do === 'bet' || step.do === 'board' || isChoice(step));
}
