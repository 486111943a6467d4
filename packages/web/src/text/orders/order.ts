import { parseCards, printCard } from '@cardroom/core/cards';
import { type Cents, dollars } from '@cardroom/core/engine';
import type { PlayerCommand } from '@cardroom/core/table';
import { fromCents, toCents } from '../../ui/money.ts';
import { t } from '../t.ts';

/** What a line comes to: commands for the table, done one after the other, or why it cannot be understood. */
export type Heard = { readonly commands: readonly PlayerCommand[] } | { readonly problem: string };

/** Something that can be done now, and how one says it. */
export interface Order {
  /** What may be typed for it; the first is the usual word. */
  readonly names: readonly [string, ...string[]];
  /** What it does, to follow "you can": `call $8`. */
  readonly does: string;
  /** A whole line that does it. */
  readonly example: string;
  /** Reads what follows the name. */
  readonly read: (rest: string) => Heard;
}

export const does = (...commands: readonly PlayerCommand[]): Heard => ({ commands });
export const problem = (text: string): Heard => ({ problem: text });

/** An order that takes nothing after its name. */
export function plain(
  names: readonly [string, ...string[]],
  what: string,
  ...commands: readonly PlayerCommand[]
): Order {
  const [example] = names;
  const read = (rest: string) =>
    rest === '' ? does(...commands) : problem(t('text.noMore', { order: example }));
  return { names, does: what, example, read };
}

export interface Range {
  readonly least: Cents;
  readonly most: Cents;
  readonly step: Cents;
  /** Where only some amounts will do. */
  readonly only?: readonly Cents[] | null;
}

/** `$8 to $40, in steps of $4` */
export function rangeWords({ least, most, step, only }: Range): string {
  if (only) return only.map(dollars).join(' or ');
  if (least === most) return dollars(least);
  const words = { least: dollars(least), most: dollars(most) };
  return step === 1 || step === 100
    ? t('text.amountRange', words)
    : t('text.amountSteps', { ...words, step: dollars(step) });
}

/** An order with an amount; nothing need be said where there is only one. */
export function withAmount(
  names: readonly [string, ...string[]],
  what: string,
  range: Range,
  command: (cents: Cents) => Heard,
): Order {
  const example = `${names[0]} ${fromCents(range.only?.[0] ?? range.least)}`;
  const read = (rest: string): Heard => {
    const cents = amountIn(rest.replace(/^(to|for)\s+/, ''), range, example);
    return typeof cents === 'number' ? command(cents) : cents;
  };
  return { names, does: what, example, read };
}

function amountIn(text: string, range: Range, example: string): Cents | { readonly problem: string } {
  const { least, most } = range;
  if (text === 'min' || (text === '' && (least === most || range.only?.length === 1)))
    return range.only?.[0] ?? least;
  if (text === 'max' || text === 'all' || text === 'all in') return most;
  const words = rangeWords(range);
  if (text === '') return { problem: t('text.amount', { range: words, example }) };
  const cents = toCents(text);
  if (cents === null || cents === undefined) return { problem: t('text.notAmount', { text, range: words }) };
  const fits = range.only ? range.only.includes(cents) : cents >= least && cents <= most;
  return fits ? cents : { problem: t('text.amount', { range: words, example }) };
}

/** `1 As, 2 Kd`: each card with its place, by which it can be named. */
export const placed = (cards: readonly number[]): string =>
  cards.map((card, i) => `${i + 1} ${printCard(card)}`).join(', ');

/** Cards of a hand, by their places or their names. */
export function cardsIn(
  text: string,
  held: readonly number[],
): { readonly cards: number[] } | { readonly problem: string } {
  const left = held.map((card, place) => ({ card, place }));
  const cards: number[] = [];
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const place = /^\d+$/.test(word) ? Number(word) - 1 : -1;
    const read = place >= 0 ? null : parseCards(word);
    const wanted = place >= 0 ? held[place] : read?.ok && read.cards.length === 1 ? read.cards[0] : undefined;
    if (wanted === undefined || !held.includes(wanted))
      return { problem: t('text.noCard', { card: word, cards: placed(held) }) };
    const at = left.findIndex((one) => (place >= 0 ? one.place === place : one.card === wanted));
    if (at < 0) return { problem: t('text.twice') };
    cards.push(wanted);
    left.splice(at, 1);
  }
  return { cards };
}

/** Finds the order that a line begins with, the longest name first, or the only one that begins so. */
export function hear(line: string, orders: readonly Order[]): Heard {
  const said = line.trim().replace(/\s+/g, ' ').toLowerCase();
  const named = orders.flatMap((order) => order.names.map((name) => ({ name, order })));
  const starts = ({ name }: { readonly name: string }) => said === name || said.startsWith(`${name} `);
  const [exact] = named.filter(starts).sort((a, b) => b.name.length - a.name.length);
  if (exact !== undefined) return exact.order.read(said.slice(exact.name.length).trim());
  const [word = '', ...rest] = said.split(' ');
  const begun = [...new Set(named.filter(({ name }) => name.startsWith(word)).map(({ order }) => order))];
  if (word !== '' && begun.length === 1) return begun[0].read(rest.join(' '));
  return problem(
    orders.length === 0
      ? t('text.unknownNone', { line })
      : t('text.unknown', { line, orders: listed(orders.map((order) => order.does)) }),
  );
}

/** `a, b or c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
