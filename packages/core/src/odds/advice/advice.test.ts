import { describe, expect, test } from 'vitest';
import { packs, rankOf } from '../../cards/index.ts';
import { cards } from '../../cards/testing-cards.ts';
import { shared } from '../../engine/player-dealer/state.ts';
import * as step from '../../engine/player-dealer/steps.ts';
import { higherWins } from '../../games/table-poker/against-dealer.ts';
import { findOffering, offerings } from '../../houses/index.ts';
import { bets } from '../../houses/limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../../houses/offering/offering.ts';
import { gameOf } from '../../houses/testing/testing.ts';
import { oddsOf } from '../offering-odds.ts';
import { adviceInSight, cardsInSight, strategyOf, strategyWork } from '../strategy.ts';
import { Staying } from './staying.ts';

const offering = (id: string) => findOffering(id) as PlayerDealerOffering;
function best(id: string, own: string, bank = '', board?: string) {
  const seen = { own: cards(own), bank: cards(bank), ...(board !== undefined && { board: cards(board) }) };
  const advice = adviceInSight(offering(id), seen);
  return advice.ok ? advice.worths : expect.fail(advice.message);
}

describe('O73 what each choice is worth', () => {
  test('9½: the first cards by best play come to what the bet costs', () => {
    const id = 'hawaiian-gardens/nine-and-a-half';
    const { shoe } = gameOf(offering(id));
    const counts = new Map<number, number>();
    for (const card of shoe.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    const byPips = ['Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map((card) => [card, 1] as const);
    let sum = 0;
    for (const [card, of] of [...byPips, ['Tc', 4] as const]) sum += (of / 13) * best(id, card)[0].worth;
    const found = oddsOf(offering(id));
    expect(sum).toBeCloseTo(found.ok ? -found.odds.wagers[0].edge : Number.NaN, 10);
    expect(new Set(counts.values()).size).toBe(1);
  });

  test.each([
    ['hawaiian-gardens/caribbean-stud', 'Ks Qd 9c 4h 2s', 'Ac', 'fold'],
    ['hawaiian-gardens/caribbean-stud', 'Ks Kd 9c 4h 2s', 'Ac', 'call'],
    ['empire/nines-up', 'As 9d 4c 4h', '', 'As 9d / 4c 4h'],
    ['hawaiian-gardens/pokara', 'As Ad Tc', 'Qc', 'double for Tc'],
    ['hawaiian-gardens/super-9', 'As 2d 2c', '', 'draw'],
    ['empire/twenty-first-century-baccarat', '3s 4d', '7c', 'tie'],
    ['empire/twenty-first-century-baccarat', 'As 4d', '7c', 'no tie, hit'],
  ])('%s with %s against %s: %s', (id, own, bank, choice) => {
    expect(best(id, own, bank)[0].choice).toBe(choice);
  });

  test("hold'em against a bank: before the flop, after it and at last", () => {
    const id = 'black-sheep/ultimate-texas-holdem';
    expect(best(id, 'As Kd', '', '').map(({ choice }) => choice)).toEqual(['play', 'play, least', 'check']);
    expect(best(id, '7s 2d', '', '')[0].choice).toBe('check');
    expect(best(id, '7s 2d', '', '7c 7h Kd Qs 3c')[0].choice).toBe('play');
    const [fold, play] = best(id, '7s 2d', '', 'As Kh Qd Jc 9c');
    expect(fold).toEqual({ choice: 'fold', worth: -2 });
    expect(play.worth).toBeLessThan(-2);
  });

  test('after the flop all boards are looked at', () => {
    const found = best('black-sheep/ultimate-texas-holdem', '7s 7d', '', '7c Kh 2d');
    expect(found.map(({ choice }) => choice)).toEqual(['play', 'check']);
  });

  test('what is wrong is said', () => {
    const stud = offering('hawaiian-gardens/caribbean-stud');
    const said = (own: string, bank: string) => {
      const advice = adviceInSight(stud, { own: cards(own), bank: cards(bank) });
      return advice.ok ? '' : advice.message;
    };
    expect(said('Ks Qd', 'Ac')).toContain('has 5 cards, and 1 of the bank is in sight');
    expect(cardsInSight(stud)).toMatchObject({ own: 5, bank: 1 });
  });
});

/** One card, and a bet more or none; then two cards to the bank, the first of them seen, and the higher last card wins. */
const late = playerDealerOffering({
  id: 'empire/late',
  name: 'Late',
  family: 'casino-poker',
  line: 'The bank has its cards last.',
  cite: null,
  settings: {},
  limits: [bets(5, 100)],
  game: () => {
    const more = step.laterWager('more', 'More', step.equalTo('bet'));
    const choices = [step.betChoice(more, 'More', 'pass'), step.choice('stay', 'Stay', 'pass')];
    return {
      shoe: packs.standard,
      seats: 8,
      wagers: [step.wager('bet', 'Bet', step.tableSize), more],
      script: [
        step.betting,
        ...step.cardsOut(step.deal('spots', 1, 'up')),
        step.choose(() => choices),
        step.deal('dealer', 1, 'up'),
        step.deal('dealer', 1, 'down'),
        step.reveal('dealer'),
        step.settleAll,
      ],
      settlement: step.seatBySeat(step.leftOfDealer, 'bet', 'more'),
      outcome: (round, { spot }) => {
        const [mine] = round.hands[spot][0].cards;
        return higherWins(rankOf(mine) - rankOf(shared(round, 'dealer').cards[1]));
      },
      counted: { by: 'script', alike: rankOf },
      advice: (_, { cards: [card] }) => ({ id: rankOf(card) > 6 ? 'more' : 'stay' }),
      card: { about: [], rankings: [], comesTo: {}, plays: 'bet more from the nine on' },
    };
  },
});

test('O73 cards that are dealt after a choice count, those face down as well', () => {
  const advice = adviceInSight(late, { own: cards('9s'), bank: [] });
  // 28 of the other 51 cards are lower than a nine, 20 are higher.
  const worth = (28 - 20) / 51;
  expect(advice.ok && advice.worths.map(({ choice }) => choice)).toEqual(['more', 'stay']);
  expect(advice.ok && advice.worths.map((one) => one.worth)).toEqual([
    expect.closeTo(2 * worth, 12),
    expect.closeTo(worth, 12),
  ]);
});

test('O73 taking a card is known by what it does, whatever a game calls it', () => {
  const usual = offering('hawaiian-gardens/nine-and-a-half');
  const CALLED: Readonly<Record<string, string>> = { hit: 'card', stand: 'enough' };
  const called: PlayerDealerOffering = {
    ...usual,
    game: (values) => {
      const game = usual.game(values);
      return {
        ...game,
        script: game.script.map((one) =>
          one.do === 'choose'
            ? { ...one, options: (...of) => one.options(...of).map((is) => ({ ...is, id: CALLED[is.id] })) }
            : one,
        ),
        advice: (...of) => ({ id: CALLED[game.advice?.(...of)?.id ?? ''] }),
      };
    },
  };
  const worths = (of: PlayerDealerOffering, own: string) => {
    const advice = adviceInSight(of, { own: cards(own), bank: [] });
    return advice.ok ? advice.worths : expect.fail(advice.message);
  };
  expect(worths(called, '5c')).toEqual(
    worths(usual, '5c').map(({ choice, worth }) => ({ choice: CALLED[choice], worth })),
  );
  expect(oddsOf(called)).toEqual(oddsOf(usual));
});

test('O74 a game says its rule to play by in words of its own, and it is counted', () => {
  const found = strategyOf(late);
  const edge = oddsOf(late);
  const cost = edge.ok ? edge.odds.wagers[0].edge : Number.NaN;
  expect(cost).toBeLessThan(0);
  expect(found.ok && found.charts[0].rows).toEqual([
    ['bet more from the nine on', `${(100 * cost).toFixed(4)}%`, '0.0000%'],
  ]);
});

describe('O74 how it is played', () => {
  test('every offering has a chart or a rule, or nothing to choose', () => {
    for (const one of offerings) {
      if (one.kind !== 'player-dealer') continue;
      const found = strategyWork(one);
      const isChosen = gameOf(one).script.some((step) => step.do === 'choose' && step.who === 'spots');
      expect({ id: one.id, ok: found.ok }).toEqual({ id: one.id, ok: isChosen });
    }
  });

  test('Ultimate before the flop, as published: a pair of threes plays, of deuces checks; K-5 plays, K-4 checks', () => {
    const found = strategyOf(offering('black-sheep/ultimate-texas-holdem'));
    const [{ columns, rows }] = found.ok ? found.charts : expect.fail();
    const cell = (row: string, column: string) =>
      rows.find(([name]) => name === row)?.[columns.indexOf(column)];
    expect(['3', '2'].map((rank) => cell(rank, rank))).toEqual(['P', 'C']);
    // Two suits stand below the pairs, one suit above them.
    expect([cell('5', 'K'), cell('4', 'K'), cell('K', '2')]).toEqual(['P', 'C', 'P']);
    expect([cell('8', 'Q'), cell('7', 'Q'), cell('Q', '6'), cell('Q', '5')]).toEqual(['P', 'C', 'P', 'C']);
    expect([cell('T', 'J'), cell('9', 'J'), cell('J', '8'), cell('J', '7')]).toEqual(['P', 'C', 'P', 'C']);
  });

  test('Super 9: drawing to five, standing on six; elsewhere the chart decides', () => {
    const found = strategyOf(offering('hawaiian-gardens/super-9'));
    const [{ rows }] = found.ok ? found.charts : expect.fail();
    expect(Object.fromEntries(rows)).toMatchObject({ 4: 'either', 5: 'draw', 6: 'stand', 7: 'either' });
  });

  test('by a card in sight: no hand below the lowest stays, all from the other on do, and between them other cards decide', () => {
    const { counted } = gameOf(offering('empire/three-card-poker'));
    if (counted?.by !== 'showdown') return expect.fail();
    const staying = new Staying(counted);
    // Against the trey of diamonds, worths as they are counted: a trey and a suited four among the own are worth a lot.
    for (const [own, play] of [
      ['9c 4d 2h', -1.02],
      ['9d 4d 3c', -0.99],
      ['Tc 7d 6h', -1.01],
      ['Td 8c 2h', -0.98],
      ['Ac Kd 2h', 0.1],
    ] as const)
      staying.add({ cards: cards(own), seen: cards('3d')[0], values: { play, fold: -1 } });
    // The card in sight is called a spade, and what was a spade takes its name.
    expect(staying.said).toEqual({ stay: 'play', lowest: '9s 4s 3c', all: 'Ts 8c 2h' });
  });

  test('9½: cards up to five and a half, none from six on, and no hand is looked at that cannot come', () => {
    const found = strategyOf(offering('hawaiian-gardens/nine-and-a-half'));
    const [{ rows }] = found.ok ? found.charts : expect.fail();
    expect(rows).toHaveLength(18);
    expect(rows.map(([, best]) => best)).toEqual(rows.map((_, i) => (i < 11 ? 'hit' : 'stand')));
  });

  test('tiles have a rule with its price', () => {
    const found = strategyOf(offering('hawaiian-gardens/pai-gow-tiles'));
    expect(found.ok && found.charts[0].rows).toEqual([
      ['set every hand by the house way', '0.9545%', '0.7986%'],
    ]);
  });
});
