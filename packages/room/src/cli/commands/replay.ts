import { readFileSync } from 'node:fs';
import { type PhhOutcome, replayPhh } from '@cardroom/core/history';
import type { Command } from 'commander';
import { filesIn } from '../files.ts';
import { UsageError } from '../text/errors.ts';
import { complain, json, out } from '../text/output.ts';

interface ReplayOptions {
  readonly json?: true;
  readonly quiet?: true;
}

/** A file and what came of its hands. */
interface Replayed {
  readonly file: string;
  readonly hands: readonly PhhOutcome[];
}

/** Up to so many files each have a line of their own; of more, only those that fail. */
const FEW = 20;
const PROGRESS_EVERY_MS = 2000;

const WANTED = {
  what: 'hand history',
  ends: ['.phh', '.phhs'],
  example: 'cardroom replay hands',
} as const;

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description(
      'replay poker hand histories (PHH) and compare the stacks they print; exit code 1 when some differ',
    )
    .argument('<paths...>', '.phh files (one hand), .phhs files (many), or folders that hold them')
    .option('--json', 'print JSON: an array with an entry for each hand')
    .option('--quiet', 'print only the hands that differ or are refused')
    .action((paths: string[], options: ReplayOptions) => {
      const started = performance.now();
      const files = paths.flatMap((path) => filesIn(path, WANTED));
      const replayed = replayAll(files, options.quiet === true);
      const hands = replayed.flatMap((file) => file.hands);
      if (!hands.every(isOk)) process.exitCode = 1;
      if (options.json) return json(replayed.flatMap(asJson));
      const onlyFailed = options.quiet === true || files.length > FEW;
      for (const line of replayed.flatMap((file) => describe(file, onlyFailed))) out(line);
      if (!options.quiet) out(summary(files.length, hands, performance.now() - started));
    });
}

function replayAll(files: readonly string[], quiet: boolean): Replayed[] {
  let told = performance.now();
  let count = 0;
  return files.map((file, i) => {
    const hands = replayPhh(read(file));
    count += hands.length;
    if (!quiet && performance.now() - told > PROGRESS_EVERY_MS) {
      told = performance.now();
      complain(`${i + 1} of ${files.length} files, ${count} hands…`);
    }
    return { file, hands };
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${(error as Error).message}.`);
  }
}

function isOk({ verdict }: PhhOutcome): boolean {
  return verdict === 'agrees' || verdict === 'unchecked';
}

function asJson({ file, hands }: Replayed) {
  return hands.map((outcome) => {
    const { hand, variant, message, finishing } = outcome;
    return {
      file,
      hand,
      variant,
      ok: isOk(outcome),
      ...(message === undefined ? {} : { message }),
      finishing,
    };
  });
}

/** One line for a file whose hands all went well, otherwise one for each hand that did not. */
function describe({ file, hands }: Replayed, onlyFailed: boolean): string[] {
  const failed = hands.filter((hand) => !isOk(hand));
  if (failed.length > 0) return failed.map((hand) => failure(file, hand, hands.length > 1));
  return onlyFailed
    ? []
    : [`ok       ${file}: ${hands.length === 1 ? one(hands[0]) : `${hands.length} hands.`}`];
}

function one({ variant, verdict, message }: PhhOutcome): string {
  const note =
    message ?? (verdict === 'unchecked' ? 'No stacks are printed to compare with.' : 'Ends as printed.');
  return `${variant}. ${note}`;
}

function failure(file: string, { hand, verdict, message }: PhhOutcome, many: boolean): string {
  return `${verdict === 'differs' ? 'DIFFERS' : 'REFUSED'}  ${file}${many ? `, hand ${hand}` : ''}: ${message}`;
}

function summary(files: number, hands: readonly PhhOutcome[], ms: number): string {
  const count = (verdict: PhhOutcome['verdict']) => hands.filter((hand) => hand.verdict === verdict).length;
  const plural = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  const counts = [
    `${count('agrees')} as printed`,
    `${count('unchecked')} with nothing printed to compare`,
    `${count('differs')} differ`,
    `${count('refused')} refused`,
  ];
  return `${plural(files, 'file')}, ${plural(hands.length, 'hand')}: ${counts.join(', ')} (${(ms / 1000).toFixed(1)} s)`;
}
