import { isDealtIn, type TableState } from '@cardroom/core/table';
import { t } from '../t.ts';

interface Idle {
  readonly state: TableState;
  /** The visitor's seat; -1 for none. */
  readonly seat: number;
  /** Bets behind the seats. */
  readonly stands?: boolean;
  /** An open seat is kept for the visitor, who is next on the list. */
  readonly called: boolean;
  /** Why the floor took the last hand back; empty unless it did. */
  readonly voided: string;
  /** Seconds until bets are closed, or the bank is given up on; null where no time runs. */
  readonly left: number | null;
  readonly nameAt: (seat: number) => string;
}

/** What is going on, to somebody who can do nothing at the moment, and when they can. */
export function idleText({ state, seat, stands = false, called, voided, left, nameAt }: Idle): string {
  if (voided !== '') return t('table.voided', { reason: voided });
  if (state.paused)
    return state.stopped ?? t(state.pausedByHost === true ? 'table.pausedByHost' : 'table.paused');
  if (state.closing) return t('table.closing');
  const seated = seat < 0 ? null : state.seats[seat];
  if (called) return t('menu.called');
  if (stands) return state.hand === null ? t('stand.between') : '';
  if (seated === null) return t(state.seats.includes(null) ? 'table.watching' : 'table.watchingFull');
  if (seated.away) return t('table.away');
  if (!isDealtIn(state, seat) && state.chips[seat] === 0) return t('table.noChips');
  if (state.hand !== null) return isDealtIn(state, seat) ? '' : outText(state, seat, left);
  const playing = state.seats.filter((at) => at !== null && !at.away).length;
  if (playing < 2) return t('table.waitsFor');
  const { offered } = state.bank;
  return offered >= 0 ? t('table.bankOffered', { name: nameAt(offered) }) : t('table.nextHand');
}

/** When somebody is dealt in who sat down while a hand was going on. */
function outText({ hand, seats, betting }: TableState, seat: number, left: number | null): string {
  if (hand?.kind === 'player-dealer') {
    if (!hand.state.open) return t('table.nextRound');
    if (betting === null || left === null) return t('table.nextRoundOpen');
    return t(betting.for === 'bets' ? 'table.nextRoundBets' : 'table.nextRoundBank', { n: left });
  }
  const comes = seats[seat]?.comes ?? null;
  switch (comes) {
    case null:
    case 'free':
      return t('table.dealtInNext');
    case 'big blind':
    case 'button passes':
    case 'position':
      return t(`table.comes.${comes}`);
    default:
      return t('table.comesBy', { way: t(`sit.way.${comes}`) });
  }
}
