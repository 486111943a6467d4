import '../art/index.ts';
import { houses, titleOfLimit } from '@cardroom/core/houses';
import type { Sign } from '@cardroom/core/table';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from '../app/router.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import { CardText } from '../rules/CardText.tsx';
import { useTable } from '../table/context.ts';
import { ShowTable } from '../table/ShowTable.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './TableWallScreen.module.css';
import { count, t } from './t.ts';

/** One family's felt is loaded only for its own tables. */
const FELTS: Readonly<Record<Sign['kind'], ComponentType>> = {
  pot: lazy(() => import('../history/replay/PotReplay.tsx')),
  points: lazy(() => import('../history/replay/PointsReplay.tsx')),
  'player-dealer': lazy(() => import('../history/replay/PlayerDealerReplay.tsx')),
};

interface Props {
  readonly table: string;
  readonly invite?: string;
}

/** One table for a big screen: the felt, who waits, and the last that happened. Everybody may look, so nobody's cards are shown. */
export default function TableWallScreen({ table, invite }: Props) {
  return (
    // On a wall nobody is "you", whoever has signed in there.
    <ShowTable table={table} invite={invite} who="">
      <Wall />
    </ShowTable>
  );
}

function Wall() {
  const { state, feed } = useTable();
  const { sign, seats, waiting, hands } = state;
  const { name } = sign.offering;
  useTitle(name);
  const Felt = FELTS[sign.kind];
  const free = seats.filter((seated) => seated === null).length;
  return (
    <div className={css.wall} data-house={sign.offering.house} data-screen="table" data-kind={sign.kind}>
      <header className={css.head}>
        <HouseMark house={sign.offering.house} size={48} />
        <div>
          <h1>{name}</h1>
          <p>
            {houses[sign.offering.house].name} · {titleOfLimit(sign.offering, sign.limit)} ·{' '}
            {t('table.hand', { n: hands })}
          </p>
        </div>
        <p className={css.seats}>
          {free > 0 ? count('wall.free', free) : t('wall.full')}
          {waiting.length > 0 && ` · ${count('wall.waiting', waiting.length)}`}
        </p>
        <Link href="/wall" className={ui.textButton}>
          {t('wall.room')}
        </Link>
      </header>
      <div className={css.felt}>
        <Suspense fallback={<p className={ui.loading}>{t('table.loading')}</p>}>
          <Felt />
        </Suspense>
      </div>
      <p className={css.last} role="status">
        <CardText>{feed.story.at(-1) ?? ''}</CardText>
      </p>
    </div>
  );
}
