import { said } from '../../malformed.ts';
import { type Cents, dollars } from '../../money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { plural } from '../../words.ts';
import type { WagerKind, WagerSize } from '../game.ts';
import {
  calledFirst,
  companion,
  isBetOn,
  isNoAction,
  isStanding,
  type RoundState,
  seatOf,
  type TableLimits,
  type Wager,
} from '../state.ts';

export function kindOf(round: RoundState, id: string): WagerKind | undefined {
  for (const kind of round.game.wagers) if (kind.id === id) return kind;
  return undefined;
}

export const title = (round: RoundState, id: string): string => kindOf(round, id)?.title ?? id;

/** A bettor's open chips of a kind on a circle. */
export function amountOn(round: RoundState, seat: number, spot: number, kind: string): number {
  let cents = 0;
  for (const wager of round.bets[spot]) if (wager.seat === seat && wager.kind === kind) cents += wager.cents;
  return cents;
}

function hasOneOf(round: RoundState, seat: number, spot: number, kinds: readonly string[]): boolean {
  for (const kind of kinds) if (amountOn(round, seat, spot, kind) > 0) return true;
  return false;
}

/** Why a wager before the cards is refused; null when it stands. */
export function whyNoWager(
  round: RoundState,
  seat: number,
  spot: number,
  id: string,
  cents: number,
): Refusal | null {
  const kind = kindOf(round, id);
  if (!round.open) return refuse('not-allowed', 'No more bets.');
  if (kind === undefined || kind.when === 'later') {
    const names = round.game.wagers.filter((k) => k.when === 'before').map((k) => k.id);
    return refuse(
      'malformed',
      `There is no bet "${said(id)}" before the cards; there are ${names.join(', ')}.`,
    );
  }
  if (!Number.isInteger(spot) || spot < 0 || spot >= round.hands.length)
    return refuse('malformed', `There is no circle ${said(spot)}.`);
  if (isBanker(round, seat)) return refuseBanker(round, seat, spot, kind, cents);
  if (seatOf(round, spot) === round.dealer) return refuse('not-allowed', 'The player-dealer does not bet.');
  if (!Number.isSafeInteger(cents) || cents <= 0)
    return refuse('malformed', 'A bet is a whole number of cents above zero.');
  return (
    whyNoBackline(round, seat, spot, kind) ??
    whyNotThatMuch(round, seat, spot, kind, cents) ??
    whyNoChips(round, seat, cents)
  );
}

/** The player-dealer, and whoever has put chips up with them. */
function isBanker({ dealer, partners }: RoundState, seat: number): boolean {
  if (seat === dealer) return true;
  for (const partner of partners) if (partner.seat === seat) return true;
  return false;
}

/** The player-dealer's own chips on a circle: the least bet on an empty seat, with "No Action", where that is the rule. */
function refuseBanker(
  round: RoundState,
  seat: number,
  spot: number,
  kind: WagerKind,
  cents: number,
): Refusal | null {
  const { game, dealer, setup } = round;
  if (game.noAction !== true || seat !== dealer || setup.stacks[seatOf(round, spot)] !== null)
    return refuse('not-allowed', "You can't bet against a bank you hold or share.");
  if (isBetOn(round, spot)) return refuse('not-allowed', 'There is already a bet on this circle.');
  if (!standsAlone(kind) || cents !== setup.limits.min)
    return refuse(
      'bad-amount',
      `A bet with "No Action" must be the minimum bet, ${dollars(setup.limits.min)}.`,
    );
  return whyNoChips(round, seat, cents);
}

function whyNoChips(round: RoundState, seat: number, cents: number): Refusal | null {
  if (round.chips[seat] >= cents) return null;
  return refuse('bad-amount', `${calledFirst(round, seat)} has only ${dollars(round.chips[seat])}.`);
}

