import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { RAIL, viewFor } from '../../engine/index.ts';
import type { PotEvent } from '../../engine/pot/events.ts';
import type { Stakes } from '../../engine/pot/game.ts';
import { Hand } from '../../engine/pot/hand.ts';
import type { HandSetup } from '../../engine/pot/state.ts';
import { anyMove, play, stacked, start } from '../../engine/pot/testing.ts';
import { holdem } from '../../games/flop/holdem.ts';
import { doubleBoardOmaha } from '../../games/flop/omaha.ts';
import { type VariantCode, variants } from './games.ts';
import { replayPhh } from './phh.ts';
import { phhVariant, toPhh } from './write.ts';

const codes = Object.keys(variants) as VariantCode[];

function stakesFor(code: VariantCode): Stakes {
  const { structure, forced } = variants[code];
  return {
    structure,
    bets: structure === 'fixed' ? [400, 800] : [400],
    ante: forced === 'bring-in' ? 50 : 0,
    blinds: forced === 'blinds' ? [200, 400] : [],
    bringIn: forced === 'bring-in' ? 100 : 0,
    chip: 50,
  };
}

/** A whole hand of random legal moves, with empty seats, uneven stacks and the button anywhere. */
function randomHand(code: VariantCode, seed: number): { setup: HandSetup; hand: Hand } {
  const random = seededRandom(`${code} ${seed}`);
  const seats = 2 + random.below(code.startsWith('F7') || code === 'FR' ? 7 : 8);
  const stacks = Array.from({ length: seats }, (_, i) =>
    i > 1 && random.below(5) === 0 ? null : 50 * (4 + random.below(400)),
  );
  const setup: HandSetup = {
    game: variants[code].game('half'),
    stakes: stakesFor(code),
    stacks,
    button: random.below(seats),
    showdown: random.below(2) === 0 ? 'asked' : 'tabled',
  };
  const hand = Hand.start(setup);
  if (!hand.ok) throw new Error(hand.message);
  while (!hand.over) {
    const answer = hand.play(anyMove(hand, random));
    if (!answer.ok) throw new Error(answer.message);
  }
  return { setup, hand };
}

/** The files of the house's log and, unless cards came back by a shuffle, of what the rail has seen. */
function files(setup: HandSetup, log: readonly PotEvent[]): string[] {
  const logs = [log];
  if (log.filter(({ type }) => type === 'shuffled').length === 1)
    logs.push(log.map((event) => viewFor(event, RAIL)));
  return logs.map((events) => toPhh(setup, events));
}

describe('a hand that is written and read again', () => {
  test.each(codes)('%s ends with the same stacks, also for the rail', (code) => {
    for (let seed = 0; seed < 12; seed++) {
      const { setup, hand } = randomHand(code, seed);
      const seats = setup.stacks.map((_, i) => (setup.button + 1 + i) % setup.stacks.length);
      const finishing = seats
        .filter((seat) => setup.stacks[seat] !== null)
        .map((seat) => hand.state.chips[seat] / 100);
      const same = { hand: null, variant: code, verdict: 'agrees', finishing };
      for (const file of files(setup, hand.log)) expect(replayPhh(file), file).toEqual([same]);
    }
  });

  const stakes = {
    structure: 'no-limit',
    bets: [200],
    ante: 0,
    blinds: [100, 200],
    bringIn: 0,
    chip: 100,
  } as const;
  const posts = [{ seat: 3, what: 'straddle', live: 400, dead: 0 }] as const;
  const deck = () => stacked(['', 'AhAd', '7c2d', 'KhKd', 'QhQd']);
  const straddled = () =>
    start(holdem({ players: 10 }), stakes, [null, 100, 60, 80, 50], { posts, deck: deck() });

  test('players stand from the left of the button, and names come with them', () => {
    const hand = play(straddled(), '5 call', '2 raise 12', '3 fold', '4 fold', '5 fold');
    expect(
      toPhh(hand.state.setup, hand.log, { hand: 7, names: ['', 'Ann', 'Ben', 'Cleo', 'Dan'] }),
    ).toBe(`variant = "NT"
ante_trimming_status = true
antes = [ 0, 0, 0, 0 ]
blinds_or_straddles = [ 1, 2, 4, 0 ]
min_bet = 2
starting_stacks = [ 100, 60, 80, 50 ]
actions = [ "d dh p1 AhAd", "d dh p2 7c2d", "d dh p3 KhKd", "d dh p4 QhQd", "p4 cc", "p1 cbr 12", "p2 f", "p3 f", "p4 f" ]
hand = 7
players = [ "Ann", "Ben", "Cleo", "Dan" ]
finishing_stacks = [ 110, 58, 76, 46 ]
_chip = 1
`);
  });

  test('the collection is told, so that short stacks agree', () => {
    const hand = play(straddled(), '5 fold', '2 fold', '3 fold');
    const log = hand.log.flatMap((event): PotEvent[] =>
      event.type === 'awarded'
        ? [
            { type: 'taken', from: 'pot', to: 'drop', cents: 100 },
            { ...event, cents: event.cents - 100 },
          ]
        : [event],
    );
    const file = toPhh(hand.state.setup, log);
    expect(file).toMatch(/finishing_stacks = \[ 99, 58, 82, 50 \]\n_chip = 1\n_collection = 1\n/);
    expect(replayPhh(file)[0].verdict).toBe('agrees');
  });

  test('an unfinished hand has no finishing stacks', () => {
    const hand = play(straddled(), '5 call');
    expect(toPhh(hand.state.setup, hand.log)).not.toMatch(/finishing/);
  });

  test('shows an all-in before the board that is still to come', () => {
    const hand = play(straddled(), '5 raise 50', '2 call', '3 fold', '4 fold');
    const [, actions] = toPhh(hand.state.setup, hand.log).match(/p3 f", (.*) \]/) ?? [];
    expect(actions).toMatch(/^"p1 sm AhAd", "p4 sm QhQd", "d db \w{6}", "d db \w\w", "d db \w\w"$/);
  });
});

describe('what PHH cannot tell', () => {
  const { game, stakes } = { game: holdem({ players: 10 }), stakes: stakesFor('NT') };
  const setup: HandSetup = { game, stakes, stacks: [10000, 10000], button: 0 };

  test('other games, limits, kill pots and missed blinds', () => {
    expect(phhVariant(setup)).toBe('NT');
    expect(phhVariant({ ...setup, stakes: stakesFor('FT') })).toBe('FT');
    expect(phhVariant({ ...setup, stakes: stakesFor('PO') })).toBe(null);
    expect(phhVariant({ ...setup, game: doubleBoardOmaha({ players: 10 }), stakes: stakesFor('PO') })).toBe(
      null,
    );
    expect(phhVariant({ ...setup, factor: 2 })).toBe(null);
    expect(phhVariant({ ...setup, posts: [{ seat: 0, what: 'missed blind', live: 200, dead: 100 }] })).toBe(
      null,
    );
    expect(() => toPhh({ ...setup, factor: 2 }, [])).toThrow(
      "Texas Hold'em as played here cannot be written as PHH.",
    );
  });
});
