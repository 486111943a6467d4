import { expect, test } from 'vitest';
import { seededRandom, shuffle } from '../packages/core/src/cards/index.ts';
import { offerings } from '../packages/core/src/houses/index.ts';
import { type Act, drawActs } from './acts.ts';
import { decodeAll, shortest } from './decoders.ts';
import { type Plan, play, type Tally } from './run.ts';
import { shrink } from './shrink.ts';

/**
 * Strangers who send anything at any time, against a whole room and against every reader of text. Goes on for
 * MINUTES with what follows from SEED; `npm run fuzz -- --help` tells the rest.
 */
const MINUTES = Number(process.env.MINUTES ?? 0.5);
const SEED = process.env.SEED ?? 'cardroom';
const FROM = Number(process.env.FROM ?? 0);
const ACTS = Number(process.env.ACTS ?? 150);
/** Decoders are quick: they have a tenth of the time. */
const FOR_DECODERS = 0.1;
const TABLES_EACH = 2;
const SHRINKING_MS = 120_000;
const SAID_EVERY_MS = 30_000;
const all = MINUTES * 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

test('P4 no decoder breaks', { timeout: all + SHRINKING_MS + 60_000 }, async () => {
  const until = Date.now() + all * FOR_DECODERS;
  let rounds = 0;
  for (; Date.now() < until; rounds++) {
    const broken = decodeAll(`${SEED} ${FROM + rounds}`);
    if (broken === null) continue;
    const { name, given, error } = await shortest(broken, Date.now() + SHRINKING_MS);
    throw new Error(`The decoder of "${name}" breaks at ${JSON.stringify(given)}
Again: npm run fuzz -- --seed "${SEED}" --from ${FROM + rounds}
${error.stack}`);
  }
  say(`decoders: ${rounds} rounds`);
  expect(rounds).toBeGreaterThan(0);
});

test('P4, R20, T3 no stranger breaks the room', { timeout: all + SHRINKING_MS + 120_000 }, async () => {
  const until = Date.now() + all * (1 - FOR_DECODERS);
  const order = shuffle(Uint8Array.from(offerings.keys()), seededRandom(`offerings ${SEED}`));
  let said = Date.now();
  let runs = 0;
  const tally = { done: 0, refused: 0, hands: 0 };
  for (; Date.now() < until; runs++) {
    const run = FROM + runs;
    const games = Array.from(
      { length: TABLES_EACH },
      (_, i) => offerings[order[(run * TABLES_EACH + i) % order.length]].id,
    );
    const plan = { seed: `${SEED} ${run}`, run, offerings: games };
    await attempt(plan, drawActs(ACTS, seededRandom(`acts ${plan.seed}`)), tally);
    if (Date.now() - said < SAID_EVERY_MS) continue;
    said = Date.now();
    say(`room: ${runs + 1} runs of ${ACTS} acts, ${Math.round((until - said) / 1000)} s left`);
  }
  const { done, refused, hands } = tally;
  say(`room: ${runs} runs, ${hands} hands, ${done} commands done and ${refused} refused`);
  expect(runs).toBeGreaterThan(0);
});

/** One run; when it fails, the fewest acts that fail the same way are told. */
async function attempt(
  { run, ...plan }: Plan & { readonly run: number },
  acts: readonly Act[],
  tally: Tally,
): Promise<void> {
  const first = await failure(plan, acts, tally);
  if (first === null) return;
  say(`seed "${plan.seed}" at ${plan.offerings.join(' and ')} found: ${first}\nshrinking…`);
  const kind = kindOf(first);
  const same = async (some: readonly Act[]) => kindOf((await failure(plan, some)) ?? '') === kind;
  const few = await shrink(acts, same, Date.now() + SHRINKING_MS);
  throw new Error(
    `At ${plan.offerings.join(' and ')}, ${few.length} of ${acts.length} acts: ${JSON.stringify(few)}
Again: npm run fuzz -- --seed "${SEED}" --from ${run} --acts ${acts.length}
${first}`,
  );
}

async function failure(plan: Plan, acts: readonly Act[], tally?: Tally): Promise<string | null> {
  try {
    await play(plan, acts, tally);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Two failures are of one kind when their first words are the same; ids and numbers differ from run to run. */
const kindOf = (text: string): string => text.slice(0, 60).replace(/\d+|[a-z]_[\w-]+/g, '#');
