import { type ReactNode, useEffect } from 'react';
import { freshenMe } from '../app/session.ts';
import ui from '../ui/ui.module.css';
import { useLineNews } from '../ui/use-line-news.ts';
import { CutProvider, TableProvider, useAtTable, useFeed } from './context.ts';
import { Shut } from './head/Shut.tsx';
import { t } from './t.ts';

interface Props {
  readonly table: string;
  /** The key of a private table. */
  readonly invite: string | undefined;
  /** Who looks, if not whoever is signed in; empty for nobody. */
  readonly who?: string;
  /** What is shown once the room has told of the table. */
  readonly children: ReactNode;
}

/** A table of the room: what is inside is at it, and why it is not shown is said otherwise. */
export function ShowTable({ table, invite, who, children }: Props) {
  const feed = useFeed(table, invite);
  const at = useAtTable(feed, who);
  const line = useLineNews();
  const me = at?.me ?? '';
  // Chips that are bought or taken along go from one's rail or to it.
  useEffect(
    () =>
      feed.watch((event) => {
        if ((event.type === 'sold' || event.type === 'cashed out') && event.player === me) freshenMe();
      }),
    [feed, me],
  );
  if (feed.closed !== null) return <Shut table={table} invite={invite} closed={feed.closed} />;
  if (at === null) return <p className={ui.loading}>{t('table.loading')}</p>;
  return (
    <CutProvider value={line === 'waiting' || line === 'closed'}>
      <TableProvider value={at}>{children}</TableProvider>
    </CutProvider>
  );
}
