import { describe, expect, test } from 'vitest';
import {
  commitCards,
  commitDice,
  cutOf,
  drawnCards,
  makeSalts,
  prove,
  reshuffled,
  seededRandom,
  seedHash,
  shuffle,
  turned,
  turnedDie,
} from '../../cards/index.ts';
import { numbersOf } from '../../engine/shuffles.ts';
import { viewTable } from '../events.ts';
import { replayHouseTable } from '../house-table.ts';
import { houseNeed } from '../needs.ts';
import type { Opening } from '../sign.ts';
import type { Table } from '../table.ts';
import { act, must, name, opened, refusal, sits } from '../testing/testing.ts';
import { hideSnapshot, takeSnapshot } from '../view/snapshot.ts';
import type { ReadyDeckCommand } from './deck.ts';
import { deckNeed } from './deck.ts';

const HOLDEM: Opening = { house: 'black-sheep', offering: 'black-sheep/holdem' };
const gardens = (game: string, table = {}): Opening => ({
  house: 'hawaiian-gardens',
  offering: `hawaiian-gardens/${game}`,
  table,
});
const random = seededRandom('decks');
const mine = (digit: string): string => digit.repeat(32);
const A = { player: 'a', number: mine('a') };
const B = { player: 'b', number: mine('b') };
const SEED = mine('5').repeat(2);

function seated(opening: Opening, players = 2): Table {
  const table = opened(opening);
  for (let i = 0; i < players; i++) sits(table, name(i), i + 1);
  return table;
}

/** A deck as the house fixes it, with the secret half. */
function fixed(table: Table) {
  const need = deckNeed(table.state);
  if (need === null) throw new Error('No deck is needed.');
  const order = Array.from(shuffle(Uint8Array.from(need.cards), random));
  const cards = commitCards(order, makeSalts(order.length, random));
  const values = Array.from({ length: need.dice }, () => 1 + random.below(6));
  const dice = need.dice === 0 ? null : commitDice(values);
  const command: ReadyDeckCommand = {
    type: 'ready deck',
    root: cards.root,
    size: order.length,
    ...(dice && { dice: { root: dice.root, count: need.dice } }),
    reshuffles: seedHash(SEED),
    numbers: [],
  };
  return { command, order, dice, values, root: cards.root };
}

function ready(table: Table, numbers: ReadyDeckCommand['numbers'] = []) {
  const deck = fixed(table);
  must(table, { by: 'house', ...deck.command, numbers });
  return deck;
}

const cutBy = ({ root, order }: { root: string; order: readonly number[] }, numbers = [A, B]) => {
  const cut = cutOf(root, numbersOf(numbers), order.length);
  return { cards: turned(order, cut), root, numbers, cut };
};

/** The players draw for the button, and those who tie draw again. */
function draw(table: Table, root: string, numbers: (typeof A)[]): void {
  for (let time = 1; table.state.button < 0; time++) {
    const need = houseNeed(table);
    const count = need?.type === 'draw for button' ? need.players : 0;
    const cards = drawnCards(root, time, numbersOf(numbers), count);
    must(table, { by: 'house', type: 'draw for button', cards, numbers });
  }
}

/** A hold'em table whose hand waits for its shuffle. */
function began(numbers: (typeof A)[] = []) {
  const table = seated(HOLDEM);
  const deck = ready(table, numbers);
  draw(table, deck.root, [...numbers, B]);
  must(table, { by: 'house', type: 'deal' });
  return { table, deck };
}

