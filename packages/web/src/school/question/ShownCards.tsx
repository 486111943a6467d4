import { PlayingCard } from '../../art/PlayingCard.tsx';
import { t } from '../t.ts';
import { cardGroups } from './card-groups.ts';
import css from './ShownCards.module.css';

interface Props {
  readonly cards: string;
  readonly up?: string;
}

/** Cards of a question as they lie on the table. */
export function ShownCards({ cards, up = '' }: Props) {
  return (
    <span className={css.cards} data-set={cards.includes('/') || undefined}>
      {cardGroups(cards, up).map(({ cards: group, lie }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one question never change places.
        <span key={i} className={css.group}>
          <span className={css.row}>
            {group.map((card, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several decks may have the same card twice.
              <PlayingCard key={at} card={card} size="var(--card)" small />
            ))}
          </span>
          {lie !== null && <span className={css.lie}>{t(`table.${lie}`)}</span>}
        </span>
      ))}
    </span>
  );
}
