import { Command, CommanderError } from 'commander';
import { registerDeal } from './commands/deal.ts';
import { registerEquity } from './commands/equity/equity.ts';
import { registerQuery } from './commands/equity/query.ts';
import { registerFees } from './commands/fees.ts';
import { registerGames } from './commands/games.ts';
import { registerLintSchedule } from './commands/lint-schedule.ts';
import { registerNodes } from './commands/nodes.ts';
import { registerOdds } from './commands/odds/odds.ts';
import { registerReport } from './commands/odds/report.ts';
import { registerStrategy } from './commands/odds/strategy.ts';
import { registerRank } from './commands/rank.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRules } from './commands/rules.ts';
import { registerRulings } from './commands/rulings.ts';
import { registerScenario } from './commands/scenario.ts';
import { registerSchool } from './commands/school.ts';
import { registerServe } from './commands/serve.ts';
import { registerShuffle } from './commands/shuffle.ts';
import { registerVerify } from './commands/verify.ts';
import { UsageError } from './text/errors.ts';
import { complain, endWithReader } from './text/output.ts';
import { VERSION } from './version.ts';
import { PROGRAM } from './words/program.ts';

/** Runs one command line and gives its exit code: 0 done, 1 the answer is no, 2 used wrongly. */
export async function main(args: readonly string[]): Promise<number> {
  // A room goes on when nobody reads what it prints.
  if (args[0] !== 'serve') endWithReader();
  const program = new Command('cardroom')
    .version(VERSION, '--version', PROGRAM.version)
    .description(PROGRAM.about)
    .helpOption('-h, --help', PROGRAM.help)
    .helpCommand('help [command]', PROGRAM.helpFor)
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  registerServe(program);
  registerGames(program);
  registerRules(program);
  registerRulings(program);
  registerFees(program);
  registerLintSchedule(program);
  registerDeal(program);
  registerReplay(program);
  registerScenario(program);
  registerRank(program);
  registerEquity(program);
  registerOdds(program);
  registerQuery(program);
  registerStrategy(program);
  registerReport(program);
  registerSchool(program);
  registerShuffle(program);
  registerVerify(program);
  registerNodes(program);
  for (const command of program.commands) command.exitOverride().configureOutput({ outputError: () => {} });
  try {
    process.exitCode = 0;
    await program.parseAsync([...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    const command = program.commands.find((one) => one.name() === args[0])?.name();
    return explain(error, command === undefined ? PROGRAM.hint : PROGRAM.hintOf(command));
  }
}

/** A sentence that says what is wrong, and where to read on: `hint` for what is wrong with how a command was called. */
function explain(error: unknown, hint: string): number {
  if (error instanceof UsageError) {
    complain(error.message);
    complain(error.hint ?? PROGRAM.hint);
    return error.code;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0 || error.code === 'commander.help') return error.exitCode === 0 ? 0 : 2;
    const [sentence, ...more] = error.message.replace(/^error: /, '').split('\n');
    complain(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.?$/, '.')}${more.length > 0 ? ` ${more.join(' ')}` : ''}`,
    );
    complain(hint);
    return 2;
  }
  throw error;
}
