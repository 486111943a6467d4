import { NO_SEAT } from '@cardroom/core/engine';
import type { PracticeTable } from '@cardroom/core/practice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rulesQuery } from '../app/queries.ts';
import { Link } from '../app/router.tsx';
import { Glossed } from '../glossary/Glossed.tsx';
import { gloss } from '../glossary/gloss.ts';
import { sitDown } from '../lobby/sit.ts';
import { commandWords } from '../practice/command-words.ts';
import { LocalFelt } from '../practice/LocalFelt.tsx';
import { t } from '../practice/t.ts';
import { type LocalTable, openLocal, useLocalTable } from '../practice/use-practice.ts';
import { CardText } from '../rules/CardText.tsx';
import type { AtTable } from '../table/context.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './LearnScreen.module.css';
import {
  chosenSeed,
  type LessonStep,
  lessonOf,
  playThrough,
  resultOf,
  resultWords,
  type Wants,
} from './lesson.ts';

interface Props {
  readonly house: string;
  readonly game: string;
}

/** A table whose first hand shows the game. */
async function openLesson(offering: string): Promise<LocalTable> {
  const first = await openLocal({ offering, players: 3, seed: 'lesson 1' });
  if (typeof first === 'string') throw new Error(first);
  const seed = await chosenSeed((tried) => first.again(tried));
  const local = await openLocal({ offering, players: 3, seed });
  if (typeof local === 'string') throw new Error(local);
  return local;
}

