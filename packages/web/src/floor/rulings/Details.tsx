import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './Details.module.css';
import type { Nameable } from './nameables.ts';
import type { Detail, Draft } from './ruling-draft.ts';

interface Props {
  /** Hands that may lie in each other's place. */
  readonly nameables: readonly Nameable[];
  readonly details: readonly Detail[];
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

const MANY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What more a ruling may depend on, where it can. */
export function Details({ nameables, details, draft, onChange }: Props) {
  return (
    <>
      {details.includes('by') && (
        <fieldset className={css.by}>
          <legend className={ui.label}>{t('ruling.by')}</legend>
          {(['dealer', 'player'] as const).map((by) => (
            <label key={by} className={ui.tick}>
              <input type="radio" name="by" checked={draft.by === by} onChange={() => onChange({ by })} />
              <span>{t(`ruling.by.${by}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {details.includes('other') && draft.named >= 0 && (
        <label className={ui.field}>
          <span className={ui.label}>{t('ruling.other')}</span>
          <select value={draft.other} onChange={({ target }) => onChange({ other: Number(target.value) })}>
            <option value={-1}>{t(details.includes('hand') ? 'ruling.noOther' : 'ruling.next')}</option>
            {nameables.map(({ label, names }, i) =>
              i === draft.named || (names.spot ?? names.seat) === undefined ? null : (
                <option key={label} value={i}>
                  {label}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      {details.includes('count') && (
        <label className={ui.field}>
          <span className={ui.label}>{t('ruling.count')}</span>
          <select value={draft.count} onChange={({ target }) => onChange({ count: Number(target.value) })}>
            {MANY.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      )}
      {details.includes('cents') && (
        <label className={ui.field}>
          <span className={ui.label}>{t('ruling.cents')}</span>
          <input
            inputMode="decimal"
            defaultValue={draft.cents === 0 ? '' : draft.cents / 100}
            onChange={({ target }) => onChange({ cents: centsIn(target.value) })}
          />
        </label>
      )}
      {(['looked', 'exposed'] as const)
        .filter((detail) => details.includes(detail))
        .map((detail) => (
          <label key={detail} className={ui.tick}>
            <input
              type="checkbox"
              checked={draft[detail]}
              onChange={({ target }) => onChange({ [detail]: target.checked })}
            />
            <span>{t(`ruling.${detail}`)}</span>
          </label>
        ))}
    </>
  );
}

function centsIn(text: string): number {
  const cents = Math.round(Number(text.replace(/[$,\s]/g, '')) * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
}
