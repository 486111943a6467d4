import { type FormEvent, useId, useState } from 'react';
import ui from '../ui/ui.module.css';
import { Bars } from './Bars.tsx';
import { barsOf } from './bars.ts';
import type { CountedAs } from './counting/messages.ts';
import { Progress } from './counting/Progress.tsx';
import css from './OddsScreen.module.css';
import { t } from './t.ts';

const FEWEST = 2;
const MOST = 6;

interface Asked {
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
}

interface Props {
  readonly answer: CountedAs<'pot' | 'points'>;
  readonly busy: boolean;
  readonly part: number | null;
  readonly heading: string;
  readonly onAsk: (asked: Asked) => void;
}

const written = (hands: readonly string[]) => hands.map((hand) => hand.trim() || 'any');

/** What hands stand to win of a pot, or in points. */
export function PotOdds({ answer, busy, part, heading, onAsk }: Props) {
  const [hands, setHands] = useState<readonly string[]>(['', '']);
  const [board, setBoard] = useState('');
  const [dead, setDead] = useState('');
  const [asked, setAsked] = useState<readonly string[]>(['', '']);
  const count = (event: FormEvent) => {
    event.preventDefault();
    setAsked(hands);
    onAsk({ hands: written(hands), board, dead });
  };
  return (
    <>
      <p>{t('odds.pot')}</p>
      <form className={css.form} onSubmit={count}>
        {hands.map((hand, i) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: hands are known by their place.
            key={i}
            label={t('odds.hand', { n: i + 1 })}
            value={hand}
            hint={t('odds.handHint')}
            onChange={(text) => setHands(hands.with(i, text))}
          />
        ))}
        {answer.kind !== 'points' && <Field label={t('odds.board')} value={board} onChange={setBoard} />}
        <Field label={t('odds.dead')} value={dead} onChange={setDead} />
        <div className={css.buttons}>
          <button type="submit" className={ui.button} data-strength="strong">
            {t('odds.ask')}
          </button>
          {hands.length < MOST && (
            <button type="button" className={ui.button} onClick={() => setHands([...hands, ''])}>
              {t('odds.more')}
            </button>
          )}
          {hands.length > FEWEST && (
            <button type="button" className={ui.button} onClick={() => setHands(hands.slice(0, -1))}>
              {t('odds.fewer')}
            </button>
          )}
        </div>
      </form>
      <div aria-live="polite" className={css.answer} aria-busy={busy}>
        {busy ? (
          <Progress part={part} />
        ) : (
          <>
            <p>{methodOf(answer)}</p>
            <Bars heading={heading} bars={barsOf(answer, written(asked))} />
          </>
        )}
      </div>
    </>
  );
}

/** How it was found, or why it was not. */
function methodOf({ found }: Props['answer']): string {
  if (!found.ok) return found.message;
  const deals = found.deals.toLocaleString('en-US');
  return t(found.method === 'exact' ? 'odds.exact' : 'odds.simulated', { deals });
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}

export function Field({ label, value, hint, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={ui.field}>
      <label className={ui.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
