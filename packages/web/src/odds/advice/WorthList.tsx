import type { ChoiceWorth } from '@cardroom/core/odds';
import { CardText } from '../../rules/CardText.tsx';
import css from '../bank/BankOdds.module.css';
import { t } from '../t.ts';

/** What each way to play a hand is worth, the best first. */
export function WorthList({
  worths,
  made = '',
}: {
  readonly worths: readonly ChoiceWorth[];
  /** The one that was chosen. */
  readonly made?: string;
}) {
  return (
    <ol className={css.ways}>
      {worths.map(({ choice, worth, houseWay }) => (
        <li key={choice} aria-current={choice === made || undefined}>
          <CardText>{t('odds.worth', { choice, worth: worth.toFixed(4) })}</CardText>
          {houseWay === true && ` · ${t('odds.houseWay')}`}
          {choice === made && ` · ${t('odds.yours')}`}
        </li>
      ))}
    </ol>
  );
}
