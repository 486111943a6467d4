import { houses } from '@cardroom/core/houses';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import {
  ArcTable,
  CornerTable,
  layout,
  OvalTable,
  type TableKind,
  type TableLayout,
} from '../../felt/index.ts';
import { useTable } from '../context.ts';
import { t } from '../t.ts';
import css from './Stage.module.css';
import { useBox } from './use-box.ts';

interface Props {
  readonly kind: TableKind;
  /** Circles of a seat, and whether cards come to seats, at an arc table. */
  readonly circles?: number;
  readonly cards?: boolean;
  /** Rows of common cards. */
  readonly boards?: 0 | 1 | 2;
  /** False where one's own cards are not on the felt. */
  readonly ownCards?: boolean;
  /** Hands of four cards and more. */
  readonly wide?: boolean;
  readonly playerDealer?: number | null;
  readonly children: (layout: TableLayout) => ReactNode;
}

/** What a felt has room for: the name without what it says in brackets. */
const printed = (name: string) => name.replace(/\s*\([^)]*\)$/, '');

/** Where everything lies; nothing is drawn on a strip that has no room for a table, and all else goes on. */
function fitting(...given: Parameters<typeof layout>): TableLayout | null {
  try {
    return layout(...given);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The felt, as large as there is room for it, with one's own seat at the bottom. */
export function Stage(props: Props) {
  const { kind, circles = 1, cards = true, boards = 1, wide = false, ownCards = true } = props;
  const { playerDealer = null, children } = props;
  const { state, seat } = useTable();
  const [ref, box] = useBox<HTMLDivElement>();
  const { seats, offering } = state.sign;
  const wished = useSettings().cards === 'large' ? 1 : 0;
  // Where no common cards take the middle, there is room for larger ones at the seats.
  const large = boards > 0 ? wished : wished === 1 ? 2 : 1;
  const placed = useMemo(
    () =>
      box === null
        ? null
        : fitting(kind, seats, seat < 0 ? null : seat, box, {
            ...{ circles, cards, boards, ownCards, wide, large },
          }),
    [kind, seats, seat, box, circles, cards, boards, ownCards, wide, large],
  );
  const felt = {
    house: offering.house,
    houseName: houses[offering.house].name,
    gameName: printed(offering.name),
  };
  return (
    <section className={css.stage} ref={ref} aria-label={t('table.felt')}>
      {placed === null ? null : kind === 'arc' ? (
        <ArcTable layout={placed} playerDealer={playerDealer} {...felt}>
          {children(placed)}
        </ArcTable>
      ) : kind === 'corner' ? (
        <CornerTable layout={placed} {...felt}>
          {children(placed)}
        </CornerTable>
      ) : (
        <OvalTable layout={placed} {...felt}>
          {children(placed)}
        </OvalTable>
      )}
    </section>
  );
}
