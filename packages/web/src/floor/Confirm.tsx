import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import ui from '../ui/ui.module.css';
import { t } from './t.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the button does, in its own words. */
  readonly go: string;
  readonly problem: string;
  readonly onGo: () => Promise<boolean>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A second thought before something that cannot be taken back. */
export function Confirm({ title, text, go, problem, onGo, onCancel, children }: Props) {
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onGo().then((done) => {
      if (!done) setBusy(false);
    });
  };
  return (
    <form ref={form} className={ui.stack} onSubmit={send}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
      {problem !== '' && (
        <p className={ui.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={ui.row}>
        <button type="submit" className={ui.button} data-strength="strong" disabled={busy}>
          {go}
        </button>
        <button type="button" className={ui.button} onClick={onCancel}>
          {t('floor.cancel')}
        </button>
      </div>
    </form>
  );
}
