import '../art/index.ts';
import type { Sign } from '@cardroom/core/table';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/index.ts';
import { type AtTable, TableProvider } from '../table/context.ts';
import { LiveStory } from '../table/panel/LiveStory.tsx';
import screen from '../table/screen.module.css';
import ui from '../ui/ui.module.css';
import css from './LocalFelt.module.css';
import { t } from './t.ts';

/** One family's code is loaded only where its games are played. */
const FAMILIES: Readonly<Record<Sign['kind'], ComponentType>> = {
  pot: lazy(() => import('../table/pot/PotTable.tsx')),
  points: lazy(() => import('../table/points/PointsTable.tsx')),
  'player-dealer': lazy(() => import('../table/player-dealer/PlayerDealerTable.tsx')),
};

interface Props {
  readonly at: AtTable;
  readonly title: string;
  readonly line: string;
  /** There is nothing to do on the felt yet. */
  readonly isReading?: boolean;
  /** What stands beside the felt, or above it on a phone. */
  readonly children: ReactNode;
}

/** The felt of a table that runs in the page, with something to read beside it. */
export function LocalFelt({ at, title, line, isReading = false, children }: Props) {
  const { sign } = at.state;
  const Family = FAMILIES[sign.kind];
  return (
    <TableProvider value={at}>
      <div
        className={`${screen.screen} ${css.screen}`}
        data-screen="table"
        data-house={sign.offering.house}
        data-kind={sign.kind}
      >
        <header className={screen.head}>
          <Link
            className={screen.back}
            href={`/?house=${sign.offering.house}`}
            aria-label={t('practice.leave')}
          >
            <span aria-hidden="true">‹</span>
            <HouseMark house={sign.offering.house} size={26} />
          </Link>
          <div className={screen.name}>
            <h1>{title}</h1>
            <p>{line}</p>
          </div>
        </header>
        <div className={screen.play}>
          <Suspense fallback={<p className={ui.loading}>{t('table.loading')}</p>}>
            <Family />
          </Suspense>
        </div>
        <aside className={css.beside} data-reading={isReading || undefined}>
          {children}
        </aside>
        <LiveStory />
      </div>
    </TableProvider>
  );
}
