import type { ReactNode } from 'react';
import { Put, type Spot, type TableLayout } from '../../felt/index.ts';
import { t } from '../t.ts';
import { isPicked, type Thing, useNaming } from './naming.ts';
import css from './PointAt.module.css';

interface Props {
  readonly at: Spot;
  readonly thing: Thing;
  readonly label: string;
}

/** A place on the felt that the floor can tap when something has gone wrong there. */
export function PointAt({ at, thing, label }: Props): ReactNode {
  const naming = useNaming();
  if (naming === null) return null;
  return (
    <Put at={at} className={css.over}>
      <button
        type="button"
        className={css.point}
        aria-label={label}
        title={label}
        aria-pressed={isPicked(naming, thing)}
        onClick={() => naming.point(thing)}
      />
    </Put>
  );
}

interface TableProps {
  readonly layout: TableLayout;
  /** Common cards lie in the middle. */
  readonly board?: boolean;
}

/** What is nobody's: the deck, and a board. */
export function PointAtTable({ layout, board = false }: TableProps): ReactNode {
  return (
    <>
      <PointAt at={layout.deck} thing={{ what: 'table' }} label={t('point.deck')} />
      {board && <PointAt at={layout.board} thing={{ what: 'table' }} label={t('point.board')} />}
    </>
  );
}
