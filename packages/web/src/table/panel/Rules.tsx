import { Posted } from '../../rules/Posted.tsx';
import { RuleCard } from '../../rules/RuleCard.tsx';
import { useTable } from '../context.ts';
import type { Sentence } from '../story.ts';
import css from './Rules.module.css';
import { rowHit } from './row-hit.ts';

/** The house's rule card of this game, with the row of a pay table that one has just hit. */
export default function Rules({ at }: { readonly at: Sentence['rule'] | null }) {
  const { state, feed, seat } = useTable();
  const { offering } = state.sign;
  const hit = feed.shown === null || seat < 0 ? null : rowHit(feed.shown, seat);
  return (
    <div className={css.postedHere}>
      <Posted sign={state.sign} />
      <RuleCard
        offering={offering.id}
        {...(hit !== null && { highlight: hit })}
        {...(at !== null && { at })}
      />
    </div>
  );
}
