import { parseCards } from '@cardroom/core/cards';
import { type FormEvent, useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { Decision, Judged } from '../advice/decisions.ts';
import { Field } from '../PotOdds.tsx';
import { t } from '../t.ts';
import css from './BankOdds.module.css';

interface Props {
  readonly asked: Decision | null;
  readonly judged: Judged;
  readonly busy: boolean;
  readonly onGive: (decision: Decision) => void;
}

/** Cards to look up, and what each choice is worth with them. */
export function YourHand({ asked, judged, busy, onGive }: Props) {
  const [own, setOwn] = useState('');
  const [up, setUp] = useState('');
  const [problem, setProblem] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    const mine = parseCards(own);
    const theirs = parseCards(up);
    const wrong = !mine.ok ? mine.message : !theirs.ok ? theirs.message : '';
    setProblem(
      wrong ||
        (mine.ok && theirs.ok && mine.cards.length > 1 && theirs.cards.length === 1 ? '' : t('odds.handBad')),
    );
    if (mine.ok && theirs.ok && mine.cards.length > 1 && theirs.cards.length === 1)
      onGive({ choice: '', bet: 0, own: mine.cards, up: theirs.cards[0], open: [] });
  };
  return (
    <form className={css.hand} onSubmit={give}>
      <Field label={t('odds.own')} value={own} hint="Ts 6d" onChange={setOwn} />
      <Field label={t('odds.up')} value={up} hint="7h" onChange={setUp} />
      <button type="submit" className={ui.button}>
        {t('odds.lookUp')}
      </button>
      {problem !== '' && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={css.worths} role="status">
        {busy
          ? t('odds.working')
          : asked !== null &&
            (judged === null
              ? t('odds.noWorths')
              : judged.worths
                  .map(({ choice, worth }) => t('odds.worth', { choice, worth: worth.toFixed(4) }))
                  .join(' · '))}
      </p>
    </form>
  );
}
