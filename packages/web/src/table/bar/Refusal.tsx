import css from './Refusal.module.css';

/** Why something was not done, beside whatever asked for it. */
export function Refusal({ text }: { readonly text: string }) {
  return (
    <p className={css.refusal} role="alert">
      {text}
    </p>
  );
}
