import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, type Random, seededRandom, shuffle } from '../cards/index.ts';
import { pendingHands } from '../engine/banked/choices.ts';
import type { RoundCommand } from '../engine/banked/commands.ts';
import { layPiles, placesOf } from '../engine/banked/dealing.ts';
import type { RoundEvent, Settled } from '../engine/banked/events.ts';
import { evolve } from '../engine/banked/evolve.ts';
import { type Amount, type Legal, type LegalHand, legal } from '../engine/banked/legal.ts';
import { Round } from '../engine/banked/round.ts';
import {
  DEALER,
  newRound,
  type RoundSetup,
  type RoundState,
  seatOf,
  seatsFrom,
} from '../engine/banked/state.ts';
import { anyMove } from '../engine/banked/testing-random.ts';
import { RAIL, total, viewFor } from '../engine/index.ts';
import { offerings } from './index.ts';
import type { BankedOffering } from './offering.ts';
import { chooseSettings } from './setting.ts';

/** Over every player-dealer offering: random tables, limits, settings and banks, random legal players and bad commands between. */
const banked = offerings.filter((offering): offering is BankedOffering => offering.kind === 'player-dealer');
const RUNS = Number(process.env.RUNS ?? 12);

interface Played {
  readonly setup: RoundSetup;
  readonly round: Round;
  readonly commands: readonly RoundCommand[];
}

const pick = <T>(of: readonly T[], random: Random): T => of[random.below(of.length)];

function randomSetup(offering: BankedOffering, random: Random): RoundSetup {
  const chosen = Object.entries(offering.settings).map(([name, { choices }]) => [
    name,
    pick(choices, random),
  ]);
  const settings = chooseSettings(offering.settings, Object.fromEntries(chosen));
  if (!settings.ok) throw new Error(settings.message);
  const game = offering.game(settings.values);
  const { limits } = pick(offering.limits, random);
  const dealer = random.below(game.seats);
  const first = (dealer + 1 + random.below(game.seats - 1)) % game.seats;
  const stacks = Array.from({ length: game.seats }, (_, seat) => {
    if (seat !== dealer && seat !== first && random.below(3) === 0) return null;
    // Some cannot pay for what their hand would like to do.
    return random.below(3) === 0 ? limits.min * (5 + random.below(20)) : limits.max * (1 + random.below(20));
  });
  return {
    game,
    limits,
    dealer,
    stacks,
    coverage: random.below(4) === 0 ? 'net' : 'gross',
    running: random.below(2) === 0,
    noBackline: random.below(3) === 0 ? [first] : [],
  };
}

function start(setup: RoundSetup): Round {
  const round = Round.start(setup);
  if ('code' in round) throw new Error(round.message);
  return round;
}

function order(round: Round, command: RoundCommand): void {
  const refusal = round.play(command);
  if (refusal !== null) throw new Error(`${JSON.stringify(command)}: ${refusal.message}`);
}

function playOut(setup: RoundSetup, random: Random, between: (round: Round) => void = () => {}): Played {
  const round = start(setup);
  const commands: RoundCommand[] = [];
  while (!round.over) {
    between(round);
    const command = anyMove(round, random);
    order(round, command);
    commands.push(command);
    if (commands.length > 5000) throw new Error('The round does not end.');
  }
  return { setup, round, commands };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const holds = (offering: BankedOffering, property: (random: Random) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => property(seededRandom(`${offering.id} ${seed}`))),
    { numRuns: RUNS },
  );

