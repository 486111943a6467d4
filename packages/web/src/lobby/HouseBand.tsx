import type { TableCard } from '@cardroom/core/protocol';
import { useIsStaff } from '../account/is-staff.ts';
import type { House, OfferingCard } from '../app/api.ts';
import { HouseMark } from '../art/HouseMark.tsx';
import { count, t } from '../strings.ts';
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
    <section className="band" data-house={house.id} aria-label={house.name}>
      <span className="band-mark" aria-hidden="true">
        <HouseMark house={house.id} size={56} />
      </span>
      <div className="band-words">
        <p className="house-line">{house.line}</p>
        {tables.length > 0 && (
          <p className="band-now">
            {[
              count('lobby.tables', tables.length),
              count('lobby.seated', seated),
              count('lobby.free', free),
            ].join(' · ')}
          </p>
        )}
      </div>
      {staff ? (
        <p className="hint">{t('lobby.staff')}</p>
      ) : (
        <div className="band-do">
          <button
            type="button"
            className="button deal-me-in"
            data-strength="strong"
            aria-describedby="deal-me-in"
            onClick={dealMeIn}
          >
            {t('lobby.dealMeIn')}
          </button>
          <p className="hint" id="deal-me-in">
            {table === undefined
              ? t('lobby.dealMeInNew', { game: first?.name ?? '' })
              : t('lobby.dealMeInHint')}
          </p>
        </div>
      )}
    </section>
  );
}
