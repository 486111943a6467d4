import type { Offering } from '@cardroom/core/houses';
import { type PracticeTable, readStacked, YOU } from '@cardroom/core/practice';
import type { MachineKind } from '@cardroom/core/table';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { store } from '../app/store.ts';
import { type AtTable, useAtTable } from '../table/context.ts';
import { TableFeed } from '../table/feed.ts';
import { offeringOf } from '../table/offerings.ts';
import type { OpenKind } from './kinds/open-kind.ts';
import { LocalSource } from './local-source.ts';
import { t } from './t.ts';

/** What a kind of game needs to be dealt and played here; no other is loaded. */
const KINDS: Readonly<Record<MachineKind, () => Promise<{ readonly open: OpenKind }>>> = {
  pot: () => import('./kinds/pot.ts'),
  points: () => import('./kinds/points.ts'),
  'player-dealer': () => import('./kinds/player-dealer.ts'),
};

/** A table that runs in the page. */
export interface LocalTable {
  readonly offering: Offering;
  readonly source: LocalSource;
  readonly feed: TableFeed;
  /** The same once more with other cards; null where that cannot be. */
  readonly again: (seed: string) => PracticeTable | null;
}

export interface Wish {
  readonly offering: string;
  readonly players?: number;
  readonly seed: string;
  /** Cards by where they go, as `readStacked` reads them. */
  readonly cards?: string;
}

/** Opens it, or says why not. */
export async function openLocal({
  offering: id,
  players = 4,
  seed,
  cards = '',
}: Wish): Promise<LocalTable | string> {
  const offering = await offeringOf(id);
  if (offering === undefined) return t('practice.unknown');
  const { open } = await KINDS[offering.kind]();
  const stacked = readStacked(cards);
  if (!stacked.ok) return stacked.message;
  const begin = (of: string) => open(offering, { players, seed: of, cards: stacked.cards });
  const opened = begin(seed);
  if (opened === null) return t('practice.unknown');
  if (!opened.ok) return opened.message;
  const source = new LocalSource(opened);
  const feed = new TableFeed(source, source.table);
  feed.me = YOU;
  const again = (of: string) => {
    const other = begin(of);
    return other?.ok ? other : null;
  };
  return { offering, source, feed, again };
}

/** The table of a wish: null while it is being made, a sentence where it cannot be. */
export function useLocal(wish: Wish): LocalTable | string | null {
  const [made, setMade] = useState<LocalTable | string | null>(null);
  const { offering, players = 4, seed, cards = '' } = wish;
  useEffect(() => {
    let left = false;
    setMade(null);
    openLocal({ offering, players, seed, cards }).then(
      (local) => !left && setMade(local),
      (error: unknown) => !left && setMade(String(error)),
    );
    return () => {
      left = true;
    };
  }, [offering, players, seed, cards]);
  return made;
}

/** The table as it is shown, followed for as long as the screen is open. */
export function useLocalTable({ feed, source }: LocalTable): AtTable | null {
  const [news] = useState(() => store(0));
  useEffect(() => {
    source.changed = () => news.set(news.get() + 1);
    const stop = feed.follow();
    return () => {
      source.changed = () => {};
      stop();
    };
  }, [feed, source, news]);
  useSyncExternalStore(news.subscribe, news.get);
  const at = useAtTable(feed, YOU);
  // Nobody is waited for by the clock, and no hand begins by itself.
  return useMemo(() => {
    if (at === null) return null;
    const state = { ...at.state, turn: null, betting: null };
    return { ...at, state, ...(state.hand === null && { idle: '' }) };
  }, [at]);
}
