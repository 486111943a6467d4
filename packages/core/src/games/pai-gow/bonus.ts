import type { Cents } from '../../engine/money.ts';
import type { FreeClaim, Outcome } from '../../engine/player-dealer/game.ts';
import { isStanding, playerOf, type RoundState, spotsFrom } from '../../engine/player-dealer/state.ts';
import { fromAction } from '../../engine/player-dealer/steps.ts';
import { type BonusRow, ROW_BITS, type SevenCardBonus } from '../../ranks/joker/seven-card-bonus.ts';
import type { SetRules } from '../house-ways/set-rules.ts';
import { type PayTable, payBest, payTable } from '../table-poker/pay-table.ts';

/** A wager on the seven cards as dealt: Golden, Fortune. */
export interface PaiGowBonus {
  readonly id: string;
  readonly title: string;
  readonly hands: SevenCardBonus;
  readonly table: PayTable<BonusRow>;
  readonly envy?: Envy;
}

/** Fixed prizes for holders of an Envy button when someone else is dealt a great hand. */
export interface Envy {
  /** The bonus wager that earns a button. */
  readonly least: Cents;
  /** Whole dollars in the column beside the bonus wager's odds; they fall from row to row. */
  readonly table: PayTable<BonusRow>;
  /** Whose hands are paid for: those with a bonus wager on them, with a button, or anyone's. */
  readonly owner: 'bonus wager' | 'button' | 'anyone';
  /** Of several such hands, each is paid for, or only the highest. */
  readonly several: 'each' | 'highest';
  /** Whether a player with a hand of the same row is paid for another's (000:1339). */
  readonly sameRow: 'paid' | 'not paid';
  /** Back-line bettors may have buttons. */
  readonly backline: boolean;
}

/** A bonus table with its two columns: odds to 1, and, beside the first rows, the Envy prize in dollars. */
export interface BonusPays {
  readonly table: PayTable<BonusRow>;
  readonly envy: PayTable<BonusRow>;
}

export type PrintedBonus = readonly (readonly [hand: BonusRow, odds: number, envy?: number])[];

const USUAL: readonly BonusRow[] = [
  'seven-card straight flush without joker',
  'royal flush and royal match',
  'seven-card straight flush',
  'five aces',
  'royal flush',
  'straight flush',
  'four of a kind',
  'full house',
  'flush',
  'three of a kind',
  'straight',
];

/** The hands that three books pay for, from the best to a straight, with their two columns. */
export const usualBonus = (odds: readonly number[], envy: readonly number[]): PrintedBonus =>
  USUAL.map((hand, i) => [hand, odds[i], envy[i]]);

/** Builds a bonus table from its parts, each given by the line at which it begins. */
export function bonusPays(book: string, parts: Readonly<Record<number, PrintedBonus>>): BonusPays {
  const at = Object.entries(parts).map(([line, rows]) => [Number(line), rows] as const);
  return {
    table: at.flatMap(([line, rows]) =>
      payTable(
        book,
        line,
        rows.map(([hand, odds]) => [hand, odds]),
      ),
    ),
    envy: at.flatMap(([line, rows]) =>
      payTable(
        book,
        line,
        rows.flatMap(([hand, , dollars]) => (dollars === undefined ? [] : [[hand, dollars] as const])),
      ),
    ),
  };
}

/** The Fortune Bonus. By default every great hand is paid for, also one of the same row as the player's own. */
export const fortuneBonus = (
  hands: SevenCardBonus,
  { table, envy }: BonusPays,
  terms: Pick<Envy, 'least' | 'owner' | 'backline'> & Partial<Pick<Envy, 'sameRow'>>,
): PaiGowBonus => ({
  id: 'fortune',
  title: 'Fortune Bonus',
  hands,
  table,
  envy: { table: envy, several: 'each', sameRow: 'paid', ...terms },
});

