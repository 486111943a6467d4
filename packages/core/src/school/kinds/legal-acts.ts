import { anyLimit, potOf, roundOf } from '../built.ts';
import type { QuestionKind } from '../kind.ts';
import { askActs } from '../pot/ask-betting.ts';
import { askChoices, hasChoices } from '../round/ask-choices.ts';

/** What a player may do now. */
export const legalActs: QuestionKind = {
  id: 'legal-acts',
  title: 'What a player may do',
  fits: (offering) => {
    const round = roundOf(offering);
    return offering.kind === 'pot' || (round !== null && hasChoices(round));
  },
  make: (offering, level, random) => {
    const round = roundOf(offering);
    if (round !== null) return askChoices(round, level, random);
    const pot = potOf(offering, anyLimit(offering, random));
    return pot && askActs(pot, level, random);
  },
};
