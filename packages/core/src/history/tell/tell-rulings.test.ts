import { describe, expect, test } from 'vitest';
import { HIDDEN, seededRandom } from '../../cards/index.ts';
import { HOUSE, RAIL, viewFor } from '../../engine/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { play, stacked, start } from '../../engine/pot/testing.ts';
import { findOffering } from '../../houses/index.ts';
import type { PotOffering } from '../../houses/offering/offering.ts';
import { gameOf, stakesOf } from '../../houses/testing/testing.ts';
import { eventsOf, evolve, type HandEvent, newTable, type TableState } from '../../table/index.ts';
import { Session } from '../../table/testing/session.ts';
import { toPhh, whyNotPhh } from '../phh/index.ts';
import { tellPlayerDealer } from './tell-player-dealer.ts';
import { tellPoints } from './tell-points.ts';
import { cards } from './tell-rulings.ts';
import { Teller } from './teller.ts';

function holdem(): Hand {
  const of = findOffering('hawaiian-gardens/holdem') as PotOffering;
  const deck = stacked(['2c 2d', '3c 3d', 'Ac Ad'], { board: 'As Ks Qs Js Ts' });
  return start(gameOf(of), stakesOf(of, '4-8'), [100, 100, 100], { deck });
}

const told = (hand: Hand, viewer = HOUSE, you = -1): string[] =>
  new Teller(hand.state.setup, { nameOf: () => null, you }).tell(
    hand.log.map((event) => viewFor(event, viewer)),
  );

function rule(hand: Hand, irregularity: Irregularity, ...remedy: Remedy[]): void {
  const answer = hand.play({ type: 'rule', irregularity, remedy, say: 'So it is.', cite: '003:42' });
  if (!answer.ok) throw new Error(answer.message);
}

const since = (lines: readonly string[]) => lines.slice(lines.findIndex((line) => /^The floor/.test(line)));

describe('a hand that the floor ruled on', () => {
  test('003:42 says what went wrong, the ruling with its line, and where the cards go', () => {
    const hand = holdem();
    rule(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'replace', old: 'next burn' });
    expect(since(told(hand, RAIL))).toEqual([
      'The floor is called: a card is exposed (seat 2).',
      "Everybody has seen 3c of seat 2's hand.",
      'Ruling: So it is. (003:42)',
      '3c goes to the burn cards.',
      'Seat 2 gets a card.',
      'The next cards come without another burn.',
    ]);
    expect(since(told(hand, 1, 1))).toContainEqual(expect.stringMatching(/^You get [2-9TJQKA][cdhs]\.$/));
  });

  test('003:43-45 a board that is dealt again has the same name', () => {
    const hand = holdem();
    play(hand, '3 call', '1 call', '2 check');
    rule(hand, { what: 'large board' }, { do: 'board again' });
    const { need } = hand;
    hand.play({ type: 'shuffle', cards: need?.cards ?? [] });
    const boards = told(hand).filter((line) => /^(Flop|Turn)/.test(line));
    expect(boards.map((line) => line.slice(0, 4))).toEqual(['Flop', 'Flop']);
  });

  test('tells of dead hands, refunds, acts taken back, and misdeals', () => {
    const dead = holdem();
    rule(dead, { what: 'hand in the muck', seat: 0 }, { do: 'hand dead', chips: 'back' });
    expect(since(told(dead))).toEqual(
      expect.arrayContaining(['$2 goes back to seat 1.', "Seat 1's hand is dead."]),
    );
    const back = holdem();
    play(back, '3 call');
    rule(back, { what: 'unaware of a raise', seat: 2 }, { do: 'take back' });
    expect(told(back).at(-1)).toBe('Seat 3 takes it back and acts again.');
    const again = holdem();
    rule(again, { what: 'foreign card' }, { do: 'misdeal' });
    expect(told(again).at(-1)).toBe('It is a misdeal. Everybody has back what they put in.');
  });

  test('is not written as PHH, which has no words for it', () => {
    const hand = holdem();
    expect(whyNotPhh(hand.log)).toBeNull();
    rule(hand, { what: 'exposed card', seat: 1, cards: [0] }, { do: 'stands' });
    expect(whyNotPhh(hand.log)).toMatch(/no words for rulings\.$/);
    expect(() => toPhh(hand.state.setup, hand.log)).toThrow(/no words/);
  });
});

/** The hands of an evening at which much goes wrong, each in its sentences. */
function toldEvening(id: string): string[] {
  const offering = findOffering(id);
  if (offering === undefined) throw new Error(id);
  const { house } = offering;
  const { table } = new Session({ house, offering: id }, seededRandom(`told ${id}`), {
    hands: 25,
    ruled: true,
  }).run();
  const view = newTable(table.state.sign);
  const lines: string[] = [];
  let played: HandEvent[] = [];
  // As it began: a round's own goes along with who comes and leaves while bets are open.
  let hand: TableState['hand'] = null;
  for (const event of table.log) {
    if (event.type === 'played') played.push(event.event);
    evolve(view, event);
    if (event.type === 'hand began') {
      played = [];
      hand = view.hand && ({ ...view.hand, state: { ...view.hand.state } } as TableState['hand']);
    }
    if (event.type !== 'hand ended' && event.type !== 'voided') continue;
    if (hand?.kind === 'player-dealer')
      lines.push(...tellPlayerDealer(hand.state.began, eventsOf(hand.kind, played)));
    if (hand?.kind === 'points') lines.push(...tellPoints(hand.state.setup, eventsOf(hand.kind, played)));
    if (hand?.kind === 'pot') lines.push(...new Teller(hand.state.setup).tell(eventsOf(hand.kind, played)));
  }
  return lines;
}

test.each([
  'hawaiian-gardens/seven-card-stud',
  'hawaiian-gardens/lowball',
  'hawaiian-gardens/pai-gow-poker',
  'hawaiian-gardens/hawaiian-blackjack',
  'empire/pai-gow-tiles',
  'hawaiian-gardens/thirteen-card',
])('whatever is ruled at %s is told in sentences', (id) => {
  const lines = toldEvening(id);
  expect(lines.filter((line) => /^Ruling: /.test(line)).length).toBeGreaterThan(3);
  expect(
    lines.filter((line) => !/^[A-Z0-9$].*[.)]$|^(Flop|Turn|River|Board|Community card)/.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => /undefined|null|\[object|NaN/.test(line))).toEqual([]);
});

test('cards that may not be seen are counted in words, as in the rest of the story', () => {
  expect([[HIDDEN], [HIDDEN, HIDDEN], [51, 50]].map(cards)).toEqual(['a card', 'two cards', 'As Ah']);
});
