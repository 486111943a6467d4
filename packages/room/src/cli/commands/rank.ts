import { compareHands } from '@cardroom/core';
import { printCards } from '@cardroom/core/cards';
import { type Ranking, rankings, saySizes } from '@cardroom/core/ranks';
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
  const compared = compareHands(
    ranking,
    hands.map((hand) => hand.split('/')),
  );
  if (!compared.ok) throw new UsageError(compared.message, example(ranking));
  return compared.hands.map(({ parts, name, place }) => ({
    hand: parts.map(printCards).join(' / '),
    name,
    order: place,
  }));
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
