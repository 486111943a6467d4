import type { TableCard } from '@cardroom/core/protocol';
import { useEffect, useRef } from 'react';
import type { House, OfferingCard } from '../app/api.ts';
import { HouseMark } from '../art/HouseMark.tsx';
import { count, t } from '../strings.ts';
import css from './HouseStrip.module.css';

interface Props {
  readonly houses: readonly House[];
  readonly games: readonly OfferingCard[];
  readonly tables: readonly TableCard[];
  readonly chosen: string;
  readonly onChoose: (house: string) => void;
}

export function HouseStrip({ houses, games, tables, chosen, onChoose }: Props) {
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen, and the chosen house may lie outside.
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>(`[data-house="${chosen}"]`);
    if (tile) strip.current?.scrollTo({ left: tile.offsetLeft - 20 });
  }, [chosen]);
  const of = (id: string, things: readonly { readonly house: string }[]) =>
    things.filter(({ house }) => house === id).length;
  return (
    <nav ref={strip} className={css.houses} aria-label={t('lobby.houses')}>
      {houses.map(({ id, name, city }) => (
        <button
          key={id}
          type="button"
          className={css.house}
          data-house={id}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <span className={css.mark} aria-hidden="true">
            <HouseMark house={id} size={36} />
          </span>
          <span className={css.name}>{name}</span>
          <span className={css.city}>{city}</span>
          <span className={css.numbers}>
            <span>{count('lobby.games', of(id, games))}</span>
            {of(id, tables) > 0 && <span>{count('lobby.tables', of(id, tables))}</span>}
          </span>
          <span className={css.watermark} aria-hidden="true">
            <HouseMark house={id} size={132} />
          </span>
        </button>
      ))}
    </nav>
  );
}
