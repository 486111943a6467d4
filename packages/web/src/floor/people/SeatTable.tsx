import { dollars } from '@cardroom/core/engine';
import { chipsAt, isDealtIn } from '@cardroom/core/table';
import ui from '../../ui/ui.module.css';
import figuresCss from '../figures.module.css';
import { Scroll } from '../Scroll.tsx';
import { t } from '../t.ts';
import type { TableNow } from '../tables/use-table-now.ts';
import css from './SeatTable.module.css';

interface Props {
  readonly now: TableNow;
  /** Both null for who only reads. */
  readonly onSeat: ((seat: number) => void) | null;
  readonly onUnseat: ((seat: number) => void) | null;
  /** To another table of the game. */
  readonly onMove: ((seat: number) => void) | null;
  /** A courtesy button for whom the dealer skipped, where that is the rule. */
  readonly onCourtesy: ((seat: number) => void) | null;
}

/** Who sits where, with how much. */
export function SeatTable({ now: { state, nameAt, isBot }, onSeat, onUnseat, onMove, onCourtesy }: Props) {
  const inHand = (seat: number) => isDealtIn(state, seat);
  return (
    <Scroll label={t('manage.seats')}>
      <table className={`${figuresCss.figures} ${css.list}`}>
        <thead>
          <tr>
            <th scope="col">{t('manage.seat')}</th>
            <th scope="col">{t('manage.player')}</th>
            <th scope="col" className={figuresCss.number}>
              {t('manage.chips')}
            </th>
            <th scope="col">{t('manage.status')}</th>
            {onUnseat !== null && (
              <td>
                <span className={ui.unseen}>{t('manage.do')}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {state.seats.map((seated, seat) => {
            const name = nameAt(seat);
            const status = [
              ...(isBot(seat) ? [t('manage.bot')] : []),
              ...(seated?.away ? [t('manage.away')] : []),
              ...(seated?.leaving ? [t('manage.leaving')] : []),
              ...(inHand(seat) ? [t('manage.inHand')] : []),
              ...(seated?.courtesy === undefined ? [] : [t('manage.hasCourtesy')]),
            ];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <tr key={seat} data-free={seated === null || undefined}>
                <th scope="row">{seat + 1}</th>
                <td className={css.whoSits}>{seated === null ? t('manage.free') : name}</td>
                <td className={`${figuresCss.number} ${css.chips}`}>
                  {seated === null ? '' : dollars(chipsAt(state, seat))}
                </td>
                <td className={css.how}>{status.join(', ')}</td>
                {onUnseat !== null && (
                  <td className={css.do}>
                    {seated === null && onSeat !== null && !state.closing && (
                      <button
                        type="button"
                        className={ui.textButton}
                        aria-label={t('manage.seatHereLabel', { n: seat + 1 })}
                        onClick={() => onSeat(seat)}
                      >
                        {t('manage.seatHere')}
                      </button>
                    )}
                    {seated !== null && onCourtesy !== null && seated.courtesy !== 'given' && (
                      <button
                        type="button"
                        className={ui.textButton}
                        aria-label={t('manage.courtesyLabel', { name, n: seat + 1 })}
                        onClick={() => onCourtesy(seat)}
                      >
                        {t('manage.courtesy')}
                      </button>
                    )}
                    {seated !== null && !seated.leaving && !isBot(seat) && onMove !== null && (
                      <button
                        type="button"
                        className={ui.textButton}
                        aria-label={t('manage.moveLabel', { name })}
                        onClick={() => onMove(seat)}
                      >
                        {t('manage.move')}
                      </button>
                    )}
                    {seated !== null && !seated.leaving && (
                      <button
                        type="button"
                        className={ui.textButton}
                        aria-label={t('manage.unseatLabel', { name, n: seat + 1 })}
                        onClick={() => onUnseat(seat)}
                      >
                        {t('manage.unseat')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
          {state.standing.map((person, i) => {
            if (person === null) return null;
            const at = state.seats.length + i;
            const name = nameAt(at);
            const status = [
              t('manage.stands'),
              ...(person.leaving ? [t('manage.leaving')] : []),
              ...(inHand(at) ? [t('manage.inRound')] : []),
            ];
            return (
              <tr key={person.player}>
                <th scope="row">–</th>
                <td className={css.whoSits}>{name}</td>
                <td className={`${figuresCss.number} ${css.chips}`}>{dollars(chipsAt(state, at))}</td>
                <td className={css.how}>{status.join(', ')}</td>
                {onUnseat !== null && (
                  <td className={css.do}>
                    {!person.leaving && (
                      <button
                        type="button"
                        className={ui.textButton}
                        aria-label={t('manage.sendLabel', { name })}
                        onClick={() => onUnseat(at)}
                      >
                        {t('manage.send')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}
