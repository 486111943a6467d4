import { describe, expect, test } from 'vitest';
import { printCards, seededRandom, shuffle, standardPack } from '../../cards/index.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { Hand as PotHand } from '../../engine/pot/hand.ts';
import { legal } from '../../engine/pot/legal.ts';
import { anyMove, callAlong, play, stacked, stakes, start } from '../../engine/pot/testing.ts';
import { seatName } from '../../engine/stacked-orders.ts';
import { high } from '../../ranks/high/high.ts';
import { choose } from '../../ranks/tables/plain-hands.reference.ts';
import { suitChanges } from './deals/suit-classes.ts';
import { potEquity } from './equity.ts';
import { readRange } from './hand-range.ts';
import type { Asked } from './question.ts';
import { gameOf, potOfferings, usual } from './testing-equity.ts';

const found = (id: string | PotGame, asked: Asked, effort = {}) => {
  const answer = potEquity(typeof id === 'string' ? gameOf(id) : id, asked, { seed: 1, ...effort });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
};
const parts = (...asked: Parameters<typeof found>) => found(...asked).hands.map((hand) => hand.equity);

/** What each seat is paid of the pot, from 0 to 1. */
function paid({ log }: Hand, seats: number): number[] {
  const won = new Array<number>(seats).fill(0);
  let all = 0;
  for (const event of log) {
    if (event.type !== 'awarded') continue;
    won[event.seat] += event.cents;
    all += event.cents;
  }
  return won.map((cents) => cents / all);
}

/** A hand to the showdown: nobody folds, draws and discards are taken at random. */
function playedOut(game: PotGame, at: ReturnType<typeof stakes>, seats: number, seed: string): Hand {
  const random = seededRandom(seed);
  const stacks = new Array<number>(seats).fill(1_000_000);
  const hand = PotHand.start({ game, stakes: at, stacks, button: seats - 1 });
  if (!hand.ok) throw new Error(hand.message);
  while (!hand.over) {
    const due = legal(hand);
    if (due.due === 'shuffle')
      hand.play({ type: 'shuffle', cards: [...shuffle(Uint8Array.from(hand.need?.cards ?? []), random)] });
    else if (due.due === 'discard' || due.due === 'turn-up') hand.play(anyMove(hand, random));
    else callAlong(hand, ({ state }) => state.over || !['bet', 'kill', 'show'].includes(legal(hand).due));
  }
  return hand;
}

describe('O50 a pot is divided by the shares and rankings of the game itself', () => {
  test.for(potOfferings.map((offering) => [offering.id, offering] as const))(
    '%s, as the machine pays it',
    ([, offering]) => {
      const { mustBet: _, ...game } = usual(offering);
      const seats = Math.max(2, game.fewest ?? 2);
      const at = { ...offering.limits[0].stakes, chip: 1 };
      for (let n = 0; n < 4; n++) {
        const hand = playedOut(game, at, seats, `${offering.id} ${n}`);
        const { down, up, boards } = hand.state;
        const hands = down.map(
          (cards, seat) => `${printCards(cards)}${up[seat].length > 0 ? ` / ${printCards(up[seat])}` : ''}`,
        );
        const answer = found(game, { hands, board: boards.map(printCards).join(' / '), draws: 0 });
        expect([answer.method, answer.deals]).toEqual(['exact', 1]);
        for (const [seat, part] of paid(hand, seats).entries())
          expect(answer.hands[seat].equity).toBeCloseTo(part, 2);
      }
    },
  );
});

