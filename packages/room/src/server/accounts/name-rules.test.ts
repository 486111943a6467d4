import fc from 'fast-check';
import unhomoglyph from 'unhomoglyph';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { looksOf } from '../../store/people/name-looks.ts';
import { startTestServer, type TestServer } from '../testing.ts';
import { properName } from './name-rules.ts';

const read = (text: string): string => {
  const checked = properName.safeParse(text);
  return checked.success ? checked.data : `refused: ${checked.error.issues[0]?.message}`;
};

describe('A8 people may be called', () => {
  test.each([
    ...[
      'José',
      'Nguyễn Văn',
      'Łukasz',
      'Þórr',
      'Əliyev',
      'İbrahim',
      'Işıl',
      'Ngũgĩ',
      'Ọ̀ṣun',
      'Kealiʻi',
      'Đặng',
    ],
    ...["O'Neil", 'O’Brien', 'Anne-Marie', 'Big Al 3', 'J. R. Ewing', 'Al Jr.', '777', 'x_x'],
    ...['李小龍', '山田 太郎', 'さくらー', 'ロベルト', '김철수', 'Taro 太郎', 'ㄅㄆㄇ 李'],
    ...['Мария', 'Ἀλέξανδρος', 'Ելենա', 'კახა', 'דוד לוי', 'דודי לוי', 'علی رضا', 'محمد ٣'],
    ...[
      'राज कुमार',
      'தமிழ்',
      'আমি',
      'ਗੁਰਪ੍ਰੀਤ',
      'สมชาย',
      'ປະເສີດ',
      'အောင်ဆန်း',
      'សុខា',
      'བཀྲ་ཤིས'.replaceAll('་', ' '),
      'አበበ',
      'ᏣᎳᎩ',
    ],
    // Who works elsewhere, and whose family is called so.
    ...['Nicolas Cage', 'Hugh House', 'Abbot', 'Bota', 'Botha', 'Boss', 'Empress', 'Lucky Larry', 'Cagney'],
  ])('%s', (name) => expect(read(name)).toBe(name.normalize('NFKC')));

  test.each(['Quiet Otter 42', 'Dusty Coyote 10', 'Ada Abbott', 'Zoe Young', 'Iris Kwan 12'])(
    'what the page proposes and bots are called: %s',
    (name) => expect(read(name)).toBe(name),
  );

  test('spaces and compatible letters are made plain', () => {
    expect(read('  Big \t Al ')).toBe('Big Al');
    expect(read('Ｂｉｇ Ａｌ')).toBe('Big Al');
  });
});

