import { type Card, parseCards, printCard, quoted } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { type Refusal, type Result, refuse } from '../../engine/refusal.ts';
import { plural } from '../../engine/words.ts';
import { isObject, type Shape, whyNotOptions } from '../../houses/given.ts';
import type { BoardToCome, Holding } from './deals/contest.ts';
import { readRange } from './hand-range.ts';
import { isDealtAtOnce, type Point, pointsOf } from './shape.ts';

/** Hands and cards as texts. */
export interface Asked {
  /** Each a hand, a range or `any`; after a slash upcards, after a minus the discards, `pat` for nothing. */
  readonly hands: readonly string[];
  /** Cards on the board; those of a second board stand after a slash. */
  readonly board?: string;
  /** Cards that cannot come: folded, exposed. */
  readonly dead?: string;
  /** Draws or discards that are still to come, if not as many as possible. */
  readonly draws?: number;
}

/** A question that was read and can be answered. */
export interface Question {
  readonly game: PotGame;
  /** The place in the script. */
  readonly point: Point;
  readonly players: readonly Holding[];
  /** Cards that a player throws away next; null if that is a choice. */
  readonly thrown: readonly (readonly number[] | null)[];
  readonly boards: readonly BoardToCome[];
  readonly rest: readonly number[];
}

interface ReadHand {
  readonly holding: Omit<Holding, 'missing'>;
  readonly thrown: readonly number[] | null;
}

const ASKED: Shape<Asked> = { hands: 'a list', board: 'a text', dead: 'a text', draws: 'a whole number' };

/** An offering, or its id, is easily mistaken for the game built from it. */
export function whyNoGame(game: unknown): Refusal | null {
  if (isObject(game) && Array.isArray(game.script)) return null;
  return refuse(
    'malformed',
    `A game is given itself, such as \`buildOffering\` gives for an offering, not as ${quoted(game)}.`,
  );
}

/** Reads a question about a game for a pot; anything that does not fit the game is refused with a sentence. */
export function readQuestion(game: PotGame, asked: Asked): Result<Question> {
  const wrong = whyNotOptions(asked, ASKED);
  if (wrong !== null) return wrong;
  const none = whyNoGame(game);
  if (none !== null) return none;
  const { hands } = asked;
  if (!Array.isArray(hands) || hands.length < 2)
    return refuse('bad-cards', 'At least two hands are compared.');
  if (hands.length > game.players)
    return refuse('bad-cards', `${game.name} is dealt to ${game.players} at most, not to ${hands.length}.`);
  const boards = readBoards(game, asked.board ?? '');
  if (!boards.ok) return boards;
  const dead = readCards('The dead cards', asked.dead ?? '');
  if (!dead.ok) return dead;
  const read: ReadHand[] = [];
  for (const [i, text] of hands.entries()) {
    const hand = readHand(game, `Hand ${i + 1}`, text);
    if (!hand.ok) return hand;
    read.push(hand);
  }
  const point = pointFor(game, boards.cards, read, asked.draws);
  if (!point.ok) return point;
  return fitTogether(game, point.point, read, boards.cards, dead.cards);
}

function readCards(whose: string, text: string): Result<{ readonly cards: Card[] }> {
  const read = parseCards(text);
  return read.ok ? read : refuse('bad-cards', `${whose}: ${read.message}`);
}

function readBoards(game: PotGame, text: string): Result<{ readonly cards: number[][] }> {
  const last = pointsOf(game).at(-1)?.boards ?? [];
  const parts = text.trim() === '' ? [] : text.split('/');
  if (parts.length > 0 && last.length === 0) return refuse('bad-cards', `${game.name} has no board.`);
  if (parts.length > last.length)
    return refuse('bad-cards', `${game.name} has ${plural(last.length, 'board')}.`);
  const cards: number[][] = last.map(() => []);
  for (const [i, part] of parts.entries()) {
    const read = readCards('The board', part);
    if (!read.ok) return read;
    if (read.cards.length > last[i])
      return refuse(
        'bad-cards',
        `The board has ${read.cards.length} cards; in ${game.name} it has up to ${last[i]}.`,
      );
    cards[i] = read.cards;
  }
  return { ok: true, cards };
}

