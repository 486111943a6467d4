import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { rulesQuery } from '../app/queries.ts';
import { Link } from '../app/router.tsx';
import { say } from '../app/toasts.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { asSvg, asText, type Bar, barsOf } from './bars.ts';
import type { Counted } from './counting/messages.ts';
import { useCounting } from './counting/use-counting.ts';
import css from './OddsScreen.module.css';
import { t } from './t.ts';

const FEWEST = 2;
const MOST = 6;

/** The odds of a game: what hands stand to win of a pot, or what each bet against a bank costs. */
export default function OddsScreen({ house, game }: { readonly house: string; readonly game: string }) {
  const offering = `${house}/${game}`;
  const { data } = useQuery(rulesQuery(offering));
  const name = data?.name ?? game;
  useTitle(t('odds.title', { game: name }));
  const { answer, busy, ask } = useCounting();
  const [hands, setHands] = useState<readonly string[]>(['', '']);
  const [board, setBoard] = useState('');
  const [dead, setDead] = useState('');
  const [asked, setAsked] = useState<readonly string[]>(['', '']);
  useEffect(() => ask({ offering, hands: ['any', 'any'], board: '', dead: '' }), [offering, ask]);
  const count = (event: FormEvent) => {
    event.preventDefault();
    setAsked(hands);
    ask({ offering, hands: hands.map((hand) => hand.trim() || 'any'), board, dead });
  };
  const isBank = answer?.kind === 'player-dealer';
  const heading = t('odds.title', { game: name });
  const bars =
    answer === null
      ? []
      : barsOf(
          answer,
          asked.map((hand) => hand.trim() || 'any'),
        );
  return (
    <div className={css.page} data-house={house}>
      <header className={css.head}>
        <h1>{heading}</h1>
        <Link className={ui.textButton} href={`/rules/${offering}`}>
          {t('odds.rules')}
        </Link>
      </header>
      <p>{isBank ? t('odds.bank') : t('odds.pot')}</p>
      {!isBank && (
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
          {answer?.kind !== 'points' && <Field label={t('odds.board')} value={board} onChange={setBoard} />}
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
      )}
      <div aria-live="polite" className={css.answer} aria-busy={busy}>
        <p>{busy ? t('odds.working') : methodOf(answer)}</p>
        {!busy && (
          <ol className={css.bars}>
            {bars.map((bar, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer stay where they are.
              <BarRow key={i} bar={bar} />
            ))}
          </ol>
        )}
      </div>
      {bars.length > 0 && !busy && (
        <div className={css.buttons}>
          <CopyButton label={t('odds.copy')} text={() => asText(heading, bars)} />
          <CopyButton label={t('odds.copySvg')} text={() => asSvg(heading, bars)} />
        </div>
      )}
    </div>
  );
}

/** How it was found, or why it was not. */
function methodOf(answer: Counted | null): string {
  if (answer === null) return '';
  if (answer.kind === 'broke') return t('odds.failed');
  if (answer.kind === 'player-dealer') return '';
  if (!answer.found.ok) return answer.found.message;
  const deals = answer.found.deals.toLocaleString('en-US');
  return t(answer.found.method === 'exact' ? 'odds.exact' : 'odds.simulated', { deals });
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}

function Field({ label, value, hint, onChange }: FieldProps) {
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

function BarRow({ bar: { title, part, says, more } }: { readonly bar: Bar }) {
  return (
    <li className={css.bar}>
      <div className={css.line}>
        <strong>{title}</strong>
        <span>{says}</span>
      </div>
      <div className={css.track} aria-hidden="true">
        <div style={{ width: `${100 * Math.max(0, Math.min(1, part))}%` }} />
      </div>
      <p className={css.more}>{more.join(' · ')}</p>
    </li>
  );
}

function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => say(t('odds.copied')),
      () => {},
    );
  return (
    <button type="button" className={ui.button} data-size="small" onClick={() => void copy()}>
      {label}
    </button>
  );
}
