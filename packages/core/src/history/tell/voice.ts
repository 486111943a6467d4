import { NO_SEAT } from '../../engine/sentinels.ts';
import { capital } from '../../engine/words.ts';

/** Who is who in the sentences of a hand. Without it seats go by their numbers, as exports and proofs have them. */
export interface Cast {
  /** The name of whoever has this seat; null where nobody knows one. */
  readonly nameOf: (seat: number) => string | null;
  /** The reader's own seat; `NO_SEAT` for somebody who only watches. */
  readonly you: number;
}

/**
 * Speaks of seats by number, by name, or as "you". In the words of `does`, a verb after a `~` follows its
 * subject: `~wins $5` is "Seat 4 wins $5", "Ann wins $5" and "You win $5".
 */
export interface Voice {
  /** Begins a sentence. */
  does(seat: number, words: string): string;
  /** In the middle of one: `seat 4`, `Ann`, `you`. */
  whom(seat: number): string;
  /** `seat 4's`, `Ann's`, `your`. */
  whose(seat: number): string;
  readonly you: number;
}

const seatNumber = (seat: number): string => `seat ${seat + 1}`;

export function voiceOf(cast?: Cast, called: (seat: number) => string = seatNumber): Voice {
  const you = cast?.you ?? NO_SEAT;
  const whom = (seat: number) => (seat === you ? 'you' : (cast?.nameOf(seat) ?? called(seat)));
  const first = (seat: number) => (seat === you ? 'You' : (cast?.nameOf(seat) ?? capital(called(seat))));
  return {
    you,
    does: (seat, words) =>
      `${first(seat)} ${words.replace(/~(\w+)/g, (_, verb: string) => (seat === you ? plain(verb) : verb))}`,
    whom,
    whose: (seat) => (seat === you ? 'your' : `${whom(seat)}'s`),
  };
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

/** A verb as it goes with "you": `raises` is `raise`, `pushes` is `push`. */
function plain(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/(ch|sh|ss|x|o)es$|s$/, '$1');
}
