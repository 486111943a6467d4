import { dollars } from '@cardroom/core/engine';
import type { RoundEvent, RoundState } from '@cardroom/core/engine/player-dealer';
import { chipsAt, eventsOf, isBehind, isDealtIn, type TableState } from '@cardroom/core/table';
import { aHand } from '@cardroom/core/tell';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { InfoLine } from '../bar/InfoLine.tsx';
import { useTable } from '../context.ts';
import { usePicked } from '../stage/use-picked.ts';
import { t } from '../t.ts';
import { resultsOf } from './bets/results.ts';
import { useBetting } from './bets/use-betting.ts';
import { nameOf } from './names.ts';
import { PlayerDealerBar } from './PlayerDealerBar.tsx';
import { PlayerDealerFelt } from './PlayerDealerFelt.tsx';
import { roundNotes } from './round-seat-notes.ts';

/** Games against a player who holds the bank. */
export default function PlayerDealerTable() {
  const { feed, state, seat, place, legal } = useTable();
  const shown = feed.shown?.play.kind === 'player-dealer' ? feed.shown : null;
  const round = shown?.play.kind === 'player-dealer' ? shown.play.state : null;
  const now = state.hand !== null && legal?.kind === 'player-dealer' ? legal.legal : null;
  const mine = now?.due === 'choose' ? now.hands.filter((hand) => hand.seat === place) : [];
  const discards = Math.max(0, ...mine.flatMap(({ choices }) => choices.map((choice) => choice.discards)));
  // What is being set is named where it is set.
  const sets = mine.some(({ choices }) => choices.some(({ front }) => front > 0));
  const picks = usePicked(`${shown?.number} ${round?.step} ${mine[0]?.spot}`, discards);
  // Who sat down during the round reads at their seat when it is over.
  const inIt = place < 0 || isDealtIn(state, place);
  const bets = now?.due === 'bet' ? (now.seats.find((of) => of.seat === place) ?? null) : null;
  const events = eventsOf('player-dealer', shown?.events ?? []);
  const betting = useBetting(round, bets, shown?.number ?? 0);
  return (
    <>
      <PlayerDealerFelt
        round={round}
        events={events}
        over={shown?.over ?? false}
        picked={picks.picked}
        onPick={discards > 0 ? picks.toggle : null}
        betting={betting}
      />
      <InfoLine
        hands={sets ? [] : handOf(round, seat)}
        results={round === null || place < 0 ? [] : resultsOf(round, events, place)}
        items={[
          useTimeLeft(now?.due === 'bet' && inIt),
          betOf(round, place),
          ...(isBehind(state, place) ? behindOf(state, place, round, events) : []),
        ]}
      />
      <PlayerDealerBar round={round} now={now} mine={mine} picks={picks} betting={betting} />
    </>
  );
}

/** How long bets, or the bank, are waited for. */
function useTimeLeft(open: boolean): string | null {
  const { state, feed } = useTable();
  const { betting } = state;
  const left = useSecondsLeft(betting?.until ?? null, () => feed.now());
  // The clock of the bets runs on while it is told what came of them.
  if (betting === null || left === null || !open) return null;
  return t(betting.for === 'bets' ? 'bet.time' : 'bank.time', { n: left });
}

/** One's hands in words; the bank's own for who holds it. */
function handOf(round: RoundState | null, seat: number): readonly { readonly hand: string }[] {
  if (round === null || seat < 0) return [];
  const hands = round.hands.flat().filter(({ spot }) => Math.floor(spot / round.game.circles) === seat);
  const own = seat === round.dealer && round.shared.dealer !== undefined ? [round.shared.dealer] : hands;
  const names = own.map((hand) => nameOf(round, hand)).filter((name) => name !== '');
  return names.length === 0 ? [] : [{ hand: names.map(aHand).join('; ') }];
}

/** What has no plate on the felt: one's chips behind the seats, and what came of the bets. */
function behindOf(
  state: TableState,
  place: number,
  round: RoundState | null,
  events: readonly RoundEvent[],
): string[] {
  const result = round === null ? null : roundNotes(round, events)[place];
  return [
    t('stand.chips', { cents: dollars(chipsAt(state, place)) }),
    ...(result?.paid ? [t('stand.result', { result: result.text })] : []),
  ];
}

function betOf(round: RoundState | null, seat: number): string | null {
  const mine = round?.wagers.filter((wager) => wager.seat === seat) ?? [];
  const bet = mine.reduce((sum, { cents }) => sum + cents, 0);
  return bet > 0 ? t('bet.total', { cents: dollars(bet) }) : null;
}
