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
  sayValue,
} from '@cardroom/core/houses';
import { buyInsFor, openHouseTable, tableSettings } from '@cardroom/core/table';
import type { AnyLimit } from '../choose.ts';
import { GAME, GAMES } from '../words/games.ts';
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
    `${name} at ${houses[house].name} (${cite ?? GAME.noBook}). ${line}`,
    table([GAMES.limitColumns, ...limits.map((of) => limitRow(offering, of))]),
    ranges.length === 0 ? GAMES.noRanges : [GAMES.ranges, ...ranges.map(rangeLine)].join('\n'),
    GAMES.seats(seatsOf(offering, limits[0])),
    tellRules(offering, limits[0]),
  ].join('\n\n');
}

/** A table of it at one limit, for people. */
export function tellLimit(offering: Offering, limit: AnyLimit): string {
  const [id, title, forced, buyIn, where] = limitRow(offering, limit);
  return [
    `${offering.name} at ${houses[offering.house].name}, limit ${id}: ${title}${forced === '' ? '' : `, ${forced}`} (${where}).`,
    GAMES.seatsAndBuyIn(seatsOf(offering, limit), buyIn),
    tellRules(offering, limit),
  ].join('\n\n');
}

function tellRules(offering: Offering, limit: AnyLimit): string {
  const rows = Object.entries(rulesOf(offering, limit)).map(([name, of]) => [
    name,
    of.title,
    sayValue(of, of.default),
    of.printed === null ? '-' : sayValue(of, of.printed),
    of.cite,
  ]);
  return table([GAMES.ruleColumns, ...rows]);
}

const rangeLine = (range: LimitRange): string =>
  GAMES.with(sayRange(range), range.cite, isPot(range) ? sayForced(range) : null);

function limitRow(offering: Offering, limit: AnyLimit): [string, string, string, string, string] {
  const buyIn = buyInsOf(offering, limit)
    .map(({ least, most }) => span(least, most))
    .join(' or ');
  return [limit.id, limit.title, forcedBets(limit), buyIn, citeOfLimit(offering, limit) ?? GAMES.customary];
}

function span(least: number, most: number | null): string {
  if (most === null) return GAMES.orMore(dollars(least));
  return least === most ? dollars(least) : GAMES.span(dollars(least), dollars(most));
}
