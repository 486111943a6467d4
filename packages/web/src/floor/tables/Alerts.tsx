import ui from '../../ui/ui.module.css';
import { count, t } from '../t.ts';
import { ago } from '../words.ts';
import css from './Alerts.module.css';
import type { Alert } from './alerts.ts';

interface Props {
  readonly alerts: readonly Alert[];
  readonly houseOf: (id: string) => string;
  readonly onManage: (table: string) => void;
}

/** What needs the floor, before all else. */
export function Alerts({ alerts, houseOf, onManage }: Props) {
  return (
    <section className={css.alerts} aria-labelledby="alerts-title">
      <h2 id="alerts-title">{t('alerts.title')}</h2>
      {alerts.length === 0 ? (
        <p className={ui.quiet}>{t('alerts.none')}</p>
      ) : (
        <ul>
          {alerts.map((alert) => (
            <li key={`${alert.table.id} ${alert.what}`} data-what={alert.what}>
              <button type="button" className={ui.textButton} onClick={() => onManage(alert.table.id)}>
                {wordsOf(alert, houseOf(alert.table.house))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsOf({ table: { name: game }, what, n }: Alert, house: string): string {
  const where = { where: `${game}, ${house}` };
  switch (what) {
    case 'idle':
      return t('alerts.idle', { game, house, time: ago(n) });
    case 'away':
    case 'waiting':
      return count(`alerts.${what}`, n).replace('{where}', where.where);
    default:
      return t(`alerts.${what}`, { game, house });
  }
}
