import { type PointsState, SET_NAMES, type SetDue, suggestPlacement } from '@cardroom/core/engine/points';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { Sure, useSure } from '../bar/Sure.tsx';
import { useAsk } from '../context.ts';
import { count, t } from '../t.ts';
import { SetButton } from '../tray/SetButton.tsx';
import { Tray } from '../tray/Tray.tsx';
import { emptyPlacing, inPlace, placingOf, type TrayPlace } from '../tray/tray.ts';
import { setLine } from './set-line.ts';

interface Props {
  readonly hand: PointsState;
  readonly due: SetDue;
}

/** The cards one holds, put in front, middle and back. */
export function SetActions({ hand, due }: Props) {
  const { play, refusal, busy } = useAsk();
  const { seat, lay, discard, room } = due;
  const cards = hand.held[seat];
  const [placing, setPlacing] = useState(emptyPlacing(cards));
  const [declare, setDeclare] = useState(false);
  const places = SET_NAMES.map(
    (id, i): TrayPlace => ({ id, title: t(`set.place.${id}`), room: room[i], lies: hand.sets[seat][i] }),
  );
  const laid = places.map((_, i) => inPlace(cards, placing, i));
  const left = lay - laid.flat().length;
  const sets = laid.map((more, i) => [...hand.sets[seat][i], ...more]);
  const line = setLine(sets, hand.game.equalSets);
  const ready = left === 0 && !busy;
  const [front, middle, back] = laid;
  const { risk, close, sure } = useSure();
  const title = lay < 13 ? count('set.lay', lay) : t('set.set');
  // A clean sweep is declared, and stands whatever the order of its sets.
  const foul = line?.foul === true && !declare;
  const go = () =>
    sure(
      foul ? t('sure.foul') : null,
      title,
      () => void play({ type: 'set', seat, front, middle, back, ...(declare && { declare }) }),
    );
  const surrender = () =>
    sure(t('sure.surrender'), t('set.surrender'), () => void play({ type: 'surrender', seat }));
  const suggest = () => {
    const command = suggestPlacement(hand, seat);
    if (command.type !== 'set') return;
    setPlacing(placingOf(cards, [command.front, command.middle, command.back]));
    setDeclare(command.declare === true);
  };
  useKeys(
    risk !== null
      ? []
      : [
          { key: 'h', does: t('set.suggest'), press: suggest },
          ...(ready ? [{ key: 'Enter', does: title, press: go }] : []),
        ],
  );
  if (risk !== null) return <Sure risk={risk} onClose={close} />;
  return (
    <>
      <Tray
        cards={cards}
        places={places}
        rest={t(discard > 0 && left === 0 ? 'set.place.discard' : 'set.place.hand')}
        placing={placing}
        onChange={setPlacing}
      />
      {discard > 0 && <p className={barCss.note}>{count('set.thrown', discard)}</p>}
      <p className={barCss.setLine} data-foul={foul || undefined} aria-live="polite">
        {line === null ? t('set.unsetThree') : line.text}
        {foul && ` ${t('set.foulWhy')}`}
      </p>
      {due.mayDeclare && (
        <button
          type="button"
          className={barCss.preset}
          aria-pressed={declare}
          onClick={() => setDeclare(!declare)}
        >
          {t('set.declare')}
        </button>
      )}
      <div className={barCss.buttons}>
        <button type="button" className={`${ui.button} ${barCss.act}`} onClick={suggest}>
          {t('set.suggest')}
          <KeyCap>H</KeyCap>
        </button>
        <button
          type="button"
          className={`${ui.button} ${barCss.act}`}
          onClick={() => setPlacing(emptyPlacing(cards))}
        >
          {t('set.clear')}
        </button>
        {due.maySurrender && (
          <button type="button" className={`${ui.button} ${barCss.act}`} disabled={busy} onClick={surrender}>
            {t('set.surrender')}
          </button>
        )}
        <SetButton title={title} left={left} foul={foul} ready={ready} onSet={go} />
      </div>
      <Refusal text={refusal} />
    </>
  );
}
