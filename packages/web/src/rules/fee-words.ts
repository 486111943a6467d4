import { dollars } from '@cardroom/core/engine';
import type { Fee, FeeOption, Rate } from '@cardroom/core/fees';
import { t } from '../strings.ts';

/** An option's amounts, a sentence a fee: `Collection Fee: $4 with 7 or more players, $3 with 5 to 6 players`. */
export function feeWords(fees: readonly Fee[], { rates }: FeeOption): readonly string[] {
  return fees.flatMap((fee, i) => {
    const of = rates.filter((rate) => rate.fee === i);
    if (of.length === 0) return [];
    return [`${fee.name}: ${of.map((rate) => amount(fee, rate)).join(', ')}`];
  });
}

/** Fees of these options whose amounts the book leaves to the room. */
export function leftToRoom(fees: readonly Fee[], options: readonly FeeOption[]): readonly string[] {
  const left = options.flatMap(({ rates }) => rates.filter(({ cents }) => cents === null));
  return [...new Set(left.flatMap(({ fee }) => fees[fee]?.name ?? []))];
}

/** The bracket that all of an option is for, e.g. `7 or more players`; null when it has amounts for several. */
export function bracketOf(fees: readonly Fee[], { rates }: FeeOption): string | null {
  const words = rates.map((rate) => rangeWords(fees[rate.fee], rate));
  return words.every((of) => of === words[0]) ? (words[0] ?? null) : null;
}

/** An option on one line: `Option 3: $1, $6, $2`. Names and brackets stand elsewhere. */
export function briefly({ number, limit, rates }: FeeOption): string {
  const name = t('open.feesOption', { number });
  const amounts = rates.map(({ cents }) => (cents === null ? t('fees.posted') : dollars(cents))).join(', ');
  return `${name}${limit === undefined ? '' : ` ${t('fees.limit', { limit })}`}: ${amounts}`;
}

function amount(fee: Fee, rate: Rate): string {
  const money = rate.cents === null ? t('fees.posted') : dollars(rate.cents);
  const range = rangeWords(fee, rate);
  if (range === null) return money;
  return t(countsHeads(fee) ? 'fees.with' : 'fees.at', { money, range });
}

const countsHeads = (fee: Fee | undefined): boolean => fee?.by === undefined || fee.by === 'players';

function rangeWords(fee: Fee | undefined, { range }: Rate): string | null {
  if (range === null) return null;
  const heads = countsHeads(fee);
  const say = (n: number) => (heads ? String(n) : dollars(n));
  // JSON has no Infinity: an open end comes as null.
  const { from, to } = range as { from: number; to: number | null };
  const words =
    to === null || to === Number.POSITIVE_INFINITY
      ? t('fees.orMore', { n: say(from) })
      : from === to
        ? say(from)
        : t('fees.between', { from: say(from), to: say(to) });
  return heads ? t(words === '1' ? 'fees.player' : 'fees.players', { n: words }) : words;
}
