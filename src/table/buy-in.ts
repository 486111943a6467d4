import { type Cents, dollars, isCents } from '../engine/index.ts';
import type { Stakes } from '../engine/pot/game.ts';
import type { Offering } from '../houses/offering.ts';

/** What a player brings to a table. A full buy-in is at least `least`; less than that is a short one. */
export interface BuyIn {
  readonly least: Cents;
  /** Most that a stack may be bought up to; null for any amount. */
  readonly most: Cents | null;
  /** What players sit down with when they do not think about it. */
  readonly usual: Cents;
  readonly cite: string;
  readonly shorts: ShortBuys;
}

interface ShortBuys {
  /** Short buys after each full one. */
  readonly each: 0 | 1;
  /** Only with no chips left; and then no full one until they are gone again (003:72, 003:1250). */
  readonly whenBroke: boolean;
  /** A full buy-in again only with this much or less in front (003:72); null where any stack will do. */
  readonly fullFrom: Cents | null;
  readonly cite: string;
}

export interface BuyInRange {
  readonly least: Cents;
  readonly most: Cents | null;
}

/** Customary where nothing is printed. */
const USUAL_BIG_BETS = 40;
const LEAST_BIG_BETS = 10;
const USUAL_BLINDS = 100;
const LEAST_BLINDS = 40;
/** A player-dealer table has no printed buy-in: one bet will do, and this many are usual. */
const USUAL_BETS = 40;

type Printed = readonly (readonly [least: number, most: number | null])[];

/** 003:1399-1411; where two figures are printed for the same blinds the wider one stands first. */
const GARDENS_NO_LIMIT: Readonly<Record<string, Printed>> = {
  'nl 1-1': [[20, 20]],
  'nl 1-2': [
    [40, 40],
    [50, 50],
  ],
  'nl 2-3': [
    [100, 300],
    [100, 100],
  ],
  'nl 2-3 doubling': [[100, 100]],
  'nl 3-5': [
    [300, 500],
    [200, 200],
    [300, 300],
  ],
  'nl 5-5': [
    [500, 1500],
    [500, 500],
  ],
  'nl 5-10': [[600, 600]],
  'nl 10-20': [[1000, 1000]],
  'nl 20-40': [[2000, 2000]],
};
/** 003:2318-2320. */
const GARDENS_OMAHA: Readonly<Record<string, Printed>> = {
  'nl 2-3': [[40, 100]],
  'nl 3-5': [[80, 200]],
  'nl 5-10': [[100, 500]],
};
/** 003:2306-2313. */
const GARDENS_POT_LIMIT_OMAHA: Readonly<Record<string, Printed>> = {
  'pl 1-2': [[100, 100]],
  'pl 2-3': [
    [100, 200],
    [100, 100],
  ],
  'pl 3-5': [[200, 500]],
  'pl 5-5': [
    [300, 300],
    [500, 500],
  ],
  'pl 5-10': [[300, 1000]],
  'pl 10-20': [[1000, 1000]],
};
/** 004:1440-1441. */
const LUCKY_LADY: Readonly<Record<string, Printed>> = {
  'nl 1-3': [[30, 200]],
  'nl 5-5': [[200, 500]],
};

function printed(offering: Offering, limit: string): { ranges: Printed; cite: string } | null {
  const { house, id } = offering;
  const name = id.slice(house.length + 1);
  const big = /^(nl|pl) /.test(limit);
  const found = (table: Readonly<Record<string, Printed>>, cite: string) =>
    table[limit] === undefined ? null : { ranges: table[limit], cite };
  if (!big) return null;
  switch (house) {
    case 'hawaiian-gardens': {
      if (name === 'no-limit-holdem') return found(GARDENS_NO_LIMIT, '003:1399-1411');
      if (name === 'pot-limit-holdem')
        return limit === 'pl 5-10' ? { ranges: [[500, 500]], cite: '003:1424' } : null;
      if (name.includes('omaha') && name !== 'double-board-omaha') {
        const omaha = limit.startsWith('nl ')
          ? found(GARDENS_OMAHA, '003:2318-2320')
          : found(GARDENS_POT_LIMIT_OMAHA, '003:2306-2313');
        if (omaha !== null) return omaha;
      }
      return { ranges: [[50, 2500]], cite: '003:3716-3718, 003:3927-3929' };
    }
    case 'lucky-lady':
      return name === 'no-limit-holdem'
        ? found(LUCKY_LADY, '004:1440-1441')
        : { ranges: [[1, 1000]], cite: '004:1747-1749' };
    case 'black-sheep':
      return { ranges: [[100, null]], cite: '000:2098-2100' };
    case 'empire':
      return {
        ranges: [20, 40, 60, 80, 100, 150, 200].map((least) => [least, null] as const),
        cite: '002:1228-1234',
      };
    default:
      return null;
  }
}

