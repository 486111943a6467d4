import { readdirSync, readFileSync } from 'node:fs';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { printCard, standardPack } from '../../cards/index.ts';
import { variants } from './games.ts';
import { type PhhOutcome, replayPhh } from './phh.ts';
import { type Fields, THREE_PLAYERS, unseen } from './testing-phh.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

/** Three players at 1-2 no limit, dealt cards nobody sees, unless said otherwise. */
function replayed(fields: Fields): PhhOutcome {
  return replayPhh(stringify({ ...THREE_PLAYERS, ...fields }))[0];
}

const checkedDown = (a: string, b: string) => [
  'd db AsKsQs',
  ...[`${a} cc`, `${b} cc`, 'd db Js', `${a} cc`, `${b} cc`, 'd db Ts', `${a} cc`, `${b} cc`],
];

describe('hands with worked-out stacks', () => {
  test.each(readdirSync(fixtures))('%s', (name) => {
    for (const { verdict, message } of replayPhh(fixture(name))) {
      expect(['agrees', 'unchecked'], message).toContain(verdict);
    }
  });

  test('there is one of every variant', () => {
    const played = readdirSync(fixtures).flatMap((name) =>
      replayPhh(fixture(name)).map(({ variant }) => variant),
    );
    expect(new Set(played)).toEqual(new Set(Object.keys(variants)));
  });

  test('says for each player what differs', () => {
    const wrong = fixture('ft.phh')
      .replace('[114, 98, 88]', '[114, 97, 89.5]')
      .replace('[26, 0, 0]', '[25, 0, 0]');
    expect(replayPhh(wrong)).toEqual([
      {
        hand: null,
        variant: 'FT',
        verdict: 'differs',
        message:
          'p2 (Ben) ends with 98, the file says 97; p3 (Cleo) ends with 88, the file says 89.50; p1 (Ann) wins 26, the file says 25.',
        finishing: [114, 98, 88],
      },
    ]);
  });

  test('a file of many hands names each, stops at a partial one and leaves unknown stacks open', () => {
    expect(replayPhh(fixture('many.phhs'))).toEqual([
      { hand: 1, variant: 'NT', verdict: 'agrees', finishing: [101, 99] },
      { hand: 2, variant: 'NT', verdict: 'agrees', finishing: [99, 98, 103, 100] },
      {
        hand: 3,
        variant: 'NT',
        verdict: 'agrees',
        message: 'The file stops before the hand is over.',
        finishing: [99, 94, null],
      },
      { hand: 4, variant: 'NT', verdict: 'unchecked', finishing: [22.25, 17.75] },
    ]);
  });
});

describe('what the format leaves to convention', () => {
  const split = ['p3 cc', 'p1 f', 'p2 cc', ...checkedDown('p2', 'p3'), 'p2 sm 7h7d', 'p3 sm 8h8d'];

  test('whole chips do not break: the odd one goes to the left of the button', () => {
    expect(replayed({ actions: [...unseen, ...split] }).finishing).toEqual([99, 101, 100]);
  });

  test('an amount with decimals means money, which is split down to a cent', () => {
    const actions = [...unseen, ...split];
    expect(replayed({ starting_stacks: [100, 100, 100.5], actions }).finishing).toEqual([99, 100.5, 101]);
    const small = { blinds_or_straddles: [0.05, 0.1, 0], min_bet: 0.1 };
    expect(replayed({ ...small, actions }).finishing).toEqual([99.95, 100.03, 100.02]);
  });

  // Cleo has one chip and antes it all; her aces win what she may contest, Ann's kings the rest.
  const shortAnte = {
    antes: [2, 2, 2],
    starting_stacks: [50, 50, 1],
    actions: [
      ...['d dh p1 KhKd', 'd dh p2 7h7d', 'd dh p3 AhAd', 'p1 cc', 'p2 cc', 'd db 2c3c4d', 'p1 cc', 'p2 cc'],
      ...['d db 9h', 'p1 cc', 'p2 cc', 'd db Jc', 'p1 cc', 'p2 cc', 'p1 sm -', 'p2 sm', 'p3 sm -'],
    ],
  };

  test('antes are dead money, which a short ante contests in full', () => {
    expect(replayed(shortAnte).finishing).toEqual([50, 46, 5]);
  });

  test('trimmed antes must be matched', () => {
    expect(replayed({ ...shortAnte, ante_trimming_status: true }).finishing).toEqual([52, 46, 3]);
  });

  test('a straddle on the button acts last', () => {
    const straddle = { blinds_or_straddles: [1, 2, 4], min_bet: 2 };
    expect(replayed({ ...straddle, actions: [...unseen, 'p1 f', 'p2 f'] }).finishing).toEqual([99, 98, 103]);
    expect(replayed({ ...straddle, actions: [...unseen, 'p3 f'] }).message).toBe(
      'action 4 "p3 f": It is p1\'s turn, not p3\'s.',
    );
  });

  test('commentaries and empty actions are nothing', () => {
    const actions = ['# cards in the air', '', ...unseen, 'p3 f  # a yawn', '   ', 'p1 f'];
    expect(replayed({ actions }).finishing).toEqual([99, 101, 100]);
  });

  test('a limit bet may be written as what the others have left', () => {
    const limit = { variant: 'FT', small_bet: 2, big_bet: 4, starting_stacks: [100, 5, 100] };
    const actions = [...unseen, 'p3 f', 'p1 cbr 4', 'p2 cc', 'd db 2c3c4d', 'p1 cbr 1', 'p2 f'];
    expect(replayed({ ...limit, actions }).finishing).toEqual([104, 1, 100]);
    const deep = { ...limit, starting_stacks: [100, 50, 100] };
    expect(replayed({ ...deep, actions }).message).toBe('action 8 "p1 cbr 1": Bet must be 2, not 1.');
  });

  test('a short all-in may let others raise again: rooms differ, and the file shows what was allowed', () => {
    const actions = [...unseen, 'p3 cbr 20', 'p1 cbr 25', 'p2 cc', 'p3 cbr 60', 'p2 f'];
    expect(replayed({ starting_stacks: [25, 100, 100], actions }).message).toBe(
      'The file stops before the hand is over.',
    );
  });

  test('what the house took explains why stacks are short', () => {
    const actions = [...unseen, 'p3 cbr 10', 'p1 f', 'p2 f'];
    expect(replayed({ actions, finishing_stacks: [99, 98, 102], _collection: 1 }).verdict).toBe('agrees');
    expect(replayed({ actions, finishing_stacks: [99, 98, 102], _collection: 2 }).verdict).toBe('differs');
    expect(replayed({ actions, finishing_stacks: [99, 98, 102] }).verdict).toBe('differs');
  });
});

