import { describe, expect, test } from 'vitest';
import { type Random, seededRandom, shuffle } from '../../cards/index.ts';
import { pick } from '../../cards/testing-pick.ts';
import { RAIL, viewFor } from '../../engine/audience.ts';
import { total } from '../../engine/chips.ts';
import type { PointsCommand } from '../../engine/points/commands.ts';
import { evolve } from '../../engine/points/evolve.ts';
import { PointsHand } from '../../engine/points/hand.ts';
import { legal } from '../../engine/points/legal.ts';
import { newHand, type PointsSetup } from '../../engine/points/state.ts';
import { must, startHand } from '../../engine/points/testing.ts';
import { anyMove, checkEyes, nonsense } from '../../engine/points/testing-random.ts';
import type { PointsOffering } from '../offering/offering.ts';
import { chooseSettings, type SettingValue } from '../offering/setting.ts';
import { points } from './points.ts';

function anySettings(random: Random, { settings }: PointsOffering): Readonly<Record<string, SettingValue>> {
  const chosen = Object.entries(settings).map(([name, { choices }]) => [name, pick(choices, random)]);
  const read = chooseSettings(settings, Object.fromEntries(chosen));
  if (!read.ok) throw new Error(read.message);
  return read.values;
}

function anySetup(random: Random, offering: PointsOffering): PointsSetup {
  const game = offering.game(anySettings(random, offering));
  const { point } = pick(offering.limits, random);
  const stacks: (number | null)[] = [null, null, null, null, null];
  const seats: number[] = [];
  const players = 2 + random.below(game.players - 1);
  while (seats.length < players) {
    const seat = random.below(stacks.length);
    if (stacks[seat] !== null) continue;
    // Short stacks and odd chips, so that payments are cut.
    stacks[seat] = point * (game.least + random.below(25)) + random.below(3) * 100;
    seats.push(seat);
  }
  const fantasy = game.fantasy ? seats.filter(() => random.below(3) === 0) : [];
  return { game, point, stacks, button: pick(seats, random), fantasy };
}

function checkViews(hand: PointsHand, setup: PointsSetup): void {
  checkEyes(hand);
  for (const viewer of [...hand.state.order, RAIL]) {
    const view = newHand(setup);
    for (const event of hand.log) evolve(view, viewFor(event, viewer));
    expect([view.chips, view.waiting, view.step]).toEqual([
      hand.state.chips,
      hand.state.waiting,
      hand.state.step,
    ]);
    expect(legal({ state: view, need: null })).toEqual(legal({ state: hand.state, need: null }));
  }
}

function checkChips(hand: PointsHand, setup: PointsSetup): void {
  const again = newHand(setup);
  const all = total(again.chips);
  for (const event of hand.log) {
    evolve(again, event);
    expect(total(again.chips)).toBe(all);
    expect(Math.min(...again.chips)).toBeGreaterThanOrEqual(0);
  }
  const { order, chips, stake, won, lost, game } = hand.state;
  for (const seat of order) {
    expect(chips[seat]).toBe((setup.stacks[seat] ?? 0) + won[seat] - lost[seat]);
    if (game.coverage !== 'chips in front') expect(lost[seat]).toBeLessThanOrEqual(stake[seat]);
    if (game.coverage === 'win or lose') expect(won[seat]).toBeLessThanOrEqual(stake[seat]);
    if (game.coverage === 'exchanged') expect(won[seat] + lost[seat]).toBeLessThanOrEqual(stake[seat]);
  }
}

/** Plays a hand to its end at random and gives every command it was given. */
function commandsOf(setup: PointsSetup, random: Random): PointsCommand[] {
  const commands: PointsCommand[] = [];
  const hand = begun(setup);
  while (!hand.over) {
    const command = anyMove(hand, random);
    must(hand, command);
    commands.push(command);
  }
  return commands;
}

function begun(setup: PointsSetup): PointsHand {
  const hand = PointsHand.start(setup);
  if ('code' in hand) throw new Error(hand.message);
  return hand;
}

function played(setup: PointsSetup, commands: readonly PointsCommand[]): PointsHand {
  const hand = begun(setup);
  for (const command of commands) must(hand, command);
  return hand;
}

/** The same command about other cards. */
function withCards(command: PointsCommand, swap: (card: number) => number): PointsCommand {
  if (command.type === 'shuffle') return { ...command, cards: command.cards.map(swap) };
  if (command.type !== 'set') return command;
  const { front, middle, back } = command;
  return { ...command, front: front.map(swap), middle: middle.map(swap), back: back.map(swap) };
}

describe.each(points)('$name', (offering) => {
  test('the same cards and choices give the same events, and a seat sees nothing of other cards', () => {
    const random = seededRandom(`${offering.id} twice`);
    for (let i = 0; i < 40; i++) {
      const setup = anySetup(random, offering);
      const all = commandsOf(setup, random);
      expect(played(setup, all).log).toEqual(played(setup, all).log);
      // Cut short, so that others still hold cards nobody has seen.
      const commands = all.slice(0, 1 + random.below(all.length));
      const hand = played(setup, commands);
      const viewer = pick([...hand.state.order, RAIL], random);
      const stream = (of: PointsHand) => of.log.map((event) => viewFor(event, viewer));
      const seen = new Set(
        stream(hand).flatMap((event) => ('cards' in event && event.type !== 'shuffled' ? event.cards : [])),
      );
      const unseen = Array.from(setup.game.pack.cards).filter((card) => !seen.has(card));
      const other = shuffle(Uint8Array.from(unseen), random);
      const swap = (card: number) => other[unseen.indexOf(card)] ?? card;
      const twin = played(
        setup,
        commands.map((command) => withCards(command, swap)),
      );
      expect(JSON.stringify(stream(twin))).toBe(JSON.stringify(stream(hand)));
    }
  });

  test('random hands keep every chip, hide what is hidden and replay to the same state', () => {
    const random = seededRandom(offering.id);
    for (let i = 0; i < 60; i++) {
      const setup = anySetup(random, offering);
      const hand = startHand(setup, random);
      while (!hand.over) {
        if (random.below(10) === 0) checkViews(hand, setup);
        const before = JSON.stringify([hand.state, hand.log]);
        expect(hand.play(nonsense(hand, random))).toMatchObject({
          message: expect.stringMatching(/^[A-Z].*\.$/),
        });
        expect(JSON.stringify([hand.state, hand.log])).toBe(before);
        must(hand, anyMove(hand, random));
      }
      checkChips(hand, setup);
      checkViews(hand, setup);
      expect(hand.play({ type: 'surrender', seat: setup.button })).toMatchObject({ code: 'over' });
      expect(PointsHand.replay(setup, hand.log).state).toEqual(hand.state);
      // Cut anywhere outside a player's own move, a log goes on by itself or waits as the hand did.
      const cut = hand.log.findLastIndex((event) => event.type === 'asked') + 1;
      const resumed = PointsHand.replay(setup, hand.log.slice(0, cut));
      expect(resumed.log).toEqual(hand.log.slice(0, cut));
      const ends = hand.log.slice(
        0,
        hand.log.findLastIndex((event) => event.type === 'showed'),
      );
      expect(PointsHand.replay(setup, ends).log).toEqual(hand.log);
    }
  });

  test('every setting has its default among its choices, and every limit a point', () => {
    for (const { choices, customary, ...of } of Object.values(offering.settings)) {
      expect(choices).toContain(of.default);
      expect(choices).toContain(customary);
    }
    for (const { id, point } of offering.limits) expect(point).toBe(Number(id) * 100);
  });
});