describe('A8 nobody is called', () => {
  test.each([
    ...[
      'floor\ufe0f',
      '\u3164\u3164',
      'An\u3164na',
      '\u115f\u1160',
      '\u2800\u2800',
      'Ann\u2800',
      'An\u200bn',
      'Ann\ufeff',
    ],
    ...[
      'Ann\u00ad',
      '\u202eennA',
      '\u2066Ann\u2069',
      'Ann\u061c',
      'An\u034fn',
      'Ann\u{e0041}',
      'An\u17b4n',
      'Ann\u0000',
      '\ue000x',
    ],
  ])('what cannot be seen: %j', (name) =>
    expect(read(name)).toBe('refused: A name can only have visible characters.'),
  );

  test.each([
    'Z\u0300\u0301\u0302algo',
    'ก็็็',
    'A\u0334nn',
    'a\u20dda',
    '\u0301Ann',
    'Ann \u0301',
    'Ali\u0307',
    'Al\u0131\u0307ce',
    'a\u0363b',
    'ab\u00b4',
    '1\u0301',
  ])('with accents heaped or astray: %s', (name) => expect(read(name)).toMatch(/^refused/));

  test.each([
    'Аnna',
    'Alicе',
    'Pаul',
    'Αnna',
    'Anna Смит',
    'F丨oor',
    'Al၀',
    'b০b',
    'ꜰʟᴏᴏʀ',
    'ɑnn',
    'Fⅼoor\u{10400}',
    '𐌀𐌁',
    'Ꭺnn',
    'aლ',
  ])('in letters of two alphabets, or of none in use: %s', (name) =>
    expect(read(name)).toMatch(/^refused: A name (must keep|can have)/),
  );

  test.each([
    ...[
      'floor',
      'Floor',
      'FLOOR',
      'F1oor',
      'FIoor',
      'fl00r',
      'flöör',
      'ƒloor',
      'f.l.o.o.r',
      'F L O O R',
      'Floor 2',
      'floor.',
      'Floors',
    ],
    ...[
      'the floor',
      'The House',
      'thehouse',
      'h0use',
      'HOUSE',
      'House 1',
      'Dealer',
      'Host',
      'The Banker',
      'Croupier 2',
      'd3aler',
      'DEAL-ER',
      'dea1er',
      'Player-Dealer',
    ],
    ...[
      'auditor',
      'Audıtor',
      'AUD1TOR',
      'cage',
      'c4ge',
      'The Cage',
      'admin',
      'ADM1N',
      '4dmin',
      'Admin123',
      'Admln',
      'adrnin',
      'administrator',
    ],
    ...[
      'staff',
      '5taff',
      'Cardroom',
      'card room',
      'CardroomStaff',
      'cardroom floor',
      'bot',
      'Bot 7',
      'b0t',
      'system',
      'SYSTEM',
      'server',
    ],
    ...[
      'Black Sheep',
      'black-sheep',
      'BlackSheepCasino',
      'Empire',
      'Empire Casino',
      'Hotel Del Rio',
      'Hawaiian Gardens',
      'Lucky Lady',
      '1ucky Lady',
    ],
    ...['you', 'Nobody', 'Seat 3', 'proposition', 'Floor Manager', 'official staff', '𝐅𝐥𝐨𝐨𝐫', 'Ｆｌｏｏｒ'],
  ])('like the room itself: %s', (name) =>
    expect(read(name)).toMatch(/^refused: .* sounds like the house itself/),
  );

  test.each(['A', 'x'.repeat(25), '<b>', '-dash', 'a--b', "a''b", 'a@b', 'Ann!', '①', '½½', '©x', ''])(
    '%j',
    (name) => {
      const got = read(name);
      if (!got.startsWith('refused')) expect(got).toMatch(/^[\p{L}\p{N} ._'-]{2,24}$/u);
    },
  );
});

/** As UTS #39 has it: for capitals as they are, and for all of them small. */
const skeletons = (name: string): string[] =>
  [name, name.toLowerCase()].map((text) => unhomoglyph(text.normalize('NFD')).normalize('NFD'));

const letters = fc.constantFrom(
  ...'aаɑAАΑoоοOО0lI1iіІ|eеEmrncсsѕpрvw 1._-éáäåıİßσςהויסעיو口ロ〇日'.split(''),
);
const names = fc.array(letters, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''));

test('A9 no two names that were accepted have the same skeleton, whatever their capitals', () => {
  fc.assert(
    fc.property(fc.array(names, { minLength: 50, maxLength: 200 }), (tried) => {
      const taken = new Map<string, string>();
      for (const text of tried) {
        const name = read(text);
        if (!name.startsWith('refused') && !taken.has(looksOf(name))) taken.set(looksOf(name), name);
      }
      const seen = new Map<string, string>();
      for (const name of taken.values())
        for (const skeleton of new Set(skeletons(name))) {
          expect([skeleton, seen.get(skeleton) ?? name]).toEqual([skeleton, name]);
          seen.set(skeleton, name);
        }
    }),
    { numRuns: 200 },
  );
});

describe('at the desk', () => {
  let here: TestServer;
  beforeAll(async () => {
    here = await startTestServer();
    await here.visitor().guest('Alice Lee');
  });
  afterAll(() => here.stop());

  test.each(['/api/guest', '/api/register'])('A9 %s: no name passes for another’s', async (path) => {
    for (const name of ['ALICE LEE', 'AIice Lee', 'A1ice_Lee', 'Alıce.Lee'])
      expect((await askAt(here, path, name)).body.error).toMatchObject({ code: 'name-taken' });
    expect((await askAt(here, path, 'AIice Lee')).body.error.message).toBe(
      'AIice Lee looks too much like Alice Lee, which is already taken.',
    );
    expect((await askAt(here, path, 'floor\ufe0f')).body.error.code).toBe('malformed');
  });
});

const askAt = (here: TestServer, path: string, name: string) =>
  here.visitor().post(path, path === '/api/guest' ? { name } : { name, password: 'a long enough word' });
