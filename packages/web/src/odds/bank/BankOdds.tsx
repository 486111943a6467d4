import type { Decision } from '../advice/decisions.ts';
import { Bars } from '../Bars.tsx';
import { neverSaid, rowBars, wagerSays } from '../bars.ts';
import type { BankFound, Question } from '../counting/messages.ts';
import type { Begins } from '../Lab.tsx';
import { percent } from '../percent.ts';
import { t } from '../t.ts';
import { AtTable } from './AtTable.tsx';
import css from './BankOdds.module.css';
import { Strategy } from './Strategy.tsx';

interface Props {
  readonly found: BankFound;
  readonly about: Pick<Question, 'offering' | 'set'>;
  readonly heading: string;
  readonly begins: Begins;
  readonly hand: Decision | null;
}

/** Every bet of a game against a bank: its rows, the price of a table of it, and how it is best played. */
export function BankOdds({ found, about, heading, begins, hand }: Props) {
  const { odds, marks } = found;
  return (
    <div className={css.parts}>
      <section className={css.part}>
        <h2>{t('odds.bets')}</h2>
        <p>{t('odds.bank')}</p>
        {odds.dealt !== undefined && (
          <p className={css.quiet}>
            {t('odds.dealt', { rounds: odds.dealt.rounds.toLocaleString('en-US'), seed: odds.dealt.seed })}
          </p>
        )}
        {odds.wagers.map((wager, i) => (
          <details key={wager.id} className={css.wager} open={i === 0}>
            <summary>
              <strong>{wager.title}</strong>{' '}
              <span>{marks[i].never ? neverSaid(wager) : wagerSays(wager)}</span>
            </summary>
            {!marks[i].never && (
              <p className={css.quiet}>
                {[
                  t('odds.hit', { part: percent(wager.hit) }),
                  t('odds.risk', { part: percent(wager.risk) }),
                  t('odds.sd', { sd: wager.sd.toFixed(3) }),
                  ...(wager.plain === undefined ? [] : [t('odds.plain', { part: percent(wager.plain) })]),
                ].join(' · ')}
              </p>
            )}
            {marks[i].gives !== null && (
              <p className={css.gives}>{t('odds.gives', { lines: marks[i].gives })}</p>
            )}
            <Bars heading={`${heading}: ${wager.title}`} bars={rowBars(wager)} />
          </details>
        ))}
      </section>
      <AtTable found={found} about={about} heading={heading} begins={begins} />
      <Strategy about={about} hand={hand} sight={found.sight} />
    </div>
  );
}
