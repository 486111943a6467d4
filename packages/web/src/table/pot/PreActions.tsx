import { dollars } from '@cardroom/core/engine';
import { bet, type HandState, type LegalBet, stack } from '@cardroom/core/engine/pot';
import { useEffect, useState } from 'react';
import barCss from '../bar/bar.module.css';
import { KeyCap } from '../bar/KeyCap.tsx';
import { useKeys } from '../bar/keys.ts';
import { useAsk, useTable } from '../context.ts';
import { t } from '../t.ts';
import { type Ahead, type AheadMove, decideAhead, waitingMove } from './ahead.ts';
import css from './PreActions.module.css';

interface Props {
  readonly hand: HandState;
  readonly seat: number;
}

/** What one will do when one's turn comes, said beforehand. It is only done if it is still allowed then. */
export function PreActions({ hand, seat }: Props) {
  const { feed } = useTable();
  const number = feed.shown?.number ?? 0;
  const [ahead, setAhead] = useState<Ahead | null>(waitingMove.get());
  useEffect(() => waitingMove.subscribe(() => setAhead(waitingMove.get())), []);
  const step = hand.game.script[hand.step];
  const owed = Math.min(Math.max(0, hand.level - bet(hand, seat)), stack(hand, seat));
  const choose = (move: AheadMove) => {
    const same = ahead?.move === move && ahead.street === hand.step && ahead.hand === number;
    waitingMove.set(same ? null : { move, hand: number, street: hand.step, call: owed });
  };
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
          aria-pressed={ahead?.move === move && ahead.hand === number && ahead.street === hand.step}
          onClick={() => choose(move)}
        >
          {title} <KeyCap>{i + 1}</KeyCap>
        </button>
      ))}
    </fieldset>
  );
}

/** Does what was said ahead when the turn has come. */
export function useAhead(hand: HandState | null, due: LegalBet | null): void {
  const { feed } = useTable();
  const { play } = useAsk();
  const number = feed.shown?.number ?? 0;
  const street = hand?.step ?? -1;
  useEffect(() => {
    const said = waitingMove.get();
    if (said === null) return;
    if (said.hand !== number || said.street !== street) waitingMove.set(null);
    else if (due !== null) {
      waitingMove.set(null);
      const command = decideAhead(said, due);
      if (command !== null) void play(command);
    }
  }, [number, street, due, play]);
}
