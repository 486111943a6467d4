import { dollars } from '@cardroom/core/engine';
import {
  bet,
  betOf,
  type HandState,
  type LegalBet,
  potOf,
  type RaiseOption,
  stack,
} from '@cardroom/core/engine/pot';
import { useState } from 'react';
import ui from '../../ui/ui.module.css';
import { AmountField } from '../bar/AmountField.tsx';
import { fitDown, partOfPot } from '../bar/amounts.ts';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { type Key, useKeys } from '../bar/keys.ts';
import { Refusal } from '../bar/Refusal.tsx';
import { Sure, useSure } from '../bar/Sure.tsx';
import { useAsk } from '../context.ts';
import { t } from '../t.ts';

interface Props {
  readonly hand: HandState;
  readonly due: LegalBet;
}

/** Fold, check, call, bring in, bet and raise, each with what it costs. */
export function BetActions({ hand, due }: Props) {
  const { play, refusal, busy } = useAsk();
  const { seat, raise } = due;
  const sized = raise !== null && raise.only === null && raise.max > raise.min;
  const [chosen, choose] = useState(raise?.min ?? 0);
  const size = raise === null ? 0 : fitDown(Math.max(chosen, raise.min), raise);
  const passive = passiveMove(hand, due);
  const raises = raise === null ? [] : (raise.only ?? [size]);
  const { risk, close, sure } = useSure();
  const allIn = (put: number) => (put >= stack(hand, seat) ? t('sure.allIn') : null);
  const raiseTo = (to: number) =>
    sure(allIn(to - bet(hand, seat)), raiseTitle(hand, due, to), () => void play({ type: 'bet', seat, to }));
  const fold = () =>
    sure(due.check ? t('sure.fold') : null, t('pot.fold'), () => void play({ type: 'fold', seat }));
  const stay = () => {
    if (passive === null) return;
    const { title, command, cost } = passive;
    sure(cost > 0 ? allIn(cost) : null, title, () => void play(command));
  };
  const keys: Key[] = [
    ...(due.fold ? [{ key: 'f', does: t('pot.fold'), press: fold }] : []),
    ...(passive === null ? [] : [{ key: 'c', does: passive.title, press: stay }]),
    ...raises.map((to, i) => ({
      key: i === 0 ? 'r' : String(i + 1),
      does: raiseTitle(hand, due, to),
      press: () => raiseTo(to),
    })),
    ...(sized ? sizeKeys(hand, raise, seat, size, choose) : []),
  ];
  useKeys(busy || risk !== null ? [] : keys);
  if (risk !== null) return <Sure risk={risk} onClose={close} />;
  return (
    <>
      {sized && (
        <AmountField
          label={t('pot.slider')}
          range={raise}
          value={size}
          onChange={choose}
          presets={presets(hand, raise, seat)}
          onEnter={() => raiseTo(size)}
        />
      )}
      <div className={barCss.buttons}>
        {due.fold && (
          <button type="button" className={`${ui.button} ${barCss.act}`} disabled={busy} onClick={fold}>
            {t('pot.fold')}
            <KeyCap>F</KeyCap>
          </button>
        )}
        {passive !== null && (
          <button
            type="button"
            className={`${ui.button} ${barCss.act}`}
            data-strength="strong"
            disabled={busy}
            onClick={stay}
          >
            {passive.title}
            <KeyCap>C</KeyCap>
          </button>
        )}
        {raises.map((to, i) => (
          <button
            key={to}
            type="button"
            className={`${ui.button} ${barCss.act}`}
            data-strength={passive === null ? 'strong' : undefined}
            disabled={busy}
            onClick={() => raiseTo(to)}
          >
            {raiseTitle(hand, due, to)}
            <KeyCap>{i === 0 ? 'R' : i + 1}</KeyCap>
          </button>
        ))}
      </div>
      {raise === null && due.noRaise !== '' && (
        <p className={barCss.note}>{t('pot.noRaise', { why: due.noRaise })}</p>
      )}
      <Refusal text={refusal} />
    </>
  );
}

/** To stay in for the least. */
function passiveMove(hand: HandState, { seat, check, call, bringIn }: LegalBet) {
  if (check) return { title: t('pot.check'), command: { type: 'check', seat }, cost: 0 } as const;
  if (bringIn > 0)
    return {
      title: t('pot.bring-in', { cents: dollars(bringIn) }),
      command: { type: 'bring-in', seat },
      cost: bringIn,
    } as const;
  if (call === 0) return null;
  const all = call >= stack(hand, seat);
  const title = t(all ? 'pot.callAllIn' : 'pot.call', { cents: dollars(call) });
  return { title, command: { type: 'call', seat }, cost: call } as const;
}

function raiseTitle(hand: HandState, { seat, raise }: LegalBet, to: number): string {
  const cents = dollars(to);
  if (to - bet(hand, seat) >= stack(hand, seat)) return t('pot.betAllIn', { cents });
  return t(`pot.${raise?.word ?? 'bet'}`, { cents });
}

function presets(hand: HandState, raise: RaiseOption, seat: number) {
  let pot = hand.chips[potOf(hand)];
  for (let at = 0; at < hand.seats; at++) pot += hand.chips[betOf(hand, at)];
  const part = (of: number) => fitDown(partOfPot(of, hand.level, pot, bet(hand, seat)), raise);
  const all = raise.max - bet(hand, seat) >= stack(hand, seat);
  const sizes = [
    { title: t('pot.preset.min'), cents: raise.min },
    { title: t('pot.preset.half'), cents: part(1 / 2) },
    { title: t('pot.preset.two'), cents: part(2 / 3) },
    { title: t('pot.preset.pot'), cents: part(1) },
    { title: t(all ? 'pot.preset.all' : 'pot.preset.max'), cents: raise.max },
  ];
  // Sizes that come to the same are one: the first and the last keep their names.
  return sizes.filter(
    ({ cents }, i) =>
      i === 0 || (cents > sizes[i - 1].cents && (i === sizes.length - 1 || cents < raise.max)),
  );
}

function sizeKeys(
  hand: HandState,
  raise: RaiseOption,
  seat: number,
  size: number,
  choose: (cents: number) => void,
): Key[] {
  return [
    ...presets(hand, raise, seat).map(({ title, cents }, i) => ({
      key: String(i + 1),
      does: title,
      press: () => choose(cents),
    })),
    { key: '-', does: t('pot.less'), press: () => choose(fitDown(size - raise.step, raise)) },
    { key: '+', does: t('pot.more'), press: () => choose(fitDown(size + raise.step, raise)) },
  ];
}
