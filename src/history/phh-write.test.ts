import { describe, expect, test } from 'vitest';
import { seededRandom } from '../cards/index.ts';
import type { Stakes } from '../engine/pot/game.ts';
import { Hand } from '../engine/pot/hand.ts';
import type { HandSetup } from '../engine/pot/state.ts';
import { anyMove, play, stacksOf, start } from '../engine/pot/testing.ts';
import { doubleBoardOmaha } from '../games/omaha.ts';
import { replayPhh } from './phh.ts';
import { type VariantCode, variants } from './phh-games.ts';
import { phhVariant, toPhh } from './phh-write.ts';

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
  const stacks = Array.from({ length: seats }, (_, i) => (i > 1 && random.below(5) === 0 ? null : 50 * (4 + random.below(400))));
  const setup: HandSetup = {
    game: variants[code].game('half'),
    stakes: stakesFor(code),
    stacks,
    button: random.below(seats),
    showdown: random.below(2) === 0 ? 'asked' : 'tabled',
  };
  const hand = Hand.start(setup);
  if ('code' in hand) throw new Error(hand.message);
  while (!hand.over) {
    const refused = hand.play(anyMove(hand, random));
    if (refused !== null) throw new Error(refused.message);
  }
  return { setup, hand };
}

describe('a hand that is written and read again', () => {
  test.each(codes)('%s ends with the same stacks', (code) => {
    for (let seed = 0; seed < 60; seed++) {
      const { setup, hand } = randomHand(code, seed);
      const file = toPhh(setup, hand.log);
      const [outcome] = replayPhh(file);
      const seats = setup.stacks.map((_, i) => (setup.button + 1 + i) % setup.stacks.length);
      const dollars = seats.filter((seat) => setup.stacks[seat] !== null).map((seat) => hand.state.chips[seat] / 100);
      expect(outcome, file).toEqual({ hand: null, variant: code, verdict: 'agrees', finishing: dollars });
    }
  });
});
