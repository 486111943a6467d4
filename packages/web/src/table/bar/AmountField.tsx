import { type Cents, dollars } from '@cardroom/core/engine';
import { useId, useState } from 'react';
import { fromCents, toCents } from '../../ui/money.ts';
import { t } from '../t.ts';
import css from './AmountField.module.css';
import { nearest, type Range } from './amounts.ts';
import barCss from './bar.module.css';
import refusalCss from './Refusal.module.css';

interface Props {
  readonly label: string;
  readonly range: Range;
  readonly value: Cents;
  readonly onChange: (cents: Cents) => void;
  readonly presets?: readonly { readonly title: string; readonly cents: Cents }[];
  readonly onEnter?: () => void;
}

/** An amount by slider, by figure, or by one of the usual sizes. */
export function AmountField({ label, range, value, onChange, presets = [], onEnter }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max, step } = range;
  const given = typed === null ? value : (toCents(typed) ?? null);
  const wrong = given === null || given !== nearest(given, range);
  const move = (by: number) => {
    setTyped(null);
    onChange(nearest(by > 0 && value < min + step && value !== min ? min : value + by * step, range));
  };
  return (
    <div className={css.amount}>
      {presets.length > 0 && (
        <div className={css.presets}>
          {presets.map(({ title, cents }) => (
            <button
              key={title}
              type="button"
              className={barCss.preset}
              aria-pressed={cents === value}
              onClick={() => {
                setTyped(null);
                onChange(cents);
              }}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <div className={css.row}>
        <button
          type="button"
          className={css.step}
          aria-label={t('pot.less')}
          disabled={value <= min}
          onClick={() => move(-1)}
        >
          −
        </button>
        <input
          type="range"
          className={css.slider}
          aria-label={label}
          aria-valuetext={dollars(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => {
            setTyped(null);
            // The steps may miss the most, which the end of the slider always is.
            const cents = Number(target.value);
            onChange(max - cents < step ? max : nearest(cents, range));
          }}
        />
        <button
          type="button"
          className={css.step}
          aria-label={t('pot.more')}
          disabled={value >= max}
          onClick={() => move(1)}
        >
          +
        </button>
        <span className={css.figure}>
          <span aria-hidden="true">$</span>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label}, $`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-why` : undefined}
            value={typed ?? fromCents(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              const cents = toCents(target.value) ?? null;
              if (cents !== null && cents === nearest(cents, range)) onChange(cents);
            }}
            onBlur={() => setTyped(null)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !wrong) onEnter?.();
            }}
          />
        </span>
      </div>
      {wrong && (
        <p className={refusalCss.refusal} id={`${id}-why`}>
          {t('pot.wrongAmount', { least: dollars(min), most: dollars(max) })}
        </p>
      )}
    </div>
  );
}
