import { sentence } from '../app/api.ts';
import ui from './ui.module.css';

interface Props {
  /** Why the last rows could not be had; null where they could. */
  readonly error: Error | null;
  readonly more: boolean;
  readonly busy: boolean;
  readonly title: string;
  /** A class of the list's own for the button. */
  readonly own?: string | undefined;
  readonly onMore: () => void;
}

/** The foot of a long list: what went wrong, and a button for the next rows. */
export function MoreRows({ error, more, busy, title, own, onMore }: Props) {
  return (
    <>
      {error !== null && (
        <p className={ui.problem} role="alert">
          {sentence(error)}
        </p>
      )}
      {more && (
        <button
          type="button"
          className={own === undefined ? ui.button : `${ui.button} ${own}`}
          disabled={busy}
          onClick={onMore}
        >
          {title}
        </button>
      )}
    </>
  );
}