describe('cards the file does not name', () => {
  const called = ['p3 cc', 'p1 f', 'p2 cc'];
  const board = ['d db 2c3c4d', 'p2 cc', 'p3 cc', 'd db 9h', 'p2 cc', 'p3 cc', 'd db Jc', 'p2 cc', 'p3 cc'];

  test('a hand that is never shown has lost to one that is', () => {
    const actions = [...unseen, ...called, ...board, 'p2 sm 7h2d'];
    expect(replayed({ actions }).finishing).toEqual([99, 103, 98]);
  });

  test('the last hand that is not mucked wins unseen', () => {
    const actions = [...unseen, ...called, ...board, 'p2 sm ????', 'p3 sm'];
    expect(replayed({ actions }).finishing).toEqual([99, 103, 98]);
  });

  test('when nobody shows, the pot stays in the middle', () => {
    expect(replayed({ actions: [...unseen, ...called, ...board] })).toMatchObject({
      verdict: 'unchecked',
      message: 'The file stops before the hand is over.',
      finishing: [99, 98, 98],
    });
  });

  test('too many of them cannot be told apart from what is shown later', () => {
    const nine = { variant: 'F2L3D', small_bet: 2, big_bet: 4, antes: new Array(9).fill(0) };
    const seats = nine.antes.map((_, i) => i + 1);
    const all = (action: (n: number) => string) => seats.map(action);
    const shown = Array.from(standardPack.cards, printCard);
    const actions = [
      ...all((n) => `d dh p${n} ??????????`),
      ...[3, 4, 5, 6, 7, 8, 9, 1, 2].map((n) => `p${n} cc`),
      ...all((n) => `p${n} sd ??????????`),
      ...all((n) => `d dh p${n} ??????????`),
      ...all((n) => `p${n} cc`),
      ...all((n) => `p${n} sd`),
      ...all((n) => `p${n} cc`),
      ...all((n) => `p${n} sd`),
      ...all((n) => `p${n} cc`),
      ...[1, 2, 3, 4, 5, 6].map((n) => `p${n} sm ${shown.slice(n * 5 - 5, n * 5).join('')}`),
    ];
    const stacks = {
      starting_stacks: nine.antes.map(() => 100),
      blinds_or_straddles: [1, 2, 0, 0, 0, 0, 0, 0, 0],
    };
    expect(replayed({ ...nine, ...stacks, actions }).message).toMatch(/too many cards are unknown\.$/);
  });

  test('known hands speak for themselves', () => {
    const actions = ['d dh p1 ????', 'd dh p2 AhAd', 'd dh p3 KhKd', ...called, ...board];
    expect(replayed({ actions }).finishing).toEqual([99, 103, 98]);
  });

  test('an all-in stops where the file does, before the rest of the board', () => {
    const actions = [
      'd dh p1 AhAd',
      'd dh p2 KhKd',
      'd dh p3 ????',
      'p3 f',
      'p1 cbr 100',
      'p2 cc',
      'p1 sm -',
      'p2 sm -',
      'd db 2c3c4d',
    ];
    expect(replayed({ actions }).finishing).toEqual([0, 0, 100]);
  });

  test('where upcards are missing, who opens is taken from the file', () => {
    const stud = {
      variant: 'F7S',
      antes: [1, 1, 1],
      blinds_or_straddles: undefined,
      ...{ bring_in: 1, small_bet: 2, big_bet: 4 },
    };
    const known = ['d dh p1 ????2c', 'd dh p2 ????Kd', 'd dh p3 ????9s'];
    const opened = (deals: string[], ...rest: string[]) =>
      replayed({ ...stud, actions: [...deals, ...rest] }).message;
    const partial = 'The file stops before the hand is over.';
    expect(opened(known, 'p1 pb')).toBe(partial);
    expect(opened(known, 'p3 pb')).toMatch(/^action 4 "p3 pb": It is p1's turn/);
    const hidden = ['d dh p1 ????2c', 'd dh p2 ??????', 'd dh p3 ????9s'];
    for (const first of ['p1 pb', 'p2 pb', 'p3 pb']) expect(opened(hidden, first)).toBe(partial);
    const fourth = ['p3 pb', 'p1 cc', 'p2 cc', 'd dh p1 Ah', 'd dh p2 ??', 'd dh p3 4d'];
    for (const next of ['p1 cc', 'p2 cbr 2', 'p3 cc']) expect(opened(hidden, ...fourth, next)).toBe(partial);
    const without = ['p3 pb', 'p1 cc', 'p2 f', 'd dh p1 Ah', 'd dh p3 4d'];
    expect(opened(hidden, ...without, 'p3 cc')).toMatch(/It is p1's turn/);
  });
});
