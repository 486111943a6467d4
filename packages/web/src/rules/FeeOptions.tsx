import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feesQuery } from '../app/queries.ts';
import { t } from '../strings.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import chartCss from './Chart.module.css';
import css from './FeeOptions.module.css';
import { feeWords } from './fee-words.ts';
import ruleCardCss from './RuleCard.module.css';

/** Every option the book prints for this game, fetched when asked for. */
export function FeeOptions({ offering }: { readonly offering: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${ui.textButton} ${ui.noPrint}`}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? t('rules.fewerFees') : t('rules.allFees')}
      </button>
      {shown && <Options offering={offering} />}
    </>
  );
}

function Options({ offering }: { readonly offering: string }) {
  const { data, error, refetch } = useQuery(feesQuery(offering));
  if (error !== null) return <Problem error={error} again={refetch} />;
  return (
    <div className={ruleCardCss.charts}>
      {(data ?? []).map(({ id, title, cite, fees, options }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
        <section key={id} className={chartCss.chart} tabIndex={0} aria-label={title}>
          <table>
            <caption>
              {title} <span className={ui.cite}>{cite}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('rules.option')}</th>
                <th scope="col">{t('rules.amounts')}</th>
                <th scope="col">{t('rules.where')}</th>
              </tr>
            </thead>
            <tbody>
              {options.map((option) => (
                <tr key={option.id}>
                  <th scope="row">{[option.number, option.limit].filter(Boolean).join(', ')}</th>
                  <td>
                    {feeWords(fees, option).join('; ')}
                    {option.rates.map(
                      ({ printed, reading, cite }) =>
                        printed !== undefined && (
                          <span key={cite} className={css.reading}>
                            {t('fees.takenAs', { printed, reading: reading ?? '' })}
                          </span>
                        ),
                    )}
                  </td>
                  <td className={ui.cite}>{[...new Set(option.rates.map(({ cite }) => cite))].join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
