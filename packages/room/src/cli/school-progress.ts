import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { noProgress, type Progress, readProgress } from '@cardroom/core/school';
import { NotNow, UsageError } from './text/errors.ts';
import { SCHOOL } from './words/school.ts';

/** What somebody has learned, in a file; nothing yet where there is none. */
export function loadProgress(file: string): Progress {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return noProgress;
    throw new UsageError(SCHOOL.badProgress(file, reason(problem)), SCHOOL.progressHint);
  }
  const read = readProgress(parsed(text));
  if (read.ok) return read.progress;
  throw new UsageError(SCHOOL.badProgress(file, read.message), SCHOOL.progressHint);
}

/** In one move, so that a program that is ended leaves the old file or the new one. */
export function saveProgress(file: string, progress: Progress): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(progress)}\n`);
    renameSync(`${file}.new`, file);
  } catch (problem) {
    throw new NotNow(SCHOOL.notSaved(file, reason(problem)), SCHOOL.progressHint);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const reason = (problem: unknown): string =>
  problem instanceof Error ? `${problem.message}.` : String(problem);
