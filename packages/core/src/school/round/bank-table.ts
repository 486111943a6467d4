import type { Random } from '../../cards/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import type { PlayerDealerOffering } from '../../houses/offering/offering.ts';
import { houseMove } from '../../library/table/house.ts';
import { dealtAs } from '../../table/dealt-as.ts';
import { houseNeed } from '../../table/needs.ts';
import { absentMove } from '../../table/people/absent.ts';
import { Table } from '../../table/table.ts';
import { nextBet } from './bets.ts';

/** A table where the bank goes around: people sit down, take or pass the bank, and play rounds. */

const playerAt = (seat: number): string => `player ${seat + 1}`;

export function openBank(offering: PlayerDealerOffering): Table | null {
  const table = Table.open(dealtAs(offering), { house: offering.house, offering: offering.id });
  return table.ok ? table : null;
}

/** How many buy-ins a player who may bank sits down with. */
const BANK = 20;

export function sitsDown(table: Table, seat: number): boolean {
  const { sign } = table.state;
  const player = playerAt(seat);
  const cents = BANK * sign.buyIn.usual;
  const role = sign.rules.bankRole === 'proposition' ? 'proposition' : 'player';
  return (
    table.play({ by: 'house', type: 'sell chips', player, cents }).ok &&
    table.play({
      by: 'floor',
      type: 'seat',
      player,
      seat,
      cents: Math.min(cents, sign.buyIn.most ?? cents),
      role,
    }).ok
  );
}

export const takesBank = (table: Table, seat: number): boolean =>
  table.play({ by: { player: playerAt(seat) }, type: 'take bank' }).ok;

export const passesBank = (table: Table, seat: number): boolean =>
  table.play({ by: { player: playerAt(seat) }, type: 'pass bank' }).ok;

/** More than any round takes. */
const MOST_STEPS = 300;

/** Plays a round in which these seats bet against the present bank; false if it does not finish. */
export function playBanked(table: Table, bettors: readonly number[], random: Random): boolean {
  let opened = false;
  for (let step = 0; step < MOST_STEPS; step++) {
    const need = houseNeed(table);
    const round = roundOf(table);
    if (round === null && step > 0 && opened) return true;
    if (need?.type === 'close' && round !== null) {
      if (!betsAround(table, round, bettors, random)) return false;
      opened = true;
    }
    if (need !== null) {
      if (houseMove(table, random)?.ok !== true) return false;
      continue;
    }
    const { machine } = table;
    const move = machine === null ? null : absentMove(machine, table.due[0]);
    if (machine === null || move === null || !('seat' in move)) return false;
    if (!acts(table, move as RoundCommand & { readonly seat: number })) return false;
  }
  return false;
}

function roundOf({ machine }: Table): RoundState | null {
  return machine?.played.kind === 'player-dealer' ? machine.played.hand.state : null;
}

const acts = (table: Table, command: RoundCommand & { readonly seat: number }): boolean =>
  table.play({ by: { player: playerAt(command.seat) }, type: 'play', command }).ok;

function betsAround(table: Table, round: RoundState, bettors: readonly number[], random: Random): boolean {
  const { dealer } = round;
  if (!acts(table, { type: 'stake', seat: dealer, cents: Math.floor(round.chips[dealer] / 2) })) return false;
  return bettors
    .filter((seat) => seat !== dealer)
    .every((seat) => {
      for (let bet = nextBet(round, seat, 0, random); bet !== null; bet = nextBet(round, seat, 0, random))
        if (!('seat' in bet) || !acts(table, bet)) return false;
      return true;
    });
}
