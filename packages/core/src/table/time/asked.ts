import { isBehind, type PlayerId, placeOf, type TableState } from '../state.ts';

/** What a table waits for from somebody: an act in the hand, a bet, chips for the bank, or to take an open seat. */
export type Asked = 'act' | 'bet' | 'bank' | 'sit';

/**
 * What a table waits for from somebody now; null for nothing. `due` are the seats that it waits for (`table.due`).
 * Whoever has bet is asked for nothing more until the cards.
 *
 * @example
 * ```ts
 * import { askedOf, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * // Nothing is asked of anybody before a hand is dealt.
 * console.log(askedOf(table.state, table.due, 'Ann')); // null
 * ```
 */
export function askedOf(state: TableState, due: readonly number[], player: PlayerId): Asked | null {
  const { hand, paused, seats } = state;
  if (paused) return null;
  const seat = placeOf(state, player);
  // Who stands behind the seats may wait for one, and is asked to act, not to bet.
  if (seat < 0 || isBehind(state, seat)) {
    if (hand !== null && due.includes(seat)) return 'act';
    return state.called.some((one) => one.player === player) ? 'sit' : null;
  }
  if (seats[seat]?.away) return null;
  if (hand === null) return due.includes(seat) ? 'bank' : null;
  if (hand.kind !== 'player-dealer' || !hand.state.open) return due.includes(seat) ? 'act' : null;
  const { setup, dealer, stake, wagers } = hand.state;
  if (setup.stacks[seat] === null) return null;
  if (seat === dealer) return stake === 0 ? 'bank' : null;
  return wagers.some((wager) => wager.seat === seat && wager.cents > 0) ? null : 'bet';
}

/**
 * Until when a table waits for what it asks of somebody, by its own clock; null for as long as it takes.
 *
 * @example
 * ```ts
 * import { askedOf, askedUntil, openHouseTable } from '@cardroom/core/table';
 *
 * const opening = { house: 'black-sheep', offering: 'black-sheep/holdem', limit: '4-8' } as const;
 * const table = openHouseTable(opening);
 * if (!table.ok) throw new Error(table.message);
 * table.play({ by: 'house', type: 'sell chips', player: 'Ann', cents: 200_00 });
 * table.play({ by: { player: 'Ann' }, type: 'sit', seat: 2, cents: 200_00 });
 * const asked = askedOf(table.state, table.due, 'Ann');
 * console.log(askedUntil(table.state, asked, 'Ann')); // null
 * ```
 */
export function askedUntil(state: TableState, asked: Asked | null, player: PlayerId): number | null {
  const { turn, betting, called } = state;
  if (asked === null) return null;
  if (asked === 'sit') return called.find((one) => one.player === player)?.until ?? null;
  if (turn?.seats.includes(placeOf(state, player))) return turn.until;
  return betting?.for === (asked === 'bet' ? 'bets' : 'stake') ? betting.until : null;
}
