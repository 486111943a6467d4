import type { Random } from '../../cards/index.ts';
import type { Cents } from '../../engine/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import { type OpenWager, openWagers } from '../../engine/player-dealer/legal.ts';
import { isBetOn, type RoundState, seatOf } from '../../engine/player-dealer/state.ts';
import { kindOf } from '../../engine/player-dealer/wagers/wagers.ts';

export const oneIn = (random: Random, n: number): boolean => random.below(n) === 0;

/** What the player-dealer puts up: usually enough for the table, now and then a short bank. */
export function simpleStake(view: RoundState, random: Random): RoundCommand {
  const { min } = view.setup.limits;
  const wants = min * (oneIn(random, 4) ? 2 + random.below(6) : 40 + random.below(60));
  return { type: 'stake', seat: view.dealer, cents: Math.min(view.chips[view.dealer], wants) };
}

/**
 * The next bet of a seat; null when it has bet all it wants. A base wager on its own circle with the bet that must go
 * with it, some bonus wagers, now and then a second circle or a bet behind a neighbor.
 */
export function simpleBet(view: RoundState, seat: number, random: Random): RoundCommand | null {
  const mine = view.wagers.filter((wager) => wager.seat === seat && wager.cents > 0);
  if (mine.length === 0)
    return oneIn(random, 15) ? null : baseBet(view, seat, ownCircle(view, seat, 0), random);
  const { spot, kind } = mine[mine.length - 1];
  const open = openWagers(view, seat, spot);
  const owed = mustFollow(view, kind, open);
  if (owed !== undefined) return bet(seat, owed, owed.most);
  const fresh = open.filter(
    (wager) => !isBase(view, wager.kind) && !mine.some((of) => of.spot === spot && of.kind === wager.kind),
  );
  if (fresh.length > 0 && oneIn(random, 3)) {
    const wager = fresh[random.below(fresh.length)];
    return bet(seat, wager, small(view, seat, wager, random));
  }
  const circles = new Set(mine.map((wager) => wager.spot)).size;
  if (circles < view.game.circles && oneIn(random, 4))
    return baseBet(view, seat, ownCircle(view, seat, circles), random);
  if (circles === 1 && oneIn(random, 8)) return behind(view, seat, random);
  return null;
}

const ownCircle = ({ game }: RoundState, seat: number, circle: number): number =>
  seat * game.circles + circle;

/** Base wagers stand by themselves, within the table's limits; bonus wagers need another one. */
const isBase = (view: RoundState, id: string): boolean => kindOf(view, id)?.size.by === 'table';

function baseBet(view: RoundState, seat: number, spot: number, random: Random): RoundCommand | null {
  const open = openWagers(view, seat, spot).filter(({ kind }) => isBase(view, kind));
  if (open.length === 0) return null;
  const wager = open[random.below(open.length)];
  return bet(seat, wager, small(view, seat, wager, random));
}

/** The bet without which the last one goes back. */
function mustFollow(view: RoundState, kind: string, open: readonly OpenWager[]): OpenWager | undefined {
  const companion = kindOf(view, kind)?.goesWith;
  return companion === undefined ? undefined : open.find((wager) => wager.kind === companion);
}

function behind(view: RoundState, seat: number, random: Random): RoundCommand | null {
  const spots = [...view.hands.keys()].filter((spot) => seatOf(view, spot) !== seat && isBetOn(view, spot));
  if (spots.length === 0) return null;
  return baseBet(view, seat, spots[random.below(spots.length)], random);
}

/** One to five times the least bet, and at most an eighth of what the player has. */
function small(view: RoundState, seat: number, { least, most, step }: OpenWager, random: Random): Cents {
  const wants = Math.min(least * (1 + random.below(5)), view.chips[seat] / 8, most);
  return least + Math.max(0, Math.floor((wants - least) / step)) * step;
}

const bet = (seat: number, { spot, kind }: OpenWager, cents: Cents): RoundCommand => ({
  type: 'wager',
  seat,
  spot,
  kind,
  cents,
});
