import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/testing-cards.ts';
import {
  blackjack8,
  blackjackElite,
  blackjackPoker,
  hawaiian22,
  noBust22,
  noBust215,
  noBust2001,
  pure215,
  type Totals,
  twentyOne,
} from './twenty-one.ts';

const name = (ranking: Totals, text: string) => ranking.name(ranking.value(cards(text)));

/** Fails unless each hand beats the next; they are divided by slashes. */
function expectOrder(ranking: Totals, hands: string): void {
  const values = hands.split(' / ').map((hand) => ranking.value(cards(hand)));
  expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
}

describe('plain twenty-one', () => {
  test('only the first two cards make a blackjack, and not after a split', () => {
    expect(twentyOne.special(cards('Ks Ah'))).toBe('blackjack');
    expect(twentyOne.special(cards('7s 7h 7d'))).toBeUndefined();
    expectOrder(twentyOne, 'As Td / 7s 7h 7d / Ks Qs / Ts 2h / Ts 5h 7d / Ts 6h Kd');
    expect(twentyOne.valueAfterSplit(cards('As Td'))).toBe(twentyOne.value(cards('7s 7h 7d')));
  });
});

describe('Hawaiian Blackjack', () => {
  test('003:598-610 the chart, and 003:624 hands over by closeness', () => {
    expectOrder(
      hawaiian22,
      'Ah Ad / Jk Ks / Ts 9s 3s / Ts As / Ts Ks / Ts 9s / Ts 8s / Ts 7s / Ts 6s / Ts 5s / ' +
        'Ts 4s / Jk As / Ts 2s / 2s 2d / Ts 7s 6s / Ts 8s 6s / Ts 9s Ks',
    );
  });

  test('003:599-600 any two aces, and a joker with a ten or face card', () => {
    expect(hawaiian22.special(cards('As Ah'))).toBe('natural');
    for (const ten of ['Ts', 'Jd', 'Qc', 'Kh'])
      expect(hawaiian22.special(cards(`${ten} Jk`))).toBe('blackjack');
    expect(hawaiian22.special(cards('Jk Jk'))).toBeUndefined();
    expect(hawaiian22.valueAfterSplit(cards('As Ah'))).toBe(hawaiian22.value(cards('Ts 9s 3s')));
  });

  test('003:630 hard eighteen is a 10 and 8, soft eighteen an ace and 7; 003:659 a joker is 2 or 12', () => {
    expect([hawaiian22.total(cards('Ts 8s')), hawaiian22.isSoft(cards('Ts 8s'))]).toEqual([18, false]);
    expect([hawaiian22.total(cards('As 7s')), hawaiian22.isSoft(cards('As 7s'))]).toEqual([18, true]);
    expect([hawaiian22.total(cards('Jk 6s')), hawaiian22.isSoft(cards('Jk 6s'))]).toEqual([18, true]);
    expect([hawaiian22.total(cards('Jk 6s Ks')), hawaiian22.isSoft(cards('Jk 6s Ks'))]).toEqual([18, false]);
    expect(hawaiian22.total(cards('Jk Jk'))).toBe(14);
  });
});

describe('Blackjack Elite', () => {
  test('000:943-955 the chart', () => {
    expectOrder(
      blackjackElite,
      'As Kd / Ts 5s 6s Kd / 7s 7h 7d / Ts Ks / Ts 9s / Ts 8s / Ts 7s / Ts 6s / Ts 5s / ' +
        'Ts 4s / Ts 3s / Ts 2s / 9s 2s / 8s 2s / 7s 2s / 6s 2s / 5s 2s / 4s 2s / 3s 2s / ' +
        '2s 2d / Ts 5s 7s',
    );
  });

  test('000:955 22 to 30 is one rank', () => {
    const hands = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', 'Ts'].map((last) =>
      cards(`Tc Td ${last}`),
    );
    expect(hands.map(blackjackElite.total)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(new Set(hands.map((hand) => blackjackElite.value(hand))).size).toBe(1);
    for (const hand of hands) expect(blackjackElite.isOver(hand)).toBe(true);
  });

  test('000:946 hard 31 counts aces 1, and is not over, also after a split', () => {
    const hand = cards('As Ks Td Th');
    expect(blackjackElite.special(hand)).toBe('hard-31');
    expect(blackjackElite.isOver(hand)).toBe(false);
    expect(blackjackElite.valueAfterSplit(hand)).toBe(blackjackElite.value(hand));
    expect(blackjackElite.special(cards('Ks Td As'))).toBeUndefined();
    expect(blackjackElite.isNatural(hand)).toBe(false);
  });

  test('000:957-959, 000:976 all naturals tie; a suited ace and king is known for its price', () => {
    expect(blackjackElite.value(cards('As Ks'))).toBe(blackjackElite.value(cards('As Td')));
    expect(blackjackElite.special(cards('Kh Ah'))).toBe('elite');
    expect(blackjackElite.special(cards('Kd Ah'))).toBe('natural');
    expect(blackjackElite.special(cards('Qh Ah'))).toBe('natural');
  });

  test('000:1011 a split ace with a ten-point card is 21', () => {
    expect(blackjackElite.valueAfterSplit(cards('As Ks'))).toBe(blackjackElite.value(cards('7s 7h 7d')));
  });
});

