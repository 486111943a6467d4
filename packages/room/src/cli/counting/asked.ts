import { findOffering } from '@cardroom/core/houses';
import { type OddsQuestion, type OddsWork, oddsWork, strategyWork, type Work } from '@cardroom/core/odds';

/** What is counted or dealt, in words that can be handed to a thread, which makes the same work of them. */
export interface CountAsked {
  readonly count: 'odds' | 'charts' | 'rounds';
  readonly offering: string;
  readonly question: Pick<OddsQuestion, 'settings' | 'best' | 'pays' | 'seed' | 'rounds'>;
}

/** The work that is asked for; null where there is none. */
export function workOf({ count, offering: id, question }: CountAsked): Work | null {
  const offering = findOffering(id);
  if (offering?.kind !== 'player-dealer') return null;
  if (count !== 'charts') {
    const found = oddsWork(offering, question);
    if (!found.ok) return null;
    return count === 'odds' ? found.work.counting : dealingOf(found.work);
  }
  const found = strategyWork(offering, question.settings);
  return found.ok ? found.work : null;
}

/** Rounds that are dealt until it is enough: there is always one more part. */
const dealingOf = ({ deal }: OddsWork): Work => ({
  stages: [{ parts: Number.POSITIVE_INFINITY, run: deal }],
  join: ([parts]) => parts,
});

/** A part of a stage that a thread is to do, and what it came to. */
export interface PartAsked {
  readonly stage: number;
  readonly part: number;
  readonly memory: ArrayBufferLike;
}
export interface PartDone {
  readonly part: number;
  readonly result: unknown;
}
