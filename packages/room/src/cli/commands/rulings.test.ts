import { offerings } from '@cardroom/core/houses';
import { rulingsOf } from '@cardroom/core/rulings';
import { describe, expect, test } from 'vitest';
import { complaint, printed } from '../testing.ts';

describe('cardroom rulings', () => {
  test('002:579-609 prints the rulings by what went wrong, each with when it holds and its line', async () => {
    const text = await printed('rulings', 'empire/lowball');
    expect(text).toMatch(
      /^Lowball at Empire Sportsmen's Association: \d+ rulings printed, \d+ posted by the room\.\n/,
    );
    expect(text).toContain(
      [
        'A CARD IS EXPOSED',
        "- By the dealer; it is the dealer's hand:",
        '    The player who deals takes every exposed card. (002:588)',
        '- By the dealer; before the draw; it is an A, a 2, a 3, a 4 or a 5:',
        '    Before the draw, an exposed card that is a five or lower must be taken. (002:588)',
        '',
      ].join('\n'),
    );
    expect(text.replace(/\s+/g, ' ')).toContain(
      'unless the floor lets it play. Or: The hand plays on. (002:600; by the setting silence)',
    );
    expect(text.replace(/\s+/g, ' ')).toContain(
      'the next player has not acted. The player may ask for it without the floor. (002:603)',
    );
    // A hand with too many cards is foul in any case: what the room posts is never asked.
    expect(text).toMatch(/TOO MANY CARDS\n- In any case:\n[^(]*\(002:583\)\n\n/);
    expect(text).toContain("(the room's own posting)");
  });

  test('000:286-409 where the book prints none, the room’s own are told', async () => {
    const text = await printed('rulings', 'black-sheep/holdem');
    expect(text).toContain('no rulings printed');
    expect(text).not.toMatch(/00\d:\d/);
    expect(text).toContain('A CARD OF ANOTHER DECK TURNS UP\n- In any case:\n    The deck is not right');
  });

  test('002:704 torn lines are read by a setting, which is told with its choices and can be changed', async () => {
    const text = (await printed('rulings', 'empire/double-hand-poker')).replace(/\s+/g, ' ');
    expect(text).toContain(
      'Bets go back, and all hands are dealt again. (002:704; by the setting wrongStub)',
    );
    expect(text).toContain('READ IN ONE WAY OF SEVERAL');
    expect(text).toContain(
      '- Wrong number of cards left after the deal: what becomes of the bets (002:704: "no action", yet "all hands will be redealt"): Here: they go back. Choices: --set "wrongStub=bets back" (they go back) | --set "wrongStub=bets stay" (they stay for the new deal).',
    );
    const stay = await printed('rulings', 'empire/double-hand-poker', '--set', 'wrongStub=bets stay');
    expect(stay).not.toContain('Bets go back, and');
    expect(stay).toContain('dealt again for the same bets.');
    expect(stay).toContain('Here: they stay for the new deal.');
    expect(await complaint('rulings', 'empire/double-hand-poker', '--set', 'wrongStub=7')).toEqual([
      'Setting "wrongStub" is one of bets back, bets stay, not "7".',
      expect.stringContaining('cardroom rules empire/double-hand-poker'),
    ]);
  });

  test('no line of any game is wider than a terminal, and every irregularity stands once', async () => {
    for (const { id } of offerings) {
      const lines = (await printed('rulings', id)).split('\n');
      expect(lines.filter((line) => line.length > 100)).toEqual([]);
      const heads = lines.filter((line) => /^[A-Z][A-Z, '-]+$/.test(line));
      expect(new Set(heads).size).toBe(heads.length);
    }
  });

  test('--json has the rulings themselves, and their words', async () => {
    const id = 'lucky-lady/omaha';
    const rulings = JSON.parse(await printed('rulings', id, '--json'));
    const bare = rulings.map(({ words: _, ...ruling }: { readonly words: unknown }) => ruling);
    expect(bare).toEqual(rulingsOf({ id, kind: 'pot' }));
    expect(rulings[0]).toMatchObject({
      what: 'exposed card',
      cite: '004:1385 (by 004:48, 004:1408)',
      words: {
        what: 'A card is exposed',
        when: 'by the dealer; on the deal; it is the first card off the deck; nobody has acted',
        remedy: ['The cards are shuffled and dealt again; blinds and antes stay.'],
      },
    });
  });

  test.each([
    [['empire/lowbal'], 'There is no game "empire/lowbal". Did you mean empire/lowball', 'cardroom games'],
    [['xyzzy'], 'There is no game "xyzzy".', 'cardroom games'],
    [[], "Missing required argument 'game'.", 'cardroom rulings --help'],
  ])('%j is refused with a sentence and a hint', async (args, sentence, hint) => {
    const [said, hinted] = await complaint('rulings', ...args);
    expect(said).toContain(sentence);
    expect(hinted).toContain(hint);
  });
});
