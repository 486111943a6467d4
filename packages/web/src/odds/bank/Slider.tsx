import { useId } from 'react';
import ui from '../../ui/ui.module.css';
import css from './BankOdds.module.css';

interface Props {
  readonly label: string;
  readonly steps: readonly number[];
  readonly value: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A slider over given steps, which says where it stands. */
export function Slider({ label, steps, value, say, onChange }: Props) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label className={ui.label} htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id}>{say(value)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        value={Math.max(0, steps.indexOf(value))}
        aria-valuetext={say(value)}
        onChange={({ target }) => onChange(steps[Number(target.value)])}
      />
    </div>
  );
}
