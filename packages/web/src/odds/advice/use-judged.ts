import type { SettingValue } from '@cardroom/core/houses';
import { useEffect, useMemo } from 'react';
import type { ShownHand } from '../../table/feed.ts';
import { useCounting } from '../counting/use-counting.ts';
import { type Decision, decisionsOf, type Judged } from './decisions.ts';

interface Asked {
  readonly offering: string;
  readonly set: Readonly<Record<string, SettingValue>>;
  readonly shown: ShownHand | null;
  readonly seat: number;
}

export interface JudgedHand {
  readonly number: number;
  readonly decisions: readonly Decision[];
  /** Null while it is being counted. */
  readonly judged: readonly Judged[] | null;
  /** How far that is, 0 to 1; null where nobody can say. */
  readonly part: number | null;
}

/** What a seat chose in the last hand, once that is over, and what each choice gave up. */
export function useJudged({ offering, set, shown, seat }: Asked): JudgedHand | null {
  const { answer, busy, part, ask } = useCounting();
  const over =
    shown?.over === true && shown.voided === '' && shown.play.kind === 'player-dealer' && seat >= 0;
  const number = over ? (shown?.number ?? 0) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that is over is known by its number.
  const decisions = useMemo(
    () =>
      over && shown?.play.kind === 'player-dealer'
        ? decisionsOf(shown.play.state.began, shown.events as Parameters<typeof decisionsOf>[1], seat)
        : [],
    [number, over, seat],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; settings stay as they were posted.
  useEffect(() => {
    if (decisions.length > 0) ask({ ask: 'advice', offering, set, decisions });
  }, [decisions, ask, offering]);
  if (number === 0 || decisions.length === 0) return null;
  const judged =
    !busy && answer?.kind === 'advice' && answer.judged.length === decisions.length ? answer.judged : null;
  return { number, decisions, judged, part };
}
