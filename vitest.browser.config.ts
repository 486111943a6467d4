import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { BUILT_FILES, built, sources } from './scripts/sources.ts';

/** Longest first, so that at the end nobody waits for one that began late. */
const LONGEST = ['offerings', 'visits', 'keyboard', 'screens', 'standing'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The page in a real browser against a real room. */
export default defineConfig({
  resolve: { alias: sources },
  plugins: built,
  test: {
    server: { deps: { external: BUILT_FILES } },
    include: ['e2e/*.test.ts'],
    // The browser is unpacked before anybody asks for it.
    globalSetup: 'e2e/setup.ts',
    // Only what hangs is late: on a busy machine anything else may take its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    // Files share what they import; what they open, each opens for itself.
    isolate: false,
    // A file that waits leaves the machine to the other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Tests of one file that say so run side by side.
    maxConcurrency: 3,
  },
});
