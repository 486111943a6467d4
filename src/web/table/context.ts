import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { HandCommand, PlayerCommand } from '../../table/commands.ts';
import type { LegalNow } from '../../table/legal-now.ts';
import type { TableState } from '../../table/state.ts';
import { room } from '../live.ts';
import { useMe } from '../session.ts';
import { TableFeed } from './feed.ts';

/** The table a screen is at, and who looks at it. A new object for every change, because the state is the same one. */
export interface AtTable {
  readonly feed: TableFeed;
  readonly state: TableState;
  /** The visitor's player id; empty for nobody. */
  readonly me: string;
  /** His seat; -1 for none. */
  readonly seat: number;
  /** What may be done in the hand being played; null between hands. */
  readonly legal: LegalNow | null;
  readonly version: number;
}

const Here = createContext<AtTable | null>(null);
export const TableProvider = Here.Provider;

export function useTable(): AtTable {
  const here = useContext(Here);
  if (here === null) throw new Error('Not at a table.');
  return here;
}

const Sitting = createContext<((seat: number) => void) | null>(null);
export const SitProvider = Sitting.Provider;

/** Asks a visitor to a seat; null where nobody can sit down. */
export const useSit = (): ((seat: number) => void) | null => useContext(Sitting);

/** The feed of a table for as long as the screen is open. */
export function useFeed(table: string, invite: string | undefined): TableFeed {
  const feed = useMemo(() => new TableFeed(room(), table), [table]);
  useEffect(() => feed.follow(invite), [feed, invite]);
  return feed;
}

/** The table as it stands now; null until the room has told of it. */
export function useAtTable(feed: TableFeed): AtTable | null {
  const version = useSyncExternalStore(feed.subscribe, () => feed.version);
  const me = useMe()?.id ?? '';
  const { view } = feed;
  return useMemo(
    () =>
      view === null
        ? null
        : {
            feed,
            state: view.state,
            me,
            seat: me === '' ? -1 : view.seatOf(me),
            legal: view.legal(),
            version,
          },
    [feed, view, me, version],
  );
}

export interface Asking {
  readonly ask: (command: PlayerCommand) => Promise<boolean>;
  readonly play: (command: HandCommand) => Promise<boolean>;
  /** Why the last thing asked was not done; empty when it was. */
  readonly refusal: string;
  readonly busy: boolean;
}

/** Asks the table for something, and keeps the answer beside whatever asked. */
export function useAsk(): Asking {
  const { feed } = useTable();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const ask = useCallback(
    async (command: PlayerCommand) => {
      setBusy(true);
      const turn = ++asked.current;
      const answer = await feed.do(command);
      if (alive.current) setRefusal(answer.ok ? '' : answer.message);
      // What was done is on its way to the felt: until it is seen there, nobody means to do it twice.
      void feed.caughtUp().then(() => {
        if (alive.current && asked.current === turn) setBusy(false);
      });
      return answer.ok;
    },
    [feed],
  );
  const play = useCallback((command: HandCommand) => ask({ type: 'play', command }), [ask]);
  return { ask, play, refusal, busy };
}
