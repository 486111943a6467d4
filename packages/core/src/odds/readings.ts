import type { Result } from '../engine/refusal.ts';
import { type Shape, whyNotOptions } from '../houses/given.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { SettingValue } from '../houses/offering/setting.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { askedGame } from './asked-game.ts';
import { keptOdds } from './kept/kept.ts';
import type { OddsQuestion } from './odds-work.ts';
import { oddsOf } from './offering-odds.ts';

/** What is asked of the readings of an offering. */
export interface ReadingsQuestion extends Pick<OddsQuestion, 'settings' | 'seed' | 'onProgress'> {
  /** Rounds that are dealt where nothing can be counted; 10,000 unless said otherwise. */
  readonly rounds?: number;
}

const ASKED: Shape<ReadingsQuestion> = {
  settings: 'an object',
  seed: 'a text or a number',
  onProgress: 'a function',
  rounds: 'a whole number above zero',
};

/** A setting that changes what wagers cost: the price at each of its values, everything else unchanged. */
export interface Reading {
  readonly setting: string;
  /** The wagers whose price it changes. */
  readonly changes: readonly string[];
  readonly values: readonly { readonly value: SettingValue; readonly odds: OfferingOdds }[];
}

/** What all readings of an offering cost. */
export interface Readings {
  /** How it is read now. */
  readonly settings: Readonly<Record<string, SettingValue>>;
  readonly readings: readonly Reading[];
  /** Settings that change no price. */
  readonly same: readonly string[];
  /** Settings that changed nothing in the rounds that were dealt; nothing more is known about them. */
  readonly unseen: readonly string[];
}

/** Prices that differ by less than this are the same: sums over all deals are rounded. */
const NOTHING = 1e-9;
const ROUNDS = 10_000;
/** Games that take long to count, or are dealt: dealing a few rounds first shows whether a setting matters. */
const LONG: ReadonlySet<string> = new Set(['twenty-one', 'front and back']);

/**
 * What each reading of each setting does to the price of every wager: tries all values of a setting in turn, the others
 * unchanged. Whatever cannot be counted is dealt, for all values from the same seed.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { readingsOf } from '@cardroom/core/odds';
 *
 * const offering = findOffering('empire/nines-up');
 * if (offering?.kind === 'player-dealer') {
 *   const found = readingsOf(offering, { rounds: 500 });
 *   if (found.ok) console.log(found.readings.map(({ setting }) => setting)); // [ 'zeros' ]
 * }
 * ```
 */
export function readingsOf(
  offering: PlayerDealerOffering,
  question: ReadingsQuestion = {},
): Result<Readings> {
  const wrong = whyNotOptions(question, ASKED);
  if (wrong !== null) return wrong;
  const { settings = {}, onProgress, rounds = ROUNDS, seed = 'odds' } = question;
  const asked = askedGame(offering, settings);
  if (!asked.ok) return asked;
  const { game, values } = asked;
  const ask = (more: OddsQuestion) => {
    const found = oddsOf(offering, { rounds, seed, milliseconds: Number.POSITIVE_INFINITY, ...more });
    if (!found.ok) throw new Error(found.message);
    return found.odds;
  };
  const by = game.counted?.by;
  // A game of twenty-one dealt by the plain line could not be compared with one that is played best.
  const best = by === 'twenty-one';
  const usual = ask({ settings: values, best });
  let plainly: OfferingOdds | null = null;
  /** The odds with one setting switched; null if dealing shows no difference and counting takes long. */
  const switched = (name: string, value: SettingValue): OfferingOdds | null => {
    const settings = { ...values, [name]: value };
    const isQuick = (by !== undefined && !LONG.has(by)) || keptOdds(offering, settings) !== null;
    if (isQuick && usual.method === 'exact') return ask({ settings });
    plainly ??= ask({ settings: values, simulated: true });
    return comesToTheSame(plainly, ask({ settings, simulated: true })) ? null : ask({ settings, best });
  };
  const names = Object.keys(values);
  const all = names.reduce((sum, name) => sum + offering.settings[name].choices.length - 1, 0);
  let done = 0;
  const readings: Reading[] = [];
  const same: string[] = [];
  const unseen: string[] = [];
  for (const setting of names) {
    let isSeen = true;
    const found = offering.settings[setting].choices.map((value) => {
      if (value === values[setting]) return { value, odds: usual };
      const odds = switched(setting, value);
      isSeen &&= odds !== null;
      onProgress?.(++done / all);
      return { value, odds: odds ?? usual };
    });
    // Odds counted by best play are not compared with odds dealt by the plain line.
    const isDealt = found.some(({ odds }) => odds.method === 'simulated');
    const now = isDealt ? (plainly ?? usual) : usual;
    const changes = usual.wagers.flatMap(({ id }) =>
      found.some(({ odds }) => odds !== usual && differs(id, now, odds)) ? [id] : [],
    );
    const told = found.map((one) => (one.odds === usual ? { ...one, odds: now } : one));
    if (changes.length > 0) readings.push({ setting, changes, values: told });
    else (isSeen ? same : unseen).push(setting);
  }
  return { ok: true, settings: values, readings, same, unseen };
}

const comesToTheSame = (one: OfferingOdds, other: OfferingOdds): boolean =>
  JSON.stringify(one.wagers) === JSON.stringify(other.wagers);

function differs(id: string, one: OfferingOdds, other: OfferingOdds): boolean {
  const of = ({ wagers }: OfferingOdds): WagerOdds | undefined => wagers.find((wager) => wager.id === id);
  const [a, b] = [of(one), of(other)];
  if (a === undefined || b === undefined) return a !== b;
  return Math.abs(a.edge - b.edge) > NOTHING || a.rows.length !== b.rows.length;
}
