import { noProgress, type Progress, type Question, readProgress, recordAnswer } from '@cardroom/core/school';
import { keep } from '../../app/settings.ts';
import { type Store, store, useStore } from '../../app/store.ts';
import { noRun, type Run, readRun, runAfter } from './run.ts';

/** What somebody has learned so far, and how it goes at the moment. */
interface Kept {
  readonly progress: Progress;
  readonly run: Run;
}

const KEPT = 'cardroom.school.progress';
const NOTHING: Kept = { progress: noProgress, run: noRun };

/** From text that may be anything: what cannot be read has not been learned, and breaks nothing. */
export function readKept(text: string | null): Kept {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return NOTHING;
  }
  if (typeof kept !== 'object' || kept === null) return NOTHING;
  const read = readProgress(Reflect.get(kept, 'progress'));
  return { progress: read.ok ? read.progress : noProgress, run: readRun(Reflect.get(kept, 'run')) };
}

const now: Store<Kept> = store(NOTHING);

/** Reads what the browser keeps, which another tab may have added to. */
function load(): Kept {
  const text = keep(() => localStorage.getItem(KEPT));
  if (text !== null) now.set(readKept(text));
  return now.get();
}

function save(kept: Kept): void {
  now.set(kept);
  keep(() => localStorage.setItem(KEPT, JSON.stringify(kept)));
}

/** Where answers are written down. */
export interface ProgressBook {
  readonly progress: () => Progress;
  readonly record: (question: Question, right: boolean, at: number) => void;
  /** A question that cannot be dealt anymore does not come back. */
  readonly forget: (id: string) => void;
}

export const progressBook: ProgressBook = {
  progress: () => load().progress,
  record(question, right, at) {
    const { progress, run } = load();
    save({ progress: recordAnswer(progress, { question, right, at }), run: runAfter(run, right, at) });
  },
  forget(id) {
    const { progress, run } = load();
    save({ progress: { ...progress, cards: progress.cards.filter((card) => card.id !== id) }, run });
  },
};

export const startOver = (): void => save(NOTHING);

/** To be called when the school is entered. */
export const openProgress = (): void => void load();

export const useProgress = (): Kept => useStore(now);
