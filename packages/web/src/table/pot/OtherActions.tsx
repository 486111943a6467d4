import { dollars } from '@cardroom/core/engine';
import type { HandState } from '@cardroom/core/engine/pot';
import { useState } from 'react';
import { AmountField } from '../bar/AmountField.tsx';
import { Choices } from '../bar/Choices.tsx';
import { useAsk } from '../context.ts';
import { t } from '../t.ts';
import type { SeatDue } from './PotBar.tsx';

/** Mexican Poker: the downcard goes up, or the next card does (003:350). */
export function TurnUpActions({ hand, seat }: { readonly hand: HandState; readonly seat: number }) {
  const { play, refusal, busy } = useAsk();
  const turn = (cards: readonly number[]) => void play({ type: 'turn-up', seat, cards });
  return (
    <Choices
      text={t('pot.turnUpText')}
      busy={busy}
      refusal={refusal}
      choices={[
        ...hand.down[seat].map((card) => ({ title: t('pot.turnUp'), go: () => turn([card]) })),
        { title: t('pot.keepDown'), go: () => turn([]) },
      ]}
    />
  );
}

export function KillActions({ due }: { readonly due: Extract<SeatDue, { due: 'kill' }> }) {
  const { play, refusal, busy } = useAsk();
  const { seat, least, most } = due;
  const [cents, choose] = useState(least);
  return (
    <>
      {most > least && (
        <AmountField
          label={t('pot.amount')}
          range={{ min: least, max: most, step: 100 }}
          value={cents}
          onChange={choose}
        />
      )}
      <Choices
        text={t('pot.killText')}
        busy={busy}
        refusal={refusal}
        choices={[
          { title: t('pot.noKill'), go: () => void play({ type: 'kill', seat, to: 0 }), strong: true },
          {
            title: t('pot.kill', { cents: dollars(cents) }),
            go: () => void play({ type: 'kill', seat, to: cents }),
          },
        ]}
      />
    </>
  );
}

/** Show, muck, or say that the board plays: who mucks gives up every claim. */
export function ShowActions({ due }: { readonly due: Extract<SeatDue, { due: 'show' }> }) {
  const { seat, board } = due;
  const { play, refusal, busy } = useAsk();
  return (
    <Choices
      text={t('pot.showText')}
      busy={busy}
      refusal={refusal}
      choices={[
        { title: t('pot.show'), go: () => void play({ type: 'show', seat }), strong: true, key: 's' },
        ...(board
          ? [{ title: t('pot.playBoard'), go: () => void play({ type: 'play-board', seat }), key: 'b' }]
          : []),
        { title: t('pot.muck'), go: () => void play({ type: 'muck', seat }), key: 'x' },
      ]}
    />
  );
}
