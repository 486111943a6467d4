import { expect, test } from 'vitest';
import { HIDDEN } from '../../../cards/index.ts';
import { viewFor } from '../../audience.ts';
import { Hand } from '../hand.ts';
import { bet, blinds, deal, draw } from '../steps.ts';
import { boardGame, callAlong, due, play, stakes, start } from '../testing.ts';

const PLAYERS = 9;
/** Nine players hold 45 cards; one is burned, and the draw takes the other six. */
const DRAWS = [3, 3, 0, 0, 0, 0, 0, 0, 0];

/** Five cards and one draw, after which nothing is left of the stub. */
function drawnOut(): Hand {
  const script = [blinds(), deal(5), bet('small'), draw({ hold: 5 }), bet('big')];
  const game = boardGame({}, { script });
  const hand = start(game, stakes([4, 8], { blinds: [2, 4] }), Array(PLAYERS).fill(100));
  callAlong(hand, ({ state }) => state.doing === 'draw');
  for (const count of DRAWS) {
    const { seat } = due(hand, 'discard');
    const order = { type: 'discard', seat, cards: hand.state.down[seat].slice(0, count) } as const;
    expect(hand.play(order).ok).toBe(true);
  }
  return hand;
}

test('002:588 a card replaced when the stub has run out comes after a shuffle, before anybody acts', () => {
  const hand = drawnOut();
  const { state } = hand;
  expect(state.deck.length - state.next).toBe(0);
  const seat = 4;
  const [exposed] = state.down[seat];
  const ruled = hand.play({
    type: 'rule',
    irregularity: { what: 'exposed card', seat, cards: [0] },
    remedy: [{ do: 'replace', old: 'out' }],
    say: 'Another card replaces it.',
    cite: '002:588',
  });
  expect([ruled.ok, state.down[seat].length]).toEqual([true, 4]);
  expect(hand.need).toMatchObject({ pile: 'burns and discards', cards: expect.arrayContaining([exposed]) });
  expect(hand.play({ type: 'check', seat: state.actor })).toMatchObject({ ok: false, code: 'out-of-turn' });

  const top = (hand.need?.cards ?? []).find((card) => card !== exposed) ?? HIDDEN;
  const rest = (hand.need?.cards ?? []).filter((card) => card !== top);
  expect(hand.play({ type: 'shuffle', cards: [top, ...rest] }).ok).toBe(true);
  expect([hand.need, state.down[seat].length, state.down[seat].at(-1)]).toEqual([null, 5, top]);
  const came = hand.log.findLast(({ type }) => type === 'dealt');
  expect(came && viewFor(came, seat + 1)).toMatchObject({ seat, cards: [HIDDEN] });

  play(hand, `${state.actor + 1} check`);
  expect(callAlong(hand).over).toBe(true);
  expect(Hand.replay(state.setup, hand.log).state).toEqual(state);
});
