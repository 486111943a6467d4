import { readFileSync } from 'node:fs';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { replayPhh } from './phh.ts';
import { type Fields, THREE_PLAYERS, unseen } from './testing-phh.ts';

const base = { ...THREE_PLAYERS, actions: [] };

describe('refusals name the place and the reason', () => {
  const aceDealt = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd'];
  const cases: [string, Fields, string][] = [
    [
      'unknown variant',
      { variant: 'XX' },
      'variant: must be one of FT NT NS PO FO/8 F7S F7S/8 FR N2L1D F2L3D FB, not "XX".',
    ],
    ['missing field', { min_bet: undefined }, 'min_bet: is missing.'],
    ['too few antes', { antes: [0, 0] }, 'antes: has 2 entries for 3 players.'],
    [
      'a text for an amount',
      { blinds_or_straddles: [1, '2', 0] },
      'blinds_or_straddles: p2\'s entry must be an amount in whole cents, not "2".',
    ],
    ['finer than a cent', { min_bet: 0.001 }, 'min_bet: must be an amount in whole cents, not 0.001.'],
    [
      'negative stack',
      { starting_stacks: [100, -5, 100] },
      "starting_stacks: p2's entry must be an amount in whole cents, not -5.",
    ],
    ['no chips', { starting_stacks: [100, 100, 0] }, 'starting_stacks: p3 has no chips.'],
    [
      'one player',
      { starting_stacks: [100], antes: [0], blinds_or_straddles: [1] },
      'the hand: A hand needs at least two players.',
    ],
    ['no least bet', { min_bet: 0 }, 'min_bet: must be more than 0.'],
    [
      'blinds in stud',
      { variant: 'FR', bring_in: 1, small_bet: 2, big_bet: 4 },
      'blinds_or_straddles: stud has a bring-in and no blinds.',
    ],
    ['actions that are no list', { actions: 'p1 f' }, 'actions: must be a list, not "p1 f".'],
    ['an action that is no text', { actions: [7] }, 'action 1: must be a string.'],
    ['unknown player', { actions: ['d dh p4 AhAd'] }, 'action 1 "d dh p4 AhAd": there are only 3 players.'],
    ['unknown actor', { actions: ['x f'] }, 'action 1 "x f": must name d or a player p1 to p3, not "x".'],
    [
      'bad cards',
      { actions: ['d dh p1 AhXd'] },
      'action 1 "d dh p1 AhXd": needs cards such as AsTd or ??, not "AhXd".',
    ],
    [
      'bad amount',
      { actions: [...unseen, 'p3 cbr six'] },
      'action 4 "p3 cbr six": needs one amount in whole cents, not "six".',
    ],
    [
      'card twice',
      { actions: ['d dh p1 AhAd', 'd dh p2 ????', 'd dh p3 KhAh'] },
      'action 3 "d dh p3 KhAh": Ah is not left in the deck: it has been dealt before.',
    ],
    ['card twice in a hand', { actions: ['d dh p1 AhAh'] }, 'action 1 "d dh p1 AhAh": names Ah twice.'],
    ['out of turn', { actions: [...unseen, 'p1 f'] }, 'action 4 "p1 f": It is p3\'s turn, not p1\'s.'],
    [
      'too small a raise',
      { actions: [...unseen, 'p3 cbr 3'] },
      'action 4 "p3 cbr 3": Raise must be to at least 4, not 3.',
    ],
    [
      'more than the player has',
      { actions: [...unseen, 'p3 cbr 101'] },
      'action 4 "p3 cbr 101": Raise must be to at most 100, not 101: the player has no more.',
    ],
    [
      'undealt player',
      { actions: ['d dh p1 ????', 'd dh p2 ????', 'p3 f'] },
      'action 3 "p3 f": p3 has not been dealt all cards yet.',
    ],
    [
      'undealt flop',
      { actions: [...unseen, 'p3 f', 'p1 cc', 'p2 cc', 'p1 cc'] },
      'action 7 "p1 cc": the board has not been dealt yet.',
    ],
    [
      'one card too many',
      { actions: [...unseen, 'd dh p2 9c', 'p3 f'] },
      'action 4 "d dh p2 9c": p2 gets no card here.',
    ],
    [
      'a board too early',
      { actions: [...unseen, 'd db AsKsQs'] },
      'action 4 "d db AsKsQs": the board gets no card here.',
    ],
    [
      'shown too early',
      { actions: [...aceDealt, 'p1 sm -'] },
      'action 4 "p1 sm -": the betting is not over: p3 is to act.',
    ],
    [
      'shows other cards',
      { actions: [...aceDealt, 'p3 f', 'p1 f', 'p2 sm KhKs'] },
      'action 6 "p2 sm KhKs": Ks is not in the hand (Kh Kd).',
    ],
    [
      'shows too few',
      { actions: [...aceDealt, 'p3 f', 'p1 f', 'p2 sm Kh'] },
      'action 6 "p2 sm Kh": p2 holds 2 cards, not 1.',
    ],
    [
      'goes on too long',
      { actions: [...unseen, 'p3 f', 'p1 f', 'p2 cc'] },
      'action 6 "p2 cc": The hand is over.',
    ],
    [
      'foreign card',
      { variant: 'NS', actions: ['d dh p1 5c5d'] },
      'action 1 "d dh p1 5c5d": 5c is not in the deck of 36 cards, six to ace.',
    ],
    [
      'over the pot',
      { variant: 'PO', actions: ['p1', 'p2', 'p3'].map((p) => `d dh ${p} ????????`).concat('p3 cbr 8') },
      'action 4 "p3 cbr 8": Raise must be to at most 7, not 8: the limit allows no more.',
    ],
    [
      'an unknown discard of a known hand',
      { variant: 'N2L1D', actions: ['d dh p1 AhKhQhJhTh', 'p1 sd ??'] },
      'action 2 "p1 sd ??": all cards of the hand (Ah Kh Qh Jh Th) are known.',
    ],
  ];

  test.each(cases)('%s', (_, fields, message) => {
    expect(replayPhh(stringify({ ...base, ...fields }))[0]).toMatchObject({
      verdict: 'refused',
      message,
      finishing: [],
    });
  });

  test('text that is not TOML, and TOML without a hand', () => {
    expect(replayPhh('variant = \n')[0].message).toMatch(/^line 1, column \d+: not TOML: /);
    expect(replayPhh('')[0].message).toBe('the file: there is no hand in it.');
    expect(replayPhh('antes = [0, 0]')[0].message).toMatch(
      /^antes: is not part of a hand, and not a hand itself/,
    );
  });

  test('one bad hand of a file does not spoil the others', () => {
    const bad = readFileSync(new URL('./fixtures/many.phhs', import.meta.url), 'utf8').replace(
      '"p4 f"',
      '"p4 cbr 5"',
    );
    expect(replayPhh(bad).map(({ verdict }) => verdict)).toEqual([
      'agrees',
      'refused',
      'agrees',
      'unchecked',
    ]);
  });
});
