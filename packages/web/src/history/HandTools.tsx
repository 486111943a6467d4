import type { Sign } from '@cardroom/core/table';
import { useState } from 'react';
import { sentence } from '../app/api.ts';
import { useMe } from '../app/session.ts';
import { say } from '../app/toasts.tsx';
import { LinkDialog } from '../ui/link/LinkDialog.tsx';
import ui from '../ui/ui.module.css';
import css from './HandTools.module.css';
import { type HandPlace, type PastHand, phhOf, shareLink } from './replay/past-hand.ts';
import { save } from './save.ts';
import { t } from './t.ts';

interface Props {
  readonly place: HandPlace;
  readonly hand: PastHand;
  readonly kind: Sign['kind'];
}

/** What one takes away from a hand: a link for others, or a file. */
export function HandTools({ place, hand, kind }: Props) {
  const me = useMe();
  const [link, setLink] = useState<string | null>(null);
  const { table, number, share } = place;
  const file = `${hand.opening.offering.replace('/', '-')}-${number}`;
  const dealtIn = Object.keys(hand.names).includes(me?.id ?? '');
  const make = () => {
    shareLink({ table, number }).then(setLink, (error: unknown) => say(sentence(error), 'warning'));
  };
  const phh = () => {
    phhOf(place).then(
      (text) => save(`${file}.phh`, text, 'text/plain'),
      (error: unknown) => say(sentence(error), 'warning'),
    );
  };
  return (
    <div className={`${css.tools} ${ui.noPrint}`}>
      {share === undefined && dealtIn && (
        <button type="button" className={ui.button} data-strength="brass" onClick={make}>
          {t('tools.share')}
        </button>
      )}
      <button
        type="button"
        className={ui.button}
        aria-label={t('tools.nativeLabel')}
        onClick={() => save(`${file}.json`, JSON.stringify(hand, null, 1), 'application/json')}
      >
        {t('tools.native')}
      </button>
      {kind === 'pot' && (
        <button type="button" className={ui.button} aria-label={t('tools.phhLabel')} onClick={phh}>
          {t('tools.phh')}
        </button>
      )}
      {link !== null && (
        <LinkDialog
          title={t('tools.shareTitle')}
          text={t('tools.shareText')}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
    </div>
  );
}