/** 004:1431 bars short buys; 003:72, 003:381, 003:788, 003:1250 and 002:582 allow one after each full one. */
function shortBuys({ house, id }: Offering, limit: string, least: Cents, fixed: boolean): ShortBuys {
  const one = (cite: string): ShortBuys => ({
    each: 1,
    whenBroke: false,
    fullFrom: fixed ? Math.floor(least / 2) : null,
    cite,
  });
  const name = id.slice(house.length + 1);
  if (house === 'lucky-lady' && name === 'no-limit-holdem') return { ...one('004:1431'), each: 0 };
  if (house === 'empire' && name === 'lowball') return one('002:582');
  if (house !== 'hawaiian-gardens') return one('Nothing is printed');
  if (limit === 'nl 2-3 doubling') return { ...one('003:72'), whenBroke: true, fullFrom: 5000 };
  if (name.startsWith('no-limit-omaha')) return { ...one('003:1250'), whenBroke: true };
  if (name === 'mexican-poker') return one('003:381');
  if (name === 'asian-five-card-stud') return one('003:788');
  return one(limit.startsWith('nl ') ? '003:72' : 'Nothing is printed');
}

/** Every range that may be posted at a limit; the first is what a table has unless asked otherwise. */
export function buyInsFor(offering: Offering, limit: string): readonly BuyIn[] {
  if (offering.kind === 'points') {
    const { point } = offering.limits.find(({ id }) => id === limit) ?? offering.limits[0];
    // 003:858 and 003:7226: thirty points.
    const least = 30 * point;
    const cite = offering.id.endsWith('thirteen-card') ? '003:858' : '003:7226';
    return [{ least, most: null, usual: 3 * least, cite, shorts: shortBuys(offering, limit, least, false) }];
  }
  if (offering.kind === 'player-dealer') {
    const { limits } = offering.limits.find(({ id }) => id === limit) ?? offering.limits[0];
    const shorts = shortBuys(offering, limit, limits.min, false);
    return [
      { least: limits.min, most: null, usual: USUAL_BETS * limits.min, cite: 'Nothing is printed', shorts },
    ];
  }
  const { stakes } = offering.limits.find(({ id }) => id === limit) ?? offering.limits[0];
  const usual = usualFor(stakes);
  const book = printed(offering, limit);
  const from = (least: Cents, most: Cents | null, cite: string): BuyIn => ({
    least,
    most,
    usual: Math.max(least, most === null ? usual : Math.min(usual, most)),
    cite,
    shorts: shortBuys(offering, limit, least, least === most),
  });
  if (book === null) {
    const least = Math.ceil((usual * leastPart(stakes)) / stakes.chip) * stakes.chip;
    return [from(least, isBig(stakes) ? usual : null, 'Nothing is printed')];
  }
  return book.ranges.map(([least, most]) => from(100 * least, most === null ? null : 100 * most, book.cite));
}

const isBig = ({ structure }: Stakes): boolean => structure === 'pot' || structure === 'no-limit';
const leastPart = (stakes: Stakes): number =>
  isBig(stakes) ? LEAST_BLINDS / USUAL_BLINDS : LEAST_BIG_BETS / USUAL_BIG_BETS;

function usualFor(stakes: Stakes): Cents {
  const { bets } = stakes;
  return isBig(stakes) ? USUAL_BLINDS * bets[0] : USUAL_BIG_BETS * bets[bets.length - 1];
}

/** The range a table posts, or why it may not. */
export function chooseBuyIn(choices: readonly BuyIn[], posted: BuyInRange | undefined): BuyIn | string {
  if (posted === undefined) return choices[0];
  const { least, most } = posted;
  if (!isCents(least) || least === 0 || (most !== null && !isCents(most)))
    return 'A buy-in is a whole number of cents.';
  if (most !== null && least > most)
    return `A buy-in cannot be ${dollars(least)} at least and ${dollars(most)} at most.`;
  const exact = choices.find((range) => range.least === least && range.most === most);
  if (exact !== undefined) return exact;
  const around = choices.find(
    (range) =>
      least >= range.least &&
      (range.most === null || (most !== null && most <= range.most && range.least < range.most)),
  );
  if (around !== undefined)
    return { ...around, least, most, usual: Math.max(least, Math.min(around.usual, most ?? around.usual)) };
  const words = choices.map(rangeWords).join(' or ');
  return `The buy-in here is ${words} (${choices[0].cite}), not ${rangeWords(posted)}.`;
}

export function rangeWords({ least, most }: BuyInRange): string {
  if (most === null) return `${dollars(least)} or more`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}
