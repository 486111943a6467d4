import { choices } from '../count/suit-classes.ts';

/** How often hands of a split are there, by how many more cards of the pair's kind are gone: bets, signed. */
export interface SplitHands {
  /** For the first hand and for all others: whose second card is of another kind, and of the pair's own. */
  readonly other: readonly [Float64Array, Float64Array];
  readonly same: readonly [Float64Array, Float64Array];
}

/**
 * Hands that result from a split, which is repeated while allowed. Second cards are of the pair's kind or of another.
 * That others are of another kind says something of what is left; what that is follows by inclusion and exclusion from
 * hands with so many cards of the pair's kind gone. A hand is played by its own cards alone, so that cards that others
 * took in between change nothing: what comes next is as likely as if it had come first.
 */
export function splitHands(of: {
  /** Cards of the pair's kind, and all cards, that are left with the pair and the card up gone. */
  readonly pairs: number;
  readonly cards: number;
  readonly mostHands: number;
  readonly again: boolean;
  /** What each new hand is bet for, as a part of the one that is split. */
  readonly part: number;
}): SplitHands {
  const draws = 2 * (of.mostHands - 1);
  const rows = () => [new Float64Array(draws + 1), new Float64Array(draws + 1)] as const;
  const found: SplitHands = { other: rows(), same: rows() };
  // How likely this many given cards are all of the pair's kind.
  const chance = new Float64Array(draws + 1).fill(1);
  for (let n = 1; n <= draws; n++)
    chance[n] = (chance[n - 1] * Math.max(0, of.pairs - n + 1)) / (of.cards - n + 1);
  const add = (to: Float64Array, bet: number, same: number, other: number): void => {
    for (let more = 0; more <= other; more++)
      to[same + more] += (more % 2 === 0 ? 1 : -1) * bet * choices(other, more) * chance[same + more];
  };
  const go = (
    at: number,
    isPair: readonly boolean[],
    bets: readonly number[],
    same: number,
    other: number,
  ): void => {
    if (at === isPair.length) {
      for (const [i, pair] of isPair.entries()) {
        const first = i === 0 ? 0 : 1;
        if (pair) add(found.same[first], bets[i], same - 1, other);
        else add(found.other[first], bets[i], same, other - 1);
      }
      return;
    }
    if (!(isPair[at] && of.again && isPair.length < of.mostHands)) {
      go(at + 1, isPair, bets, same, other);
      return;
    }
    for (const [one, two] of TWO_CARDS)
      go(
        at,
        [...isPair.slice(0, at), one, ...isPair.slice(at + 1), two],
        [...bets, bets[at] * of.part],
        same + Number(one) + Number(two),
        other + Number(!one) + Number(!two),
      );
  };
  for (const [one, two] of TWO_CARDS)
    go(0, [one, two], [1, of.part], Number(one) + Number(two), Number(!one) + Number(!two));
  return found;
}

const TWO_CARDS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;