describe('No Bust Blackjack', () => {
  test.each([noBust22, noBust2001])('$id: two jokers, then a joker with any card as a 21', (ranking) => {
    expect(ranking.special(cards('Jk Jk'))).toBe('natural');
    expect(ranking.name(ranking.value(cards('Jk Jk')))).toBe('natural 22');
    expect([ranking.total(cards('Jk Jk')), ranking.isOver(cards('Jk Jk'))]).toEqual([22, false]);
    const twentyOne = ranking.value(cards('7s 7h 7d'));
    for (const hand of ['Jk 2c', 'As Jk', 'Ts Jk', 'Ts 3s Jk', 'As Ts']) {
      expect(ranking.value(cards(hand)), hand).toBe(twentyOne);
    }
    expect(ranking.isSoft(cards('As Jk')), '002:307 hard').toBe(false);
  });

  test('002:297-300 both over: nearer to 22 is better, equal is equal; any 22 without the jokers is over', () => {
    expectOrder(noBust22, 'Jk Jk / As Ts / 2s 2d / Ts 7s 5s / Ts 7s 6s / Ts 8s 6s / Ts 6s Ks');
    expect(noBust22.isOver(cards('Ts 7s 5s'))).toBe(true);
    expect(noBust22.value(cards('Ts 7s 6s'))).toBe(noBust22.value(cards('9s 5s 9d')));
  });

  test('004:186-187 in 2001 a plain 22 is not over, and nearer to the natural than 21', () => {
    expectOrder(noBust2001, 'Jk Jk / Ts 7s 5s / As Ts / 2s 2d / Ts 7s 6s / Ts 8s 6s');
    expect(noBust2001.isOver(cards('Ts 7s 5s'))).toBe(false);
    expect(noBust2001.total(cards('As Ad')), '004:124-126 no soft 22').toBe(12);
  });
});

describe('twenty-one and a half', () => {
  test.each([
    [noBust215, '004:229-232', 'As Kd', 'natural, 21½'],
    [blackjack8, '002:1267-1269', 'As Td', 'natural, 21½'],
    [pure215, '002:1026', 'BQ Ac', 'pure blackjack, 21½'],
  ])('$id: the natural, then 21, and 21 after a split', (ranking, book, natural, words) => {
    expect(name(ranking, natural), book).toBe(words);
    expect(ranking.special(cards(natural))).toBe('natural');
    const drawn = ranking.value(cards('7s 7h 7d'));
    expect(ranking.value(cards(natural))).toBeGreaterThan(drawn);
    expect(ranking.valueAfterSplit(cards(natural))).toBe(drawn);
  });

  test('002:1272, 004:238 two aces are 2 or 12', () => {
    expect(noBust215.total(cards('As Ad'))).toBe(12);
    expect(blackjack8.total(cards('As Ad Kc'))).toBe(12);
  });

  test('002:1007 a bonus card with any other card is worth 10', () => {
    expect(pure215.total(cards('BT BK'))).toBe(20);
    expect(pure215.value(cards('Ac 5c BJ 5d'))).toBe(pure215.value(cards('7s 7h 7d')));
  });

  test('002:1354-1357 a 22 is nearer to a natural than 7-8-9', () => {
    expectOrder(blackjack8, 'Ts 2s / Ts 6s 6d / Ts 6s 7d / 7h 8h 9h');
  });
});

describe('Blackjack Poker', () => {
  test('003:2012-2026 the chart with its hands after a split', () => {
    const split = (text: string) => blackjackPoker.valueAfterSplit(cards(text));
    const values = [
      blackjackPoker.value(cards('Ah Ah')),
      blackjackPoker.value(cards('Ac Ks')),
      split('Ah Ah'),
      split('Ac Ks'),
      ...['7s 7h 7d', 'Ts Ks', 'Ts 9s', 'Ts 8s', 'Ts 7s', 'Ts 6s', 'Ts 5s', 'Ts 4s', 'Ts 3s', 'Ts 2s'].map(
        (hand) => blackjackPoker.value(cards(hand)),
      ),
    ];
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
  });

  test('003:1995 only two aces of hearts; other aces are 12', () => {
    expect(blackjackPoker.special(cards('Ah Ah'))).toBe('natural');
    expect(name(blackjackPoker, 'Ah Ad')).toBe('12');
  });
});
