import type { Question, ShownSeat as Seat, ShownPot } from '@cardroom/core/school';
import { ChipStack } from '../../art/Chip.tsx';
import { CardText } from '../../rules/CardText.tsx';
import { t } from '../t.ts';
import { aroundTable } from './around-table.ts';
import { ShownCards } from './ShownCards.tsx';
import { ShownSeat } from './ShownSeat.tsx';
import css from './Situation.module.css';

/** What lies on the table, drawn; and what else one has to know, told. */
export function Situation({ question }: { readonly question: Question }) {
  const { situation, house, asks } = question;
  const { game, house: at, limit, shared, pots, notes } = situation;
  const { top, bottom } = aroundTable(situation.seats);
  return (
    <div className={css.situation}>
      <section className={css.felt} data-house={house} aria-label={t('table.label')}>
        <p className={css.sign}>
          <strong>{game}</strong> {[at, limit].filter((part) => part !== '').join(' · ')}
        </p>
        {top.length > 0 && <Seats seats={top} asks={asks} />}
        {(shared.length > 0 || pots.length > 0) && (
          <div className={css.middle}>
            {shared.map(({ name, cards }) => (
              <figure key={name} className={css.shared}>
                <figcaption>{name}</figcaption>
                <ShownCards cards={cards} />
              </figure>
            ))}
            {pots.map((pot) => (
              <Pot key={pot.name} pot={pot} />
            ))}
          </div>
        )}
        {bottom.length > 0 && <Seats seats={bottom} asks={asks} back={top.length > 0} />}
      </section>
      {notes.length > 0 && (
        <ul className={css.notes} aria-label={t('table.notes')}>
          {notes.map((note) => (
            <li key={note}>
              <CardText>{note}</CardText>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SeatsProps {
  readonly seats: readonly Seat[];
  readonly asks: string;
  /** On the near side of the table seats go from right to left. */
  readonly back?: boolean;
}

function Seats({ seats, asks, back = false }: SeatsProps) {
  return (
    <ul className={css.seats} data-back={back} aria-label={t('table.seats')}>
      {seats.map((seat) => (
        <ShownSeat key={seat.name} seat={seat} asked={new RegExp(`\\b${seat.name}\\b`).test(asks)} />
      ))}
    </ul>
  );
}

function Pot({ pot: { name, cents, seats } }: { readonly pot: ShownPot }) {
  return (
    <p className={css.pot}>
      <ChipStack cents={cents} title={name.replace(/^the /, '')} piles={3} tallest={6} />
      {seats.length > 0 && <small>{seats.join(', ')}</small>}
    </p>
  );
}
