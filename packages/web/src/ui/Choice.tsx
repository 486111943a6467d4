import { useId } from 'react';
import css from './Choice.module.css';
import ui from './ui.module.css';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly text: string }[];
  readonly onChoose: (value: V) => void;
  readonly hideLabel?: boolean;
}

/** A few choices side by side, of which one holds: radio buttons that look like one control. */
export function Choice<V extends string>({ label, value, choices, onChoose, hideLabel = false }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className={hideLabel ? ui.unseen : ui.label}>{label}</legend>
      <div className={css.choiceRow}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
