import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import {
  commitCards,
  cutOf,
  isCutNumber,
  MOST_PACKS,
  makeSalts,
  type Pack,
  packs,
  printCard,
  prove,
  secureRandom,
  seededRandom,
  shoe,
  shuffled,
  turned,
  turnedDie,
  verifyProof,
} from '@cardroom/core/cards';
import type { Command } from 'commander';
import { UsageError } from '../text/errors.ts';
import { json, out, table } from '../text/output.ts';

interface ShuffleOptions {
  readonly packs: string;
  readonly seed?: string;
  readonly json?: true;
  readonly proofs?: true;
  readonly number: readonly string[];
}

interface ProofOptions {
  readonly json?: true;
  readonly number: readonly string[];
}

const CARDS_A_LINE = 13;

export function registerShuffle(program: Command): void {
  program
    .command('shuffle')
    .description('shuffle a pack and commit to its order, e.g. shuffle 52 --seed 7')
    .argument('<pack>', `one of ${packNames()}`)
    .option('--packs <count>', `packs in the shoe, 1 to ${MOST_PACKS}`, '1')
    .option('--seed <seed>', 'any text; the same seed gives the same order, salts and root everywhere')
    .option('--json', 'print JSON')
    .option('--proofs', 'print JSON with the proof of every position')
    .option(
      '--number <digits>',
      'a player’s number for the cut, 32 hexadecimal digits; any number of them',
      ...numbers,
    )
    .action((name: string, options: ShuffleOptions) => showShuffle(readPack(name, options.packs), options));
  program
    .command('verify-proof')
    .description('check the proof of a card or a die, or many, against a published root')
    .argument('<root>', 'the 64 hexadecimal digits that were published before the deal')
    .argument(
      '<file>',
      'JSON: a proof, an array of proofs, what shuffle --proofs prints or a page has saved; - reads stdin',
    )
    .option('--json', 'print JSON: an array of results in the order of the proofs')
    .option(
      '--number <digits>',
      'a player’s number for the cut, to say where each card was dealt',
      ...numbers,
    )
    .action(showProofs);
}

function showShuffle(pack: Pack, options: ShuffleOptions): void {
  const random = options.seed === undefined ? secureRandom() : seededRandom(options.seed);
  const order = shuffled(pack, random);
  const commitment = commitCards(order, makeSalts(order.length, random));
  const { root, faces, salts, size } = commitment;
  const { seed, number: given } = options;
  const cut = given.length === 0 ? null : cutOf(root, given, size);
  const dealt = cut === null ? [] : turned([...order], cut).map(printCard);
  if (options.json || options.proofs) {
    const proofs = options.proofs && { proofs: faces.map((_, i) => prove(commitment, i + 1)) };
    const turn = cut !== null && { numbers: given, cut, dealt };
    json({ pack: pack.id, seed, size, root, order: faces, salts, ...turn, ...proofs });
    return;
  }
  const by = seed === undefined ? '' : ` with seed "${seed}"`;
  out(`${pack.title}, shuffled${by}, top card first:`);
  out(table(lines(Array.from(order, printCard))));
  out(`root ${root}`);
  if (cut === null) return;
  out(`\nCut by ${cut}, as it is dealt:`);
  out(table(lines(dealt)));
}

/** An option that may be given any number of times. */
const numbers: [(value: string, before: readonly string[]) => string[], readonly string[]] = [
  (value, before) => {
    const number = value.trim().toLowerCase();
    if (!isCutNumber(number))
      throw new UsageError(`A number for the cut is 32 hexadecimal digits, not "${value}".`);
    return [...before, number];
  },
  [],
];

function lines(cards: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_A_LINE) }, (_, i) =>
    cards.slice(i * CARDS_A_LINE, (i + 1) * CARDS_A_LINE),
  );
}

async function showProofs(rootText: string, file: string, options: ProofOptions): Promise<void> {
  const root = rootText.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(root)) {
    throw new UsageError(`A root is 64 hexadecimal digits, not "${rootText}".`);
  }
  const proofs = proofsIn(await readJson(file));
  if (proofs.length === 0) throw new UsageError(`There is no proof in ${nameOf(file)}.`);
  const results = proofs.map((proof) => withCut(verifyProof(root, proof), root, options.number));
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  if (options.json) return json(results);
  results.forEach(({ ok, message }, i) => {
    out(
      `${results.length > 1 ? `Proof ${i + 1} ` : 'The proof '}${ok ? 'holds' : 'does not hold'}. ${message}`,
    );
  });
}

/** A proof that holds, and as which card or die its position came on the table. */
function withCut(checked: ReturnType<typeof verifyProof>, root: string, given: readonly string[]) {
  if (!checked.ok || given.length === 0) return checked;
  const { kind, position, size, value, message } = checked;
  if (kind === 'die') {
    const shown = turnedDie(root, given, position, value);
    return { ...checked, shown, message: `${message} The numbers turn it to ${shown}.` };
  }
  const cut = cutOf(root, given, size);
  const dealt = ((position - 1 - cut + size) % size) + 1;
  return { ...checked, cut, dealt, message: `${message} Cut by ${cut}, it is dealt as card ${dealt}.` };
}

function proofsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => (holdsProofs(one) ? one.proofs : [one]));
  return holdsProofs(value) ? [...value.proofs] : [value];
}

const holdsProofs = (value: unknown): value is { readonly proofs: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'proofs' in value && Array.isArray(value.proofs);

async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${nameOf(file)} is not JSON: ${(error as Error).message}.`);
  }
}

async function readText(file: string): Promise<string> {
  if (file === '-') return readAll(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${(error as Error).message}.`);
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'Standard input' : file;
}

function readPack(name: string, count: string): Pack {
  const wanted = name.toLowerCase();
  const found = Object.entries(packs).find(([key, { id }]) => id === wanted || key.toLowerCase() === wanted);
  if (found === undefined) throw new UsageError(`There is no pack "${name}".`, `Packs: ${packNames()}.`);
  const number = /^\d+$/.test(count) ? Number(count) : 0;
  if (number < 1 || number > MOST_PACKS) {
    throw new UsageError(`A shoe holds 1 to ${MOST_PACKS} packs, not "${count}".`);
  }
  return shoe(found[1], number);
}

function packNames(): string {
  return Object.entries(packs)
    .map(([key, { id }]) => (key === id ? id : `${id} (${key})`))
    .join(', ');
}
