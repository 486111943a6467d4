import type { Random } from '../../cards/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { type OpenWager, openWagers } from '../../engine/player-dealer/legal.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { kindOf } from '../../engine/player-dealer/wagers/wagers.ts';
import { oneIn, pick } from '../answers.ts';

/** The next bet of a seat on its own circle: a game bet, what must go with it, some bonus bets; null for no more. */
export function nextBet(
  state: RoundState,
  seat: number,
  bonuses: number,
  random: Random,
): RoundCommand | null {
  const spot = seat * state.game.circles;
  const mine = state.wagers.filter((wager) => wager.seat === seat && wager.cents > 0);
  const open = openWagers(state, seat, spot).filter(({ kind }) => !mine.some((bet) => bet.kind === kind));
  const isBase = ({ kind }: { readonly kind: string }) => kindOf(state, kind)?.size.by === 'table';
  if (mine.length === 0) {
    const base = open.filter(isBase);
    return base.length === 0 ? null : bet(seat, pick(base, random), random);
  }
  const owed = mine.map(({ kind }) => kindOf(state, kind)?.goesWith);
  const companion = open.find(({ kind }) => owed.includes(kind));
  if (companion !== undefined) return { ...bet(seat, companion, random), cents: companion.most };
  const bonus = open.filter((wager) => !isBase(wager));
  if (bonuses === 0 || bonus.length === 0 || !oneIn(bonuses, random)) return null;
  return bet(seat, pick(bonus, random), random);
}

/** One to five times the least bet, in whole steps. */
function bet(seat: number, { spot, kind, least, most, step }: OpenWager, random: Random) {
  const wanted = least + Math.floor((least * random.below(5)) / step) * step;
  return { type: 'wager', seat, spot, kind, cents: Math.min(wanted, most) } as const;
}