describe('O51 every deal is counted: what the machine pays over all of them is the answer', () => {
  const at = { ...stakes([2, 4], { blinds: [1, 2], ante: 1, bringIn: 1 }), chip: 1 };
  const byMachine = (
    game: PotGame,
    deals: readonly { hands: string[]; board?: string; board2?: string; throws?: string[] }[],
  ) => {
    const { mustBet: _, ...plain } = game;
    const sums = [0, 0];
    for (const { hands, throws, ...boards } of deals) {
      const hand = start(plain, at, [1000, 1000], { deck: stacked(hands, boards), button: 1 });
      if (throws !== undefined) {
        callAlong(hand, () => legal(hand).due === 'discard');
        play(hand, ...throws);
      }
      for (const [seat, part] of paid(callAlong(hand), 2).entries()) sums[seat] += part / deals.length;
    }
    return sums;
  };
  const left = (game: PotGame, ...known: string[]) =>
    printCards(game.pack.cards)
      .split(' ')
      .filter((card) => !known.join(' ').includes(card));
  const check = (
    game: PotGame,
    asked: Asked,
    deals: Parameters<typeof byMachine>[1],
    count = deals.length,
  ) => {
    const answer = found(game, asked);
    expect([answer.method, answer.deals]).toEqual(['exact', count]);
    const sums = byMachine(game, deals);
    for (const [i, { equity: part }] of answer.hands.entries()) expect(part).toBeCloseTo(sums[i], 3);
  };

  test("hold'em, a river of 44", () => {
    const game = gameOf('black-sheep/holdem');
    const board = '2c 7d 9h Jc';
    check(
      game,
      { hands: ['As Ah', '9s 8h'], board },
      left(game, 'As Ah 9s 8h', board).map((card) => ({
        hands: ['As Ah', '9s 8h'],
        board: `${board} ${card}`,
      })),
    );
  });

  test('Omaha high/low, a river of 40', () => {
    const game = gameOf('black-sheep/omaha-hi-lo');
    const board = '2c 7d 6h Jc';
    const hands = ['As 3h Kd Kc', 'Ad 4s 8s 7c'];
    check(
      game,
      { hands, board },
      left(game, ...hands, board).map((card) => ({ hands, board: `${board} ${card}` })),
    );
  });

  test('two boards, each with a river to come', () => {
    const game = gameOf('hawaiian-gardens/double-board-omaha');
    const [one, two] = ['2c 7d 6h Jc', '2d 7c 6s Jd'];
    const hands = ['As 3h Kd Kc', 'Ad 4s 8s 7h'];
    const cards = left(game, ...hands, one, two);
    const some = cards.slice(30);
    const deals = some.flatMap((a) =>
      some.filter((b) => b !== a).map((b) => ({ hands, board: `${one} ${a}`, board2: `${two} ${b}` })),
    );
    check(game, { hands, board: `${one} / ${two}`, dead: cards.slice(0, 30).join(' ') }, deals);
  });

  test('stud high/low, a last card for both', () => {
    const game = gameOf('hawaiian-gardens/seven-card-stud-hi-lo-8');
    const hands = ['As 2h / 3d 8c Kd Qs', 'Jd Jh / 4d 5c 6d 8s'];
    const cards = left(game, ...hands);
    const some = cards.slice(28);
    const dealt = (hand: string, card: string) => `${hand.replace('/ ', '')} ${card}`;
    const deals = some.flatMap((a) =>
      some.filter((b) => b !== a).map((b) => ({ hands: [dealt(hands[0], a), dealt(hands[1], b)] })),
    );
    check(game, { hands, dead: cards.slice(0, 28).join(' ') }, deals);
  });

  test('lowball with a joker, one card drawn against a pat hand', () => {
    const game = gameOf('hawaiian-gardens/lowball');
    const deals = left(game, 'As 2d 3c 4h Kd 9c 8d 7h 2c 3s').map((card) => ({
      hands: [`As 2d 3c 4h Kd ${card}`, '9c 8d 7h 2c 3s'],
      throws: ['1 discard Kd', '2 discard'],
    }));
    check(game, { hands: ['As 2d 3c 4h - Kd', '9c 8d 7h 2c 3s pat'] }, deals);
  });

  test('Mexican Poker, a joker that comes last stays down', () => {
    const game = gameOf('hawaiian-gardens/mexican-poker');
    const answer = found(game, { hands: ['7c / 7d 7h 2s', 'Ac / Ad Kh Ks'] });
    const lasts = left(game, '7c 7d 7h 2s Ac Ad Kh Ks');
    const value = (down: string, up: string) => {
      const cards = (text: string) => stacked([text]).get(seatName(0)) ?? [];
      return game.shares[0].ranking.value(cards(down), cards(up));
    };
    let won = 0;
    let deals = 0;
    for (const a of lasts)
      for (const b of lasts.filter((card) => card !== a)) {
        const mine = value(a, '7c 7d 7h 2s');
        const theirs = value(b, 'Ac Ad Kh Ks');
        won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
        deals++;
      }
    expect(answer.hands[0].equity).toBeCloseTo(won / deals, 9);
  });
});

