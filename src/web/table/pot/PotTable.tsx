import { useMemo } from 'react';
import { dollars } from '../../../engine/money.ts';
import type { PotEvent } from '../../../engine/pot/events.ts';
import { betOf, dropOf, type HandState, jackpotOf, potOf } from '../../../engine/pot/state.ts';
import { t } from '../../strings.ts';
import { useTable } from '../context.ts';
import type { FamilyProps } from '../family.ts';
import { InfoLine } from '../InfoLine.tsx';
import { usePicked } from '../stage/use-picked.ts';
import { handName } from './hand-name.ts';
import { PotBar } from './PotBar.tsx';
import { PotFelt } from './PotFelt.tsx';
import { useAhead } from './PreActions.tsx';

/** Games where players play each other for a pot. */
export default function PotTable({ onSit }: FamilyProps) {
  const at = useTable();
  const { feed, seat, legal, version } = at;
  const shown = feed.shown?.play.kind === 'pot' ? feed.shown : null;
  const hand = shown?.play.kind === 'pot' ? shown.play.state : null;
  const now = legal?.kind === 'pot' ? legal.legal : null;
  const due = now !== null && 'seat' in now && now.seat === seat ? now : null;
  const choosing = due?.due === 'discard' ? due : null;
  const picks = usePicked(`${shown?.number} ${hand?.step} ${choosing !== null}`, choosing?.most ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand changes in place, which the version tells.
  const mine = useMemo(() => (hand === null || seat < 0 ? '' : handName(hand, seat)), [hand, seat, version]);
  useAhead(hand, due?.due === 'bet' ? due : null);
  return (
    <>
      <PotFelt
        hand={hand}
        events={(shown?.events ?? []) as readonly PotEvent[]}
        over={shown?.over ?? false}
        picked={picks.picked}
        onPick={choosing === null ? null : picks.toggle}
        onSit={onSit}
      />
      <InfoLine
        items={[
          hand === null ? null : t('info.pot', { cents: dollars(inMiddle(hand)) }),
          due?.due === 'bet' && due.call > 0 ? t('info.toCall', { cents: dollars(due.call) }) : null,
          mine === '' ? null : t('info.hand', { hand: mine }),
          hand === null ? null : t('info.fee', { cents: dollars(feeOf(hand) + paidBefore(at)) }),
        ]}
      />
      <PotBar hand={hand} due={due} picks={picks} />
    </>
  );
}

function inMiddle(hand: HandState): number {
  let cents = hand.chips[potOf(hand)];
  for (let seat = 0; seat < hand.seats; seat++) cents += hand.chips[betOf(hand, seat)];
  return cents;
}

const feeOf = (hand: HandState): number => hand.chips[dropOf(hand)] + hand.chips[jackpotOf(hand)];

/** Fees that were taken from stacks before the cards. */
const paidBefore = ({ state }: ReturnType<typeof useTable>): number =>
  state.fees.reduce((sum, { cents }) => sum + cents, 0);
