import { parseCards } from '@cardroom/core/cards';
import { type FormEvent, useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { Decision } from '../advice/decisions.ts';
import { WorthList } from '../advice/WorthList.tsx';
import type { CountedAs, InSight } from '../counting/messages.ts';
import { Progress } from '../counting/Progress.tsx';
import type { Counting } from '../counting/use-counting.ts';
import { Field } from '../PotOdds.tsx';
import { t } from '../t.ts';
import css from './BankOdds.module.css';

interface Props {
  readonly sight: InSight;
  readonly asked: Decision | null;
  readonly advice: CountedAs<'advice'> | null;
  readonly counting: Pick<Counting, 'busy' | 'part'>;
  readonly onGive: (decision: Decision) => void;
}

/** Cards to look up, and what each way to play them is worth. */
export function YourHand({ sight, asked, advice, counting, onGive }: Props) {
  const [own, setOwn] = useState('');
  const [seen, setSeen] = useState('');
  const [problem, setProblem] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    const mine = parseCards(own);
    const others = parseCards(seen);
    setProblem(!mine.ok ? mine.message : !others.ok ? others.message : '');
    if (!mine.ok || !others.ok) return;
    const [bank, board] = sight.seen === 'board' ? [[], others.cards] : [others.cards, []];
    onGive({ made: null, bet: 0, own: mine.cards, bank, board, open: [] });
  };
  const judged = advice?.judged[0] ?? null;
  const wrong = problem || (advice?.problems[0] ?? '');
  return (
    <form className={css.hand} onSubmit={give}>
      <Field label={t('odds.own')} value={own} hint={sight.own} onChange={setOwn} />
      {sight.seen !== 'none' && (
        <Field
          label={t(sight.seen === 'board' ? 'odds.board' : 'odds.up')}
          value={seen}
          hint={sight.others}
          onChange={setSeen}
        />
      )}
      <button type="submit" className={ui.button}>
        {t('odds.lookUp')}
      </button>
      {wrong !== '' && (
        <p className={ui.problem} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.worths} role="status">
        {counting.busy ? (
          <Progress part={counting.part} />
        ) : (
          asked !== null &&
          advice !== null &&
          wrong === '' &&
          (judged === null ? t('odds.noWorths') : <WorthList worths={judged.worths} />)
        )}
      </div>
    </form>
  );
}
