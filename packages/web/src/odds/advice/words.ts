import { printCards } from '@cardroom/core/cards';
import { capital } from '../../ui/capital.ts';
import { money } from '../bank/money.ts';
import { t } from '../t.ts';
import type { Decision, Judged } from './decisions.ts';

/** Less than this many cents is nothing: worths are counted to so many places. */
const NOTHING = 0.005;

/** `You gave up $0.40: Play was better than Fold.` */
export function saidOf({ made }: Decision, judged: Judged): string {
  if (judged === null) return t('advice.unknown', { choice: capital(made?.id ?? '') });
  const { choice } = judged;
  const [best] = judged.worths;
  return judged.gaveUp < NOTHING
    ? t('advice.best', { choice: capital(choice) })
    : t('advice.gaveUp', {
        cents: money(Math.round(judged.gaveUp * 10) / 10),
        best: capital(best.choice),
        choice: capital(choice),
      });
}

/** The whole hand in a sentence; empty where none of it is counted. */
export function handSaid(decisions: readonly Decision[], judged: readonly Judged[]): string {
  const wrong = decisions.flatMap((decision, i) => {
    const of = judged[i];
    return of !== null && of.gaveUp >= NOTHING ? [saidOf(decision, of)] : [];
  });
  if (wrong.length > 0) return wrong.join(' ');
  return judged.some((of) => of !== null) ? t('advice.allBest') : '';
}

/** `With As 7d and Kc 7h 2s on the board:` */
export function seenSaid({ own, bank, board = [] }: Decision): string {
  const cards = printCards([...own]);
  if (board.length > 0) return t('advice.withBoard', { own: cards, up: printCards([...board]) });
  return bank.length > 0
    ? t('advice.withSeen', { own: cards, up: printCards([...bank]) })
    : t('advice.with', { own: cards });
}
