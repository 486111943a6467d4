import {
  type Asked,
  askedOf,
  type HandCommand,
  isBehind,
  type LegalNow,
  type PlayerCommand,
  type TableState,
} from '@cardroom/core/table';
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
import { room } from '../app/live.ts';
import { useMe } from '../app/session.ts';
import { TableFeed } from './feed.ts';
import { dueSeats } from './seats/due.ts';
import { t } from './t.ts';

/** The table a screen is at, and who looks at it. A new object for every change, because the state is the same one. */
export interface AtTable {
  readonly feed: TableFeed;
  readonly state: TableState;
  /** The visitor's player id; empty for nobody. */
  readonly me: string;
  /** The visitor's seat; -1 for none. */
  readonly seat: number;
  /** The seat, or the place behind the seats from which the visitor bets; -1 for neither. */
  readonly place: number;
  /** What may be done in the hand being played; null between hands. */
  readonly legal: LegalNow | null;
  /** What the table waits for from the visitor; null for nothing. */
  readonly asked: Asked | null;
  readonly version: number;
  /** What is said while there is nothing to do, at a table that runs in the page. */
  readonly idle?: string;
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

/** Betting without a seat. */
export interface Behind {
  /** Brings the visitor to stand behind the seats, and to bet behind this one first where it is said. */
  readonly stand: (seat?: number) => void;
  /** The seat behind which the visitor came to bet; -1 for none in particular. */
  readonly seat: number;
}

const Back = createContext<Behind | null>(null);
export const BehindProvider = Back.Provider;

/** Null where nobody can come to bet. */
export const useBehind = (): Behind | null => useContext(Back);

const Cut = createContext(false);
export const CutProvider = Cut.Provider;

/** Whether the line to the room is broken, so that nothing can be done at the table. */
export const useCut = (): boolean => useContext(Cut);

/** Milliseconds until a table that was stopped is looked for again. */
const TRY_AGAIN = 5_000;

/** The feed of a table for as long as the screen is open. */
export function useFeed(table: string, invite: string | undefined): TableFeed {
  const feed = useMemo(() => new TableFeed(room(), table), [table]);
  const why = useSyncExternalStore(feed.subscribe, () => feed.closed?.why);
  const me = useMe()?.id ?? '';
  feed.me = me;
  // Who is turned away may be somebody with a seat there who has not given a name yet.
  const asWho = why === 'private' ? me : '';
  const [tries, tryAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name asks again, and so does another try.
  useEffect(() => feed.follow(invite), [feed, invite, asWho, tries]);
  // A table that was stopped goes on when the floor has looked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is followed by the next.
  useEffect(() => {
    if (why !== 'stopped') return;
    const timer = setTimeout(() => tryAgain((n) => n + 1), TRY_AGAIN);
    return () => clearTimeout(timer);
  }, [why, tries]);
  return feed;
}

/** The table as it stands now; null until the room has told of it. `who` looks at it, if not whoever is signed in. */
export function useAtTable(feed: TableFeed, who?: string): AtTable | null {
  const version = useSyncExternalStore(feed.subscribe, () => feed.version);
  const signedIn = useMe()?.id ?? '';
  const me = who ?? signedIn;
  const { view } = feed;
  return useMemo(() => {
    if (view === null) return null;
    const { state } = view;
    const place = me === '' ? -1 : view.placeOf(me);
    const seat = isBehind(state, place) ? -1 : place;
    const legal = view.legal();
    return {
      feed,
      state,
      me,
      seat,
      place,
      legal,
      asked: askedOf(state, dueSeats(state, legal), me),
      version,
    };
  }, [feed, view, me, version]);
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
  const cut = useCut();
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
      // What is pressed with a key is not done later, when it may mean something else.
      if (cut) {
        setRefusal(t('table.cut'));
        return false;
      }
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
    [feed, cut],
  );
  const play = useCallback((command: HandCommand) => ask({ type: 'play', command }), [ask]);
  return { ask, play, refusal, busy };
}
