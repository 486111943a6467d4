import type { Result } from '../../engine/index.ts';

/**
 * For tests only: who plays. `any`: everybody does anything that is open, with nonsense in between. `absent`: nobody
 * is there, and the house does for each what it does for the absent. `short`: chips run out.
 */
export type Manner = 'any' | 'absent' | 'short';

/** For tests only: what is needed of any machine's hand to play it out. */
export interface AnyHand<C> {
  readonly state: Scripted;
  readonly log: readonly object[];
  readonly over: boolean;
  play(command: C): Result;
}

interface Scripted {
  readonly step: number;
  readonly game: { readonly script: readonly { readonly do: string }[] };
}

/** More steps than any hand has. */
const MOST_MOVES = 5000;

/** Plays the hand to its end; now and then it first tries something that must be refused. */
export function playOut<C>(hand: AnyHand<C>, next: () => C, nonsense: () => C | null = () => null): void {
  for (let moves = 0; !hand.over; moves++)
    atStep(hand.state, () => {
      if (moves > MOST_MOVES) throw new Error('The hand does not end.');
      const bad = nonsense();
      if (bad !== null) mustRefuse(hand, bad);
      const command = next();
      const answer = hand.play(command);
      if (!answer.ok) throw new Error(`${said(command)} is open, and then refused: ${answer.message}`);
    });
}

/** Adds the step of the script to an error. */
export function atStep(state: Scripted, work: () => void): void {
  try {
    work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`At ${stepWords(state)}: ${message}`, { cause: error });
  }
}

function stepWords({ step, game: { script } }: Scripted): string {
  return step < script.length
    ? `step ${step + 1} of ${script.length} (${script[step].do})`
    : 'the end, with all steps done';
}

function mustRefuse<C>(hand: AnyHand<C>, command: C): void {
  const before = allOf(hand);
  const answer = hand.play(command);
  if (answer.ok) throw new Error(`${said(command)} is not open, and yet it is done.`);
  if (!/^[A-Z\d"].*\.$/.test(answer.message))
    throw new Error(`${said(command)} is refused without a sentence: "${answer.message}"`);
  if (allOf(hand) !== before) throw new Error(`${said(command)} is refused, and yet something has changed.`);
}

const said = (command: unknown): string => JSON.stringify(command);

/** Everything that a hand may change, which leaves out its game. */
const allOf = ({ state, log }: AnyHand<never>): string =>
  JSON.stringify([state, log.length], (key, value) =>
    key === 'game' || key === 'setup' ? undefined : value,
  );
