import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { offerings } from '../houses/index.ts';
import { printedRulings } from './books/index.ts';

/** Every line of the books that speaks of something gone wrong is a ruling, or it is said here why it is none. */

/** The lines, by book; blank ones between them are left out. */
const LINES = {
  '000': '456 646-647 837 841 1105 1180 1425 1438',
  '001': '524 532',
  '002': `142 144 146-147 350 356-357 396 402-404 480-481 483 485 487-488 490 492-493 497-499 531 533 535 537 539 541
    547 577 583-584 587-588 598-601 603-606 608 660 667 672 680-684 689-700 702 704 706-710`,
  '003': `41-43 45 47-48 73 75-77 112 116-117 119 121-124 161-162 173-175 180-182 184-187 189 227 255 267 269-270
    272-274 299 368 370-371 373 375 379-380 411 455 457 511 513 516-522 524-526 528-534 555 562 566-568 570-573
    576-581 584-588 654-655 664 666 668-674 676 748-753 755-757 778-781 783 785 787 789 791 797-800 803 805-806 858
    863-873 875-876 932-935 938 943-945 979 981 983-986 988-997 999-1001 1033 1197 1251-1252 1254-1255 1285 1377-1378
    1382-1387 1389-1393 1524 1534 1536 1539-1543 1850 1854 1859-1865 1867-1871 1873 1875-1879 2521 3625-3627 3643 3664
    4115 4730-4732 4750 4770 6337-6339 6354 6374 6797-6798 6826-6828 7043-7045 7282 7436 7464-7466 11328 11392`,
  '004': '48 732 776 1210 1228 1385-1387 1391 1393 1397 1408 1415-1419',
} as const;

/** Lines that only head others, which are rulings. */
const HEADINGS = ['002:483', '002:485', '002:490', '003:516', '003:576', '003:868', '003:983', '003:1867'];

/** Lines that hold in every hand, without anybody ruling: where that is tested, and by what words. */
const RULES: Readonly<Record<string, readonly [file: string, words: string]>> = {
  '002:498': ['houses/empire/tiles.test.ts', '002:498 the one with most chips sets the tiles'],
  '002:608': ['table/showdown.test.ts', '002:591, 002:608'],
  '003:162': ['houses/hawaiian-gardens/stud.test.ts', '003:162'],
  '003:531': [
    'houses/hawaiian-gardens/pai-gow.test.ts',
    '003:531 dice, seven cards each, and the player-dealer',
  ],
  '003:570': ['houses/hawaiian-gardens/nines.test.ts', 'the player-dealer has the same chart, and is asked'],
  '003:799': ['houses/hawaiian-gardens/stud.test.ts', '003:799'],
  '003:867': ['games/chinese/thirteen-card.test.ts', '003:867 of a Clean Sweep and a surrender'],
  '003:997': [
    'houses/hawaiian-gardens/pai-gow.test.ts',
    '003:531 dice, seven cards each, and the player-dealer',
  ],
  '003:1862': ['houses/hawaiian-gardens/nines.test.ts', 'the player-dealer has the same chart, and is asked'],
  '004:1416': ['games/flop/omaha.test.ts', 'without an eight or better low the high hand takes all'],
  '004:1417': ['games/flop/omaha.test.ts', 'without an eight or better low the high hand takes all'],
  '004:1418': ['games/flop/omaha.test.ts', 'high and low need not be made of the same cards'],
};

/** Lines that mean nothing where no cards or chips can be touched. */
const AT_A_REAL_TABLE: Readonly<Record<string, string>> = {
  '000:841': 'Nobody can touch the cards of another.',
  '000:1438': 'No card can leave the table.',
  '001:532': 'Nobody can touch the cards of another.',
  '002:396': 'Hands are shown to nobody else; what players say to each other is chat.',
  '002:497': 'No tile can leave the table.',
  '002:599': 'The number of cards drawn is seen by everybody at all times.',
  '002:683': 'Hands are shown to nobody else; what players say to each other is chat.',
  '002:684': 'Whoever does not play a hand never sees it.',
  '002:708': 'Every deal has a fresh shuffle that is proved.',
  '003:73': 'A bet is made by one command, never by half.',
  '003:76': 'A bet is made by one command, never in several moves.',
  '003:274': 'The number of cards drawn is seen by everybody at all times.',
  '003:380': 'A bet is made by one command, never in several moves.',
  '003:511': 'Hands are shown to nobody else; what players say to each other is chat.',
  '003:555': 'Hands are shown to nobody else; what players say to each other is chat.',
  '003:654': 'No card can leave the table.',
  '003:655': 'Nobody can touch a card.',
  '003:783': 'A bet is made by one command, never in several moves.',
  '003:797': 'The machine reads every hand before it awards a pot.',
  '003:803': 'Another shuffle of cards that are shuffled fairly, and proved so, changes nothing.',
  '003:805': 'Cards that are not dealt are shown to nobody.',
  '003:938': 'The number of cards drawn is seen by everybody at all times.',
  '003:979': 'Hands are shown to nobody else; what players say to each other is chat.',
  '003:1251': 'A bet is made by one command, never by half.',
  '003:1254': 'A bet is made by one command, never in several moves.',
  '003:1378': 'Nobody can touch a card.',
  '003:1384': 'A hit is asked for by a button, not by a sign of the hand.',
  '003:1543': 'The number of cards drawn is seen by everybody at all times.',
  '003:1850': 'Hands are shown to nobody else; what players say to each other is chat.',
  '004:776': 'No card can leave the table.',
  '004:1228': 'Nobody can touch the cards of another.',
};

/** `646-647 837` as numbers. */
const expand = (text: string): number[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [from, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });

/** Every line that some ruling cites. */
const ruled = new Set(
  offerings
    .flatMap(({ id }) => printedRulings(id).flatMap(({ cite }) => cite ?? []))
    .flatMap((cite) => [...cite.matchAll(/(\d{3}):(\d+(?:-\d+)?)/g)])
    .flatMap(([, book, range]) => expand(range).map((line) => `${book}:${line}`)),
);

test.each(Object.entries(LINES))('%s: every line is a ruling, or says why it is none', (book, text) => {
  const none = new Set([...HEADINGS, ...Object.keys(RULES), ...Object.keys(AT_A_REAL_TABLE)]);
  const lines = expand(text).map((line) => `${book}:${line}`);
  expect(lines.filter((line) => !ruled.has(line) && !none.has(line))).toEqual([]);
  expect(lines.filter((line) => ruled.has(line) && none.has(line))).toEqual([]);
  const named = [...none].filter((line) => line.startsWith(book));
  expect(named.filter((line) => !lines.includes(line))).toEqual([]);
});

test.each(Object.entries(RULES))('%s holds in every hand, and a test says so', (_, [file, words]) => {
  const text = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  expect(text).toContain(words);
});
