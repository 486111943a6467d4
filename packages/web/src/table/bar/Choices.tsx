import ui from '../../ui/ui.module.css';
import barCss from './bar.module.css';
import { KeyCap } from './KeyCap.tsx';
import { useKeys } from './keys.ts';
import { Refusal } from './Refusal.tsx';

export interface ChoiceButton {
  readonly title: string;
  readonly go: () => void;
  readonly strong?: boolean;
  /** Why it cannot be chosen; empty or absent when it can. */
  readonly refused?: string;
  /** Its key; the choices' number unless given. */
  readonly key?: string;
}

interface Props {
  readonly text?: string;
  readonly choices: readonly ChoiceButton[];
  readonly busy: boolean;
  readonly refusal: string;
}

/** A few things of which one is done. */
export function Choices({ text, choices, busy, refusal }: Props) {
  const keyed = choices.map((choice, i) => ({ ...choice, key: choice.key ?? String(i + 1) }));
  const open = keyed.filter(({ refused = '' }) => refused === '' && !busy);
  useKeys(open.map(({ key, title, go }) => ({ key, does: title, press: go })));
  const why = keyed.map(({ refused }) => refused ?? '').find((reason) => reason !== '') ?? '';
  return (
    <>
      {text !== undefined && <p className={barCss.note}>{text}</p>}
      <div className={barCss.buttons}>
        {keyed.map(({ key, title, go, strong, refused = '' }) => (
          <button
            key={`${key} ${title}`}
            type="button"
            className={`${ui.button} ${barCss.act}`}
            data-strength={strong ? 'strong' : undefined}
            disabled={busy || refused !== ''}
            title={refused === '' ? undefined : refused}
            onClick={go}
          >
            {title}
            <KeyCap>{key === 'Enter' ? '↵' : key.toUpperCase()}</KeyCap>
          </button>
        ))}
      </div>
      {why !== '' && why !== text && <p className={barCss.note}>{why}</p>}
      <Refusal text={refusal} />
    </>
  );
}
