import { dollars } from '@cardroom/core/engine';
import { bet, type HandState, type LegalBet, stack } from '@cardroom/core/engine/pot';
import { useEffect, useRef } from 'react';
import { useStore } from '../../app/store.ts';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { type Ahead, type AheadMove, decideAhead, saidHere, waitingMove } from './ahead.ts';
import css from './PreActions.module.css';

interface Props {
  readonly hand: HandState;
  readonly seat: number;
}

/** What one will do when one's turn comes, said beforehand. It is only done if it is still allowed then. */
export function PreActions({ hand, seat }: Props) {
  const { feed } = useTable();
  const number = feed.shown?.number ?? 0;
  const ahead = useStore(waitingMove);
  const step = hand.game.script[hand.step];
  const owed = Math.min(Math.max(0, hand.level - bet(hand, seat)), stack(hand, seat));
  const here = { table: feed.table, hand: number, street: hand.step };
  const chosen = saidHere(ahead, here) ? ahead.move : null;
  const choose = (move: AheadMove) => waitingMove.set(move === chosen ? null : { ...here, move, call: owed });
  const offers: readonly (readonly [AheadMove, string])[] = [
    ['check or fold', t('pot.pre.checkFold')],
    owed === 0 ? ['check', t('pot.pre.check')] : ['call', t('pot.pre.call', { cents: dollars(owed) })],
    ['call any', t('pot.pre.callAny')],
  ];
  const open = step?.do === 'bet' && stack(hand, seat) > 0 && hand.choosing;
  useKeys(
    open ? offers.map(([move, does], i) => ({ key: String(i + 1), does, press: () => choose(move) })) : [],
  );
  if (!open) return <p className={barCss.note} />;
  return (
    <fieldset className={css.ahead}>
      <legend>{t('pot.pre')}</legend>
      {offers.map(([move, title], i) => (
        <button
          key={move}
          type="button"
          className={barCss.preset}
          aria-pressed={move === chosen}
          onClick={() => choose(move)}
        >
          {title} <KeyCap>{i + 1}</KeyCap>
        </button>
      ))}
    </fieldset>
  );
}

/** Does what was said ahead when the turn has come; true while it is being done, and nothing else may be. */
export function useAhead(hand: HandState | null, due: LegalBet | null): boolean {
  const { feed } = useTable();
  const { play, busy } = useAsk();
  const said = useStore(waitingMove);
  const doing = useRef<Ahead | null>(null);
  const number = feed.shown?.number ?? 0;
  const street = hand?.step ?? -1;
  const holds = saidHere(said, { table: feed.table, hand: number, street });
  useEffect(() => {
    if (said === null || doing.current === said) return;
    const command = holds && due !== null ? decideAhead(said, due) : null;
    if (command !== null) {
      doing.current = said;
      void play(command).then(() => {
        if (waitingMove.get() === said) waitingMove.set(null);
      });
    } else if (!holds || due !== null) waitingMove.set(null);
  }, [said, holds, due, play]);
  return busy || (holds && due !== null && decideAhead(said, due) !== null);
}
