import { limitOf } from '@cardroom/core/houses';
import type { TableCard } from '@cardroom/core/protocol';
import { useState } from 'react';
import { useIsStaff } from '../account/is-staff.ts';
import type { OfferingCard } from '../app/api.ts';
import { Link } from '../app/router.tsx';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './GameCard.module.css';
import { limitFor, type Wish } from './search.ts';
import { freeSeats, sitDown } from './sit.ts';

interface Props {
  readonly game: OfferingCard;
  readonly house: string;
  /** Found at another house than the chosen one, which the card then names. */
  readonly away: boolean;
  readonly tables: readonly TableCard[];
  /** What is looked for: the limit offered first is one of these. */
  readonly wish: Wish;
  /** Opens a table, at another limit than the usual ones if that is asked for. */
  readonly onOpen: (game: OfferingCard, another: boolean) => void;
}

/** In place of a limit's name. */
const ANOTHER = '+';

export function GameCard({ game, house, away, tables, wish, onOpen }: Props) {
  const { id, name, line, limits, ranges } = game;
  const [picked, setPicked] = useState<string | null>(null);
  const limit = picked ?? limitFor(game, wish);
  const found =
    limit === undefined || limits.some((of) => of.id === limit) ? undefined : limitOf(game, limit);
  const staff = useIsStaff();
  return (
    <li className={`${css.game} ${ui.panel}`} data-house={game.house}>
      {away && <p className={css.house}>{house}</p>}
      <h3>{name}</h3>
      <p className={css.line}>{line}</p>
      <p className={css.now} data-live={tables.length > 0 || undefined}>
        {tables.length === 0
          ? t(staff ? 'game.noTableStaff' : 'game.noTable')
          : now(tables).map((piece) => (
              <span key={piece} className={css.piece}>
                {piece}
              </span>
            ))}
      </p>
      {!staff && (
        <div className={css.do}>
          <button
            type="button"
            className={ui.button}
            data-strength="brass"
            aria-label={t('game.sitLabel', { game: name, house })}
            onClick={() => sitDown(id, limit)}
          >
            {t('game.sit')}
          </button>
          {limits.length > 1 || ranges.length > 0 ? (
            <select
              aria-label={t('game.limit', { game: name })}
              value={limit}
              onChange={({ target }) =>
                target.value === ANOTHER ? onOpen(game, true) : setPicked(target.value)
              }
            >
              {found !== undefined && <option value={found.id}>{found.title}</option>}
              {limits.map((of) => (
                <option key={of.id} value={of.id}>
                  {of.title}
                </option>
              ))}
              {ranges.length > 0 && <option value={ANOTHER}>{t('game.another')}</option>}
            </select>
          ) : (
            <span>{limits[0]?.title}</span>
          )}
        </div>
      )}
      <div className={css.more}>
        <Link
          className={ui.textButton}
          href={`/rules/${id}`}
          aria-label={t('game.rulesLabel', { game: name, house })}
        >
          {t('game.rules')}
        </Link>
        <Link
          className={ui.textButton}
          href={`/learn/${id}`}
          aria-label={t('game.learnLabel', { game: name, house })}
        >
          {t('game.learn')}
        </Link>
        {!staff && (
          <button
            type="button"
            className={ui.textButton}
            aria-label={t('game.openLabel', { game: name, house })}
            onClick={() => onOpen(game, false)}
          >
            {t('game.open')}
          </button>
        )}
      </div>
    </li>
  );
}

/** What is going on at the game's tables: how many, seats taken and free, who banks. */
function now(tables: readonly TableCard[]): string[] {
  const seated = tables.reduce((sum, { taken }) => sum + taken, 0);
  const free = tables.reduce((sum, table) => sum + freeSeats(table), 0);
  const banker = tables.find((table) => table.banker !== null)?.banker;
  return [
    count('lobby.tables', tables.length),
    count('lobby.seated', seated),
    count('lobby.free', free),
    ...(banker ? [t('game.banking', { name: banker })] : []),
  ];
}
