import { BONUS_KING, FIRST_TILE } from './card.ts';
import { DIE_SIDES } from './dice.ts';
import { type Random, secureRandom } from './random.ts';
import { type HashText, HEX, hashText } from './sha256.ts';
import { parseCards, printCard } from './text.ts';
import { TILE_KINDS } from './tiles.ts';

/**
 * A shuffle or a shake of dice, fixed before anyone sees it. Only `root` is public; `prove` reveals one position. What
 * is hashed is plain text, so that a proof can be checked with `sha256sum`; docs/shuffles.md gives the four texts and
 * their reasons.
 */
export interface Commitment {
  readonly kind: 'card' | 'die';
  readonly root: string;
  readonly size: number;
  /** The card or die at each position from the top, as text. */
  readonly faces: readonly string[];
  readonly salts: readonly string[];
  /** The tree from the leaves up; the last level is the single hash under the root. */
  readonly levels: readonly (readonly string[])[];
}

/** A proof of one position, as plain JSON. Positions count from 1, the top card. */
export interface Proof {
  readonly position: number;
  readonly size: number;
  /** As `printCard` writes it; a proof has either a card or a die. */
  readonly card?: string;
  readonly die?: number;
  readonly salt: string;
  /** The sibling hashes on the way up to the root, bottom first. */
  readonly path: readonly string[];
}

/** A proof that holds: which card or die was fixed at which position. */
export interface ProofHolds {
  readonly ok: true;
  readonly kind: Commitment['kind'];
  readonly position: number;
  readonly size: number;
  /** The card's code, or what the die shows. */
  readonly value: number;
  readonly message: string;
}

/** A proof that does not hold, with the sentence that says why. */
export interface ProofFails {
  readonly ok: false;
  /** `malformed`: it cannot be read as a proof. `bad-cards`: it can, but it proves something else. */
  readonly code: 'malformed' | 'bad-cards';
  readonly message: string;
}

const MOST_VALUES = 65536;
const SALT_BYTES = 16;
const WORD = 2 ** 16;
const SALT_DIGITS = SALT_BYTES * 2;
const HASH_DIGITS = 64;
const HEX_DIGITS = /^[0-9a-f]*$/;
const isSalt = (salt: unknown): boolean => typeof salt === 'string' && salt.length === SALT_DIGITS;

/**
 * One salt for each position. An unseen card stays hidden only because its salt cannot be guessed.
 *
 * @example
 * ```ts
 * import { makeSalts, seededRandom } from '@cardroom/core/cards';
 *
 * console.log(makeSalts(2, seededRandom(7)).map((salt) => salt.length)); // [ 32, 32 ]
 * ```
 */
export function makeSalts(count: number, random: Random = secureRandom()): string[] {
  return Array.from({ length: count }, () => {
    let salt = '';
    for (let i = 0; i < SALT_BYTES; i += 2) {
      const word = random.below(WORD);
      salt += HEX[word >> 8] + HEX[word & 255];
    }
    return salt;
  });
}

/**
 * Commits to a whole order from the top card down. The same order and salts always give the same root. A program with a
 * faster SHA-256 than ours may pass it in.
 *
 * @example
 * ```ts
 * import { commitCards, makeSalts, packs, seededRandom, shuffled } from '@cardroom/core/cards';
 *
 * const order = shuffled(packs.standard, seededRandom(7));
 * const { root, size } = commitCards(order, makeSalts(52, seededRandom(8)));
 * console.log(size, root.slice(0, 8)); // 52 c0bcd629
 * ```
 */
export function commitCards(
  order: ArrayLike<number>,
  salts: readonly string[] = makeSalts(order.length),
  hash: HashText = hashText,
): Commitment {
  return commit('card', Array.from(order, cardFace), salts, hash);
}

/**
 * Fixes dice before they are rolled, as `commit` does with cards.
 *
 * @example
 * ```ts
 * import { commitDice, prove, verifyProof } from '@cardroom/core/cards';
 *
 * const dice = commitDice([3, 5, 1]);
 * console.log(verifyProof(dice.root, prove(dice, 2)).ok); // true
 * ```
 */
