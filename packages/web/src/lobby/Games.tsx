import type { TableCard } from '@cardroom/core/protocol';
import type { House, OfferingCard } from '../app/api.ts';
import { count, t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { GameCard } from './GameCard.tsx';
import css from './Games.module.css';
import { FAMILIES, type Wish } from './search.ts';

interface Props {
  readonly house: House;
  readonly houses: readonly House[];
  /** What fits the wish, at all houses. */
  readonly found: readonly OfferingCard[];
  readonly wish: Wish;
  readonly tables: readonly TableCard[];
  readonly onOpen: (game: OfferingCard, another: boolean) => void;
  readonly onClear: () => void;
}

/** Small families share a row; a large one has as many columns as there are. */
const MOST_SPAN = 4;

/** The chosen house's games by family; after a search also those of the other houses. */
export function Games({ house, houses, found, wish, tables, onOpen, onClear }: Props) {
  const here = found.filter((game) => game.house === house.id);
  const elsewhere = wish.words.trim() !== '' ? found.filter((game) => game.house !== house.id) : [];
  const card = (game: OfferingCard) => (
    <GameCard
      key={game.id}
      game={game}
      house={houses.find(({ id }) => id === game.house)?.name ?? ''}
      away={game.house !== house.id}
      tables={tables.filter(({ offering }) => offering === game.id)}
      wish={wish}
      onOpen={onOpen}
    />
  );
  const families = FAMILIES.filter((family) => here.some((game) => game.family === family));
  return (
    <div className={css.games}>
      {families.length > 2 && (
        <nav className={css.jump} aria-label={t('lobby.jump')}>
          {families.map((family) => (
            <a key={family} href={`#family-${family}`}>
              {t(`family.${family}`)}
            </a>
          ))}
        </nav>
      )}
      <p className={ui.unseen} role="status">
        {count('lobby.found', here.length + elsewhere.length)}
      </p>
      {families.map((family) => {
        const of = here.filter((game) => game.family === family);
        return (
          <section
            key={family}
            id={`family-${family}`}
            className={css.family}
            data-span={Math.min(of.length, MOST_SPAN)}
            aria-labelledby={`heading-${family}`}
          >
            <h2 id={`heading-${family}`}>
              {t(`family.${family}`)} <small>{of.length}</small>
            </h2>
            <ul className={css.cards}>{of.map(card)}</ul>
          </section>
        );
      })}
      {elsewhere.length > 0 && (
        <section className={css.family} data-span={MOST_SPAN} aria-labelledby="heading-elsewhere">
          <h2 id="heading-elsewhere">
            {t('lobby.elsewhere')} <small>{elsewhere.length}</small>
          </h2>
          <ul className={css.cards}>{elsewhere.map(card)}</ul>
        </section>
      )}
      {here.length + elsewhere.length === 0 && (
        <div className={ui.notice}>
          <p>{t('lobby.nothing')}</p>
          <button type="button" className={ui.button} onClick={onClear}>
            {t('lobby.clear')}
          </button>
        </div>
      )}
    </div>
  );
}
