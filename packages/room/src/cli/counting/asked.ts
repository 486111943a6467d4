import { findOffering } from '@cardroom/core/houses';
import { type OddsQuestion, oddsWork, strategyWork, type Work } from '@cardroom/core/odds';

/** What is counted, in words that can be handed to a thread, which makes the same work of them. */
export interface CountAsked {
  readonly count: 'odds' | 'charts';
  readonly offering: string;
  readonly question: Pick<OddsQuestion, 'set' | 'best' | 'pays'>;
}

/** The work that is asked for; null where there is none. */
export function workOf({ count, offering: id, question }: CountAsked): Work | null {
  const offering = findOffering(id);
  if (offering?.kind !== 'player-dealer') return null;
  if (count === 'odds') {
    const found = oddsWork(offering, question);
    return found.ok ? found.work.counting : null;
  }
  const found = strategyWork(offering, question.set);
  return found.ok ? found.work : null;
}

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
