import { useCallback, useEffect, useRef, useState } from 'react';
import { sentence } from '../api.ts';
import { AT_ONCE, type MyHand, myHands } from './past-hand.ts';

interface Hands {
  /** Null until the room has answered. */
  readonly hands: readonly MyHand[] | null;
  readonly more: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Fetches earlier hands, until there are as many more that are `wanted`, or none are left. */
  readonly earlier: (wanted: (hand: MyHand) => boolean) => void;
}

/** How many pages are looked through for one press of a button. */
const PAGES = 10;

/** The hands one has played, as far back as was asked. */
export function useHands(me: string): Hands {
  const [hands, setHands] = useState<readonly MyHand[] | null>(null);
  const [more, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef('');

  const fetchFrom = useCallback(
    async (known: readonly MyHand[], wanted: (hand: MyHand) => boolean) => {
      let all = known;
      setBusy(true);
      setProblem(null);
      try {
        let found = 0;
        for (let page = 0; page < PAGES && found < AT_ONCE; page++) {
          const next = await myHands(all.at(-1)?.id);
          if (asked.current !== me) return;
          all = [...all, ...next];
          found += next.filter(wanted).length;
          setHands(all);
          setMore(next.length === AT_ONCE);
          if (next.length < AT_ONCE) break;
        }
      } catch (error) {
        if (asked.current === me) setProblem(sentence(error));
      }
      setBusy(false);
    },
    [me],
  );
  useEffect(() => {
    asked.current = me;
    setHands(null);
    void fetchFrom([], () => true);
    return () => {
      asked.current = '';
    };
  }, [me, fetchFrom]);
  const earlier = useCallback(
    (wanted: (hand: MyHand) => boolean) => void fetchFrom(hands ?? [], wanted),
    [fetchFrom, hands],
  );
  return { hands, more, busy, problem, earlier };
}