describe.each(banked.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
  test('keeps every chip, and meets each claim once, in order, as far as the stake goes', () => {
    holds(offering, (random) => {
      const setup = randomSetup(offering, random);
      const { round } = playOut(setup, random);
      const state = newRound(setup);
      const all = total(state.chips);
      const bank = new Bank(setup);
      for (const event of round.log) {
        const before = [...state.chips];
        evolve(state, event);
        expect(total(state.chips)).toBe(all);
        expect(Math.min(...state.chips)).toBeGreaterThanOrEqual(0);
        bank.watch(state, event, before);
      }
      bank.end(state);
    });
  });

  test('replays to the same state, and the same commands give the same events', () => {
    holds(offering, (random) => {
      const { setup, round, commands } = playOut(randomSetup(offering, random), random);
      expect(Round.replay(setup, round.log).state).toEqual(round.state);
      const again = start(setup);
      for (const command of commands) again.play(command);
      expect(again.log).toEqual(round.log);
    });
  });

  test('accepts no illegal command, and a refusal changes nothing', () => {
    holds(offering, (random) => {
      playOut(randomSetup(offering, random), random, (round) => {
        const command = nonsense(round, random);
        if (isLegal(round, legal(round), command)) return;
        const before = JSON.stringify(round);
        expect(round.play(command)?.message, JSON.stringify(command)).toMatch(/^[A-Z\d"].*\.$/);
        expect(JSON.stringify(round)).toBe(before);
      });
    });
  });

  test('shows a seat nothing of what it may not see', () => {
    holds(offering, (random) => {
      const setup = randomSetup(offering, random);
      const viewer = pick([...setup.stacks.keys(), RAIL], random);
      const view = newRound(setup);
      let seen = 0;
      const { round, commands } = playOut(setup, random, (at) => {
        for (; seen < at.log.length; seen++) evolve(view, viewFor(at.log[seen], viewer));
        expect(legal({ state: view, need: at.need })).toEqual(legal(at));
      });
      const other = start(setup);
      const deck = swapUnseen(round, viewer, random);
      const same = start(setup);
      for (const command of commands) {
        order(
          other,
          command.type === 'shuffle' ? { ...command, cards: deck } : samePlaces(command, same, other),
        );
        order(same, command);
      }
      const stream = (of: Round) => JSON.stringify(of.log.map((event) => viewFor(event, viewer)));
      expect(stream(other)).toBe(stream(round));
    });
  });
});

/** The player-dealer's money as README decisions and 002:423 have it, written down a second time. */
class Bank {
  readonly #net: boolean;
  readonly #done = new Set<number>();
  #won = 0;
  #paid = 0;
  #back = 0;
  #last: readonly number[] = [];

  constructor({ coverage }: RoundSetup) {
    this.#net = coverage === 'net';
  }

  watch(state: RoundState, event: RoundEvent, before: readonly number[]): void {
    if (event.type === 'step done') this.#last = [];
    else if (event.type === 'banked') this.#back += event.cents;
    else if (event.type === 'withdrawn') this.#once(event.wager);
    else if (event.type === 'settled') {
      if (event.wager >= 0) this.#once(event.wager);
      this.#meets(state, event);
      const wager = event.wager < 0 ? 0 : state.wagers[event.wager].cents;
      const { result, cents } = event;
      const gets =
        result === 'win' ? wager + cents : result === 'lose' || result === 'half' ? wager - cents : wager;
      expect(state.chips[event.seat] - before[event.seat]).toBe(gets);
      this.#follows(state, event);
    }
  }

  #once(wager: number): void {
    expect(this.#done.has(wager)).toBe(false);
    this.#done.add(wager);
  }

  /** All that is due while the stake lasts, then what is left of it, then nothing. */
  #meets({ stake, wagers }: RoundState, { wager, result, due, cents, left }: Settled): void {
    const balance = this.#won - this.#paid;
    const toPay = this.#net ? stake + balance : stake - this.#won - this.#paid;
    const toWin = this.#net ? stake - balance : toPay;
    const bet = wager < 0 ? 0 : wagers[wager].cents;
    if (result === 'push') expect([due, cents, left]).toEqual([0, 0, toPay]);
    else if (result === 'unmet') expect(cents).toBe(0);
    else if (result === 'lose') expect(due).toBe(bet);
    else if (result === 'half') expect(due).toBe(Math.floor(bet / 2));
    const collected = result === 'lose' || result === 'half';
    if (collected) this.#won += cents;
    else this.#paid += cents;
    if (result === 'unmet') expect(Math.min(toPay, toWin)).toBe(0);
    else expect(cents).toBe(Math.min(due, collected ? toWin : toPay));
    expect(left).toBe(this.#net && collected ? toPay + cents : toPay - cents);
  }

  /** Within one settling: pass by pass, each around the table from the printed point. */
  #follows(state: RoundState, { kind, spot }: Settled): void {
    const { passes, from } = state.game.settlement;
    const place = [
      passes.findIndex((kinds) => kinds.includes(kind)),
      seatsFrom(state, from).indexOf(seatOf(state, spot)),
    ];
    expect(Math.min(...place)).toBeGreaterThanOrEqual(0);
    const [pass, seat] = this.#last;
    if (pass !== undefined) expect(place[0] - pass || place[1] - seat).toBeGreaterThanOrEqual(0);
    this.#last = place;
  }

  end({ wagers, stake, over, chips, seats }: RoundState): void {
    expect(over).toBe(true);
    expect(this.#done.size).toBe(wagers.length);
    expect(this.#back).toBe(stake + this.#won - this.#paid);
    expect(this.#back).toBeGreaterThanOrEqual(0);
    expect(this.#back).toBeLessThanOrEqual(2 * stake);
    expect(total(chips.slice(seats))).toBe(0);
  }
}

/** The shoe with all places whose cards the viewer never saw shuffled among themselves. */
function swapUnseen({ log, state: { setup } }: Round, viewer: number, random: Random): number[] {
  const seen = new Set<number>();
  const table = newRound(setup);
  const piles: number[][] = [];
  const held = new Map<string, number[]>();
  const handOf = (name: string, spot: number, number: number): number[] => {
    const key = name === 'spot' && spot === DEALER ? 'dealer' : name === 'spot' ? `${spot}/${number}` : name;
    const places = held.get(key) ?? [];
    held.set(key, places);
    return places;
  };
  const look = (places: readonly number[], cards: readonly number[]) => {
    for (const [i, place] of places.entries()) if (cards[i] !== HIDDEN) seen.add(place);
  };
  const next = (count: number) => Array.from({ length: count }, (_, i) => table.next + i);
  for (const event of log) {
    const shown = viewFor(event, viewer);
    if (event.type === 'piled' && piles.length === table.piles.length) piles.push(...placesOfPiles(table));
    else if (event.type === 'burned' && 'cards' in shown) look(next(event.cards.length), shown.cards);
    else if (event.type === 'dealt' && 'cards' in shown) {
      const places = event.pile >= 0 ? piles[event.pile] : next(event.cards.length);
      handOf(event.to, event.spot, event.number).push(...places);
      look(places, shown.cards);
    } else if (event.type === 'split') {
      const [moved] = handOf('spot', event.spot, event.number).splice(1, 1);
      handOf('spot', event.spot, table.hands[event.spot].length).push(moved);
    } else if (event.type === 'discarded' && 'cards' in shown) {
      const hand = handOf('spot', event.spot, event.number);
      look(
        event.places.map((place) => hand[place]),
        shown.cards,
      );
      for (const place of [...event.places].sort((a, b) => b - a)) hand.splice(place, 1);
    } else if (event.type === 'revealed') look(handOf(event.hand, event.spot, event.number), event.cards);
    evolve(table, event);
  }
  // A folded hand that stays down tells one thing: that it had nothing to show (000:1452).
  if (table.game.script.some((step) => step.do === 'reveal' && step.folded !== undefined)) {
    for (const { spot, number } of table.hands.flat().filter(({ folded }) => folded))
      for (const place of handOf('spot', spot, number)) seen.add(place);
  }
  const deck = [...table.deck];
  const unseen = [...deck.keys()].filter((place) => !seen.has(place));
  const cards = shuffle(
    Uint8Array.from(unseen, (place) => deck[place]),
    random,
  );
  for (const [i, place] of unseen.entries()) deck[place] = cards[i];
  return deck;
}

/** Which places of the shoe each pile is laid from. */
function placesOfPiles(table: RoundState): number[][] {
  const step = table.game.script[table.step];
  if (step.do !== 'piles') throw new Error('Piles are laid at another step.');
  const places: number[][] = [];
  const state = { ...table, deck: [...table.deck.keys()] };
  const emit = (event: RoundEvent) => event.type === 'piled' && places.push([...event.cards]);
  layPiles({ state, emit } as unknown as Round, step);
  return places;
}

/** A choice of cards made again with the cards that lie in the same places of the same hand. */
function samePlaces(command: RoundCommand, one: Round, other: Round): RoundCommand {
  if (command.type !== 'choose') return command;
  const hand = ({ state }: Round) =>
    pendingHands(state).find(({ spot }) => spot === command.spot)?.cards ?? [];
  const again = (cards: readonly number[]) => placesOf(hand(one), cards).map((place) => hand(other)[place]);
  return {
    ...command,
    ...(command.front === undefined ? {} : { front: again(command.front) }),
    ...(command.discard === undefined ? {} : { discard: again(command.discard) }),
  };
}

/** A command that may be anything: the wrong seat, the wrong kind, odd amounts, cards not held. */
function nonsense({ state }: Round, random: Random): RoundCommand {
  const any = <T>(...choices: T[]): T => pick(choices, random);
  const seat = random.below(state.seats + 2) - 1;
  const spot = random.below(state.hands.length + 3) - 2;
  const { min, max, step } = state.setup.limits;
  const cents = any(
    0,
    -100,
    1,
    50.5,
    Number.NaN,
    2 ** 53,
    min,
    max,
    max + step,
    min - step,
    step * random.below(200),
  );
  const number = any(-1, 0.5, random.below(9));
  const choice = any('play', 'fold', 'hit', 'stand', 'set', 'split', 'double', 'house way', 'check', 'dance');
  const cards = Array.from({ length: random.below(6) }, () => random.below(100));
  const dice = Array.from({ length: 2 + random.below(3) }, () => random.below(8));
  const kind = any('dance', ...state.game.wagers.map(({ id }) => id));
  return any<RoundCommand>(
    { type: 'shuffle', cards },
    { type: 'roll', dice },
    { type: 'close' },
    { type: 'stake', seat, cents },
    { type: 'wager', seat, spot, kind, cents },
    { type: 'wager', seat, spot: seat * state.game.circles, kind, cents },
    { type: 'withdraw', seat, wager: number },
    { type: 'pick', seat, pile: number },
    { type: 'choose', seat, choice, cents },
    { type: 'choose', seat, choice, spot, front: cards, discard: cards },
    { type: 'win', seat } as unknown as RoundCommand,
  );
}

/** The rules as the legal actions state them, apart from the machine's own checks. */
function isLegal({ state }: Round, due: Legal, command: RoundCommand): boolean {
  switch (command.type) {
    case 'shuffle':
      // Of a running shoe, any few cards may be the next.
      return due.due === 'shuffle' && state.setup.running === true;
    case 'roll':
      return (
        due.due === 'roll' &&
        command.dice.length === due.dice &&
        command.dice.every((die) => die >= 1 && die <= 6)
      );
    case 'close':
      return due.due === 'bet' && due.noClose === '';
    case 'pick':
      return due.due === 'pick' && command.seat === due.seat && isBelow(command.pile, due.piles);
    case 'choose':
      // Whether these very cards are held is left to the machine.
      return due.due === 'choose' && due.hands.some((hand) => isOpen(hand, command));
    case 'stake':
    case 'wager':
    case 'withdraw': {
      const mine = due.due === 'bet' ? due.seats.find(({ seat }) => seat === command.seat) : undefined;
      if (mine === undefined) return false;
      if (command.type === 'withdraw') return mine.withdraw.includes(command.wager);
      if (command.type === 'stake') return isBelow(command.cents - 1, mine.stake);
      const open = mine.wagers.find(({ spot, kind }) => spot === command.spot && kind === command.kind);
      return open !== undefined && isOf(open, command.cents);
    }
    default:
      return false;
  }
}

const isBelow = (number: number, end: number) => Number.isInteger(number) && number >= 0 && number < end;
const isOf = ({ least, most, step }: Amount, cents: number) =>
  cents >= least && cents <= most && (cents - least) % step === 0;

function isOpen(hand: LegalHand, command: Extract<RoundCommand, { type: 'choose' }>): boolean {
  if (hand.seat !== command.seat || (command.spot ?? hand.spot) !== hand.spot) return false;
  const choice = hand.choices.find(({ id }) => id === command.choice);
  if (choice === undefined || choice.refused !== '') return false;
  const { chips } = choice;
  return (
    chips === null || (command.cents === undefined ? chips.least === chips.most : isOf(chips, command.cents))
  );
}
