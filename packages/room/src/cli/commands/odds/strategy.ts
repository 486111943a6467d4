import { parseCards } from '@cardroom/core/cards';
import type { Chart } from '@cardroom/core/engine';
import { adviceInSight, cardsInSight, strategyWork, worthOfSets } from '@cardroom/core/odds';
import type { Command } from 'commander';
import { chooseValues } from '../../choose.ts';
import type { CountAsked } from '../../counting/asked.ts';
import { countInThreads } from '../../counting/threads.ts';
import { UsageError } from '../../text/errors.ts';
import { json, out, table } from '../../text/output.ts';
import { Progress } from '../../text/progress.ts';
import { ADVISE, ODDS, STRATEGY } from '../../words/odds.ts';
import { chooseBank } from './odds.ts';

interface Options {
  readonly set?: readonly string[];
  readonly json?: true;
}

export function registerStrategy(program: Command): void {
  program
    .command('strategy')
    .description(STRATEGY.about)
    .argument('<game>', ODDS.argument)
    .option('--set <name=value...>', ODDS.set)
    .option('--json', STRATEGY.json)
    .action(async (id: string, options: Options) => {
      const offering = chooseBank(id);
      const set = chooseValues(offering, options.set ?? []);
      const found = strategyWork(offering, set);
      if (!found.ok) throw new UsageError(found.message, STRATEGY.noneHint);
      const progress = new Progress();
      const asked: CountAsked = { count: 'charts', offering: offering.id, question: { settings: set } };
      const charts = (await countInThreads(asked, found.work, {
        onProgress: progress.tell,
      })) as readonly Chart[];
      progress.end();
      if (options.json) {
        json(charts);
        return;
      }
      const letters = offering.game(set).counted?.by === 'twenty-one' ? ['', STRATEGY.letters] : [];
      const text = charts.flatMap(({ title, columns, rows }) => ['', title, table([columns, ...rows])]);
      out([`${offering.name}, ${offering.id}`, ...text, ...letters].join('\n'));
    });
  program
    .command('advise')
    .description(ADVISE.about)
    .argument('<game>', ODDS.argument)
    .argument('<cards...>', ADVISE.cards)
    .option('--set <name=value...>', ODDS.set)
    .option('--json', ADVISE.json)
    .action((id: string, words: readonly string[], options: Options) => {
      const offering = chooseBank(id);
      const values = chooseValues(offering, options.set ?? []);
      const read = parseCards(words.join(' '));
      if (!read.ok) throw new UsageError(read.message, ADVISE.badCardsHint);
      if (offering.game(values).counted?.by === 'front and back') {
        tellSets(offering, read.cards, values, options.json === true);
        return;
      }
      const counts = cardsInSight(offering, values);
      if (!counts.ok) throw new UsageError(counts.message, ADVISE.badCardsHint);
      const hasBoard = offering.game(values).counted?.by === 'board';
      const at = hasBoard ? counts.own : Math.max(0, read.cards.length - counts.bank);
      const [own, rest] = [read.cards.slice(0, at), read.cards.slice(at)];
      const seen = hasBoard ? { own, bank: [], board: rest } : { own, bank: rest };
      const advice = adviceInSight(offering, seen, values);
      if (!advice.ok)
        throw new UsageError(
          advice.message,
          advice.code === 'not-found' ? STRATEGY.noneHint : ADVISE.badCardsHint,
        );
      const { worths } = advice;
      if (options.json) json(worths);
      else
        out(
          table([
            ADVISE.columns,
            ...worths.map(({ choice, worth, houseWay }) => [
              choice,
              worth.toFixed(4),
              ...(houseWay === true ? [ADVISE.houseWay] : []),
            ]),
          ]),
        );
    });
}

/** Every way to set a hand of pai gow poker; the bank's seven cards may follow where they lie open. */
function tellSets(
  offering: ReturnType<typeof chooseBank>,
  cards: readonly number[],
  settings: ReturnType<typeof chooseValues>,
  asJson: boolean,
): void {
  const bank = cards.slice(7);
  const progress = new Progress();
  const found = worthOfSets(offering, cards.slice(0, 7), {
    settings,
    onProgress: progress.tell,
    ...(bank.length > 0 && { bank }),
  });
  progress.end();
  if (!found.ok) throw new UsageError(found.message, ADVISE.sevenHint);
  if (asJson) {
    json(found.sets);
    return;
  }
  const rows = found.sets.map(({ choice, worth, se, houseWay }) => [
    choice,
    worth.toFixed(4),
    se === 0 ? '' : ODDS.within(se.toFixed(4)),
    houseWay ? ADVISE.houseWay : '',
  ]);
  out(table([[...ADVISE.setColumns], ...rows]));
}
