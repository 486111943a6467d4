import { describe, expect, test } from 'vitest';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import { draw, push, settleAll } from '../../engine/player-dealer/steps.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { deal, setDown } from '../../engine/points/steps.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import { findOffering } from '../../houses/index.ts';
import type {
  Offering,
  PlayerDealerOffering,
  PointsOffering,
  PotOffering,
} from '../../houses/offering/offering.ts';
import { gameChecks } from './check-game.ts';

const offering = (id: string) => findOffering(id) as Offering;
const results = (of: Offering) =>
  gameChecks.map(({ title, run }) => {
    try {
      run(of, { milliseconds: 60, hands: 40 });
      return `ok ${title}`;
    } catch (error) {
      return `${title}: ${(error as Error).message}`;
    }
  });

const holdem = offering('lucky-lady/holdem') as PotOffering;
const thirteen = offering('hawaiian-gardens/thirteen-card') as PointsOffering;
const threeCard = offering('empire/three-card-poker') as PlayerDealerOffering;

/** The same offerings with something else in their games. */
const pot = (other: (game: PotGame) => Partial<PotGame>): Offering => ({
  ...holdem,
  game: (values) => ({ ...holdem.game(values), ...other(holdem.game(values)) }),
});
const points = (other: (game: PointsGame) => Partial<PointsGame>): Offering => ({
  ...thirteen,
  game: (values) => ({ ...thirteen.game(values), ...other(thirteen.game(values)) }),
});
const round = (other: (game: PlayerDealerGame) => Partial<PlayerDealerGame>): Offering => ({
  ...threeCard,
  game: (values) => ({ ...threeCard.game(values), ...other(threeCard.game(values)) }),
});

const fails = (): never => {
  throw new Error('No such row in the pay table.');
};

/** Baccarat in which all cards are counted alike. */
const baccarat = offering('black-sheep/ez-baccarat') as PlayerDealerOffering;
const miscounted: Offering = {
  ...baccarat,
  game: (values) => ({ ...baccarat.game(values), counted: { by: 'script', alike: () => 0 } }),
};

describe('a game is checked', () => {
  test.each([holdem, thirteen, threeCard])('$id passes', (of) => {
    expect(results(of)).toEqual(gameChecks.map(({ title }) => `ok ${title}`));
  });

  test.each<[string, Offering, string]>([
    [
      'no sentence for the lobby',
      { ...threeCard, line: 'no sentence' },
      'The lobby has a line that is no sentence',
    ],
    ['a choice without a verb', round(() => ({ verbs: { play: 'choose to play' } })), 'A choice has no verb'],
    [
      'a wager that nobody settles',
      round(({ settlement }) => ({ settlement: { ...settlement, passes: settlement.passes.slice(1) } })),
      'wager is in no pass of the settlement',
    ],
    [
      'a bet that does not say why',
      round(() => ({ why: () => '' })),
      'A bet does not say why it came out so',
    ],
    ['deals that are not counted as they are dealt', miscounted, 'The tie wager costs -800.00% by'],
    [
      'a draw without an end, which bots think through too',
      round(({ script }) => ({ script: [...script.slice(0, -1), draw('dealer', () => true), settleAll] })),
      'a draw does not end',
    ],
    ['an outcome that breaks', round(() => ({ outcome: fails })), '(settle): No such row in the pay table.'],
    ['an outcome that is always even', round(() => ({ outcome: () => push })), 'nobody has won anything'],
    ['a pot without a share', pot(() => ({ shares: [] })), 'The pot has no share'],
    [
      'more cards than there are',
      pot(({ script }) => ({
        script: script.map((step) => (step.do === 'deal' ? { ...step, count: 7 } : step)),
      })),
      'Before the first bet 9 players get 63 cards, and there are 52.',
    ],
    [
      'a ranking that breaks',
      pot(({ shares }) => ({
        shares: shares.map((share) => ({ ...share, ranking: { ...share.ranking, value: fails } })),
      })),
      'At the end, with all steps done: No such row',
    ],
    [
      'a hand set of fewer cards',
      points(() => ({ script: [deal(12), setDown(13)] })),
      'At step 2 of 2 (set): 13 cards are laid of 12.',
    ],
    [
      'two players who do not settle',
      points(({ duels }) => ({ duels: (hands) => duels(hands).slice(1) })),
      'not each with each other once',
    ],
    [
      'half a point',
      points(({ duels }) => ({
        duels: (hands) =>
          duels(hands).map(({ seats, lines }) => ({
            seats,
            lines: lines.map((line) => ({ ...line, points: line.points / 2 })),
          })),
      })),
      '.5 points.',
    ],
  ])('%s is found and said', (_, of, sentence) => {
    expect(results(of).join('\n')).toContain(sentence);
  });

  test('what is wrong under one setting only is told with the setting', () => {
    const told = results({
      ...thirteen,
      game: (values) => ({ ...thirteen.game(values), ...(values.surrender === 3 && { duels: fails }) }),
    });
    expect(told.join('\n')).toContain('No such row in the pay table. (with surrender set to 3)');
  });
});
