import { useEffect } from 'react';
import { useTable } from '../../table/context.ts';
import { Progress } from '../counting/Progress.tsx';
import { useCounting } from '../counting/use-counting.ts';
import { settingsOf } from './AfterHand.tsx';
import { askedNow } from './decisions.ts';
import { WorthList } from './WorthList.tsx';

/** What each choice is worth with the cards that lie there now: at practice tables alone. */
export default function Worths() {
  const { state, seat } = useTable();
  const { answer, busy, part, ask } = useCounting();
  const { hand, sign } = state;
  const asked = hand?.kind === 'player-dealer' ? askedNow(hand.state, seat) : null;
  const known = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand is known by what is seen of it.
  useEffect(() => {
    if (asked !== null)
      ask({
        ask: 'advice',
        offering: sign.offering.id,
        set: settingsOf(sign.opening.settings),
        decisions: [asked],
      });
  }, [known, ask]);
  if (asked === null) return null;
  if (busy) return <Progress part={part} />;
  const judged = answer?.kind === 'advice' ? answer.judged[0] : null;
  return judged === null || judged === undefined ? null : <WorthList worths={judged.worths} />;
}
