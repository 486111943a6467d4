import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first, so that at the end nobody waits for one that began late. */
const LONGEST = ['offerings', 'families', 'screens', 'keyboard', 'together', 'desk', 'shell', 'hands'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The page in a real browser against a real room. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A file that waits leaves the machine to the other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A real browser on a busy machine may be late once; what fails twice is broken.
    retry: 1,
    // Tests of one file that say so run side by side.
    maxConcurrency: 3,
  },
});
