import { dollars } from '@cardroom/core/engine';
import {
  citeOfLimit,
  forcedBets,
  houses,
  type LimitRange,
  type Offering,
  type PotRange,
  type Settings,
  sayForced,
  sayRange,
} from '@cardroom/core/houses';
import { buyInsFor, openHouseTable, tableSettings } from '@cardroom/core/table';
import type { AnyLimit } from '../choose.ts';
import { table } from './output.ts';

/** An offering with all that its tables go by, for programs. */
export function listed(offering: Offering) {
  const { id, house, name, kind, cite, family, line, limits, ranges } = offering;
  return {
    id,
    house: houses[house].name,
    name,
    kind,
    family,
    line,
    cite,
    limits: limits.map((limit) => limit.id),
    printed: (limits as readonly AnyLimit[]).map((limit) => ({
      ...playedFor(offering, limit),
      buyIns: buyInsOf(offering, limit),
    })),
    ranges: ranges.map((range) => ({
      ...range,
      says: sayRange(range),
      ...(isPot(range) && { forcedSays: sayForced(range) }),
    })),
    seats: seatsOf(offering, limits[0]),
    buyIns: buyInsOf(offering, limits[0]),
    table: rulesOf(offering, limits[0]),
  };
}

/** One table of it, at any limit. */
export function listedLimit(offering: Offering, limit: AnyLimit) {
  return {
    id: offering.id,
    limit: playedFor(offering, limit),
    seats: seatsOf(offering, limit),
    buyIns: buyInsOf(offering, limit),
    table: rulesOf(offering, limit),
  };
}

const isPot = (range: LimitRange): range is PotRange => 'forced' in range;

/** Bets, blinds and antes; the value of a point; or the least and the most bet. */
function playedFor(offering: Offering, limit: AnyLimit) {
  const { id, title } = limit;
  const cite = citeOfLimit(offering, limit);
  if ('stakes' in limit) return { id, title, cite, ...limit.stakes };
  if ('point' in limit) return { id, title, cite, point: limit.point };
  const { min: least, max: most, step, bonusMin = least, bonusMax = most } = limit.limits;
  return { id, title, cite, least, most, step, bonus: { least: bonusMin, most: bonusMax } };
}

function seatsOf({ id, house }: Offering, limit: AnyLimit): number {
  const opened = openHouseTable({ house, offering: id, limit: limit.id });
  if ('code' in opened) throw new Error(opened.message);
  return opened.state.sign.seats;
}

const buyInsOf = (offering: Offering, { id }: AnyLimit) =>
  buyInsFor(offering, id).map(({ least, most, usual, cite }) => ({ least, most, usual, cite }));

const rulesOf = (offering: Offering, { id }: AnyLimit): Settings => tableSettings(offering, id);

/** An offering for people. */
export function tell(offering: Offering): string {
  const { name, house, cite, line, ranges } = offering;
  const limits: readonly AnyLimit[] = offering.limits;
  return [
    `${name} at ${houses[house].name} (${cite ?? NO_BOOK}). ${line}`,
    table([
      ['limit', 'name', 'blinds, antes, steps', 'buy-in', 'where'],
      ...limits.map((of) => limitRow(offering, of)),
    ]),
    ...(ranges.length === 0
      ? ['No other limits are printed.']
      : [['Any other limit inside these opens, too:', ...ranges.map(rangeLine)].join('\n')]),
    `${seatsOf(offering, limits[0])} seats.`,
    tellRules(offering, limits[0]),
  ].join('\n\n');
}

/** A table of it at one limit, for people. */
export function tellLimit(offering: Offering, limit: AnyLimit): string {
  const [id, title, forced, buyIn, where] = limitRow(offering, limit);
  return [
    `${offering.name} at ${houses[offering.house].name}, limit ${id}: ${title}${forced === '' ? '' : `, ${forced}`} (${where}).`,
    `${seatsOf(offering, limit)} seats; the buy-in is ${buyIn}.`,
    tellRules(offering, limit),
  ].join('\n\n');
}

/** Said of a game that stands in no rule book. */
export const NO_BOOK = 'in no rule book';

function tellRules(offering: Offering, limit: AnyLimit): string {
  const rows = Object.entries(rulesOf(offering, limit)).map(([name, of]) => [
    name,
    of.title,
    String(of.default),
    of.printed === null ? '-' : String(of.printed),
    of.cite,
  ]);
  return table([['table rule', 'what it is', 'here', 'printed', 'where'], ...rows]);
}

const rangeLine = (range: LimitRange): string => {
  const forced = isPot(range) ? sayForced(range) : null;
  return `  ${sayRange(range)} (${range.cite})${forced === null ? '' : `, with ${forced}`}`;
};

function limitRow(offering: Offering, limit: AnyLimit): [string, string, string, string, string] {
  const buyIn = buyInsOf(offering, limit)
    .map(({ least, most }) => span(least, most))
    .join(' or ');
  return [limit.id, limit.title, forcedBets(limit), buyIn, citeOfLimit(offering, limit) ?? 'customary'];
}

function span(least: number, most: number | null): string {
  if (most === null) return `${dollars(least)} or more`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}
