/** A command used wrongly: one sentence, a hint what to do instead, exit code 2. */
export class UsageError extends Error {
  readonly hint: string | undefined;

  constructor(sentence: string, hint?: string) {
    super(sentence);
    this.hint = hint;
  }
}
