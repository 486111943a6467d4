import type { SettingValue } from '@cardroom/core/houses';
import { useEffect } from 'react';
import { useTable } from '../../table/context.ts';
import { useCounting } from '../counting/use-counting.ts';
import { t } from '../t.ts';
import { askedNow } from './decisions.ts';

const NONE: Readonly<Record<string, SettingValue>> = {};

/** What each choice is worth with the cards that lie there now: at practice tables alone. */
export default function Worths() {
  const { state, seat } = useTable();
  const { answer, busy, ask } = useCounting();
  const { hand } = state;
  const asked = hand?.kind === 'player-dealer' ? askedNow(hand.state, seat) : null;
  const known = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand is known by what is seen of it.
  useEffect(() => {
    if (asked !== null)
      ask({ ask: 'advice', offering: state.sign.offering.id, set: NONE, decisions: [asked] });
  }, [known, ask]);
  if (asked === null) return null;
  if (busy) return <p>{t('odds.working')}</p>;
  const judged = answer?.kind === 'advice' ? answer.judged[0] : null;
  if (judged === null || judged === undefined) return null;
  return (
    <p>
      {judged.worths
        .map(({ choice, worth }) => t('odds.worth', { choice, worth: worth.toFixed(4) }))
        .join(' · ')}
    </p>
  );
}
