import { houses } from '@cardroom/core/houses';
import { z } from 'zod';
import { looksOf } from '../../store/people/name-looks.ts';

/** What stands between the words of a name, and apostrophes that are letters. */
const BETWEEN = /[ ._'’-]/u;
const COMMON = '0-9ʻʼ';
/** Accents that languages write over, under and beside letters; none that strikes them out or is a letter itself. */
const ACCENTS = '\\u0300-\\u0314\\u031b\\u0323-\\u0331';
/** Letters that Latin alphabets have, African ones too, without those of phonetics and small capitals. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿɓɔɖɗəɛɣɨɩɲʉʊʋʒ';
/** What Japanese, Chinese and Korean are written in; each goes with words in Latin letters. */
const EAST_ASIAN = [
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  '\\p{scx=Hani}\\p{scx=Bopo}',
  '\\p{scx=Hani}가-힣',
];
/** The other scripts that people write their languages in today. */
const OTHERS =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt Adlm Bali Bamu Batk Cakm Cham Cans Cher Java Kali Lana Lepc Limb Lisu Mand Mtei Newa Nkoo Olck Osge Plrd Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Yiii'.split(
    ' ',
  );

const wordOf = (letters: string) => new RegExp(`^[${letters}${COMMON}${ACCENTS}]*$`, 'u');
const latin = wordOf(LATIN);
/** Ways to write a name: the words that go together. */
const WRITINGS = [
  ...OTHERS.map((script) => [wordOf(`\\p{scx=${script}}`)]),
  ...EAST_ASIAN.map((letters) => [wordOf(letters), latin]),
];

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}⠀]/u;
const MADE_OF = /^[\p{L}\p{Nd}][\p{L}\p{Mn}\p{Mc}\p{Nd} ._'’-]*$/u;
const DOUBLED = /[._'’-][_'’-]|[_'’-]\./u;
/** An accent on nothing, one of them twice, a heap of them, or a dot on a letter that has one. */
const ASTRAY =
  /(?<![\p{L}\p{M}])\p{M}|(\p{M})\1|[\u0300-\u036f]{3}|\p{Mn}{5}|[\p{Soft_Dotted}ı]\p{M}*\u0307/u;

/** What is wrong with a name, as a sentence; null when somebody may be called so. */
function refuseName(name: string): string | null {
  if (INVISIBLE.test(name)) return 'A name can only have visible characters.';
  if (name.length < 2) return 'A name needs at least 2 characters.';
  if (name.length > 24) return 'A name can have at most 24 characters.';
  if (!MADE_OF.test(name) || DOUBLED.test(name))
    return "A name can have letters and digits, with single spaces and . _ - ' between them.";
  if (ASTRAY.test(name.normalize('NFD')))
    return 'Accents in a name must be on letters, with only a few on each.';
  const words = name.split(BETWEEN);
  if (!WRITINGS.some((ways) => words.every((word) => ways.some((way) => way.test(word)))))
    return 'A name must keep to the letters of one alphabet, so that it cannot pass for another.';
  if (isReserved(name)) return `"${name}" sounds like the house itself. Choose another name.`;
  return null;
}

/** Letters of any language, but no name that cannot be seen or that passes for somebody else's. */
export const properName = z
  .string()
  .max(80)
  .refine(
    (text) => !INVISIBLE.test(text.replace(/[\t-\r]/g, ' ')),
    'A name can only have visible characters.',
  )
  .transform((text) => text.normalize('NFKC').trim().replace(/\s+/g, ' '))
  .superRefine((name, issues) => {
    const message = refuseName(name);
    if (message !== null) issues.addIssue({ code: 'custom', message });
  });

/** Who speaks for the room, or for nobody. */
const RESERVED = [
  ...'floor floorman floorwoman floorperson house dealer playerdealer auditor audit cage cashier admin administrator staff'.split(
    ' ',
  ),
  ...'cardroom bot robot system server root operator moderator manager management supervisor support security official'.split(
    ' ',
  ),
  ...'owner host banker croupier proposition prop pitboss brush seat table room you everybody everyone somebody anybody nobody'.split(
    ' ',
  ),
  ...Object.entries(houses).flatMap(([id, { name }]) => {
    const short = name.replace(/ Casino$/, '');
    return [id, name, short, `${short} Casino`];
  }),
];
/** Words that make no other name of it. */
const BESIDE =
  'the a an our your this that real true official chief head senior shift duty team desk service card cards casino club hotel of at for on in and from'.split(
    ' ',
  );

const bare = (text: string): string => looksOf(text).replace(/[\p{M} '’ʻʼ]/gu, '');
const reserved = new Set(RESERVED.map(bare));
const beside = new Set(BESIDE.map(bare));
/** All in one word, or with something between all its letters. */
const together = new RegExp(`^(?:${bare('the')})?(?:${[...reserved].join('|')})+s?$`, 'u');

const LETTERS: Readonly<Record<string, string>> = {
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
};

/** Whether it is said of the room: "Floor", "the House", "F1oor 2", "D.E.A.L.E.R", "c4ge". */
function isReserved(name: string): boolean {
  const words = name.split(/[ ._'’ʻʼ-]+/u);
  const spelled = words.map((part) => bare(part.replace(/[2-9]/g, (digit) => LETTERS[digit] ?? digit)));
  const numbered = words.map((part) => bare(part.replace(/^\d+|\d+$/g, ''))).filter((part) => part !== '');
  return [spelled, numbered].some((parts) => {
    const known = (part: string) => reserved.has(part) || reserved.has(part.replace(/s$/, ''));
    const all = parts.every((part) => known(part) || beside.has(part));
    return (all && parts.some(known)) || together.test(parts.join(''));
  });
}