function whyNoBackline(round: RoundState, seat: number, spot: number, kind: WagerKind): Refusal | null {
  const owner = seatOf(round, spot);
  const { kinds, most, ownCircleOnly, oneToACircle } = round.game.backline;
  if (oneToACircle && round.bets[spot].some((wager) => wager.seat !== seat && wager.cents > 0))
    return refuse('not-allowed', 'Another player has this circle.');
  if (owner === seat) return null;
  const behind = new Set<number>();
  for (const wager of round.bets[spot])
    if (wager.seat !== owner && wager.seat !== seat && wager.cents > 0) behind.add(wager.seat);
  // A circle at an empty position is nobody's: whoever bets there plays it, and others behind them.
  if (round.setup.stacks[owner] === null) {
    if (isStanding(round, seat))
      return refuse(
        'not-allowed',
        `Nobody sits at seat ${owner + 1}: back-line bets go on a seated player's hand.`,
      );
    if (isNoAction(round, spot))
      return refuse('not-allowed', 'The player-dealer has a bet with "No Action" there.');
    if (ownCircleOnly)
      return refuse('not-allowed', `Nobody sits at seat ${owner + 1}, and a player plays only one hand.`);
    return behind.size > (kinds === 'none' ? 0 : most) ? refuse('not-allowed', 'The circle is full.') : null;
  }
  if (kinds === 'none') return refuse('not-allowed', 'This game has no back-line betting.');
  if (kinds !== 'all' && !kinds.includes(kind.id))
    return refuse('not-allowed', `${kind.title} may not be bet from the back line.`);
  if (oneToACircle && spot === owner * round.game.circles)
    return refuse('not-allowed', `The first circle is seat ${owner + 1}'s own.`);
  if (round.setup.noBackline?.includes(owner))
    return refuse('not-allowed', `Seat ${owner + 1} takes no back-line bets.`);
  if (behind.size >= most)
    return refuse('not-allowed', `The circle is full: ${plural(most, 'back-line bet')} at most.`);
  return null;
}

function betByOthers(round: RoundState, seat: number, spot: number, kind: string): number {
  let cents = 0;
  for (const wager of round.bets[spot]) if (wager.seat !== seat && wager.kind === kind) cents += wager.cents;
  return cents;
}

interface WagerRange {
  readonly min: Cents;
  readonly max: Cents;
  readonly step: Cents;
}

/** Stands for a most bet where there is none; nobody has as many chips. */
const NO_MOST: Cents = Number.MAX_SAFE_INTEGER;

/** What a bettor's chips of a kind on a circle may come to in all. */
export function rangeOf(round: RoundState, seat: number, spot: number, { id, size }: WagerKind): WagerRange {
  const { limits } = round.setup;
  switch (size.by) {
    case 'table':
      if (seat === round.dealer) return { ...limits, max: limits.min };
      if (limits.max === null) return { ...limits, max: NO_MOST };
      if (round.game.backline.sharesLimit)
        return { ...limits, max: limits.max - betByOthers(round, seat, spot, id) };
      return limits as WagerRange;
    case 'bonus':
      if (size.anyWith !== undefined && hasOneOf(round, seat, spot, size.anyWith))
        return { min: limits.step, max: NO_MOST, step: limits.step };
      return bonusRange(limits, size);
    case 'equal': {
      const cents = amountOn(round, seat, spot, size.to);
      return { min: cents, max: cents, step: 1 };
    }
    case 'up to': {
      const step = size.step ?? limits.step;
      return { min: step, max: amountOn(round, seat, spot, size.of), step };
    }
    case 'times': {
      const cents = amountOn(round, seat, spot, size.of);
      const [least, most] = size.times;
      return { min: cents * least, max: cents * most, step: Math.max(1, cents) };
    }
  }
}

const bonusRange = (limits: TableLimits, size: WagerSize & { readonly by: 'bonus' }): WagerRange => ({
  min: size.min ?? limits.bonusMin ?? limits.min,
  max: size.max ?? limits.bonusMax ?? limits.max ?? NO_MOST,
  step: size.step ?? limits.step,
});