const THROWN = /^(.*?)\s+-\s*(.*)$/;
const PAT = /^(.*?)\s+(?:stands\s+)?pat$/i;

function readHand(game: PotGame, whose: string, text: string): Result<ReadHand> {
  if (typeof text !== 'string')
    return refuse('bad-cards', `${whose} is a text like "As Kd", not ${quoted(text)}.`);
  const pat = PAT.exec(text);
  const away = THROWN.exec(text);
  const body = pat?.[1] ?? away?.[1] ?? text;
  const thrown = away === null || pat !== null ? { ok: true as const, cards: [] } : readCards(whose, away[2]);
  if (!thrown.ok) return thrown;
  const [down, up, ...more] = body.split('/');
  if (more.length > 0) return refuse('bad-cards', `${whose} has more than one slash; upcards come after it.`);
  const faced = game.shares.some(({ from }) => from.use === 'facing');
  if (up !== undefined) {
    const [below, above] = [readCards(whose, down), readCards(whose, up)];
    if (!below.ok) return below;
    if (!above.ok) return above;
    const cards = faced ? [...above.cards, ...below.cards] : [...below.cards, ...above.cards];
    return { ok: true, holding: oneHand([...cards, ...thrown.cards], above.cards.length), thrown: null };
  }
  const range = readRange(body, game.pack, isDealtAtOnce(game) ? dealtCards(game) : null);
  if (!range.ok) return refuse(range.code, `${whose}: ${range.message}`);
  const { size, hands } = range.range;
  // Only Mexican Poker asks how cards lie, and its first card is dealt face up.
  const facing = faced ? 1 : 0;
  if (pat === null && away === null) {
    const count = size === 0 ? 1 : hands.length / size;
    return { ok: true, holding: { size, count, hands, up: facing }, thrown: null };
  }
  if (hands.length !== size)
    return refuse('bad-cards', `${whose}: discards can be given for one hand, not for a range.`);
  const cards = [...hands, ...thrown.cards];
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return refuse('bad-cards', `${whose} keeps ${printCard(twice)} and discards it.`);
  return { ok: true, holding: oneHand(cards, facing), thrown: thrown.cards };
}

const oneHand = (cards: readonly number[], up: number): Omit<Holding, 'missing'> => ({
  size: cards.length,
  count: 1,
  hands: Uint8Array.from(cards),
  up,
});

/** The first point at which boards and hands can be what they are, or a later one with fewer draws to come. */
function pointFor(
  game: PotGame,
  boards: readonly (readonly number[])[],
  hands: readonly ReadHand[],
  draws: number | undefined,
): Result<{ readonly point: Point }> {
  const points = pointsOf(game);
  const most = Math.max(...hands.map(({ holding }) => holding.size));
  const extra = game.script.some((step) => step.do === 'deal' && step.extra !== undefined) ? 1 : 0;
  const dealt = points.findIndex(
    ({ held }) => held + extra >= most && held > 0 && (held >= most || extra > 0),
  );
  const laid = points.findIndex(({ boards: sizes }) => boards.every((cards, i) => sizes[i] >= cards.length));
  if (dealt < 0) {
    const whole = Math.max(...points.map(({ held }) => held));
    return refuse('bad-cards', `A hand of ${game.name} has up to ${whole} cards, not ${most}.`);
  }
  let at = Math.max(dealt, isDealtAtOnce(game) ? firstDealt(points) : dealt);
  // Part of a flop is known: the rest of it is still to come.
  if (laid > at) at = boards.every((cards, i) => points[laid].boards[i] === cards.length) ? laid : laid - 1;
  at = Math.max(at, 0);
  const thrown = hands.some((hand) => hand.thrown !== null);
  // Hands of the size left after a discard have already made it.
  while (draws === undefined && !thrown && at < points.length - 1 && hasDiscarded(game, points, at, hands))
    at++;
  if (draws !== undefined) {
    if (!Number.isSafeInteger(draws) || draws < 0 || draws > points[at].choices)
      return refuse(
        'bad-amount',
        `${game.name} has ${points[at].choices} draws or discards to come here, not ${draws}.`,
      );
    while (points[at].choices > draws) at++;
  }
  if (thrown && points[at].choices === 0)
    return refuse('bad-cards', `${game.name}: there are no more discards.`);
  return { ok: true, point: points[at] };
}

