import type { HandState } from '@cardroom/core/engine/pot';
import ui from '../../ui/ui.module.css';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { useAsk } from '../context.ts';
import type { Picks } from '../stage/use-picked.ts';
import { count, t } from '../t.ts';
import type { SeatDue } from './PotBar.tsx';

interface Props {
  readonly hand: HandState;
  readonly due: Extract<SeatDue, { due: 'discard' }>;
  readonly picks: Picks;
}

/** Tap the cards to throw away, then draw; or stand pat. */
export function DrawActions({ hand, due, picks }: Props) {
  const { play, refusal, busy } = useAsk();
  const { seat, least, most, draws } = due;
  const { picked, toggle } = picks;
  const down = hand.down[seat];
  const n = picked.length;
  const ready = n >= least && n <= most;
  const title = n === 0 ? t(draws ? 'pot.pat' : 'pot.keep') : count(draws ? 'pot.draw' : 'pot.discard', n);
  const go = () => void play({ type: 'discard', seat, cards: picked.map((place) => down[place]) });
  useKeys([
    ...down.map((_, place) => ({
      key: String(place + 1),
      does: t('keys.card', { n: place + 1 }),
      press: () => toggle(place),
    })),
    ...(ready && !busy ? [{ key: 'Enter', does: title, press: go }] : []),
  ]);
  const range = least === 0 ? t('pot.chooseUpTo', { most }) : t('pot.chooseRange', { least, most });
  return (
    <>
      <p className={barCss.note}>
        {least === most ? count('pot.chooseExactly', least) : t('pot.choose', { range })}
      </p>
      <div className={barCss.buttons}>
        <button
          type="button"
          className={`${ui.button} ${barCss.act}`}
          data-strength="strong"
          disabled={!ready || busy}
          onClick={go}
        >
          {ready || n > 0 ? title : count('pot.discard', least)}
          <KeyCap>↵</KeyCap>
        </button>
      </div>
      <Refusal text={refusal} />
    </>
  );
}
