import { readHand, saySizes } from '@cardroom/core';
import { type Card, printCards } from '@cardroom/core/cards';
import { type Ranking, rankings } from '@cardroom/core/ranks';
import type { Command } from 'commander';
import { UsageError } from '../text/errors.ts';
import { json, out, table } from '../text/output.ts';

interface RankedHand {
  readonly hand: string;
  readonly name: string;
  /** 1 is the best; hands that tie share it. */
  readonly order: number;
}

export function registerRank(program: Command): void {
  program
    .command('rank')
    .description('rank and compare hands, e.g. rank high "As Ks Qs Js Ts 2d 2c" "9c 9d 9h 4s 4c 2d 3h"')
    .argument('[ranking]', 'one of the names that --list shows')
    .argument('[hands...]', 'each hand in quotes; parts such as hole and board are separated by "/"')
    .option('--list', 'list the rankings')
    .option('--json', 'print JSON: an array in the order of the arguments')
    .action((id: string | undefined, hands: string[], options: { list?: true; json?: true }) => {
      if (options.list) {
        list(options.json === true);
        return;
      }
      if (id === undefined)
        throw new UsageError('Which ranking?', 'Run `cardroom rank --list` for their names.');
      const ranking = rankings.find((r) => r.id === id);
      if (ranking === undefined)
        throw new UsageError(`There is no ranking "${id}".`, 'Run `cardroom rank --list` for their names.');
      if (hands.length === 0)
        throw new UsageError('Which hands?', `For example: cardroom rank ${id} ${example(ranking)}`);
      const ranked = compare(ranking, hands);
      if (options.json) json(ranked);
      else
        out(table(ranked.toSorted((a, b) => a.order - b.order).map((r) => [`${r.order}.`, r.hand, r.name])));
    });
}

function list(asJson: boolean): void {
  if (asJson) json(rankings.map(({ id, title, parts }) => ({ id, title, parts })));
  else out(table(rankings.map(({ id, title, parts }) => [id, shape(parts), title])));
}

function compare(ranking: Ranking, hands: readonly string[]): RankedHand[] {
  const values = hands.map((text, i) => {
    const [cards, other] = readParts(ranking, text, i + 1);
    return {
      text: [cards, other]
        .filter((part) => part !== undefined)
        .map(printCards)
        .join(' / '),
      value: ranking.value(cards, other),
    };
  });
  return values.map(({ text, value }) => ({
    hand: text,
    name: ranking.name(value),
    order: 1 + values.filter((v) => v.value > value).length,
  }));
}

function readParts(ranking: Ranking, text: string, number: number): readonly Card[][] {
  const read = readHand(ranking, text.split('/'), `Hand ${number}`);
  if (read.ok) return read.parts;
  throw new UsageError(read.message, `For example: cardroom rank ${ranking.id} ${example(ranking)}`);
}

function shape(parts: Ranking['parts']): string {
  return parts.map(({ name, sizes }) => `${saySizes(sizes)} ${name}`).join(' / ');
}

function example({ parts }: Ranking): string {
  return `"${parts.map(({ name, sizes }) => `<${saySizes(sizes)} ${name} cards>`).join(' / ')}"`;
}
