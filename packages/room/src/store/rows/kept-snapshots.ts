import type { Commit, StoredSnapshot } from '../store.ts';

/** A snapshot of 2 kB every so many hands: a hundred bytes a hand, and few milliseconds to any of them. */
const EVERY_HANDS = 20;

/** Whether the snapshot after this hand stays. */
export const isKept = (hand: number): boolean => hand % EVERY_HANDS === 0;

/** The snapshot of a commit, where it is one that stays. */
export function keptSnapshotIn({ ended, snapshot }: Commit): StoredSnapshot | undefined {
  return ended !== undefined && isKept(ended.number) ? snapshot : undefined;
}