describe('O52 exact while there are fewer than a thousand million deals, else as near as was asked', () => {
  test('queens against eight-seven suited: all 41,095,296 deals', () => {
    const { method, deals, hands } = found('black-sheep/holdem', { hands: ['QQ', '87s'] });
    expect([method, deals]).toEqual(['exact', 41_095_296]);
    // With and without the suit of the other hand, equally often.
    const [one, other] = ['QsQh', 'QcQh'].map((queens) =>
      found('black-sheep/holdem', { hands: [queens, '8s7s'] }),
    );
    expect(hands[0].equity).toBeCloseTo((one.hands[0].equity + other.hands[0].equity) / 2, 12);
    expect(hands[0].scoop).toBeCloseTo((one.hands[0].scoop + other.hands[0].scoop) / 2, 12);
  });

  test.for([2, 3])('a whole board to come, %i hands, as the ranking says of each', (players) => {
    const hands = ['QsQh', '8s7s', 'AcKc'].slice(0, players);
    const cards = (text: string) => stacked([text]).get(seatName(0)) ?? [];
    const free = cards('2s 3s 9s Ts Jd Qd 8h 7c Kd Ad 5c 6c 4h');
    const known = [...hands.flatMap(cards), ...free];
    const dead = printCards(Array.from(standardPack.cards).filter((card) => !known.includes(card)));
    const answer = found('black-sheep/holdem', { hands, dead });
    const sums = hands.map(() => 0);
    let boards = 0;
    for (const board of choose(free, 5)) {
      boards++;
      const values = hands.map((hand) => high.value([...cards(hand), ...board]));
      const best = values.filter((value) => value === Math.max(...values)).length;
      for (const [i, value] of values.entries()) if (value === Math.max(...values)) sums[i] += 1 / best;
    }
    expect(answer.deals).toBe(boards);
    for (const [i, sum] of sums.entries()) expect(answer.hands[i].equity).toBeCloseTo(sum / boards, 12);
  });

  test('at random it stops at the wanted error, the same for the same seed, near the exact answer', () => {
    const asked = { hands: ['AsAh', 'KdKc', '7s6s'] };
    const exact = found('black-sheep/holdem', asked);
    const near = found('black-sheep/holdem', asked, { exact: 0, error: 0.003 });
    expect([exact.method, near.method]).toEqual(['exact', 'simulated']);
    for (const [i, { equity: part, error }] of near.hands.entries()) {
      expect(error).toBeLessThanOrEqual(0.003);
      expect(Math.abs(part - exact.hands[i].equity)).toBeLessThan(4 * error);
    }
    expect(found('black-sheep/holdem', asked, { exact: 0, error: 0.003 })).toEqual(near);
  });

  test('the names of suits make no difference to any share of any game for a pot', () => {
    const random = seededRandom('suits');
    for (const offering of potOfferings) {
      const { pack, shares } = usual(offering);
      for (const { ranking } of shares)
        for (let n = 0; n < 6; n++) {
          const cards = [...shuffle(Uint8Array.from(pack.cards), random)];
          const sizes = ranking.parts.map(({ sizes: of }) => Math.max(...of));
          const [one, other] = [
            cards.slice(0, ranking.id === 'mexican' ? 1 : sizes[0]),
            cards.slice(10, 10 + (ranking.id === 'mexican' ? 4 : (sizes[1] ?? 0))),
          ];
          const change = suitChanges[random.below(suitChanges.length)];
          const value = (map: (card: number) => number) =>
            sizes.length > 1 ? ranking.value(one.map(map), other.map(map)) : ranking.value(one.map(map));
          expect(
            value((card) => change[card]),
            `${offering.id} ${printCards(one)}`,
          ).toBe(value((card) => card));
        }
    }
  });
});

describe('O53 hands, ranges and any', () => {
  const holdem = 'black-sheep/holdem';
  test.for<[string, number]>([
    ['QQ', 6],
    ['JJ+', 24],
    ['99-66', 24],
    ['AK', 16],
    ['AKs', 4],
    ['AKo', 12],
    ['ATs+', 16],
    ['A5s-A2s', 16],
    ['76s-54s', 12],
    ['QQ, AKs, QQ+', 22],
    ['AsK', 4],
    ['As*', 51],
  ])('%s is %i hands', ([range, count]) => {
    const read = readRange(range, standardPack, 2);
    if (!read.ok) throw new Error(read.message);
    const { size, hands } = read.range;
    expect([size, hands.length / size]).toEqual([2, count]);
  });

  test('a pattern of Omaha, each hand once', () => {
    // Two aces and any two others of 52: C(4,2) * C(48,2) + C(4,3) * 48 + 1.
    const { deals } = found('black-sheep/omaha', { hands: ['AA**', '3c3d4c4d'], board: '2c 2d 2h 2s 3h' });
    const free = 52 - 4 - 5 - 4;
    expect(deals).toBe((6 * free * (free - 1)) / 2 + 4 * free + 1);
  });

  test('any hand is every hand', () => {
    expect(found(holdem, { hands: ['AsAh', 'any'], board: '2c 7d 9h Jc Qd' }).deals).toBe((45 * 44) / 2);
  });

  test.for<[string, Asked, string]>([
    ['black-sheep/holdem', { hands: ['AsAh'] }, 'At least two hands are compared.'],
    ['black-sheep/holdem', { hands: ['AsAh', 'AsKd'] }, 'As appears twice.'],
    ['black-sheep/holdem', { hands: ['AsAh', 'Zz'] }, 'Hand 2: "Zz" is neither cards nor a range.'],
    [
      'black-sheep/holdem',
      { hands: ['AsAh2c', 'KsKd'] },
      "A hand of Texas Hold'em has up to 2 cards, not 3.",
    ],
    ['black-sheep/holdem', { hands: ['AsAh', 'KsKd'], board: '2c3c4c5c6c7c' }, 'The board has 6 cards'],
    ['black-sheep/holdem', { hands: ['AsAh', 'AA'], dead: 'Ad' }, 'Hand 2: every hand of the range'],
    [
      'hawaiian-gardens/short-deck-holdem',
      { hands: ['AsAh', '22'] },
      'There is no "22" in a deck of 36 cards.',
    ],
    ['hawaiian-gardens/razz', { hands: ['As2h3c', 'any'], board: '2c' }, 'Razz has no board.'],
    [
      'hawaiian-gardens/badugi',
      { hands: ['As2h3c4d', 'any'], draws: 4 },
      'Badugi has 3 draws or discards to come here',
    ],
    [
      'hawaiian-gardens/lowball',
      { hands: ['As 2d - Kd', 'any'] },
      'Hand 1 has 3 cards with those thrown away, not 5.',
    ],
    ['hawaiian-gardens/asian-five-card-stud', { hands: new Array(8).fill('any') }, 'is dealt to 7 at most'],
  ])('%s: %j is refused', ([id, asked, sentence]) => {
    expect(potEquity(gameOf(id), asked)).toMatchObject({
      ok: false,
      message: expect.stringContaining(sentence),
    });
  });
});

