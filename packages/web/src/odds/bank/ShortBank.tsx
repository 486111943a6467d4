import ui from '../../ui/ui.module.css';
import type { Question } from '../counting/messages.ts';
import { Progress } from '../counting/Progress.tsx';
import { useCounting } from '../counting/use-counting.ts';
import { percent } from '../percent.ts';
import { t } from '../t.ts';
import css from './BankOdds.module.css';
import { money } from './money.ts';
import type { Seen } from './table-price.ts';

interface Props {
  readonly about: Pick<Question, 'offering' | 'set'>;
  readonly seen: Seen;
}

/** Deals a bank that may run dry, and says what each place in the order of settlement comes to. */
export function ShortBank({ about, seen: { stake, bet, players } }: Props) {
  const { answer, busy, part, ask } = useCounting();
  const found = answer?.kind === 'short bank' ? answer.found : null;
  return (
    <>
      <h3>{t('odds.short')}</h3>
      <p>{t('odds.shortText', { stake: money(stake), players, bet: money(bet) })}</p>
      <p>
        <button
          type="button"
          className={ui.button}
          disabled={busy}
          onClick={() => ask({ ...about, ask: 'short bank', stake, bet, players })}
        >
          {t('odds.shortDeal')}
        </button>
      </p>
      {busy && <Progress part={part} />}
      {!busy && answer?.kind === 'broke' && <p>{t('odds.failed')}</p>}
      {!busy && found !== null && answer?.kind === 'short bank' && (
        <div className={css.scroll} aria-live="polite">
          <table className={css.figures}>
            <caption>
              {t('odds.shortFound', {
                rounds: answer.rounds.toLocaleString('en-US'),
                covered: percent(found.covered),
                mean: money(found.bank.mean),
                se: money(found.bank.se),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('odds.place')}</th>
                <th scope="col">{t('odds.placeMean')}</th>
                <th scope="col">{t('odds.placeSd')}</th>
                <th scope="col">{t('odds.placeUnmet')}</th>
              </tr>
            </thead>
            <tbody>
              {found.places.map(({ mean, se, sd, unmet }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  <td>
                    {percent(mean)} ± {percent(se)}
                  </td>
                  <td>{sd.toFixed(3)}</td>
                  <td>{percent(unmet)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
