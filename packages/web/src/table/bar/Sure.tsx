import { useState } from 'react';
import { setSetting, useSettings } from '../../app/settings.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import barCss from './bar.module.css';
import { KeyCap } from './KeyCap.tsx';
import { useKeys } from './keys.ts';

/** Something that is easily done by mistake, and cannot be taken back. */
interface Risk {
  /** What speaks against it. */
  readonly why: string;
  readonly title: string;
  readonly go: () => void;
}

/** Asks once before something risky, unless whoever plays wants no questions. */
export function useSure() {
  const { confirm } = useSettings();
  const [risk, setRisk] = useState<Risk | null>(null);
  return {
    risk,
    close: () => setRisk(null),
    /** Does it, or asks first where there is something to say against it. */
    sure: (why: string | null, title: string, go: () => void) => {
      if (why === null || confirm === 'off') go();
      else setRisk({ why, title, go });
    },
  };
}

interface Props {
  readonly risk: Risk;
  readonly onClose: () => void;
}

/** The question, in place of the buttons. */
export function Sure({ risk: { why, title, go }, onClose }: Props) {
  const yes = () => {
    onClose();
    go();
  };
  useKeys([
    { key: 'y', does: title, press: yes },
    { key: 'n', does: t('sure.no'), press: onClose },
  ]);
  return (
    <>
      <p className={barCss.note} role="alert">
        {why}
      </p>
      <div className={barCss.buttons}>
        <button
          type="button"
          className={`${ui.button} ${barCss.act}`}
          data-strength="strong"
          onClick={onClose}
        >
          {t('sure.no')}
          <KeyCap>N</KeyCap>
        </button>
        <button type="button" className={`${ui.button} ${barCss.act}`} data-sure onClick={yes}>
          {title}
          <KeyCap>Y</KeyCap>
        </button>
      </div>
      <button
        type="button"
        className={barCss.preset}
        onClick={() => {
          setSetting('confirm', 'off');
          yes();
        }}
      >
        {t('sure.never', { title })}
      </button>
    </>
  );
}