/** The point at which everybody has all the cards that come before anything else does. */
const firstDealt = (points: readonly Point[]): number =>
  Math.max(
    0,
    points.findIndex(({ held }, i) => held > 0 && (points[i + 1]?.held ?? 0) <= held),
  );

function dealtCards(game: PotGame): number {
  const points = pointsOf(game);
  return points[firstDealt(points)].held;
}

function hasDiscarded(
  game: PotGame,
  points: readonly Point[],
  at: number,
  hands: readonly ReadHand[],
): boolean {
  const { held, step, choices } = points[at];
  const next = points[at + 1];
  if (choices === 0 || game.script[next.step - 1].do !== 'discard' || !isDealtAtOnce(game)) return false;
  return step > 0 && hands.every(({ holding }) => holding.size > 0 && holding.size < held);
}

function fitTogether(
  game: PotGame,
  point: Point,
  read: readonly ReadHand[],
  boards: readonly number[][],
  dead: readonly number[],
): Result<Question> {
  const used = new Set<number>();
  const take = (cards: Iterable<number>): Result<object> => {
    for (const card of cards) {
      if (!game.pack.cards.includes(card))
        return refuse('bad-cards', `${printCard(card)} is not in the deck of ${game.name}.`);
      if (used.has(card)) return refuse('bad-cards', `${printCard(card)} appears twice.`);
      used.add(card);
    }
    return { ok: true };
  };
  for (const cards of [
    ...boards,
    dead,
    ...read.map(({ holding }) => (holding.count === 1 ? holding.hands : [])),
  ]) {
    const taken = take(cards);
    if (!taken.ok) return taken;
  }
  const players: Holding[] = [];
  for (const [i, { holding, thrown }] of read.entries()) {
    const { size, count, hands } = holding;
    const possible = count === 1 ? hands : without(hands, size, used);
    if (possible.length === 0 && size > 0)
      return refuse('bad-cards', `Hand ${i + 1}: every hand of the range has a card that is somewhere else.`);
    if (thrown !== null && size < point.held)
      return refuse(
        'bad-cards',
        `Hand ${i + 1} has ${size} cards with those thrown away, not ${point.held}.`,
      );
    const missing = Math.max(0, point.held - size);
    players.push({ ...holding, hands: possible, count: size === 0 ? 1 : possible.length / size, missing });
  }
  const laid = boards.map((known, b) => ({ known, missing: Math.max(0, point.boards[b] - known.length) }));
  // A range with only one hand left is as good as a known hand.
  for (const { count, hands } of players) if (count === 1) for (const card of hands) used.add(card);
  const rest = Array.from(game.pack.cards).filter((card) => !used.has(card));
  const wanted = [...players, ...laid].reduce((sum, { missing }) => sum + missing, 0);
  if (wanted > rest.length)
    return refuse('bad-cards', `There are ${rest.length} cards left, and ${wanted} are dealt.`);
  return {
    ok: true,
    game,
    point,
    players,
    thrown: read.map(({ thrown }) => thrown),
    boards: laid,
    rest,
  };
}

/** The hands of a range without any of these cards. */
function without(hands: Uint8Array, size: number, used: ReadonlySet<number>): Uint8Array {
  const left: number[] = [];
  for (let from = 0; from < hands.length; from += size) {
    const hand = hands.subarray(from, from + size);
    if (!hand.some((card) => used.has(card))) left.push(...hand);
  }
  return Uint8Array.from(left);
}