describe('O54 draws', () => {
  test('the best discards are found: one card to a wheel, nothing from a made hand', () => {
    const { hands } = found('hawaiian-gardens/lowball', { hands: ['As 2d 3c 4h Kd', '9c 8d 7h 2c 3s'] });
    expect(hands.map(({ throws }) => throws)).toEqual(['Kd', '']);
  });

  test('Crazy Pineapple: the card that helps least goes', () => {
    const { method, hands } = found('hawaiian-gardens/crazy-pineapple', {
      hands: ['AsKdKc', 'QdJd9s'],
      board: 'Ks 2d 9d',
    });
    expect([method, ...hands.map(({ throws }) => throws)]).toEqual(['exact', 'As', '9s']);
  });

  test('what is thrown away as said is no better than what is best', () => {
    const id = 'hawaiian-gardens/badugi';
    const [best] = parts(id, { hands: ['As 2d 3c Kc', '9c 8d 7h 2s pat'], draws: 1 });
    const [said] = parts(id, { hands: ['As 2d - Kc 3c', '9c 8d 7h 2s pat'], draws: 1 });
    expect(best).toBeGreaterThan(said);
  });

  test('draws that are still to come are played out: with more of them a draw is worth more', () => {
    const asked = { hands: ['As 2d 3c Kc', '9c 8d 7h 2s'] };
    const [three] = parts('hawaiian-gardens/badugi', asked, { error: 0.01 });
    const [one] = parts('hawaiian-gardens/badugi', { ...asked, draws: 1 }, { error: 0.01 });
    expect(three).toBeGreaterThan(one + 0.1);
  });

  test.for(potOfferings.map(({ id }) => id))('%s answers for two unknown hands', (id) => {
    const { method, hands } = found(id, { hands: ['any', 'any'] }, { deals: 300 });
    expect(method).toBe('simulated');
    expect(hands[0].equity + hands[1].equity).toBeCloseTo(1, 9);
    for (const { shares } of hands)
      expect(shares.map(({ name }) => name)).toEqual(gameOf(id).shares.map(({ name }) => name));
  });
});

test('O41 who asks is told how far it is: by deals, by the error that is left, by what is counted', () => {
  const told: number[] = [];
  const onProgress = (done: number) => told.push(done);
  const game = gameOf('black-sheep/holdem');
  const two = { hands: ['AsKd', 'QcQh'] };
  potEquity(game, two, { exact: 1, deals: 3000, seed: 1, onProgress });
  expect(told).toEqual([1024 / 3000, 2048 / 3000, 1]);
  told.length = 0;
  const found = potEquity(game, two, { exact: 1, error: 0.005, seed: 1, onProgress });
  expect(found.ok && found.hands[0].error).toBeLessThanOrEqual(0.005);
  expect(told.at(-1)).toBe(1);
  expect(told.at(-2)).toBeGreaterThan(0.5);
  told.length = 0;
  potEquity(game, { hands: ['QQ', '87s'], board: '2c 7d' }, { onProgress });
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)).toBe(1);
});
