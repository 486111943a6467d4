import { printedRulings } from '../../rulings/books/index.ts';
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
    const at = built && handAtChoice(built, level, random, () => true);
    const subject = built && at && potSubject(built, at);
    return subject && askRuling(offering, subject, random);
  },
};
