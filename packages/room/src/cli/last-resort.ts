import type { Logger } from 'pino';
import { LOGGED, SERVE } from './words/serve.ts';

const unheard = (): void => {};

export interface LastResort {
  /** Comes, with a sentence, when the room cannot go on. */
  readonly lost: Promise<string>;
  /** Everything is as it was before. */
  end(): void;
}

/**
 * Errors that nobody has caught. What goes wrong at a table, on a socket or in a request is caught there; here is
 * what was overlooked. A promise that failed while nobody waited for it has harmed whoever asked and nobody else:
 * it is written down. After an exception out of a bare callback nobody knows what was left half done: the room
 * closes in order rather than go on like that.
 */
export function lastResort(log: Pick<Logger, 'error' | 'fatal'>): LastResort {
  const failed = (error: unknown): void => log.error({ err: error }, LOGGED.rejected);
  let broke: (error: unknown) => void = () => {};
  const lost = new Promise<string>((resolve) => {
    broke = (error) => {
      log.fatal({ err: error }, LOGGED.uncaught);
      resolve(SERVE.lost);
    };
  });
  process.on('unhandledRejection', failed);
  process.on('uncaughtException', broke);
  // Whoever read what the room prints may go away; the room stays, and so does this.
  for (const stream of [process.stdout, process.stderr]) stream.off('error', unheard).on('error', unheard);
  return {
    lost,
    end() {
      process.off('unhandledRejection', failed);
      process.off('uncaughtException', broke);
    },
  };
}
