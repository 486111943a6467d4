import ui from '../../ui/ui.module.css';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { count } from '../t.ts';

interface Props {
  /** What it does when no card is left to be laid. */
  readonly title: string;
  readonly left: number;
  readonly foul: boolean;
  readonly ready: boolean;
  readonly onSet: () => void;
}

/** Sets the hand as it lies. */
export function SetButton({ title, left, foul, ready, onSet }: Props) {
  return (
    <button
      type="button"
      className={`${ui.button} ${barCss.act}`}
      data-strength={foul ? undefined : 'strong'}
      disabled={!ready}
      onClick={onSet}
    >
      {left > 0 ? count('set.left', left) : title}
      <KeyCap>↵</KeyCap>
    </button>
  );
}