describe('a deck is fixed a hand ahead', () => {
  test('C10 as soon as somebody sits, and again as soon as one is dealt from', () => {
    const table = opened(HOLDEM);
    expect(deckNeed(table.state)).toBeNull();
    sits(table, 'a', 1);
    expect(deckNeed(table.state)).toMatchObject({ dice: 0 });
    const { table: dealt, deck } = began();
    expect(deckNeed(dealt.state)).toBeNull();
    act(dealt, { type: 'shuffle', ...cutBy(deck) });
    expect(deckNeed(dealt.state)?.cards).toHaveLength(52);
    must(dealt, { by: 'floor', type: 'close' });
    expect(deckNeed(dealt.state)).toBeNull();
  });

  test('C11 and what is told of it is all that is kept at the table', () => {
    const { table, deck } = began([A]);
    const told = table.log.find((event) => event.type === 'deck ready');
    expect(told).toEqual({ ...deck.command, type: 'deck ready', numbers: [A] });
    expect(table.state.nextDeck).toEqual({
      ...deck.command,
      type: undefined,
      numbers: [A],
      draws: expect.any(Number),
    });
    const { hand, ...rest } = table.state;
    const snapshot = takeSnapshot({ ...rest, hand: null });
    expect(hideSnapshot(snapshot).nextDeck).toEqual(table.state.nextDeck);
  });

  test('C12 once it is told, no other takes its place', () => {
    const table = seated(HOLDEM);
    const other = fixed(table);
    ready(table);
    expect(refusal(table, { by: 'house', ...other.command })).toBe(
      'The deck of the next hand is already fixed.',
    );
  });

  test('C12 one that does not fit the game anymore is replaced, and why is told', () => {
    const table = seated(HOLDEM);
    ready(table);
    const snapshot = structuredClone(takeSnapshot(table.state));
    snapshot.nextDeck = { ...snapshot.nextDeck!, size: 53 };
    const later = replayHouseTable(HOLDEM, [], snapshot);
    ready(later);
    expect(later.log.at(-1)).toMatchObject({
      type: 'deck ready',
      instead: 'The deck of 53 cards that was ready does not fit the game.',
    });
  });

  test.each<[string, Partial<ReadyDeckCommand>, string]>([
    ['a root that is none', { root: 'abc' }, 'hashes of 64 hexadecimal digits'],
    ['a seed without its hash', { reshuffles: 'F'.repeat(64) }, 'hashes of 64 hexadecimal digits'],
    ['another size', { size: 51 }, 'fixed for 52 cards'],
    ['dice that nobody rolls', { dice: { root: SEED, count: 3 } }, 'fixed for 52 cards and its dice'],
    ['a number of nobody here', { numbers: [{ ...A, player: 'zoe' }] }, 'zoe has no seat'],
    ['two numbers of one player', { numbers: [A, { ...B, player: 'a' }] }, 'one number for a cut'],
    ['a number of another form', { numbers: [{ ...A, number: 'A'.repeat(32) }] }, '32 hexadecimal digits'],
  ])('C13 %s is refused and changes nothing', (_, change, message) => {
    const table = seated(HOLDEM);
    const before = JSON.stringify(table.state);
    expect(refusal(table, { by: 'house', ...fixed(table).command, ...change })).toContain(message);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('C13 only the house fixes it', () => {
    const table = seated(HOLDEM);
    const { command } = fixed(table);
    expect(refusal(table, { by: { player: 'a' }, ...command } as never)).toContain(
      'not something a player can ask for',
    );
  });
});

describe('the cut', () => {
  test('C20 of the deck that was told is dealt, and everybody sees numbers and cut', () => {
    const { table, deck } = began([A]);
    const shuffle = cutBy(deck);
    act(table, { type: 'shuffle', ...shuffle });
    const event = table.log.find((one) => one.type === 'played' && one.event.type === 'shuffled');
    expect(viewTable(event!, 1)).toMatchObject({
      event: { root: deck.root, numbers: [A, B], cut: shuffle.cut },
    });
    expect(table.state.dealtFrom).toMatchObject({ root: deck.root, cut: shuffle.cut, numbers: [A, B] });
    expect(table.state.nextDeck).toBeUndefined();
    const { hand } = table.state;
    expect(hand?.kind === 'pot' && hand.state.deck).toEqual(shuffle.cards);
  });

  test('C13 is refused where anything does not follow', () => {
    const { table, deck } = began([A]);
    const good = cutBy(deck);
    const other = cutBy({ ...deck, root: mine('e').repeat(2) });
    const refused = (change: object) =>
      refusal(table, { by: 'house', type: 'play', command: { type: 'shuffle', ...good, ...change } });
    const before = JSON.stringify(table.state);
    expect(refused({ cut: (good.cut + 1) % 52 })).toContain('does not follow from the root');
    expect(refused(other)).toBe('Only the announced deck may be dealt.');
    expect(refused({ root: undefined, cut: undefined, numbers: undefined })).toContain(
      'Only the announced deck',
    );
    expect(refused({ cut: undefined, numbers: undefined })).toContain('Only the announced deck');
    expect(refused(cutBy(deck, [B]))).toBe('The number a gave for the deck counts, and no other.');
    expect(refused(cutBy(deck, [{ ...A, number: mine('c') }, B]))).toContain(
      'The number a gave for the deck',
    );
    expect(refused(cutBy(deck, [A, { ...B, player: 'zoe' }]))).toContain('zoe has no seat');
    expect(refused({ numbers: [A, B, B] })).toContain('one number for a cut');
    expect(refused({ cards: good.cards.slice(1) })).toContain('exactly the 52 cards');
    expect(JSON.stringify(table.state)).toBe(before);
    expect(refused({})).toBe('');
  });

  test('C21 follows from the root alone when nobody gives a number', () => {
    const { table, deck } = began();
    act(table, { type: 'shuffle', ...cutBy(deck, []) });
    expect(table.state.dealtFrom).toMatchObject({ numbers: [], cut: cutOf(deck.root, [], 52) });
  });

  test('C14 a hand that is void has used its deck', () => {
    const { table, deck } = began();
    act(table, { type: 'shuffle', ...cutBy(deck) });
    must(table, { by: 'floor', type: 'void', reason: 'A card fell' });
    expect([table.state.nextDeck, table.state.dealtFrom]).toEqual([undefined, undefined]);
    const next = ready(table);
    must(table, { by: 'house', type: 'deal' });
    const again = { by: 'house', type: 'play', command: { type: 'shuffle', ...cutBy(deck) } } as const;
    expect(refusal(table, again)).toContain('Only the announced deck');
    act(table, { type: 'shuffle', ...cutBy(next) });
  });

  test('C21 without a deck that was told, a table plays as before', () => {
    const table = seated(HOLDEM);
    must(table, { by: 'house', type: 'draw for button', cards: [1, 51] });
    must(table, { by: 'house', type: 'deal' });
    act(table, { type: 'shuffle', cards: Array.from({ length: 52 }, (_, i) => i) });
    expect(table.due).toHaveLength(1);
  });

  test('C25 the draw for the button follows from the root and the numbers', () => {
    const table = seated(HOLDEM);
    const { root } = ready(table, [A]);
    const draw = (cards: number[], numbers?: (typeof A)[]) =>
      refusal(table, { by: 'house', type: 'draw for button', cards, ...(numbers && { numbers }) });
    const cards = drawnCards(root, 1, numbersOf([A, B]), 2);
    expect(draw([50, 51], [A, B])).toContain('do not follow from the root of the deck');
    expect(draw(cards)).toContain('one number for a cut');
    expect(draw(cards, [B])).toContain('The number a gave');
    expect(draw(cards, [A, B])).toBe('');
    expect(table.log.at(-1)).toMatchObject({ type: 'drew', cards, numbers: [A, B] });
  });
});

describe('dice', () => {
  /** A Pan 9 round whose bets are closed. */
  function toRoll(rules = {}) {
    const table = seated(gardens('pan-9', rules));
    const deck = ready(table);
    must(table, { by: { player: 'a' }, type: 'take bank' });
    if (houseNeed(table)?.type === 'shuffle shoe')
      must(table, { by: 'house', type: 'shuffle shoe', ...cutBy(deck) });
    return { table, deck };
  }

  function bets(table: Table): void {
    const { sign } = table.state;
    if (sign.kind !== 'player-dealer') throw new Error('No bank.');
    act(table, { type: 'stake', seat: 0, cents: 10 * sign.limits.min });
    const { id } = sign.game.wagers[0]!;
    act(table, { type: 'wager', seat: 1, spot: sign.game.circles, kind: id, cents: sign.limits.min });
    act(table, { type: 'close' });
  }

  function shake({ dice, values }: ReturnType<typeof ready>, from = 0) {
    const proofs = [0, 1, 2].map((i) => prove(dice!, from + i + 1));
    const shown = proofs.map(({ position }) =>
      turnedDie(dice!.root, numbersOf([A, B]), position, values[position - 1]!),
    );
    return { type: 'roll' as const, dice: shown, proofs };
  }

  test('C24 are committed with the cards before the bets, and turned by the numbers', () => {
    const { table, deck } = toRoll();
    expect(table.state.nextDeck?.dice?.count).toBe(3);
    must(table, { by: 'house', type: 'deal' });
    act(table, { type: 'shuffle', ...cutBy(deck) });
    bets(table);
    const good = shake(deck);
    const refused = (change: object) =>
      refusal(table, { by: 'house', type: 'play', command: { ...good, ...change } });
    const wrong = 'The dice do not follow from what was committed and the numbers.';
    expect(refused({ dice: good.dice.map((die) => (die % 6) + 1) })).toBe(wrong);
    expect(refused({ proofs: undefined })).toBe(wrong);
    expect(refused({ proofs: good.proofs.toReversed() })).toBe(wrong);
    expect(refused({ proofs: good.proofs.map((proof) => ({ ...proof, die: (proof.die! % 6) + 1 })) })).toBe(
      wrong,
    );
    expect(refused({})).toBe('');
    const rolled = table.log.find((one) => one.type === 'played' && one.event.type === 'rolled');
    expect(rolled).toMatchObject({ event: { dice: good.dice, proofs: good.proofs } });
  });

  test('C24 of a shoe that runs on are committed for all its rounds, and no two rounds share one', () => {
    const { table, deck } = toRoll({ shoe: 'running' });
    expect(table.state.dealtFrom?.dice?.count).toBeGreaterThan(30);
    must(table, { by: 'house', type: 'deal' });
    bets(table);
    act(table, shake(deck));
    must(table, { by: 'floor', type: 'void', reason: 'A die fell' });
    if (!table.state.bank.ready) must(table, { by: { player: 'a' }, type: 'take bank' });
    must(table, { by: 'house', type: 'deal' });
    bets(table);
    const again = { by: 'house', type: 'play', command: shake(deck) } as const;
    expect(refusal(table, again)).toContain('do not follow');
    act(table, shake(deck, 3));
  });

  test('C24 that are used up before the cards of a shoe have it shuffled anew', () => {
    const { table } = toRoll({ shoe: 'running' });
    const { count } = table.state.dealtFrom!.dice!;
    table.state.dealtFrom = { ...table.state.dealtFrom!, rolled: count - 3 };
    expect(houseNeed(table)?.type).toBe('deal');
    table.state.dealtFrom = { ...table.state.dealtFrom, rolled: count - 2 };
    expect(table.state.shoe.length - table.state.shoeNext).toBeGreaterThan(200);
    ready(table);
    expect(houseNeed(table)?.type).toBe('shuffle shoe');
  });

  test('C14 a void round’s cards do not come again from a shoe that runs on', () => {
    const { table, deck } = toRoll({ shoe: 'running' });
    must(table, { by: 'house', type: 'deal' });
    bets(table);
    act(table, shake(deck));
    const { hand } = table.state;
    const out = hand?.kind === 'player-dealer' ? hand.state.next : 0;
    expect(out).toBeGreaterThan(0);
    must(table, { by: 'floor', type: 'void', reason: 'A die fell' });
    expect(table.state.shoeNext).toBe(out);
  });
});

describe('cards that are shuffled again in a hand', () => {
  /** A badugi hand of eight players who all throw everything away until the stub runs out. */
  function shortStub() {
    const table = seated(gardens('badugi'), 6);
    const deck = ready(table);
    draw(table, deck.root, []);
    must(table, { by: 'house', type: 'deal' });
    act(table, { type: 'shuffle', ...cutBy(deck) });
    for (let need = houseNeed(table); need === null; need = houseNeed(table)) {
      const [seat] = table.due as [number];
      const { hand } = table.state;
      if (hand?.kind !== 'pot') throw new Error('The hand is over.');
      const { down, game, step } = hand.state;
      if (game.script[step]?.do === 'draw') act(table, { type: 'discard', seat, cards: [...down[seat]!] });
      else if (
        refusal(table, { by: { player: name(seat) }, type: 'play', command: { type: 'call', seat } }) !== ''
      )
        act(table, { type: 'check', seat });
    }
    const need = houseNeed(table);
    if (need?.type !== 'shuffle') throw new Error('No shuffle is needed.');
    return { table, need };
  }

  test('C25 are cut by the numbers of the hand', () => {
    const { table, need } = shortStub();
    const { order, salts } = reshuffled(SEED, 1, need.cards);
    const { root } = commitCards(order, salts);
    const refused = (numbers: (typeof A)[], change = {}) =>
      refusal(table, {
        by: 'house',
        type: 'play',
        command: { type: 'shuffle', ...cutBy({ root, order }, numbers), ...change },
      });
    const wrong = 'Cards that are shuffled again are cut by the numbers of the hand.';
    expect(refused([A])).toBe(wrong);
    expect(refused([A, B], { cut: undefined, numbers: undefined })).toBe(wrong);
    expect(refused([A, B], { root: undefined, cut: undefined, numbers: undefined })).toBe(wrong);
    expect(refused([A, B])).toBe('');
    expect(table.state.dealtFrom?.reshuffled).toBe(1);
  });
});

test('T4 a table that is brought back from its events stands as it stood', () => {
  const { table, deck } = began([A]);
  act(table, { type: 'shuffle', ...cutBy(deck) });
  ready(table, [B]);
  const again = replayHouseTable(HOLDEM, table.log);
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(table.state));
});
