import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '../cards/index.ts';
import type { Random } from '../cards/random.ts';
import { total, viewFor } from '../engine/index.ts';
import type { PotCommand } from '../engine/pot/commands.ts';
import { evolve } from '../engine/pot/evolve.ts';
import { Hand } from '../engine/pot/hand.ts';
import { legal } from '../engine/pot/legal.ts';
import { type HandSetup, newHand } from '../engine/pot/state.ts';
import { anyMove } from '../engine/pot/testing.ts';
import { isLegal, nonsense } from '../engine/pot/testing-nonsense.ts';
import { offerings } from './index.ts';
import type { PotOffering } from './offering/offering.ts';
import { chooseSettings } from './offering/setting.ts';

/** Over every pot offering: random tables, limits and settings, random legal players and bad commands between. */
const pot = offerings.filter((offering): offering is PotOffering => offering.kind === 'pot');
const RUNS = Number(process.env.RUNS ?? 15);

interface Played {
  readonly setup: HandSetup;
  readonly hand: Hand;
  readonly commands: readonly PotCommand[];
}

function randomSetup(offering: PotOffering, random: Random): HandSetup {
  const chosen = Object.fromEntries(
    Object.entries(offering.settings).map(([name, { choices }]) => [
      name,
      choices[random.below(choices.length)],
    ]),
  );
  const settings = chooseSettings(offering.settings, chosen);
  if (!settings.ok) throw new Error(settings.message);
  const game = offering.game(settings.values);
  const { stakes } = offering.limits[random.below(offering.limits.length)];
  const fewest = game.fewest ?? 2;
  const seats = fewest + random.below(game.players - fewest + 1);
  const unit = Math.max(...stakes.bets, ...stakes.blinds);
  // Short stacks make side pots; a game without all-in bets wants enough for its blinds.
  const least = game.betting.allIn ? stakes.chip : 2 * unit;
  const stacks = Array.from({ length: seats }, () =>
    Math.max(
      least,
      Math.floor((unit * (1 + random.below(60))) / (1 + random.below(20)) / stakes.chip) * stakes.chip,
    ),
  );
  const stud = game.opening.first.by === 'upcard';
  return {
    game,
    stakes,
    stacks,
    button: stud ? seats - 1 : random.below(seats),
    showdown: random.below(4) === 0 ? 'asked' : 'tabled',
    ...(random.below(2) === 0 ? { playBoard: true } : {}),
    ...(random.below(2) === 0 ? { firstShows: true } : {}),
  };
}

function playOut(setup: HandSetup, random: Random, between: (hand: Hand) => void = () => {}): Played {
  const hand = Hand.start(setup);
  if (!(hand instanceof Hand)) throw new Error(hand.message);
  const commands: PotCommand[] = [];
  while (!hand.over) {
    between(hand);
    const command = nextCommand(hand, random);
    const answer = hand.play(command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
    commands.push(command);
    if (commands.length > 2000) throw new Error('The hand does not end.');
  }
  return { setup, hand, commands };
}

function nextCommand(hand: Hand, random: Random): PotCommand {
  if (hand.need === null) return anyMove(hand, random);
  const cards = Uint8Array.from(hand.need.cards);
  return { type: 'shuffle', cards: Array.from(shuffle(cards, random)) };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const holds = (offering: PotOffering, property: (random: Random) => void, runs = RUNS) =>
  fc.assert(
    fc.property(seeds, (seed) => property(seededRandom(`${offering.id} ${seed}`))),
    { numRuns: runs },
  );

describe.each(pot.map((offering) => [offering.id, offering] as const))('%s', (_, offering) => {
  test('T3 keeps every chip after every event, ends, and pays every pot in full', () => {
    holds(offering, (random) => {
      const setup = randomSetup(offering, random);
      const { hand } = playOut(setup, random);
      const state = newHand(setup);
      const all = total(state.chips);
      for (const event of hand.log) {
        evolve(state, event);
        expect(total(state.chips)).toBe(all);
        expect(Math.min(...state.chips)).toBeGreaterThanOrEqual(0);
      }
      const stacks = Array.from(state.chips.slice(0, state.seats));
      expect(stacks.reduce((sum, cents) => sum + cents, 0)).toBe(all);
    });
  });

  test('T4 replays to the same state, and the same commands give the same events', () => {
    holds(offering, (random) => {
      const { setup, hand, commands } = playOut(randomSetup(offering, random), random);
      expect(Hand.replay(setup, hand.log).state).toEqual(hand.state);
      const again = Hand.start(setup);
      if (!(again instanceof Hand)) throw new Error(again.message);
      for (const command of commands) again.play(command);
      expect(again.log).toEqual(hand.log);
    });
  });

  test('T1, T6 accepts no illegal action, and a refusal changes nothing', () => {
    let refused = 0;
    holds(offering, (random) => {
      playOut(randomSetup(offering, random), random, (hand) => {
        const command = nonsense(hand, random);
        if (isLegal(legal(hand), command)) return;
        refused++;
        const before = JSON.stringify(hand);
        expect(hand.play(command)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
        expect(JSON.stringify(hand)).toBe(before);
      });
    });
    expect(refused).toBeGreaterThan(RUNS);
  });

  test('T80 shows a seat nothing of what it may not see', () => {
    holds(offering, (random) => {
      const { setup, hand, commands } = playOut(randomSetup(offering, random), random);
      const viewer = random.below(setup.stacks.length);
      const swap = swapUnseen(hand, viewer, random);
      const other = Hand.start(setup);
      if (!(other instanceof Hand)) throw new Error(other.message);
      for (const command of commands) {
        const answer = other.play(
          'cards' in command ? { ...command, cards: command.cards.map(swap) } : command,
        );
        if (!answer.ok) throw new Error(answer.message);
      }
      const stream = (of: Hand) => JSON.stringify(of.log.map((event) => viewFor(event, viewer)));
      expect(stream(other)).toBe(stream(hand));
    });
  });
});

/** Exchanges the cards a seat never saw among themselves. */
function swapUnseen(hand: Hand, viewer: number, random: Random): (card: number) => number {
  const seen = new Set<number>();
  for (const event of hand.log) {
    const view = viewFor(event, viewer);
    if ('cards' in view && view.type !== 'shuffled') for (const card of view.cards) seen.add(card);
  }
  const unseen = Array.from(hand.state.game.pack.cards).filter((card) => !seen.has(card));
  const shuffled = shuffle(Uint8Array.from(unseen), random);
  const map = new Map(unseen.map((card, i) => [card, shuffled[i]]));
  return (card) => map.get(card) ?? card;
}
