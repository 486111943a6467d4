/**
 * A count that takes long. It is done in stages, one after the other, each of them in parts that threads share; a
 * program with one thread does them in turn. Who does which part changes nothing.
 */
export interface Work {
  /** Bytes of memory that all stages and parts use together. */
  readonly bytes?: number;
  readonly stages: readonly Stage[];
  readonly join: (results: readonly (readonly unknown[])[]) => unknown;
}

/** A stage: how many parts it has, and what each of them comes to, as plain data. */
export interface Stage {
  readonly parts: number;
  readonly run: (part: number, memory: ArrayBufferLike) => unknown;
}

/** Does it here and now, one part after another, and tells how far it is. */
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
