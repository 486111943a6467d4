/**
 * A count that takes long. It runs in stages, one after the other, each in parts that threads share; a program with one
 * thread does them in turn. It does not matter which thread does which part.
 */
export interface Work {
  /** Bytes of memory that all stages and parts share. */
  readonly bytes?: number;
  readonly stages: readonly Stage[];
  readonly join: (results: readonly (readonly unknown[])[]) => unknown;
}

/** A stage: how many parts it has, and the result of each, as plain data. */
export interface Stage {
  readonly parts: number;
  readonly run: (part: number, memory: ArrayBufferLike) => unknown;
}

/** Does the work here and now, one part after another, and reports progress. */
export function inTurn({ bytes = 0, stages, join }: Work, onProgress?: (done: number) => void): unknown {
  const memory = new ArrayBuffer(bytes);
  const all = stages.reduce((sum, { parts }) => sum + parts, 0);
  let done = 0;
  return join(
    stages.map(({ parts, run }) =>
      Array.from({ length: parts }, (_, part) => {
        const result = run(part, memory);
        onProgress?.(++done / all);
        return result;
      }),
    ),
  );
}
