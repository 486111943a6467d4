import { dueCards, type Question } from '@cardroom/core/school';
import { type Store, store } from '../../app/store.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { Catalog } from '../dealing/messages.ts';
import type { ProgressBook } from './progress.ts';
import { isWished, optionsFor, type Wishes } from './wishes.ts';

/** So many questions are five minutes. */
export const SESSION = 10;

/** A question that was answered in this session. */
export interface Answered {
  readonly question: Question;
  /** Which answer was given, counted from 0. */
  readonly picked: number;
}

export const isRight = ({ question, picked }: Answered): boolean => question.right === picked;

export interface SessionState {
  /** The one that is asked; null while it is dealt. */
  readonly question: Question | null;
  /** It was missed before, and comes back. */
  readonly again: boolean;
  /** The answer that was given; null before. */
  readonly picked: number | null;
  readonly answers: readonly Answered[];
  /** Why there is no question, in a sentence. */
  readonly problem: string | null;
  readonly over: boolean;
}

interface Needs {
  readonly dealer: Dealer;
  readonly catalog: Catalog;
  readonly wishes: Wishes;
  readonly book: ProgressBook;
  readonly seed: string;
  readonly now: () => number;
  /** What is said when the thread that deals fails. */
  readonly failed: string;
}

type Dealt = Awaited<ReturnType<Dealer['question']>>;

/** Ten questions in a row. What was missed before comes first as soon as it is due; while one is read the next is dealt. */
export class Session {
  readonly state: Store<SessionState> = store<SessionState>({
    question: null,
    again: false,
    picked: null,
    answers: [],
    problem: null,
    over: false,
  });
  readonly #needs: Needs;
  #dealt = 0;
  /** A new question on its way, or here and not yet asked. */
  #ahead: Promise<Dealt> | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Goes on: to the next question, or to the end. */
  async next(): Promise<void> {
    const { answers, question, picked, over } = this.state.get();
    if (over || (question !== null && picked === null)) return;
    if (answers.length >= SESSION) return this.end();
    this.#set({ question: null, picked: null, problem: null });
    try {
      const back = await this.#back();
      const dealt = back ?? (await this.#fresh());
      if (this.state.get().over) return;
      if (!dealt.ok) return this.#set({ problem: dealt.message });
      const { ok: _, ...next } = dealt;
      this.#set({ question: next, again: back !== null });
      if (answers.length < SESSION - 1) this.#dealAhead();
    } catch {
      this.#ahead = null;
      this.#set({ problem: this.#needs.failed });
    }
  }

  answer(picked: number): void {
    const { question, picked: before, answers, over } = this.state.get();
    if (over || question === null || before !== null || question.answers[picked] === undefined) return;
    const { book, now } = this.#needs;
    book.record(question, picked === question.right, now());
    this.#set({ picked, answers: [...answers, { question, picked }] });
  }

  end(): void {
    this.#set({ over: true });
  }

  /** A question that is due, and was not the last one; those that cannot be dealt anymore are forgotten. */
  async #back(): Promise<Extract<Dealt, { readonly ok: true }> | null> {
    const { dealer, book, catalog, wishes, now } = this.#needs;
    const last = this.state.get().answers.at(-1)?.question.id;
    const due = dueCards(book.progress(), now(), (key) => isWished(catalog, wishes, key));
    for (const { id } of due) {
      if (id === last) continue;
      const dealt = await dealer.again(id);
      if (dealt.ok) return dealt;
      book.forget(id);
    }
    return null;
  }

  #dealAhead(): Promise<Dealt> {
    const { dealer, wishes, seed } = this.#needs;
    if (this.#ahead === null) {
      this.#ahead = dealer.question({ ...optionsFor(wishes), seed: `${seed}-${++this.#dealt}` });
      // Whoever takes it is told; until then nobody has to know.
      this.#ahead.catch(() => {});
    }
    return this.#ahead;
  }

  /** A new question, unlike all before; where filters leave few, one may be asked twice. */
  async #fresh(): Promise<Dealt> {
    const asked = new Set(this.state.get().answers.map(({ question }) => question.id));
    for (let tries = 1; ; tries++) {
      const dealt = await this.#dealAhead();
      this.#ahead = null;
      if (!dealt.ok || !asked.has(dealt.id) || tries === MOST_TRIES) return dealt;
    }
  }

  #set(change: Partial<SessionState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

const MOST_TRIES = 5;

/** How a session went in one kind of question. */
export interface TopicScore {
  readonly kind: string;
  readonly asked: number;
  readonly right: number;
}

/** By kind of question, the weakest first. */
export function byTopic(answers: readonly Answered[]): readonly TopicScore[] {
  const kinds = [...new Set(answers.map(({ question }) => question.kind))];
  return kinds
    .map((kind) => {
      const of = answers.filter(({ question }) => question.kind === kind);
      return { kind, asked: of.length, right: of.filter(isRight).length };
    })
    .sort((a, b) => a.right / a.asked - b.right / b.asked || b.asked - a.asked);
}

/** The longest run of right answers. */
export function longestRun(answers: readonly Answered[]): number {
  let longest = 0;
  let run = 0;
  for (const answered of answers) {
    run = isRight(answered) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
