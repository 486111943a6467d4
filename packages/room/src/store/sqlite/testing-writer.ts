import { builtWorker } from '../../workers/testing-workers.ts';

/** For tests only: the workers of a SQLite file, built. */
export const builtWriter = (): Promise<URL> =>
  builtWorker(
    new URL('./writer.worker.ts', import.meta.url),
    new URL('./checkpoint.worker.ts', import.meta.url),
  );
