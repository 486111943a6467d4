import { dollars } from '@cardroom/core/engine';
import type { Offering } from '@cardroom/core/houses';
import { type PracticeTable, YOU } from '@cardroom/core/practice';
import type { RuleCard } from '@cardroom/core/rules';
import { t } from '../practice/t.ts';

/** What a step of the guided hand waits for: to be read, a hand to be dealt, moves until it is over, or nothing more. */
export type Wants = 'next' | 'deal' | 'moves' | 'end';

export interface LessonStep {
  readonly id: 'game' | 'bets' | 'hand' | 'ranks' | 'move' | 'result';
  readonly title: string;
  /** Sentences of the rule card. */
  readonly lines: readonly string[];
  /** The lines of the rule book behind it: those of this part of the game, or else of the whole game. */
  readonly cite: string | null;
  readonly wants: Wants;
}

const FOR_PLAIN_TEXT = /^Run cardroom |^In examples a card is /;

/** Four to six steps around one hand, out of what the game declares. */
export function lessonOf(offering: Offering, card: RuleCard): readonly LessonStep[] {
  const section = (id: RuleCard['sections'][number]['id']) => card.sections.find((of) => of.id === id);
  const lines = (id: RuleCard['sections'][number]['id'], most: number) =>
    (section(id)?.lines ?? []).filter((line) => !FOR_PLAIN_TEXT.test(line)).slice(0, most);
  const bets = betLines(section('wagers'));
  const ranks = rankLines(section('rankings'));
  const cite = (...ids: RuleCard['sections'][number]['id'][]) =>
    ids.map((id) => section(id)?.cite).find((lines) => lines !== undefined) ?? card.cite;
  const steps: (LessonStep | null)[] = [
    {
      id: 'game',
      title: t('learn.game'),
      // What is said of every game of the kind comes after what is this game's own.
      lines: [...new Set([offering.line, ...lines('type', 9).slice(-1), ...lines('winning', 2)])],
      cite: cite('type'),
      wants: 'next',
    },
    bets.length === 0
      ? null
      : { id: 'bets', title: t('learn.bets'), lines: bets, cite: cite('wagers'), wants: 'next' },
    ranks.length === 0
      ? null
      : { id: 'ranks', title: t('learn.ranks'), lines: ranks, cite: cite('rankings'), wants: 'next' },
    { id: 'hand', title: t('learn.hand'), lines: lines('deal', 6), cite: cite('deal'), wants: 'deal' },
    { id: 'move', title: t('learn.move'), lines: [], cite: cite('betting', 'deal'), wants: 'moves' },
    {
      id: 'result',
      title: t('learn.result'),
      lines: lines('settlement', 1),
      cite: cite('winning', 'settlement'),
      wants: 'end',
    },
  ];
  return steps.filter((step): step is LessonStep => step !== null);
}

type Section = RuleCard['sections'][number];

/** `Ante: $5 to $100.` */
function betLines(section: Section | undefined): string[] {
  const rows = section?.tables[0]?.rows ?? [];
  return rows.slice(0, 6).map((row) => row.filter((cell) => cell !== '').join(': '));
}

/** The first names of each ranking, or what is said of it. */
function rankLines(section: Section | undefined): string[] {
  if (section === undefined) return [];
  const named = section.tables.slice(0, 2).map(({ rows }) => {
    // Without kickers and suits, which an example has and the rank has not.
    const heads = rows.slice(0, 9).map(([name]) => name.split(',')[0]);
    return [...new Set(heads)].join(', ');
  });
  return [
    ...named.filter((names) => names !== '').map((names) => t('learn.ranksBest', { names })),
    ...section.lines.slice(0, 2),
  ];
}

/** What came of the hand for who is learning, in cents. */
export function resultOf({ table }: PracticeTable): number | null {
  const ended = table.log.findLast((event) => event.type === 'hand ended');
  const began = table.log.findLastIndex((event) => event.type === 'hand began');
  if (ended === undefined || began < 0) return null;
  const seat = table.state.seats.findIndex((seated) => seated?.player === YOU);
  const plan = table.log[began];
  const before = plan.type === 'hand began' ? plan.plan.stacks[seat] : null;
  return before === null || before === undefined ? null : table.state.chips[seat] - before;
}

export function resultWords(cents: number): string {
  if (cents === 0) return t('learn.even');
  return cents > 0 ? t('learn.won', { cents: dollars(cents) }) : t('learn.lost', { cents: dollars(-cents) });
}

/** Plays your part as a bot would, but lets others hold the bank; false when there was nothing to decide. */
export async function playThrough(practice: PracticeTable): Promise<boolean> {
  let moves = 0;
  for (; practice.yours && moves < 60; moves++) {
    const advice = practice.playing ? await practice.advice() : ({ type: 'pass bank' } as const);
    const done = advice === null ? await practice.noMoreBets() : await practice.do(advice);
    if (!done.ok) return false;
  }
  return moves > 0;
}

/** Hands that are looked through for one that shows the game. */
const TRIES = 10;

/** The seed of a hand in which there is something to decide, and with luck something to win. */
export async function chosenSeed(open: (seed: string) => PracticeTable | null): Promise<string> {
  let second: string | null = null;
  for (let i = 1; i <= TRIES; i++) {
    const seed = `lesson ${i}`;
    const practice = open(seed);
    if (practice === null || !(await practice.next()).ok) continue;
    if (!(await playThrough(practice))) continue;
    if ((resultOf(practice) ?? 0) > 0) return seed;
    second ??= seed;
  }
  return second ?? 'lesson 1';
}
