import {
  type LegalHand,
  optionsFor,
  type RoundState,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { Sure, useSure } from '../bar/Sure.tsx';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { SetButton } from '../tray/SetButton.tsx';
import { Tray } from '../tray/Tray.tsx';
import { emptyPlacing, inPlace, placingOf, type TrayPlace } from '../tray/tray.ts';
import { isFoul } from './foul.ts';
import { setName } from './names.ts';

interface Props {
  readonly round: RoundState;
  readonly due: LegalHand;
  readonly hand: SpotHand;
}

/** A hand to be set in two parts: the front is chosen, the rest stands behind. */
export function SetBar({ round, due, hand }: Props) {
  const { place: seat } = useTable();
  const { play, refusal, busy } = useAsk();
  const { cards } = hand;
  const options = optionsFor(round, hand);
  const own = options.find(({ set }) => set !== undefined && set.way === null);
  const house = options.find(({ set }) => set !== undefined && set.way !== null);
  const size = own?.set?.front ?? 2;
  const [placing, setPlacing] = useState(emptyPlacing(cards));
  const places: readonly TrayPlace[] = [{ id: 'front', title: t('set.place.front'), room: size, lies: [] }];
  const front = inPlace(cards, placing, 0);
  const back = inPlace(cards, placing, -1);
  const left = size - front.length;
  const refused = left === 0 ? (own?.set?.refuses?.({ front, back }) ?? null) : null;
  const foul = left === 0 && refused === null && isFoul(round.game, { front, back });
  const ready = left === 0 && refused === null && own !== undefined && !busy;
  const { risk, close, sure } = useSure();
  const go = () =>
    sure(
      foul ? t('sure.foul') : null,
      t('set.set'),
      () => void play({ type: 'choose', seat, choice: own?.id ?? '', spot: due.spot, front }),
    );
  const houseWay = () => {
    const set = house?.set?.way?.(cards);
    if (set !== undefined) setPlacing(placingOf(cards, [set.front]));
  };
  useKeys(
    risk !== null
      ? []
      : [
          ...(house === undefined ? [] : [{ key: 'h', does: t('set.houseWay'), press: houseWay }]),
          ...(ready ? [{ key: 'Enter', does: t('set.set'), press: go }] : []),
        ],
  );
  if (risk !== null) return <Sure risk={risk} onClose={close} />;
  const names = left === 0 ? setName(round.game, front, back) : '';
  const verdict = foul ? t('set.foul') : t('set.legal');
  return (
    <>
      <Tray
        cards={cards}
        places={places}
        rest={t('set.place.back')}
        placing={placing}
        onChange={setPlacing}
      />
      <p className={barCss.setLine} data-foul={foul || refused !== null || undefined} aria-live="polite">
        {left > 0
          ? t('set.unset')
          : refused !== null
            ? refused
            : names === ''
              ? verdict
              : t('set.line', { sets: names, verdict })}
        {foul && ` ${t('set.foulWhy')}`}
      </p>
      <div className={barCss.buttons}>
        {house !== undefined && (
          <button type="button" className={`${ui.button} ${barCss.act}`} disabled={busy} onClick={houseWay}>
            {t('set.houseWay')}
            <KeyCap>H</KeyCap>
          </button>
        )}
        <SetButton title={t('set.set')} left={left} foul={foul} ready={ready} onSet={go} />
      </div>
      <Refusal text={refusal} />
    </>
  );
}
