import { printedRulings } from '../../rulings/books/index.ts';
import { oneIn } from '../answers.ts';
import { potOf } from '../built.ts';
import type { QuestionKind } from '../kind.ts';
import { handAtChoice } from '../pot/at-choice.ts';
import { askRuling } from '../rulings/ask-ruling.ts';
import { potSubject } from '../rulings/pot-subject.ts';

/** Something goes wrong that the book rules on. */
export const ruling: QuestionKind = {
  id: 'ruling',
  title: 'The ruling when something goes wrong',
  fits: (offering) => offering.kind === 'pot' && printedRulings(offering.id).length > 0,
  make: (offering, level, random) => {
    const built = potOf(offering);
    // Much is ruled on as long as nobody has acted, much else only later.
    const early = oneIn(2, random);
    const at =
      built && handAtChoice(built, level, random, (_, { state }) => !early || !state.acted.includes(1));
    const subject = built && at && potSubject(built, at);
    return subject && askRuling(offering, subject, random);
  },
};
