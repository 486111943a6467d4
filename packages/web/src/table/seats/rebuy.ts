import { dollars } from '@cardroom/core/engine';
import type { Sign } from '@cardroom/core/table';
import { useEffect, useRef } from 'react';
import { useMe } from '../../app/session.ts';
import { keep } from '../../app/settings.ts';
import { type Store, store, useStore } from '../../app/store.ts';
import { say } from '../../app/toasts.tsx';
import { useTable } from '../context.ts';
import { t } from '../t.ts';

const KEPT = 'cardroom.rebuys';

function kept(): readonly string[] {
  const read: unknown = keep(() => JSON.parse(sessionStorage.getItem(KEPT) ?? '[]'));
  return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
}

/** Tables at which this visit buys in again by itself. */
const rebuys: Store<readonly string[]> = store(kept());

export const useRebuys = (): readonly string[] => useStore(rebuys);

export function keepRebuy(table: string, on: boolean): void {
  rebuys.set([...rebuys.get().filter((one) => one !== table), ...(on ? [table] : [])]);
  keep(() => sessionStorage.setItem(KEPT, JSON.stringify(rebuys.get())));
}

/** What a seat is brought up to. */
export const rebuyTo = ({
  buyIn: { least, most, usual },
}: {
  readonly buyIn: Pick<Sign['buyIn'], 'least' | 'most' | 'usual'>;
}): number => Math.max(least, Math.min(usual, most ?? usual));

/** Between hands a seat with less than the least buy-in is brought up to the usual one, for who wants that. */
export function useRebuy(): void {
  const { state, feed, seat, version } = useTable();
  const rail = useMe()?.rail ?? 0;
  const wanted = useRebuys().includes(feed.table);
  const asked = useRef(-1);
  const { hands, hand, chips, closing, paused } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is the same object at every version.
  useEffect(() => {
    if (!wanted || seat < 0 || hand !== null || closing || paused || asked.current === hands) return;
    const seated = state.seats[seat];
    const has = chips[seat];
    const cents = Math.min(rebuyTo(state.sign) - has, rail);
    if (seated === null || seated.leaving || has >= state.sign.buyIn.least || cents <= 0) return;
    asked.current = hands;
    void feed.do({ type: 'add chips', cents }).then(async ({ ok }) => {
      if (!ok) return;
      say(t('menu.rebought', { cents: dollars(cents) }));
      // Who was out of chips was sat out for it.
      if (has === 0) await feed.do({ type: 'come back' });
    });
  }, [wanted, version, seat, rail]);
}
