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
import { PROGRAM } from '../words/program.ts';
import { PROOF, SHUFFLE } from '../words/shuffle.ts';

interface ShuffleOptions {
  readonly packs: string;
  readonly seed?: string;
  readonly json?: true;
  readonly proofs?: true;
  readonly number?: readonly string[];
}

interface ProofOptions {
  readonly json?: true;
  readonly number?: readonly string[];
}

const CARDS_A_LINE = 13;

export function registerShuffle(program: Command): void {
  program
    .command('shuffle')
    .description(SHUFFLE.about)
    .argument('<deck>', SHUFFLE.argument(packNames()))
    .option('--packs <count>', SHUFFLE.packs(MOST_PACKS), '1')
    .option('--seed <seed>', SHUFFLE.seed)
    .option('--json', PROGRAM.json)
    .option('--proofs', SHUFFLE.proofs)
    .option('--number <digits>', SHUFFLE.number, another)
    .action((name: string, options: ShuffleOptions) => showShuffle(readPack(name, options.packs), options));
  program
    .command('verify-proof')
    .description(PROOF.about)
    .argument('<root>', PROOF.root)
    .argument('<file>', PROOF.file)
    .option('--json', PROOF.json)
    .option('--number <digits>', PROOF.number, another)
    .action(showProofs);
}

function showShuffle(pack: Pack, options: ShuffleOptions): void {
  const random = options.seed === undefined ? secureRandom() : seededRandom(options.seed);
  const order = shuffled(pack, random);
  const commitment = commitCards(order, makeSalts(order.length, random));
  const { root, faces, salts, size } = commitment;
  const { seed, number: given = [] } = options;
  const cut = given.length === 0 ? null : cutOf(root, given, size);
  const dealt = cut === null ? [] : turned([...order], cut).map(printCard);
  if (options.json || options.proofs) {
    const proofs = options.proofs && { proofs: faces.map((_, i) => prove(commitment, i + 1)) };
    const turn = cut !== null && { numbers: given, cut, dealt };
    json({ pack: pack.id, seed, size, root, order: faces, salts, ...turn, ...proofs });
    return;
  }
  out(SHUFFLE.head(pack.title, seed));
  out(table(lines(Array.from(order, printCard))));
  out(SHUFFLE.root(root));
  if (cut === null) return;
  out(SHUFFLE.cut(cut));
  out(table(lines(dealt)));
}

/** An option that may be given any number of times. */
function another(value: string, before: readonly string[] = []): readonly string[] {
  const number = value.trim().toLowerCase();
  if (!isCutNumber(number)) throw new UsageError(SHUFFLE.badNumber(value));
  return [...before, number];
}

function lines(cards: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_A_LINE) }, (_, i) =>
    cards.slice(i * CARDS_A_LINE, (i + 1) * CARDS_A_LINE),
  );
}

async function showProofs(rootText: string, file: string, options: ProofOptions): Promise<void> {
  const root = rootText.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(root)) {
    throw new UsageError(PROOF.badRoot(rootText));
  }
  const proofs = proofsIn(await readJson(file));
  if (proofs.length === 0) throw new UsageError(PROOF.none(nameOf(file)));
  const results = proofs.map((proof) => withCut(verifyProof(root, proof), root, options.number ?? []));
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
  if (options.json) return json(results);
  results.forEach(({ ok, message }, i) => {
    out(PROOF.result(results.length > 1 ? i + 1 : null, ok, message));
  });
}

/** A proof that holds, and as which card or die its position came on the table. */
function withCut(checked: ReturnType<typeof verifyProof>, root: string, given: readonly string[]) {
  if (!checked.ok || given.length === 0) return checked;
  const { kind, position, size, value, message } = checked;
  if (kind === 'die') {
    const shown = turnedDie(root, given, position, value);
    return { ...checked, shown, message: PROOF.die(message, shown) };
  }
  const cut = cutOf(root, given, size);
  const dealt = ((position - 1 - cut + size) % size) + 1;
  return { ...checked, cut, dealt, message: PROOF.card(message, cut, dealt) };
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
    throw new UsageError(PROOF.notJson(nameOf(file), (error as Error).message));
  }
}

async function readText(file: string): Promise<string> {
  if (file === '-') return readAll(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(PROGRAM.cannotRead(file, (error as Error).message));
  }
}

function nameOf(file: string): string {
  return file === '-' ? PROOF.stdin : file;
}

function readPack(name: string, count: string): Pack {
  const wanted = name.toLowerCase();
  const found = Object.entries(packs).find(([key, { id }]) => id === wanted || key.toLowerCase() === wanted);
  if (found === undefined) throw new UsageError(SHUFFLE.noPack(name), SHUFFLE.noPackHint(packNames()));
  const number = /^\d+$/.test(count) ? Number(count) : 0;
  if (number < 1 || number > MOST_PACKS) {
    throw new UsageError(SHUFFLE.badPacks(MOST_PACKS, count));
  }
  return shoe(found[1], number);
}

function packNames(): string {
  return Object.entries(packs)
    .map(([key, { id }]) => (key === id ? id : `${id} (${key})`))
    .join(', ');
}
