import { readHand, saySizes } from '@cardroom/core';
import { type Card, printCards } from '@cardroom/core/cards';
import { type Ranking, rankings } from '@cardroom/core/ranks';
import type { Command } from 'commander';
import { UsageError } from '../text/errors.ts';
import { json, out, table } from '../text/output.ts';
import { RANK } from '../words/hands.ts';

interface RankedHand {
  readonly hand: string;
  readonly name: string;
  /** 1 is the best; hands that tie share it. */
  readonly order: number;
}

export function registerRank(program: Command): void {
  program
    .command('rank')
    .description(RANK.about)
    .argument('[ranking]', RANK.argument)
    .argument('[hands...]', RANK.hands)
    .option('--list', RANK.list)
    .option('--json', RANK.json)
    .action((id: string | undefined, hands: string[], options: { list?: true; json?: true }) => {
      if (options.list) {
        list(options.json === true);
        return;
      }
      if (id === undefined) throw new UsageError(RANK.which, RANK.hint);
      const ranking = rankings.find((r) => r.id === id);
      if (ranking === undefined) throw new UsageError(RANK.unknown(id), RANK.hint);
      if (hands.length === 0) throw new UsageError(RANK.whichHands, example(ranking));
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
  const read = readHand(ranking, text.split('/'), RANK.hand(number));
  if (read.ok) return read.parts;
  throw new UsageError(read.message, example(ranking));
}

function shape(parts: Ranking['parts']): string {
  return parts.map(({ name, sizes }) => `${saySizes(sizes)} ${name}`).join(' / ');
}

function example({ id, parts }: Ranking): string {
  return RANK.example(
    id,
    parts
      .map(({ name, sizes }) => `<${saySizes(sizes)} ${name === 'cards' ? name : `${name} cards`}>`)
      .join(' / '),
  );
}