export function commitDice(
  dice: readonly number[],
  salts: readonly string[] = makeSalts(dice.length),
  hash: HashText = hashText,
): Commitment {
  return commit('die', dice.map(dieFace), salts, hash);
}

/**
 * Reveals one position and nothing about any other.
 *
 * @example
 * ```ts
 * import { commitCards, parseCards, prove } from '@cardroom/core/cards';
 *
 * const read = parseCards('As Kd 2c');
 * if (read.ok) console.log(prove(commitCards(read.cards), 2).card); // Kd
 * ```
 */
export function prove({ kind, size, faces, salts, levels }: Commitment, position: number): Proof {
  if (!isWhole(position, 1, size)) {
    throw new RangeError(`There are positions 1 to ${size} to prove, not ${position}.`);
  }
  const face = faces[position - 1];
  return {
    position,
    size,
    ...(kind === 'card' ? { card: face } : { die: Number(face) }),
    salt: salts[position - 1],
    path: partners(position, size).map(({ level, at }) => levels[level][at]),
  };
}

/**
 * Whether a proof holds under a published root. It accepts any value, because a proof may come from anyone.
 *
 * @example
 * ```ts
 * import { commitCards, parseCards, prove, verifyProof } from '@cardroom/core/cards';
 *
 * const read = parseCards('As Kd 2c');
 * if (!read.ok) throw new Error(read.message);
 * const deck = commitCards(read.cards);
 * const proof = prove(deck, 1);
 * console.log(verifyProof(deck.root, proof).ok, verifyProof(deck.root, { ...proof, card: 'Kd' }).ok); // true false
 * ```
 */
export function verifyProof(root: unknown, proof: unknown): ProofHolds | ProofFails {
  const wrong = wrongHex('The root', root, HASH_DIGITS) ?? wrongShape(proof);
  if (wrong !== undefined) return { ok: false, code: 'malformed', message: wrong };
  const { position, size, card, die, salt, path } = proof as Proof;
  const kind = card === undefined ? 'die' : 'card';
  const face = card ?? String(die);
  let hash = hashText(leafText(kind, position, salt, face));
  partners(position, size).forEach(({ at }, step) => {
    hash = hashText(at % 2 === 0 ? nodeText(path[step], hash) : nodeText(hash, path[step]));
  });
  if (hashText(rootText(size, hash)) !== root) {
    return {
      ok: false,
      code: 'bad-cards',
      message: `Position ${position} of ${size} was not committed as ${face} under this root.`,
    };
  }
  const value = readCard(card) ?? Number(die);
  return {
    ok: true,
    kind,
    position,
    size,
    value,
    message: `Position ${position} of ${size} is ${face}, as committed.`,
  };
}

function commit(
  kind: Commitment['kind'],
  faces: string[],
  salts: readonly string[],
  hash: HashText,
): Commitment {
  const size = faces.length;
  if (!isWhole(size, 1, MOST_VALUES)) {
    throw new RangeError(`A commitment holds 1 to ${MOST_VALUES} values, not ${size}.`);
  }
  if (salts.length !== size || new Set(salts).size !== size) {
    throw new RangeError(`${size} values need ${size} different salts.`);
  }
  // One quick check of everything; if it fails, one field at a time, to say what is wrong.
  if (!salts.every(isSalt) || !HEX_DIGITS.test(salts.join(''))) {
    for (const salt of salts) {
      const wrong = wrongHex('A salt', salt, SALT_DIGITS);
      if (wrong !== undefined) throw new RangeError(wrong);
    }
  }
  const leaves = faces.map((face, i) => hash(leafText(kind, i + 1, salts[i], face)));
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = pairUp(level, hash);
  const root = hash(rootText(size, levels[levels.length - 1][0]));
  return { kind, root, size, faces, salts, levels };
}

/** A hash without a partner at the odd end goes up as it is. */
function pairUp(level: readonly string[], hash: HashText): string[] {
  const above: string[] = [];
  for (let i = 0; i < level.length; i += 2) {
    above.push(i + 1 < level.length ? hash(nodeText(level[i], level[i + 1])) : level[i]);
  }
  return above;
}

