import { type Connection, type ConnectionState, connect } from '@cardroom/core/client';
import type { Me, MyTable, TableCard } from '@cardroom/core/protocol';
import { t } from '../strings.ts';
import { api } from './api.ts';
import { store, useStore } from './store.ts';
import { say } from './toasts.tsx';

/** Who plays wants to know within seconds that the line is cut, and to be back as soon as it can be. */
const SOON = { heartbeat: 1_500, patience: 1_500, wait: { least: 250, most: 4_000 } };

/** The page's one line to the room, shared by all screens; dialled when the first of them wants it. */
let line: Connection | null = null;
/** Whether this page is one of several tables on one screen, which tells of whatever is no matter of this table. */
export const isFramed = (): boolean => window.top !== window;

const state = store<ConnectionState>('connecting');
const tables = store<readonly TableCard[] | null>(null);
const mine = store<readonly MyTable[]>([]);
/** What the tables beside each other on this screen say of themselves, which is sooner than the room's list. */
const said = new Map<string, Pick<MyTable, 'asked' | 'until'>>();
/** Tables that are just going from one machine of the room to another. */
const moving = store<ReadonlySet<string>>(new Set());
const welcomed = store<Me | null>(null);

export function room(): Connection {
  if (line !== null) return line;
  const made = connect(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, SOON);
  line = made;
  made.onState((now) => state.set(now));
  made.on('lobby', (message) => tables.set(message.tables));
  made.on('mine', (message) => mine.set(asSaid(message.tables)));
  if (!isFramed()) made.on('notice', ({ text }) => say(text, 'warning'));
  made.on('welcome', ({ you }) => welcomed.set(you));
  made.onMoving((table, moves) => {
    const others = [...moving.get()].filter((other) => other !== table);
    moving.set(new Set(moves ? [...others, table] : others));
  });
  made.onLeftOut(() => say(t('cut.leftOut'), 'warning'));
  // The network comes and goes, and a page that wakes up may have slept through the end of its line.
  addEventListener('online', () => made.hurry());
  addEventListener('offline', () => made.doubt());
  addEventListener('pageshow', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.hurry();
  });
  return made;
}

/** Another patron from here on: the room reads the cookie when a line is opened. */
export function redial(): void {
  line?.redial();
}

export const useConnectionState = (): ConnectionState => useStore(state);
export const useMoving = (table: string): boolean => useStore(moving).has(table);
export const useTables = (): readonly TableCard[] | null => useStore(tables);

/** Tables at which the visitor sits or waits. */
export const useMine = (): readonly MyTable[] => useStore(mine);

const asSaid = (tables: readonly MyTable[]): readonly MyTable[] =>
  tables.map((table) => ({ ...table, ...said.get(table.id) }));

/** A word from one of several tables on one screen to the page around them. */
interface Word {
  readonly cardroom: 'asked';
  readonly table: string;
  readonly is: Pick<MyTable, 'asked' | 'until'>;
}

/** What this table waits for from the visitor, for the page around it. */
export function tellAround(table: string, is: Word['is']): void {
  const word: Word = { cardroom: 'asked', table, is };
  if (isFramed()) window.parent.postMessage(word, location.origin);
}

/** Hears the tables on this screen until the returned function is called. */
export function hearTables(): () => void {
  const hear = ({ data, origin }: MessageEvent<Partial<Word> | null>) => {
    if (origin !== location.origin || data?.cardroom !== 'asked') return;
    if (data.table === undefined || data.is === undefined) return;
    said.set(data.table, data.is);
    mine.set(asSaid(mine.get()));
  };
  addEventListener('message', hear);
  return () => {
    removeEventListener('message', hear);
    said.clear();
  };
}

/** Keeps them up to date until the returned function is called, as they are nobody else's. */
export function followMine(): () => void {
  const unwatch = room().watchMine();
  return () => {
    unwatch();
    mine.set([]);
  };
}

/** Calls with who the room takes us for, whenever a line is opened. */
export const onWelcome = (fn: (you: Me) => void): (() => void) =>
  welcomed.subscribe(() => {
    const you = welcomed.get();
    if (you !== null) fn(you);
  });

const POLL = 5_000;

/** Keeps the list of tables fresh: by the line, and by asking now and then while that is down. */
export function followTables(onError: (error: unknown) => void): () => void {
  const unwatch = room().watchLobby();
  let stopped = false;
  const fetchTables = () =>
    api.tables().then(
      (answer) => {
        if (!stopped) tables.set(answer.tables);
      },
      (error: unknown) => {
        if (!stopped && tables.get() === null) onError(error);
      },
    );
  void fetchTables();
  const timer = setInterval(() => {
    if (room().state !== 'open') void fetchTables();
  }, POLL);
  return () => {
    stopped = true;
    clearInterval(timer);
    unwatch();
  };
}
