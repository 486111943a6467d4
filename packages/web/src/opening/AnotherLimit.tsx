import { forcedBets, type LimitRange, limitOf, sayRange, whyNoLimit } from '@cardroom/core/houses';
import { useId, useState } from 'react';
import type { OfferingCard } from '../app/api.ts';
import { type PlainKey, t } from '../strings.ts';
import { Choice } from '../ui/Choice.tsx';
import ui from '../ui/ui.module.css';
import { fieldsOf, limitIdOf } from './limit-fields.ts';

interface Props {
  readonly game: OfferingCard;
  /** The limit that stands in the fields; null while there is none. */
  readonly onLimit: (id: string | null) => void;
}

/** A limit of one's own, inside what the book prints: what is wrong with it is said while one types. */
export function AnotherLimit({ game, onLimit }: Props) {
  const kinds = [...new Set(game.ranges.map(({ kind }) => kind))];
  const [kind, setKind] = useState<LimitRange['kind'] | undefined>(kinds[0]);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const said = useId();
  const ranges = game.ranges.filter((range) => range.kind === kind);
  const fields = fieldsOf(ranges);
  const id = limitIdOf(ranges, texts);
  const limit = typeof id === 'string' ? limitOf(game, id) : undefined;
  const problem =
    id === undefined ? t('open.wholeDollars') : id === null || limit ? null : whyNoLimit(game, id);
  const change = (of: readonly LimitRange[], next: readonly string[]) => {
    setTexts(next);
    const name = limitIdOf(of, next);
    onLimit(typeof name === 'string' && limitOf(game, name) !== undefined ? name : null);
  };
  const forced = limit === undefined ? '' : forcedBets(limit);
  return (
    <fieldset className={ui.stack}>
      <legend className={ui.unseen}>{t('open.anotherIs')}</legend>
      {kinds.length > 1 && kind !== undefined && (
        <Choice
          label={t('open.playedAs')}
          value={kind}
          choices={kinds.map((value) => ({ value, text: t(`open.as.${value}` as PlainKey) }))}
          onChoose={(next) => {
            setKind(next);
            change(
              game.ranges.filter((range) => range.kind === next),
              [],
            );
          }}
        />
      )}
      <div className={ui.fields}>
        {fields.map(({ label, optional }, i) => (
          <label key={`${kind} ${label}`} className={ui.field}>
            <span className={ui.label}>{t(label)}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={texts[i] ?? ''}
              required={!optional}
              aria-invalid={problem !== null}
              aria-describedby={said}
              onChange={({ target }) =>
                change(
                  ranges,
                  fields.map((_, n) => (n === i ? target.value : (texts[n] ?? ''))),
                )
              }
            />
          </label>
        ))}
      </div>
      <div id={said} aria-live="polite">
        {problem !== null ? (
          <p className={ui.problem}>{problem}</p>
        ) : limit !== undefined ? (
          <p>
            <strong>{limit.title}</strong>
            {forced !== '' && `, ${forced}`}
          </p>
        ) : (
          ranges.map((range) => (
            <p key={sayRange(range)} className={ui.hint}>
              {t('open.allowed', { range: sayRange(range) })} <span className={ui.cite}>{range.cite}</span>
            </p>
          ))
        )}
      </div>
    </fieldset>
  );
}