/** The hashes that a position is paired with on its way up: none on levels where it is the odd one. */
function partners(position: number, size: number): { level: number; at: number }[] {
  const met: { level: number; at: number }[] = [];
  let at = position - 1;
  let level = 0;
  for (let width = size; width > 1; width = (width + 1) >> 1) {
    const partner = at ^ 1;
    if (partner < width) met.push({ level, at: partner });
    at >>= 1;
    level++;
  }
  return met;
}

function leafText(kind: Commitment['kind'], position: number, salt: string, face: string): string {
  return `cardroom ${kind} ${position} ${salt} ${face}`;
}

function nodeText(left: string, right: string): string {
  return `cardroom node ${left} ${right}`;
}

/** The size is hashed too: otherwise one root could be opened as trees of different sizes and shapes. */
function rootText(size: number, top: string): string {
  return `cardroom root ${size} ${top}`;
}

function cardFace(card: number): string {
  if (!isKnownCard(card)) throw new RangeError(`${card} is not a card to commit.`);
  return printCard(card);
}

function dieFace(die: number): string {
  if (!isWhole(die, 1, DIE_SIDES)) throw new RangeError(`A die shows 1 to ${DIE_SIDES}, not ${die}.`);
  return String(die);
}

function isKnownCard(card: number): boolean {
  return isWhole(card, 0, BONUS_KING) || isWhole(card, FIRST_TILE, FIRST_TILE + TILE_KINDS.length - 1);
}

/** The code of one known card, however it is written. */
function readCard(text: unknown): number | undefined {
  const read = parseCards(typeof text === 'string' ? text : '');
  return read.ok && read.cards.length === 1 && isKnownCard(read.cards[0]) ? read.cards[0] : undefined;
}

function wrongShape(proof: unknown): string | undefined {
  if (typeof proof !== 'object' || proof === null || Array.isArray(proof)) {
    return `A proof is an object with position, size, card or die, salt and path${not(proof)}.`;
  }
  const { position, size, card, die, salt, path } = proof as Record<string, unknown>;
  if (!isWhole(size, 1, MOST_VALUES)) {
    return `The size must be a whole number from 1 to ${MOST_VALUES}${not(size)}.`;
  }
  if (!isWhole(position, 1, size)) {
    return `The position must be a whole number from 1 to ${size}${not(position)}.`;
  }
  return wrongFace(card, die) ?? wrongHex('The salt', salt, SALT_DIGITS) ?? wrongPath(path, position, size);
}

function wrongFace(card: unknown, die: unknown): string | undefined {
  if ((card === undefined) === (die === undefined)) return 'A proof shows either a card or a die.';
  if (card === undefined) {
    return isWhole(die, 1, DIE_SIDES) ? undefined : `A die shows 1 to ${DIE_SIDES}${not(die)}.`;
  }
  const code = readCard(card);
  if (code === undefined) return `The card must be one card such as "As"${not(card)}.`;
  return printCard(code) === card ? undefined : `The card must be written "${printCard(code)}"${not(card)}.`;
}

function wrongPath(path: unknown, position: number, size: number): string | undefined {
  if (!Array.isArray(path)) return `The path must be an array of hashes${not(path)}.`;
  const steps = partners(position, size).length;
  if (path.length !== steps) {
    return `The path of position ${position} of ${size} has ${steps} hashes, not ${path.length}.`;
  }
  return Array.from(path, (hash, i) => wrongHex(`Hash ${i + 1} of the path`, hash, HASH_DIGITS)).find(
    (w) => w !== undefined,
  );
}

function wrongHex(what: string, value: unknown, digits: number): string | undefined {
  if (typeof value === 'string' && value.length === digits && HEX_DIGITS.test(value)) return undefined;
  const length = typeof value === 'string' && value.length !== digits ? ` (${value.length} characters)` : '';
  return `${what} must be ${digits} hexadecimal digits in lower case${not(value)}${length}.`;
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** The end of a complaint: what was found instead, however long or odd it is. */
function not(value: unknown): string {
  if (value === undefined) return '; it is missing';
  if (typeof value === 'string') return `, not ${value.length > 80 ? 'a long text' : JSON.stringify(value)}`;
  if (typeof value === 'number' || value === null) return `, not ${value}`;
  return `, not ${Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`}`;
}
