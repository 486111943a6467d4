import { dollars } from '@cardroom/core/engine';
import type { ShownSeat as Seat } from '@cardroom/core/school';
import type { ReactNode } from 'react';
import { ActionButton, DealerButton } from '../../art/buttons.tsx';
import { ChipStack } from '../../art/Chip.tsx';
import { t } from '../t.ts';
import { ShownCards } from './ShownCards.tsx';
import css from './ShownSeat.module.css';

/** Marks that lie on the felt as buttons; any other is told in its word. */
const BUTTONS: Readonly<Record<string, ReactNode>> = {
  button: <DealerButton size={22} />,
  'action button': <ActionButton size={22} />,
};

interface Props {
  readonly seat: Seat;
  /** The question names it. */
  readonly asked: boolean;
}

/** A seat with its buttons, cards, bets and chips. */
export function ShownSeat({ seat: { name, marks, cards, up, chips, bets }, asked }: Props) {
  return (
    <li className={css.seat} data-asked={asked || undefined}>
      <p className={css.head}>
        <strong>{name}</strong>
        {marks.map((mark) => (
          <span key={mark} className={BUTTONS[mark] === undefined ? css.mark : css.disc}>
            {BUTTONS[mark] ?? mark}
          </span>
        ))}
      </p>
      {cards !== '' && <ShownCards cards={cards} up={up} />}
      {bets.length > 0 && (
        <p className={css.bets}>
          {bets.map((bet) => (
            <ChipStack key={bet.name} cents={bet.cents} title={bet.name} size={18} piles={2} tallest={5} />
          ))}
        </p>
      )}
      {chips !== null && <p className={css.behind}>{t('table.behind', { chips: dollars(chips) })}</p>}
    </li>
  );
}