/** A game learned in a minute: a hand that is explained while one plays it. */
export default function LearnScreen({ house, game }: Props) {
  const offering = `${house}/${game}`;
  const [round, setRound] = useState(0);
  const rules = useQuery(rulesQuery(offering));
  const lesson = useQuery({
    queryKey: ['lesson', offering, round],
    queryFn: () => openLesson(offering),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = rules.error ?? lesson.error;
  if (error !== null) return <Problem error={error} again={() => void rules.refetch()} />;
  if (rules.data === undefined || lesson.data === undefined)
    return <p className={ui.loading}>{t('practice.loading')}</p>;
  return <Lesson key={round} local={lesson.data} card={rules.data} onAgain={() => setRound(round + 1)} />;
}

/** While one reads, the table asks for nothing. */
const onlyRead = (at: AtTable): AtTable => ({
  ...at,
  legal: null,
  asked: null,
  idle: '',
  state: { ...at.state, bank: { ...at.state.bank, offered: NO_SEAT } },
});

interface LessonProps {
  readonly local: LocalTable;
  readonly card: Parameters<typeof lessonOf>[1];
  readonly onAgain: () => void;
}

function Lesson({ local, card, onAgain }: LessonProps) {
  const { offering, source, feed } = local;
  const { practice } = source;
  const title = t('learn.title', { game: offering.name });
  useTitle(title);
  const at = useLocalTable(local);
  const steps = lessonOf(offering, card);
  const [now, setNow] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[now];
  const advice = useAdvice(practice, step, at);
  const over = !practice.playing && practice.table.state.hands > 0;
  // The hand is over, and what came of it is the last step.
  useEffect(() => {
    if (over && steps[now].wants === 'moves') void feed.caughtUp().then(() => setNow(steps.length - 1));
  }, [over, now, steps, feed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its head.
  useEffect(() => heading.current?.focus(), [now, at === null]);
  if (at === null) return <p className={ui.loading}>{t('practice.loading')}</p>;
  const result = over ? resultOf(practice) : null;
  const isEnd = step.wants === 'end';
  const said = [
    ...(step.wants === 'moves' ? coachOf(practice, over, advice) : []),
    ...(isEnd ? feed.story.slice(-4) : []),
    ...(isEnd && result !== null ? [resultWords(result)] : []),
  ];
  const next = () => {
    if (step.wants === 'deal') void source.run(() => practice.next());
    setNow(now + 1);
  };
  return (
    <LocalFelt
      at={step.wants === 'next' || step.wants === 'deal' ? onlyRead(at) : at}
      title={title}
      line={card.house}
      isReading={step.wants !== 'moves'}
    >
      <section className={css.coach} aria-label={title} data-playing={step.wants === 'moves' || undefined}>
        <p className={css.count}>{t('learn.step', { n: now + 1, of: steps.length })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <div aria-live="polite">
          {said
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>
                <CardText>{line}</CardText>
              </p>
            ))}
          {gloss(step.lines).map((pieces, i) => (
            <p key={step.lines[i]} className={css.rule}>
              <Glossed pieces={pieces} />
            </p>
          ))}
        </div>
        {step.cite !== null && <p className={ui.hint}>{t('learn.book', { cite: step.cite })}</p>}
        <div className={css.row} data-onwards={!isEnd || undefined}>
          {isEnd ? (
            <Afterwards offering={offering.id} onAgain={onAgain} />
          ) : (
            <Onwards local={local} wants={step.wants} isOver={over} onNext={next} />
          )}
        </div>
      </section>
    </LocalFelt>
  );
}

/** What a good player would do now, while the hand is played; empty where nothing is asked. */
function useAdvice(practice: PracticeTable, step: LessonStep, at: AtTable | null): string {
  const [advice, setAdvice] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after every change at the table.
  useEffect(() => {
    let left = false;
    setAdvice('');
    if (step.wants !== 'moves' || !practice.yours || !practice.playing) return;
    void practice.advice().then((would) => {
      if (!left && would !== null)
        setAdvice(t('practice.adviceIs', { what: commandWords(would, practice.table.state) }));
    });
    return () => {
      left = true;
    };
  }, [step, at]);
  return advice;
}

/** What is said while one plays the hand. */
function coachOf({ playing, betting }: PracticeTable, isOver: boolean, advice: string): string[] {
  if (!playing && !isOver) return [t('learn.bankText')];
  return [t(betting ? 'learn.betText' : 'learn.moveText'), advice];
}

interface OnwardsProps {
  readonly local: LocalTable;
  readonly wants: Wants;
  readonly isOver: boolean;
  readonly onNext: () => void;
}

/** How the lesson goes on. */
function Onwards({ local: { offering, source }, wants, isOver, onNext }: OnwardsProps) {
  const { practice } = source;
  return (
    <>
      {(wants === 'next' || wants === 'deal') && (
        <button type="button" className={ui.button} data-strength="strong" onClick={onNext}>
          {t(wants === 'deal' ? 'learn.deal' : 'learn.next')}
        </button>
      )}
      {wants === 'moves' && practice.betting && (
        <button
          type="button"
          className={ui.button}
          data-strength="strong"
          onClick={() => void source.run(() => practice.noMoreBets())}
        >
          {t('practice.noMoreBets')}
        </button>
      )}
      {wants === 'moves' && !isOver && (
        <button
          type="button"
          className={ui.button}
          onClick={() => void source.run(async () => ({ ok: (await playThrough(practice)) || true }))}
        >
          {t('learn.finish')}
        </button>
      )}
      <Link className={ui.textButton} href={`/rules/${offering.id}`}>
        {t('learn.skip')}
      </Link>
    </>
  );
}

/** Where one goes from here. */
function Afterwards({ offering, onAgain }: { readonly offering: string; readonly onAgain: () => void }) {
  return (
    <>
      <button type="button" className={ui.button} data-strength="strong" onClick={() => sitDown(offering)}>
        {t('learn.sit')}
      </button>
      <Link className={ui.button} href={`/practice/${offering}`}>
        {t('learn.practice')}
      </Link>
      <Link className={ui.button} href={`/rules/${offering}`}>
        {t('learn.rules')}
      </Link>
      <button type="button" className={ui.button} onClick={onAgain}>
        {t('learn.again')}
      </button>
    </>
  );
}
