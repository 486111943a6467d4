import { type Cents, dollars, type Refusal, refuse } from '../../engine/index.ts';
import type { RoundCommand } from '../../engine/player-dealer/commands.ts';
import type { Stage } from '../../engine/player-dealer/game.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { NO_SEAT } from '../../engine/sentinels.ts';
import { type Collection, owedAt, type PlacedWager, type Situation } from './collection.ts';

/**
 * 002:648: the fee is taken in advance for each bet, and a full minimum bet must be there after it. So what
 * is bet or put up leaves the fee for it beside it.
 */
export function noFeeLeft(
  collection: Collection,
  now: Situation,
  round: RoundState,
  command: RoundCommand,
): Refusal | null {
  if (command.type !== 'wager' && command.type !== 'stake') return null;
  const { seat, cents } = command;
  if (!Number.isSafeInteger(cents) || cents <= 0) return null;
  if (command.type === 'stake') return stakeFee(collection, now, seat, cents);
  // A bet with "No Action" has no fee of its own, and leaves what the bank will owe.
  if (seat === now.dealer) {
    const fee = bankFee(collection, now);
    return now.chips[seat] - cents < fee ? without('bet', cents, seat, fee) : null;
  }
  const then = { ...now, wagers: [...now.wagers, placed(round, command)] };
  const fee = feeOf(collection, then, seat);
  if (fee > 0 && now.chips[seat] - cents < fee) return without('bet', cents, seat, fee);
  return tooMuchAction(collection, now, then);
}

/**
 * A fee on total table action grows with every bet, so a bet is refused when the player-dealer could not pay the fee
 * for it.
 */
function tooMuchAction(collection: Collection, now: Situation, then: Situation): Refusal | null {
  const { dealer, chips } = now;
  const fee = feeOf(collection, then, dealer);
  if (fee <= chips[dealer] || fee === feeOf(collection, now, dealer)) return null;
  return refuse(
    'bad-amount',
    `With that bet the player-dealer would owe a fee of ${dollars(fee)}, and has only ${dollars(chips[dealer])} left for it.`,
  );
}

const without = (what: 'bet' | 'stake', cents: Cents, seat: number, fee: Cents): Refusal =>
  refuse(
    'bad-amount',
    `A ${what} of ${dollars(cents)} leaves seat ${seat + 1} without the fee of ${dollars(fee)}.`,
  );

/** A partner's stake is the player-dealer's wager, too, who pays the fee for all of it. */
function stakeFee(collection: Collection, now: Situation, seat: number, cents: Cents): Refusal | null {
  const { dealer, chips } = now;
  const fee = bankFee(collection, { ...now, stake: now.stake + cents });
  const left = chips[dealer] - (seat === dealer ? cents : 0);
  return fee === 0 || left >= fee ? null : without('stake', cents, dealer, fee);
}

/** What the player-dealer owes for the stake: by the bets that lie there, or by as many as it covers. */
export function bankFee(collection: Collection, now: Situation): Cents {
  const placed = now.wagers.reduce((sum, { cents }) => sum + cents, 0);
  const covered: PlacedWager = {
    seat: NO_SEAT,
    spot: -1,
    kind: '',
    base: '',
    cents: Math.max(0, now.stake - placed),
    bonus: false,
  };
  const wagers = covered.cents === 0 ? now.wagers : [...now.wagers, covered];
  return feeOf(collection, { ...now, wagers }, now.dealer);
}

/** All that a seat will owe for these bets: when they are closed, and when the cards are out. */
export const feeOf = (collection: Collection, now: Situation, seat: number): Cents =>
  STAGES.reduce(
    (all, stage) =>
      owedAt(collection, stage, now).reduce(
        (sum, { from, cents }) => (from === seat ? sum + cents : sum),
        all,
      ),
    0,
  );

const STAGES: readonly Stage[] = ['start', 'deal', 'play'];

/** Whether a kind of bet is a bonus bet. */
export const isBonus = ({ game }: RoundState, kind: string): boolean =>
  game.wagers.some(({ id, size }) => id === kind && size.by === 'bonus');

/** The bet that another follows, however far back: of Play it is the Ante. */
function baseOf(round: RoundState, kind: string): string {
  const found = round.game.wagers.find(({ id }) => id === kind);
  if (found === undefined) return kind;
  const { size, needs } = found;
  const follows = size.by === 'equal' ? size.to : 'of' in size ? size.of : needs?.[0];
  return follows === undefined ? kind : baseOf(round, follows);
}

/** A wager as fees see it. */
export const placed = (
  round: RoundState,
  { seat, spot, kind, cents }: Pick<PlacedWager, 'seat' | 'spot' | 'kind' | 'cents'>,
): PlacedWager => ({ seat, spot, kind, base: baseOf(round, kind), cents, bonus: isBonus(round, kind) });

/** The wagers that lie on the table, as fees see them. */
export const placedIn = (round: RoundState): PlacedWager[] =>
  round.wagers
    // What the player-dealer laid with "No Action" is no action.
    .filter(({ cents, seat }) => cents > 0 && seat !== round.dealer)
    .map((wager) => placed(round, wager));