/** Every row is checked, because trips pay more than a straight (000:763-764). */
export function bonusOutcome({ hands, table }: PaiGowBonus, cards: readonly number[]): Outcome {
  const rows = hands.rows(cards);
  return payBest(table, (row) => (rows & ROW_BITS[row]) !== 0);
}

interface Button {
  readonly seat: number;
  readonly spot: number;
}

interface Envied {
  readonly spot: number;
  readonly row: BonusRow;
  readonly cents: Cents;
  /** Among hands of one prize, the better. */
  readonly value: number;
}

/**
 * One claim for each button and each hand it is paid for: never for the hand the button lies with, nor for another
 * that the same player plays, at an empty seat or before a button behind somebody else (000:704, 004:497).
 */
export function envyClaims(round: RoundState, bonus: PaiGowBonus, rules: SetRules): FreeClaim[] {
  const { envy } = bonus;
  if (envy === undefined) return [];
  const buttons = buttonsOf(round, bonus, envy);
  if (buttons.length === 0) return [];
  const envied = enviedHands(round, bonus, envy, rules);
  const claims: FreeClaim[] = [];
  for (const { seat, spot } of buttons) {
    const isOwn = (hand: Envied) => hand.spot === spot || playerOf(round, hand.spot) === seat;
    const own = envied.filter(isOwn).map(({ row }) => row);
    const others = envied.filter(
      (hand) => !isOwn(hand) && (envy.sameRow === 'paid' || !own.includes(hand.row)),
    );
    // Equal hands share the one prize, so that each owner is paid for the other's.
    const counted = envy.several === 'highest' ? others.slice(0, 1) : others;
    for (const { cents } of counted) claims.push({ seat, spot, kind: 'envy', cents });
  }
  return claims;
}

function buttonsOf(round: RoundState, bonus: PaiGowBonus, { least, backline }: Envy): Button[] {
  const buttons: Button[] = [];
  for (const { seat, spot, kind } of round.wagers) {
    if (kind !== bonus.id || buttons.some((button) => button.seat === seat && button.spot === spot)) continue;
    if (bonusOn(round, bonus, seat, spot) < least) continue;
    if (backline || (playerOf(round, spot) === seat && !isStanding(round, seat)))
      buttons.push({ seat, spot });
  }
  return buttons;
}

function bonusOn(round: RoundState, bonus: PaiGowBonus, seat: number, spot: number): Cents {
  let cents = 0;
  for (const wager of round.bets[spot])
    if (wager.seat === seat && wager.kind === bonus.id) cents += wager.cents;
  return cents;
}

/** The hands that others are paid for, from the action button on; with `highest`, only the best of them. */
function enviedHands(round: RoundState, bonus: PaiGowBonus, envy: Envy, rules: SetRules): Envied[] {
  const envied: Envied[] = [];
  for (const spot of spotsFrom(round, fromAction)) {
    const least = envy.owner === 'anyone' ? 0 : envy.owner === 'button' ? envy.least : 1;
    if (bonusOn(round, bonus, playerOf(round, spot), spot) < least) continue;
    const [{ cards, folded }] = round.hands[spot];
    // A hand that was ruled dead is not shown, and nobody is paid for it.
    if (folded) continue;
    const rows = bonus.hands.rows(cards);
    const prize = envy.table.find(({ hand }) => (rows & ROW_BITS[hand]) !== 0);
    if (prize !== undefined)
      envied.push({
        spot,
        row: prize.hand,
        cents: 100 * Number(prize.pays),
        value: rules.back.value(cards),
      });
  }
  if (envy.several === 'each') return envied;
  const best = envied.reduce<Envied | null>((a, b) => (a === null || isHigher(b, a) ? b : a), null);
  return envied.filter((hand) => best !== null && !isHigher(best, hand));
}

const isHigher = (a: Envied, b: Envied): boolean =>
  a.cents > b.cents || (a.cents === b.cents && a.value > b.value);
