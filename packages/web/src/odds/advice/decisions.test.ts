import { viewFor } from '@cardroom/core/engine';
import { Round } from '@cardroom/core/engine/player-dealer';
import { chooseSettings, findOffering } from '@cardroom/core/houses';
import { expect, test } from 'vitest';
import { askedNow, decisionsOf, judge } from './decisions.ts';
import { handSaid, saidOf } from './words.ts';

const worths = [
  { choice: 'play', worth: 0.1 },
  { choice: 'fold', worth: -1 },
];
const fold = { choice: 'fold', bet: 1000, own: [], up: 0, open: ['play', 'fold'] };

test('O15 what a choice gave up is said in money, with what was better', () => {
  expect(saidOf(fold, judge(fold, worths))).toBe('You gave up $11: Play was better than Fold.');
  const play = { ...fold, choice: 'play' };
  expect(handSaid([play], [judge(play, worths)])).toBe('Your choices were the best there were.');
  expect(handSaid([play, fold], [judge(play, worths), judge(fold, worths)])).toContain('You gave up $11');
  expect(handSaid([fold], [judge(fold, null)])).toBe('');
});

test('O15 a choice is judged by what its player saw then: the own cards, and one card of the bank', () => {
  const offering = findOffering('black-sheep/three-card-poker-6-card-bonus');
  if (offering?.kind !== 'player-dealer') throw new Error('no bank');
  const chosen = chooseSettings(offering.settings, {});
  if (!chosen.ok) throw new Error(chosen.message);
  const game = offering.game(chosen.values);
  const stacks = Array.from({ length: game.seats }, (_, seat) => (seat < 2 ? 1_000_000 : null));
  const setup = { game, stacks, dealer: 0, limits: { min: 100, max: null, step: 100 }, running: true };
  const round = Round.start(setup);
  if (!round.ok) throw new Error(round.message);
  const spot = game.circles;
  round.play({ type: 'shuffle', cards: [...game.shoe.cards] });
  while (round.need?.type === 'roll')
    round.play({ type: 'roll', dice: Array.from({ length: round.need.count }, () => 1) });
  round.play({ type: 'stake', seat: 0, cents: 1_000_000 });
  round.play({ type: 'wager', seat: 1, spot, kind: game.wagers[0].id, cents: 1000 });
  round.play({ type: 'close' });
  expect(askedNow(round.state, 1)?.own).toHaveLength(3);
  expect(askedNow(round.state, 2)).toBeNull();
  expect(round.play({ type: 'choose', seat: 1, spot, choice: 'fold' }).ok).toBe(true);
  const seen = decisionsOf(
    setup,
    round.log.map((event) => viewFor(event, 1)),
    1,
  );
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ choice: 'fold', bet: 1000, open: ['play', 'fold'] });
  expect(round.state.shared.dealer.cards).toContain(seen[0].up);
});
