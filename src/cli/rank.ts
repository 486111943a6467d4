import type { Command } from 'commander';
import { type Card, JOKER, parseCards, printCards } from '../cards/index.ts';
import { type Ranking, rankings } from '../ranks/index.ts';
import { UsageError } from './errors.ts';
import { json, out, table } from './output.ts';

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
    const [cards, other] = readHand(ranking, text, i + 1);
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

function readHand(ranking: Ranking, text: string, number: number): [Card[], Card[] | undefined] {
  const texts = text.split('/');
  if (texts.length !== ranking.parts.length) {
    throw new UsageError(
      `Hand ${number} has ${texts.length} part${texts.length === 1 ? '' : 's'}; ${ranking.id} takes ${ranking.parts.map((p) => p.name).join(' / ')}.`,
      `For example: cardroom rank ${ranking.id} ${example(ranking)}`,
    );
  }
  const parts = texts.map((part, i) => {
    const read = parseCards(part);
    if (!read.ok) throw new UsageError(`Hand ${number}: ${read.message}`);
    const wrong = read.cards.findIndex((card) => !ranking.accepts(card));
    if (wrong >= 0)
      throw new UsageError(
        `Hand ${number}: card ${wrong + 1}, ${printCards([read.cards[wrong]])}, is not in the pack of ${ranking.id}.`,
      );
    const { name, sizes } = ranking.parts[i];
    if (!sizes.includes(read.cards.length)) {
      throw new UsageError(
        `Hand ${number} has ${read.cards.length} ${name === 'cards' ? 'cards' : `${name} cards`}; ${ranking.id} takes ${spell(sizes)}.`,
      );
    }
    return read.cards;
  });
  const all = parts.flat();
  const twice =
    ranking.repeats === true ? undefined : all.find((card, i) => card !== JOKER && all.indexOf(card) !== i);
  if (twice !== undefined) throw new UsageError(`Hand ${number} holds ${printCards([twice])} twice.`);
  const jokers = all.filter((card) => card === JOKER).length;
  if (ranking.repeats !== true && jokers > (ranking.jokers ?? 1)) {
    throw new UsageError(
      `Hand ${number} holds ${jokers} jokers; ${ranking.id} takes ${ranking.jokers ?? 1}.`,
    );
  }
  return [parts[0], parts[1]];
}

function shape(parts: Ranking['parts']): string {
  return parts.map(({ name, sizes }) => `${spell(sizes)} ${name}`).join(' / ');
}

/** 5, 6, 7 as "5-7"; 4, 7 as "4, 7". */
function spell(sizes: readonly number[]): string {
  const run = sizes.length > 1 && sizes.every((size, i) => i === 0 || size === sizes[i - 1] + 1);
  return run ? `${sizes[0]}-${sizes[sizes.length - 1]}` : sizes.join(', ');
}

function example({ parts }: Ranking): string {
  return `"${parts.map(({ name, sizes }) => `<${spell(sizes)} ${name} cards>`).join(' / ')}"`;
}
