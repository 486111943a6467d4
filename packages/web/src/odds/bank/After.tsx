import type { WagerOdds } from '@cardroom/core/odds';
import { Bars } from '../Bars.tsx';
import { t } from '../t.ts';
import { afterBars } from './after-bars.ts';
import { type AfterHands, chanceAbove, quantile } from './after-hands.ts';
import css from './BankOdds.module.css';
import { money } from './money.ts';

interface Props {
  readonly after: AfterHands;
  readonly odds: WagerOdds;
  readonly bet: number;
  readonly fee: number;
  readonly heading: string;
}

/** Where somebody stands after many hands of one bet, with the fees paid. */
export function After({ after, odds, bet, fee, heading }: Props) {
  const { hands } = after;
  const paid = hands * fee;
  const net = (part: number) => money(Math.round(quantile(after, part) * bet - paid));
  const ahead = chanceAbove(after, paid / bet);
  const title = t('odds.after', { hands });
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <p>
        {t('odds.afterSays', {
          ahead: `${(100 * ahead).toFixed(1)}%`,
          middle: net(0.5),
          low: net(0.05),
          high: net(0.95),
        })}
      </p>
      <p className={css.quiet}>
        {after.by === 'normal curve'
          ? t('odds.afterNormal')
          : t(odds.method === 'exact' ? 'odds.afterExact' : 'odds.afterDealt')}
      </p>
      <Bars heading={`${heading}: ${title}`} bars={afterBars(after, bet, paid)} />
    </section>
  );
}
