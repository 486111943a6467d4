import { readFileSync } from 'node:fs';
import { type PhhOutcome, replayPhh } from '@cardroom/core/history';
import type { Command } from 'commander';
import { filesIn } from '../files.ts';
import { UsageError } from '../text/errors.ts';
import { complain, json, out } from '../text/output.ts';
import { FILES, REPLAY } from '../words/hands.ts';
import { PROGRAM } from '../words/program.ts';

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
  what: REPLAY.what,
  ends: ['.phh', '.phhs'],
  example: REPLAY.example,
} as const;

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description(REPLAY.about)
    .argument('<paths...>', FILES.paths(REPLAY.files))
    .option('--json', REPLAY.json)
    .option('--quiet', REPLAY.quiet)
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
      complain(REPLAY.progress(i + 1, files.length, count));
    }
    return { file, hands };
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(PROGRAM.cannotRead(file, (error as Error).message));
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
  return onlyFailed ? [] : [REPLAY.ok(file, hands.length === 1 ? one(hands[0]) : REPLAY.hands(hands.length))];
}

function one({ variant, verdict, message }: PhhOutcome): string {
  return REPLAY.one(variant, message ?? (verdict === 'unchecked' ? REPLAY.unchecked : REPLAY.agrees));
}

function failure(file: string, { hand, verdict, message }: PhhOutcome, many: boolean): string {
  return REPLAY.failed(verdict === 'differs', file, many ? hand : null, message);
}

function summary(files: number, hands: readonly PhhOutcome[], ms: number): string {
  const count = (verdict: PhhOutcome['verdict']) => hands.filter((hand) => hand.verdict === verdict).length;
  const counts = {
    agrees: count('agrees'),
    unchecked: count('unchecked'),
    differs: count('differs'),
    refused: count('refused'),
  };
  return REPLAY.summary(files, hands.length, counts, ms);
}