function whyNotThatMuch(
  round: RoundState,
  seat: number,
  spot: number,
  kind: WagerKind,
  cents: number,
): Refusal | null {
  if (kind.needs !== undefined && !hasOneOf(round, seat, spot, kind.needs)) {
    return refuse(
      'not-allowed',
      `${kind.title} needs a bet on ${kind.needs.map((id) => title(round, id)).join(' or ')} first.`,
    );
  }
  const total = amountOn(round, seat, spot, kind.id) + cents;
  const { min, max, step } = rangeOf(round, seat, spot, kind);
  if (kind.size.by === 'equal' && total !== max)
    return refuse(
      'bad-amount',
      `${kind.title} must equal the ${title(round, kind.size.to)}, ${dollars(max)}.`,
    );
  if (total < min)
    return refuse('bad-amount', `${kind.title} is at least ${dollars(min)}, not ${dollars(total)}.`);
  if (total > max)
    return refuse('bad-amount', `${kind.title} is at most ${dollars(max)}, not ${dollars(total)}.`);
  if (total % step !== 0) return refuse('bad-amount', `${kind.title} goes in steps of ${dollars(step)}.`);
  return null;
}

const NONE_GONE: readonly Wager[] = [];

/**
 * Wagers that lack what they must stand with when the betting closes, and those that lack it once
 * these are gone.
 */
export function incomplete(round: RoundState): readonly Wager[] {
  let gone: Wager[] | null = null;
  let more = true;
  while (more) {
    more = false;
    for (const wager of round.wagers) {
      if (wager.cents === 0 || gone?.includes(wager) || !lacks(round, wager, gone)) continue;
      gone ??= [];
      gone.push(wager);
      more = true;
    }
  }
  return gone ?? NONE_GONE;
}

function lacks(round: RoundState, wager: Wager, gone: readonly Wager[] | null): boolean {
  const kind = kindOf(round, wager.kind);
  if (kind === undefined || standsAlone(kind)) return false;
  const { goesWith, needs, size } = kind;
  if (goesWith !== undefined && standing(round, wager, goesWith, gone) === 0) return true;
  if (needs !== undefined && !isOneStanding(round, wager, needs, gone)) return true;
  if (size.by === 'up to') return standing(round, wager, size.of, gone) < wager.cents;
  if (size.by === 'bonus') return isOutside(round, wager, size, gone);
  if (size.by === 'times') {
    const times = wager.cents / standing(round, wager, size.of, gone);
    return !Number.isInteger(times) || times < size.times[0] || times > size.times[1];
  }
  return size.by === 'equal' && standing(round, wager, size.to, gone) !== wager.cents;
}

/** What the same bettor has on the same hand of another kind, if that stays. */
function standing(round: RoundState, wager: Wager, kind: string, gone: readonly Wager[] | null): Cents {
  const other = companion(round, wager, kind);
  return other === undefined || gone?.includes(other) ? 0 : other.cents;
}

function isOneStanding(
  round: RoundState,
  wager: Wager,
  kinds: readonly string[],
  gone: readonly Wager[] | null,
): boolean {
  for (const kind of kinds) if (standing(round, wager, kind, gone) > 0) return true;
  return false;
}

/** Of a size that only another wager allowed. */
function isOutside(
  round: RoundState,
  wager: Wager,
  size: WagerSize & { readonly by: 'bonus' },
  gone: readonly Wager[] | null,
): boolean {
  if (size.anyWith === undefined || isOneStanding(round, wager, size.anyWith, gone)) return false;
  const { min, max } = bonusRange(round.setup.limits, size);
  return wager.cents < min || wager.cents > max;
}

/** Whether a wager would stand if the betting closed now. */
export function isBetting(round: RoundState): boolean {
  const { dealer } = round;
  for (const { seat, cents, kind } of round.wagers)
    if (cents > 0 && seat !== dealer && standsAlone(kindOf(round, kind))) return true;
  const gone = incomplete(round);
  return round.wagers.some((wager) => wager.cents > 0 && wager.seat !== dealer && !gone.includes(wager));
}

function standsAlone(kind: WagerKind | undefined): boolean {
  return kind?.size.by === 'table' && kind.needs === undefined && kind.goesWith === undefined;
}
