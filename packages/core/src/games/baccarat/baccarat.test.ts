import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { RAIL, viewFor } from '../../engine/audience.ts';
import type { Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { RoundState, Wager } from '../../engine/player-dealer/state.ts';
import { completed, leftOfDealer, typeByType } from '../../engine/player-dealer/steps.ts';
import { limitsOf, play, settled, start } from '../../engine/player-dealer/testing/testing.ts';
import { pointsOf } from '../../ranks/count/nines.ts';
import {
  type BaccaratOptions,
  baccarat,
  dragonNine,
  fourCardBonus,
  oddChart,
  oneUp,
  threeCardEight,
  threeCardSeven,
  tieBet,
} from './baccarat.ts';

const alone = { alone: true };

function table(more: Partial<BaccaratOptions> = {}): PlayerDealerGame {
  return completed(
    'Baccarat',
    baccarat({
      decks: 8,
      seats: 8,
      naturalStops: true,
      sevenPushes: false,
      backline: { kinds: 'all', most: 8, decides: 'seated' },
      bonuses: [
        tieBet(8, alone),
        threeCardSeven('Dragon 7', alone),
        threeCardEight('Panda 8', alone),
        dragonNine(alone),
        oneUp(alone),
        fourCardBonus,
      ],
      settlement: typeByType(
        leftOfDealer,
        'player',
        'banker',
        'tie',
        'eight',
        'seven',
        'nine',
        'one up',
        'bonus',
      ),
      ...more,
    }),
  );
}

/** Cards in the order dealt: Player, Banker, Player, Banker, then third cards. */
function dealt(game: PlayerDealerGame, deck: string) {
  const round = play(start(game, { deck, bank: 1000 }), '2 player 10', 'close');
  return { player: round.state.shared.player.cards, banker: round.state.shared.banker.cards };
}

const RANKS = 'TA23456789';

describe('the chart', () => {
  /** As the books print it: rows from 7 down to 0, columns for the Player's third card from 0 to 9. */
  const usual = [
    'S S S S S S S S S S',
    'S S S S S S H H S S',
    'S S S S H H H H S S',
    'S S H H H H H H S S',
    'H H H H H H H H S H',
    'H H H H H H H H H H',
    'H H H H H H H H H H',
    'H H H H H H H H H H',
  ];
  const odd = [
    'S S S S S S S S S S',
    'S S S S S S S S S S',
    'S S S H H H H H S S',
    'S S S H H H H H S S',
    'H H H H H H H H H H',
    'H H H H H H H H H H',
    'H H H H H H H H H H',
    'H H H H H H H H H H',
  ];

  test.each([
    ['000:481-490, 003:2748-2757, 003:2905-2914, 003:11670-11679, 004:944-953', usual, table()],
    ['003:1454-1463', odd, table({ chart: oddChart })],
  ])('%s, all eighty cells', (_, rows, game) => {
    for (const [i, row] of rows.entries()) {
      const banker = 7 - i;
      for (const [third, letter] of row.split(' ').entries()) {
        const hands = dealt(game, `Th Td Ts ${RANKS[banker]}d ${RANKS[third]}c 2c`);
        expect(hands.player.length).toBe(3);
        expect(hands.banker.length, `${banker} against ${third}`).toBe(letter === 'H' ? 3 : 2);
      }
    }
  });

  test('000:469-470 the Player draws to five; when the Player stands, so does the Banker', () => {
    for (let player = 0; player < 8; player++) {
      for (let banker = 0; banker < 8; banker++) {
        const hands = dealt(table(), `Th Td ${RANKS[player]}s ${RANKS[banker]}d 8c 2c`);
        expect(hands.player.length).toBe(player <= 5 ? 3 : 2);
        if (player > 5) expect(hands.banker.length).toBe(banker <= 5 ? 3 : 2);
      }
    }
  });

  test('003:2892-2893 a natural on either side ends the hand for both, where the house says so', () => {
    const draws = (game: PlayerDealerGame, deck: string) => {
      const { player, banker } = dealt(game, deck);
      return [player.length, banker.length];
    };
    for (const natural of ['8', '9']) {
      const both = [`Th Td ${natural}s 2d 5c 5h`, `Th Td 2s ${natural}d 5c 5h`];
      expect(both.map((deck) => draws(table(), deck))).toEqual([
        [2, 2],
        [2, 2],
      ]);
      expect(both.map((deck) => draws(table({ naturalStops: false }), deck))).toEqual([
        [2, 3],
        [3, 2],
      ]);
    }
  });
});

test('003:1437 nine and seven are six, and the Banker wins with seven', () => {
  const round = play(
    start(table(), { deck: '9h Td 7s 7d', bank: 1000 }),
    '2 player 10',
    '3 banker 10',
    'close',
  );
  expect(settled(round)).toEqual(['2 player lose 10', '3 banker win 10']);
});

describe('how the cards come', () => {
  test('000:462-463 one to the Player, one to the Banker, all face up', () => {
    const { log } = play(start(table(), { deck: 'Th 2d 7s 5d', bank: 1000 }), '2 player 10', 'close');
    const shown = log.flatMap((event) => (event.type === 'dealt' ? [[event.to, event.cards, event.up]] : []));
    const [a, b, c, d] = cards('Th 2d 7s 5d');
    expect(shown).toEqual([
      ['player', [a], true],
      ['banker', [b], true],
      ['player', [c], true],
      ['banker', [d], true],
    ]);
  });

  const course = (game: PlayerDealerGame, deck: string, ...bets: string[]) => {
    const { log } = play(start(game, { deck, bank: 1000 }), ...bets, 'close');
    return log.flatMap((event) => {
      if (event.type === 'dealt') return [`${event.to} ${event.up ? 'up' : 'down'}`];
      return event.type === 'revealed' ? [`turn ${event.hand}`] : [];
    });
  };
  const four = ['player down', 'banker down', 'player down', 'banker down', 'turn player', 'turn banker'];

  test('003:2889, 003:11653-11656 face down, turned Player first, third cards down too', () => {
    const game = table({ dealt: 'face down' });
    expect(course(game, 'Th 2d 3s 3d 2c 5c', '2 player 10')).toEqual([...four, 'player down', 'turn player']);
    expect(course(game, 'Th 2d 7s 3d 2c 5c', '2 player 10')).toEqual([...four, 'banker down', 'turn banker']);
    expect(course(game, 'Th 2d 7s 4d', '2 player 10')).toEqual(four);
  });

  test('003:1443 the largest Player bettor looks at the Player hand, of equal ones the nearest left of the player-dealer', () => {
    const game = table({ dealt: 'to the largest bettor' });
    const looker = (...bets: string[]) => {
      const { log } = play(start(game, { deck: 'Th 2d 7s 4d', bank: 1000, dealer: 3 }), ...bets, 'close');
      const first = log.filter((event) => event.type === 'dealt' && event.to === 'player');
      expect(first.length).toBe(2);
      const sees = (viewer: number) =>
        first.every((event) => {
          const shown = viewFor(event, viewer);
          return 'cards' in shown && shown.cards[0] !== HIDDEN;
        });
      return [0, 1, 2, 3, 4, 5, 6, 7, RAIL].filter(sees).map((seat) => seat + 1);
    };
    expect(looker('2 player 10', '3 player 20', '5 banker 50')).toEqual([3]);
    expect(looker('2 player 20', '3 player 20', '6 player 20')).toEqual([6]);
    expect(looker('2 player 20', '6 player 15', '8 player 30 on 6')).toEqual([8]);
    expect(looker('2 banker 20', '3 tie 20')).toEqual([]);
  });
});

describe('eight packs counted out by the game’s own draws and outcomes', () => {
  interface Ending {
    readonly state: RoundState;
    /** Of all orders of six cards. */
    ways: number;
  }

  /** Every way the cards can fall, by their points; hands that differ in nothing that pays are one ending. */
  function endings(game: PlayerDealerGame): Ending[] {
    const [playerDraws, bankerDraws] = game.script.flatMap((step) =>
      step.do === 'draw' ? [step.wants] : [],
    );
    const left = [128, ...new Array<number>(9).fill(32)];
    const found = new Map<number, Ending>();
    const player: number[] = [];
    const banker: number[] = [];
    const card = [...RANKS].map((rank) => cards(`${rank}s`)[0]);
    const state = {
      shared: { player: { cards: player }, banker: { cards: banker } },
    } as unknown as RoundState;
    const to = (hand: number[], ways: number, next: (ways: number) => void) => {
      for (let pip = 0; pip < 10; pip++) {
        const count = left[pip]--;
        hand.push(card[pip]);
        next(ways * count);
        hand.pop();
        left[pip]++;
      }
    };
    const end = (ways: number) => {
      const size = player.length + banker.length;
      const all = size === 4 ? ways * 412 * 411 : size === 5 ? ways * 411 : ways;
      const key = (pointsOf(player) * 10 + pointsOf(banker)) * 16 + player.length * 4 + banker.length;
      const ending = found.get(key);
      if (ending !== undefined) ending.ways += all;
      else {
        const hands = { player: { cards: [...player] }, banker: { cards: [...banker] } };
        found.set(key, { state: { shared: hands } as unknown as RoundState, ways: all });
      }
    };
    const bankerEnds = (ways: number) => (bankerDraws(state) ? to(banker, ways, end) : end(ways));
    const playerEnds = (ways: number) =>
      playerDraws(state) ? to(player, ways, bankerEnds) : bankerEnds(ways);
    to(player, 1, (a) => to(banker, a, (b) => to(player, b, (c) => to(banker, c, playerEnds))));
    return [...found.values()];
  }

  const all = endings(table());
  const TOTAL = 416 * 415 * 414 * 413 * 412 * 411;
  const waysWhere = (game: PlayerDealerGame, kind: string, result: Outcome['result']) =>
    all.reduce((sum, { state, ways }) => {
      const came = game.outcome(state, { kind } as Wager);
      return came.result === result ? sum + ways : sum;
    }, 0);
  const edge = (game: PlayerDealerGame, kind: string) =>
    all.reduce((sum, { state, ways }) => {
      const came = game.outcome(state, { kind } as Wager);
      const back = came.result === 'win' ? came.odds[0] / came.odds[1] : came.result === 'lose' ? -1 : 0;
      return sum - (back * ways) / TOTAL;
    }, 0) * 100;

  test('the three endings as published', () => {
    const game = table();
    expect(all.reduce((sum, { ways }) => sum + ways, 0)).toBe(TOTAL);
    expect(waysWhere(game, 'banker', 'win')).toBe(2_292_252_566_437_888);
    expect(waysWhere(game, 'player', 'win')).toBe(2_230_518_282_592_256);
    expect(waysWhere(game, 'tie', 'win')).toBe(475_627_426_473_216);
  });

  test.each<[string, string, Partial<BaccaratOptions>, number]>([
    ['Banker at 19 to 20', 'banker', { bankerPays: [19, 20] }, 1.057906],
    ['Player', 'player', {}, 1.235081],
    ['Tie at 8 to 1', 'tie', {}, 14.359629],
    ['Banker where a three-card seven pushes', 'banker', { sevenPushes: true }, 1.018301],
    ['Dragon 7', 'seven', {}, 7.611334],
    ['Panda 8', 'eight', {}, 10.187632],
  ])('edge of %s', (_, kind, options, percent) => {
    expect(edge(table(options), kind)).toBeCloseTo(percent, 6);
  });

  test('000:502 paid in full on every win, the Banker bettor has the edge', () => {
    expect(edge(table(), 'banker')).toBeLessThan(-1);
  });
});

test('a wager larger than any limit is never met beyond the stake', () => {
  const round = start(table(), { deck: 'Th 2d 6s 3d 2c', bank: 100, limits: limitsOf(5, 1000) });
  play(round, '2 player 10', '2 seven 100', 'close');
  expect(settled(round)).toEqual(['2 player lose 10', '2 seven win 90 of 4000']);
});
