/** A hold'em that is to become another game for a pot. */
export const potFiles = ({ id, name, slug, exported }) => ({
  game: `import { anyCards, share } from '../../engine/pot/steps.ts';
import { blindsGame } from '../../games/blinds-game.ts';
import { flopTurnRiver } from '../../games/flop/flop.ts';
import { high } from '../../ranks/high/high.ts';
import { fixedBlinds, noLimits } from '../limits/limits.ts';
import { potOffering } from '../offering/offering.ts';

const options = { players: 9 };

/** ${name}: two cards down, five on the board. */
export const ${exported} = potOffering({
  id: '${id}',
  name: ${quoted(name)},
  family: 'holdem-omaha',
  line: 'Two cards down, five on the board; the best five of the seven win.',
  // Its lines in the house's rule book, "004:12-80"; null for a game that stands in none.
  cite: null,
  settings: {},
  limits: [fixedBlinds(4, 8), ...noLimits([1, 3])],
  game: () =>
    blindsGame(options, {
      script: flopTurnRiver(options, 2),
      shares: [share('high', high, anyCards)],
    }),
});
`,
  test: `import { expect, test } from 'vitest';
import { gameOf } from '../testing/testing.ts';
import { ${exported} } from './${slug}.ts';

test('two cards, and four rounds of betting', () => {
  const { script } = gameOf(${exported});
  expect(script.filter((step) => step.do === 'deal')).toMatchObject([{ count: 2, face: 'down' }]);
  expect(script.filter((step) => step.do === 'bet')).toHaveLength(4);
});
`,
  scenario: `${JSON.stringify(
    {
      title: 'Aces hold up',
      cite: 'in no rule book',
      offering: id,
      limit: '4-8',
      seats: { 1: '$100', 2: '$100' },
      button: 1,
      cards: { 1: 'As Ah', 2: 'Kc Kd', board: '2c 7d 9h / Js / 3s' },
      play: ['seat 1 calls $2', 'seat 2 checks', 'everyone checks', 'everyone checks', 'everyone checks'],
      result: { chips: { 1: '$104', 2: '$96' }, won: [{ seat: 1, share: 'high', amount: '$8' }] },
    },
    null,
    2,
  )}
`,
});

const quoted = (text) => JSON.stringify(text);
