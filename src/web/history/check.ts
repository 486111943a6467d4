import { type Proof, verifyProof } from '../../cards/commitment.ts';
import type { Proven, Published } from './past-hand.ts';

export interface CheckedCard {
  readonly position: number;
  /** The card's code, as far as its text can be read. */
  readonly value: number | null;
  readonly text: string;
  readonly holds: boolean;
}

export interface CheckedShuffle {
  readonly root: string;
  readonly size: number;
  /** A shoe of an earlier hand that ran on into this one. */
  readonly running: boolean;
  /** Whether this root is the one that was published with the hand. */
  readonly published: boolean;
  readonly cards: readonly CheckedCard[];
}

/** Hashes every proof again and compares it with the root that was published, whatever the proofs say of theirs. */
export function checkShuffles(
  shuffles: readonly Proven[],
  published: readonly Published[],
  firstSeq: number,
): CheckedShuffle[] {
  return shuffles.map(({ seq, root, size, proofs }) => {
    const running = seq < firstSeq;
    const known = published.find((of) => of.seq === seq);
    return {
      root: known?.root ?? root,
      size,
      running,
      published: running || known?.root === root,
      cards: proofs.map((proof) => checkCard(known?.root ?? root, size, proof)),
    };
  });
}

function checkCard(root: string, size: number, proof: Proof): CheckedCard {
  const checked = verifyProof(root, proof);
  return {
    position: proof.position,
    value: checked.ok ? checked.value : null,
    text: proof.card ?? String(proof.die),
    holds: checked.ok && proof.size === size,
  };
}

export const failures = (shuffles: readonly CheckedShuffle[]): number =>
  shuffles.reduce((sum, { cards }) => sum + cards.filter(({ holds }) => !holds).length, 0);
