import { Command, CommanderError } from 'commander';
import { registerDeal } from './deal.ts';
import { UsageError } from './errors.ts';
import { registerFees } from './fees.ts';
import { registerGames } from './games.ts';
import { registerLintSchedule } from './lint-schedule.ts';
import { complain } from './output.ts';
import { registerRank } from './rank.ts';
import { registerReplay } from './replay.ts';
import { registerRules } from './rules.ts';
import { registerScenario } from './scenario.ts';
import { registerServe } from './serve.ts';
import { registerShuffle } from './shuffle.ts';
import { registerVerify } from './verify.ts';

const HINT = 'Run `cardroom --help` for the commands.';

/** Runs one command line and gives its exit code: 0 done, 1 the answer is no, 2 used wrongly. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('cardroom')
    .description('The rule books of five California card rooms, running.')
    .helpCommand('help [command]', 'show help for a command')
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  registerServe(program);
  registerGames(program);
  registerRules(program);
  registerFees(program);
  registerLintSchedule(program);
  registerDeal(program);
  registerReplay(program);
  registerScenario(program);
  registerRank(program);
  registerShuffle(program);
  registerVerify(program);
  for (const command of program.commands) command.exitOverride().configureOutput({ outputError: () => {} });
  try {
    process.exitCode = 0;
    await program.parseAsync([...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    complain(error.message);
    complain(error.hint ?? HINT);
    return error.code;
  }
  if (error instanceof CommanderError) {
    if (error.exitCode === 0 || error.code === 'commander.help') return error.exitCode === 0 ? 0 : 2;
    const [sentence, ...more] = error.message.replace(/^error: /, '').split('\n');
    complain(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.?$/, '.')}${more.length > 0 ? ` ${more.join(' ')}` : ''}`,
    );
    complain(HINT);
    return 2;
  }
  throw error;
}
