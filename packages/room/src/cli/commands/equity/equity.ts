import {
  type Effort,
  equityByStreet,
  type PointsEquity,
  type PotEquity,
  pointsEquity,
  potEquity,
  type StreetEquity,
} from '@cardroom/core/odds';
import type { Command } from 'commander';
import { chooseOffering, chooseValues } from '../../choose.ts';
import { UsageError } from '../../text/errors.ts';
import { json, out, table } from '../../text/output.ts';
import { Progress } from '../../text/progress.ts';
import { EQUITY } from '../../words/equity.ts';

interface EquityFlags {
  readonly board?: string;
  readonly dead?: string;
  readonly draws?: string;
  readonly streets?: true;
  readonly error?: string;
  readonly deals?: string;
  readonly exact?: string;
  readonly seed?: string;
  readonly set?: readonly string[];
  readonly json?: true;
}

export function registerEquity(program: Command): void {
  program
    .command('equity')
    .description(EQUITY.about)
    .argument('<game>', EQUITY.argument)
    .argument('[hands...]', EQUITY.hands)
    .option('--board <cards>', EQUITY.board)
    .option('--dead <cards>', EQUITY.dead)
    .option('--draws <n>', EQUITY.draws)
    .option('--streets', EQUITY.streets)
    .option('--error <part>', EQUITY.error)
    .option('--deals <n>', EQUITY.deals)
    .option('--exact <n>', EQUITY.exact)
    .option('--seed <text>', EQUITY.seed)
    .option('--set <name=value...>', EQUITY.set)
    .option('--json', EQUITY.json)
    .addHelpText('after', EQUITY.after)
    .action((id: string, hands: readonly string[], flags: EquityFlags) => {
      if (hands.length === 0) throw new UsageError(EQUITY.which, EQUITY.example);
      tell(id, hands, flags);
    });
}

function tell(id: string, hands: readonly string[], flags: EquityFlags): void {
  const offering = chooseOffering(id);
  const values = chooseValues(offering, flags.set ?? []);
  const effort = effortOf(flags);
  const asked = {
    hands,
    ...(flags.board === undefined ? {} : { board: flags.board }),
    ...(flags.dead === undefined ? {} : { dead: flags.dead }),
    ...(flags.draws === undefined ? {} : { draws: number('--draws', flags.draws, true) }),
  };
  switch (offering.kind) {
    case 'player-dealer':
      throw new UsageError(EQUITY.bank(offering.name), EQUITY.bankHint(id));
    case 'points': {
      if (flags.streets) throw new UsageError(EQUITY.noStreets, EQUITY.example);
      const found = withBar((onProgress) =>
        pointsEquity(offering.game(values), asked, { ...effort, onProgress }),
      );
      if (!found.ok) throw new UsageError(found.message, EQUITY.example);
      const { ok: _, ...answer } = found;
      if (flags.json) json(answer);
      else out(ofPoints(hands, answer));
      return;
    }
    case 'pot': {
      const game = offering.game(values);
      if (flags.streets) {
        const found = withBar((onProgress) => equityByStreet(game, asked, { ...effort, onProgress }));
        if (!found.ok) throw new UsageError(found.message, EQUITY.example);
        if (flags.json) json(found.streets);
        else out(found.streets.map((street) => ofStreet(hands, street)).join('\n\n'));
        return;
      }
      const found = withBar((onProgress) => potEquity(game, asked, { ...effort, onProgress }));
      if (!found.ok) throw new UsageError(found.message, EQUITY.example);
      const { ok: _, ...answer } = found;
      if (flags.json) json(answer);
      else out(ofPot(hands, answer));
    }
  }
}

/** With a bar for what takes long. */
function withBar<T>(work: (onProgress: (done: number) => void) => T): T {
  const progress = new Progress();
  try {
    return work(progress.tell);
  } finally {
    progress.end();
  }
}

function effortOf({ error, deals, exact, seed }: EquityFlags): Effort {
  return {
    ...(error === undefined ? {} : { error: number('--error', error) }),
    ...(deals === undefined ? {} : { deals: number('--deals', deals) }),
    ...(exact === undefined ? {} : { exact: number('--exact', exact, true) }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function number(what: string, text: string, zero = false): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0 || (value === 0 && !zero))
    throw new UsageError(EQUITY.bad(what, text), EQUITY.example);
  return value;
}

const ofStreet = (hands: readonly string[], { street, board, equity }: StreetEquity): string =>
  `${EQUITY.street(street, board)}\n${ofPot(hands, equity)}`;

function ofPot(hands: readonly string[], { method, deals, hands: found }: PotEquity): string {
  const names = found[0].shares.map(({ name }) => name);
  const several = names.length > 1;
  const draws = found.some(({ throws }) => throws !== null);
  const head = [...EQUITY.columns, ...(several ? names : []), ...(draws ? [EQUITY.throws] : [])];
  const rows = found.map(({ equity, error, scoop, split, shares, throws }, i) => [
    hands[i],
    EQUITY.within(equity, error),
    EQUITY.percent(scoop),
    EQUITY.percent(split),
    ...(several ? shares.map(({ part }) => EQUITY.percent(part)) : []),
    ...(draws ? [throws === '' ? EQUITY.nothing : (throws ?? '')] : []),
  ]);
  return `${table([head, ...rows])}\n${EQUITY.found(method, deals)}`;
}

function ofPoints(hands: readonly string[], { method, deals, hands: found }: PointsEquity): string {
  const head = [...EQUITY.pointColumns, ...found[0].sets.map(({ name }) => name)];
  const rows = found.map(({ points, error, win, tie, sets }, i) => [
    hands[i],
    EQUITY.points(points, error),
    EQUITY.percent(win),
    EQUITY.percent(tie),
    ...sets.map((set) => EQUITY.percent(set.win)),
  ]);
  return `${table([head, ...rows])}\n${EQUITY.found(method, deals)}`;
}
