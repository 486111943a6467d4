import { useEffect, useState } from 'react';
import ui from '../../ui/ui.module.css';
import type { Decision } from '../advice/decisions.ts';
import { CopyButton } from '../Bars.tsx';
import type { InSight, Question } from '../counting/messages.ts';
import { Progress } from '../counting/Progress.tsx';
import { useCounting } from '../counting/use-counting.ts';
import { t } from '../t.ts';
import css from './BankOdds.module.css';
import { chartText, usesLetters } from './chart-text.ts';
import { Grid } from './Grid.tsx';
import { YourHand } from './YourHand.tsx';

interface Props {
  readonly about: Pick<Question, 'offering' | 'set'>;
  readonly hand: Decision | null;
  /** What is seen at a choice; null where there is none. */
  readonly sight: InSight | null;
}

/** How the game is best played: counted when asked for, as grids that light up with a hand. */
export function Strategy({ about, hand, sight }: Props) {
  const { answer, busy, part, ask } = useCounting();
  const [given, setGiven] = useState<Decision | null>(null);
  const { offering, set } = about;
  const asked = given ?? hand;
  const judging = useCounting();
  const known = JSON.stringify(asked && [asked.own, asked.bank, asked.board, asked.open]);
  const { ask: judge } = judging;
  const charts = answer?.kind === 'charts' ? answer.charts : null;
  const ready = charts !== null && charts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand is known by its cards.
  useEffect(() => {
    // The last hand of a table is judged beside the charts; one that is looked up, at once.
    if (asked !== null && (ready || given !== null))
      judge({ offering, ...(set && { set }), ask: 'advice', decisions: [asked], ...(charts && { charts }) });
  }, [ready, known, judge, offering]);
  const advice = judging.answer?.kind === 'advice' && asked !== null ? judging.answer : null;
  const place = advice?.places[0] ?? null;
  return (
    <section className={css.part}>
      <h2>{t('odds.strategy')}</h2>
      {charts === null && !busy && (
        <p>
          <button type="button" className={ui.button} onClick={() => ask({ ...about, ask: 'charts' })}>
            {t('odds.strategyCount')}
          </button>
        </p>
      )}
      {busy && <Progress part={part} />}
      {answer?.kind === 'broke' && <p>{t('odds.failed')}</p>}
      {answer?.kind === 'charts' && answer.charts.length === 0 && <p>{answer.why}</p>}
      {charts !== null && charts.length > 0 && (
        <>
          <p>{t('odds.strategyText')}</p>
          {usesLetters(charts) && <p className={css.quiet}>{t('odds.letters')}</p>}
          {charts.map((chart, i) => (
            <Grid key={chart.title} chart={chart} lit={place?.chart === i ? place : null} />
          ))}
          <CopyButton label={t('odds.copy')} text={() => chartText(charts)} />
        </>
      )}
      {sight !== null && (
        <>
          <p>{t('odds.handText')}</p>
          <YourHand sight={sight} asked={asked} advice={advice} counting={judging} onGive={setGiven} />
        </>
      )}
    </section>
  );
}
