import { offerings } from '@cardroom/core/houses';
import { askQuestion, askQuestions, kindsFor, questionOf, schoolKinds } from '@cardroom/core/school';
import type { Answer, Call, Dealing, Fits } from './messages.ts';

/**
 * Deals questions. All houses and all machines are here and nowhere else in the page, and a question that takes
 * many hands until it is a good one holds up nobody.
 */
const dealing: Dealing = {
  catalog: () => ({
    kinds: schoolKinds.map(({ id, title }) => ({ id, title })),
    games: offerings.map(({ id, name, house, family }) => ({ id, name, house, family })),
  }),
  fits: async () => {
    const fits: Record<string, readonly string[]> = {};
    for (const offering of offerings) {
      // Some kinds deal a few rounds to find out: a question that is asked meanwhile goes before the next game.
      await new Promise((next) => setTimeout(next));
      fits[offering.id] = kindsFor(offering).map(({ id }) => id);
    }
    return fits satisfies Fits;
  },
  question: askQuestion,
  again: questionOf,
  sheet: askQuestions,
};

addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { number, name, given } = data;
  const say = (answer: Answer) => postMessage(answer);
  try {
    const call = dealing[name] as (...given: readonly unknown[]) => unknown;
    say({ number, is: await call(...given) });
  } catch (error) {
    say({ number, broke: String(error) });
  }
});
