import type { ClientMessage } from '../protocol/messages.ts';

/** What the room says to a command: done, or why not. */
export type DoAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A command, by its id. */
export type Question = Extract<ClientMessage, { readonly id: string }>;

interface Pending {
  readonly question: Question;
  readonly resolve: (answer: DoAnswer) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

/** A command that has no answer by then gives reason to doubt the line. */
const ANSWER_MS = 3_000;

/** What has been asked of tables and was not answered yet. */
export class Questions {
  readonly #pending = new Map<string, Pending>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #asked = 0;

  /** Begins a question; `late` is told when it has had no answer for a while. */
  begin(make: (id: string) => Question, late: (table: string) => void): [Question, Promise<DoAnswer>] {
    const id = `${this.#prefix}-${++this.#asked}`;
    const question = make(id);
    const answer = new Promise<DoAnswer>((resolve) => {
      const timer = setTimeout(() => late(question.table), ANSWER_MS);
      this.#pending.set(id, { question, resolve, late: timer });
    });
    return [question, answer];
  }

  /** In the order in which they were asked. */
  *all(): Iterable<Question> {
    for (const { question } of this.#pending.values()) yield question;
  }

  of(table: string): Question[] {
    return [...this.all()].filter((question) => question.table === table);
  }

  /** Of which table something was asked; undefined when it has been answered. */
  tableOf(id: string): string | undefined {
    return this.#pending.get(id)?.question.table;
  }

  answer(id: string, answer: DoAnswer): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    clearTimeout(pending.late);
    this.#pending.delete(id);
    pending.resolve(answer);
  }

  refuseAll(code: string, message: string): void {
    for (const id of [...this.#pending.keys()]) this.answer(id, { ok: false, code, message });
  }
}
