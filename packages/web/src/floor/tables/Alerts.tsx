import ui from '../../ui/ui.module.css';
import { count, t } from '../t.ts';
import { ago } from '../words.ts';
import css from './Alerts.module.css';
import type { Alert } from './alerts.ts';

interface Props {
  readonly alerts: readonly Alert[];
  /** Nodes of the room that have not been heard of lately. */
  readonly silent: readonly string[];
  readonly houseOf: (id: string) => string;
  readonly nameOf: (player: string) => string;
  readonly onManage: (table: string) => void;
  /** Null for who only reads. */
  readonly onAnswer: ((table: string, player: string) => void) | null;
}

/** What needs the floor, before all else. */
export function Alerts({ alerts, silent, houseOf, nameOf, onManage, onAnswer }: Props) {
  return (
    <section className={css.alerts} aria-labelledby="alerts-title">
      <h2 id="alerts-title">{t('alerts.title')}</h2>
      {alerts.length + silent.length === 0 ? (
        <p className={ui.quiet}>{t('alerts.none')}</p>
      ) : (
        <ul>
          {silent.map((name) => (
            <li key={`node ${name}`} data-what="silent">
              {t('alerts.silentNode', { name })}
            </li>
          ))}
          {alerts.map((alert) => (
            <li key={`${alert.table.id} ${alert.what} ${alert.call?.player}`} data-what={alert.what}>
              <button type="button" className={ui.textButton} onClick={() => onManage(alert.table.id)}>
                {wordsOf(alert, houseOf(alert.table.house), nameOf)}
              </button>
              {alert.call !== undefined && <p className={css.said}>“{alert.call.what}”</p>}
              {alert.call !== undefined && onAnswer !== null && (
                <button
                  type="button"
                  className={ui.button}
                  data-size="small"
                  aria-label={t('alerts.answerLabel', { name: nameOf(alert.call.player) })}
                  onClick={() => alert.call && onAnswer(alert.table.id, alert.call.player)}
                >
                  {t('alerts.answer')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsOf(
  { table: { name: game }, what, n, call }: Alert,
  house: string,
  nameOf: (player: string) => string,
): string {
  const where = { where: `${game}, ${house}` };
  switch (what) {
    case 'call':
      return t('alerts.call', { game, house, name: nameOf(call?.player ?? ''), time: ago(n) });
    case 'idle':
      return t('alerts.idle', { game, house, time: ago(n) });
    case 'away':
    case 'waiting':
      return count(`alerts.${what}`, n).replace('{where}', where.where);
    default:
      return t(`alerts.${what}`, { game, house });
  }
}
