import type { TableCard } from '@cardroom/core/protocol';
import { useIsStaff } from '../account/is-staff.ts';
import type { House, OfferingCard } from '../app/api.ts';
import { HouseMark } from '../art/HouseMark.tsx';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './HouseBand.module.css';
import { freeSeats, liveliest, sitAt, sitDown } from './sit.ts';

interface Props {
  readonly house: House;
  readonly tables: readonly TableCard[];
  readonly games: readonly OfferingCard[];
}

/** The chosen house at a glance: what it is like, what is going on, and the shortest way to a seat. */
export function HouseBand({ house, tables, games }: Props) {
  const seated = tables.reduce((sum, { taken }) => sum + taken, 0);
  const free = tables.reduce((sum, table) => sum + freeSeats(table), 0);
  const staff = useIsStaff();
  const table = liveliest(tables);
  // Where no table has a seat one is opened, of the game the house names first.
  const [first] = games;
  const dealMeIn = () => {
    if (table !== undefined) sitAt(table.id);
    else if (first !== undefined) sitDown(first.id);
  };
  return (
    <section className={css.band} data-house={house.id} aria-label={house.name}>
      <span className={css.mark} aria-hidden="true">
        <HouseMark house={house.id} size={56} />
      </span>
      <div className={css.words}>
        <p className={css.line}>{house.line}</p>
        {tables.length > 0 && (
          <p className={css.now}>
            {[
              count('lobby.tables', tables.length),
              count('lobby.seated', seated),
              count('lobby.free', free),
            ].join(' · ')}
          </p>
        )}
      </div>
      {staff ? (
        <p className={`${ui.hint} ${css.hint}`}>{t('lobby.staff')}</p>
      ) : (
        <div className={css.do}>
          <button
            type="button"
            className={`${ui.button} ${css.dealMeIn}`}
            data-strength="strong"
            aria-describedby="deal-me-in"
            onClick={dealMeIn}
          >
            {t('lobby.dealMeIn')}
          </button>
          <p className={`${ui.hint} ${css.hint}`} id="deal-me-in">
            {table === undefined
              ? t('lobby.dealMeInNew', { game: first?.name ?? '' })
              : t('lobby.dealMeInHint')}
          </p>
        </div>
      )}
    </section>
  );
}
