/** A command used wrongly: one sentence, a hint what to do instead, exit code 2. */
export class UsageError extends Error {
  readonly hint: string | undefined;
  readonly code: number = 2;

  constructor(sentence: string, hint?: string) {
    super(sentence);
    this.hint = hint;
  }
}

/** A command used rightly that cannot be done now: exit code 1. */
export class NotNow extends UsageError {
  override readonly code = 1;
}
