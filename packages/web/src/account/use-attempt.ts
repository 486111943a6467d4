import { useState } from 'react';
import { sentence } from '../app/api.ts';

export type Attempt = (what: () => Promise<void>) => void;

/** Tries what the room may refuse, and keeps the sentence it was refused with; null for none. */
export function useAttempt(): { readonly attempt: Attempt; readonly problem: string | null } {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt: Attempt = (what) => {
    setProblem(null);
    what().catch((error: unknown) => setProblem(sentence(error)));
  };
  return { attempt, problem };
}
