import { useEffect } from 'react';
import { say } from '../../app/toasts.tsx';
import { useTable } from '../../table/context.ts';
import { useJudged } from './use-judged.ts';
import { handSaid } from './words.ts';

/** Says after each hand what one's choices gave up, for who has asked for it; never while it is played. */
export default function AfterHand() {
  const { state, feed, seat } = useTable();
  const { sign } = state;
  const hand = useJudged({
    offering: sign.offering.id,
    set: settingsOf(sign.opening.settings),
    shown: feed.shown,
    seat,
  });
  const judged = hand?.judged ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hand is said once.
  useEffect(() => {
    const text = hand === null || judged === null ? '' : handSaid(hand.decisions, judged);
    if (text !== '') say(text);
  }, [judged]);
  return null;
}

/** What was switched when the table was opened; it was judged then. */
export const settingsOf = (settings: Readonly<Record<string, unknown>> | undefined) =>
  (settings ?? {}) as Parameters<typeof useJudged>[0]['set'];
