import { type Remedy, sayRemedy } from '@cardroom/core/rulings';
import type { MachineKind } from '@cardroom/core/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { FloorRuling } from '../floor-api.ts';
import { t } from '../t.ts';
import css from './ReadRuling.module.css';

interface Props {
  readonly kind: MachineKind;
  readonly answer: FloorRuling;
  readonly problem: string;
  readonly onRule: (remedy: readonly Remedy[], reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** The ruling with its line, to be made; or something else, for a reason that everybody is told. */
export function ReadRuling({ kind, answer: { ruling, choices }, problem, onRule, onCancel }: Props) {
  const [busy, setBusy] = useState(false);
  const [other, setOther] = useState(-1);
  const [reason, setReason] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const rule = (remedy: readonly Remedy[], why: string) => {
    setBusy(true);
    void onRule(remedy, why).then((done) => {
      if (!done) setBusy(false);
    });
  };
  const chosen = choices[other];
  const otherwise = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) rule(chosen.remedy, chosen.name === undefined ? reason.trim() : '');
  };
  return (
    <>
      <section className={css.ruling} aria-label={t('ruling.label')}>
        {ruling === null ? (
          <p>{t('ruling.silent')}</p>
        ) : (
          <p className={css.say}>
            {ruling.say} <span className={ui.cite}>{ruling.cite ?? t('ruling.posted')}</span>
          </p>
        )}
        {ruling?.reading && (
          <p className={ui.hint}>
            {t('ruling.reading', { title: ruling.reading.title, is: ruling.reading.is })}
          </p>
        )}
      </section>
      {problem !== '' && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={ui.row}>
        {ruling !== null && (
          <button
            ref={first}
            type="button"
            className={ui.button}
            data-strength="strong"
            disabled={busy}
            onClick={() => rule(ruling.remedy, '')}
          >
            {t('ruling.apply')}
          </button>
        )}
        <button type="button" className={ui.button} onClick={onCancel}>
          {t('floor.cancel')}
        </button>
      </div>
      {choices.length > 0 && (
        <details className={ui.fold} open={ruling === null}>
          <summary>{t('ruling.instead')}</summary>
          <form className={ui.stack} onSubmit={otherwise}>
            <fieldset className={css.choices}>
              <legend className={ui.unseen}>{t('ruling.instead')}</legend>
              {choices.map(({ remedy, name }, i) => (
                <label key={JSON.stringify(remedy)} className={ui.tick}>
                  <input type="radio" name="other" checked={i === other} onChange={() => setOther(i)} />
                  <span>
                    {name ?? remedy.map((each) => sayRemedy(each, kind)).join(' ')}
                    {name !== undefined && <span className={ui.hint}> {t('ruling.named')}</span>}
                  </span>
                </label>
              ))}
            </fieldset>
            {chosen !== undefined && chosen.name === undefined && (
              <label className={ui.field}>
                <span className={ui.label}>{t('ruling.reason')}</span>
                <input
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                  placeholder={t('ruling.reasonHint')}
                  maxLength={200}
                  required
                />
              </label>
            )}
            <div className={ui.row}>
              <button type="submit" className={ui.button} disabled={busy || chosen === undefined}>
                {t('ruling.applyOther')}
              </button>
            </div>
          </form>
        </details>
      )}
    </>
  );
}
