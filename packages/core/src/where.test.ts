import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What somebody may have read, and the file in which it is dealt with. */
const READ = [
  // A line, and a passage, of a book.
  ['003:2040', 'games/blackjack/poker.ts'],
  ['003:9534-9536', 'houses/hawaiian-gardens/table/ranges.ts'],
  // The story of a hand; a refusal; a limit; a rule card; a name of a hand; the page.
  ['Uncalled bet of $219 returned to Otis.', 'history/tell/tell.ts'],
  ['You take back $2,007 from the bank: won $35.', 'history/tell/tell-player-dealer.ts'],
  ['Seat 3 calls $3.', 'history/tell/tell.ts'],
  ['You raise to $12.', 'history/tell/tell.ts'],
  ['Flop: Kd As Jc', 'history/tell/tell.ts'],
  ['Seat 5 bets $10 on Game and $10 on Fortune Bonus.', 'history/tell/tell-player-dealer.ts'],
  // What is one text from its first letter to its last, though names in it are longer; a choice that is told by its own name.
  ['Rules of Dramaha, Hawaiian Gardens Casino', 'web/src/strings/lobby.ts'],
  ['Seat 7, Zoe Walsh (bot), $400. Push', 'web/src/table/strings.ts'],
  ['You are dealt 6h Qh As.', 'history/tell/tell-player-dealer.ts'],
  ['Bea Ellis stands.', 'engine/player-dealer/choices.ts'],
  // A choice by its verb; who it is of is no part of it, nor a reason that is told after another sentence.
  ['Seat 4 hits.', 'engine/player-dealer/choices.ts'],
  ['Seat 2 doubles for $5.', 'engine/player-dealer/choices.ts'],
  ['You check.', 'history/tell/tell.ts'],
  ['The player-dealer is dealt Js face up.', 'history/tell/tell-player-dealer.ts'],
  // Where its line is put in with the rest; and of what is all names and amounts, what has the most beside them.
  ['The buy-in is $30 to $200 (003:858), not $5.', 'table/people/seating.ts'],
  ['Your turn · Razz', 'web/src/strings/shell.ts'],
  ['52 cards.', 'cards/pack.ts'],
  ['Lose half', 'web/src/odds/strings.ts'],
  // A ruling on a card, with its line.
  [
    'Cards were dealt to the wrong position: it is a misdeal (003:577).',
    'rulings/books/hawaiian-gardens/player-dealer/nines.ts',
  ],
  ['Seat 3 does not hold As.', 'engine/points/decide.ts'],
  ['You already have 12 seats. Leave one first.', 'server/limits.ts'],
  ['A seat is held for 30 minutes; then the chips are picked up.', 'houses/rules/table.ts'],
  ['two pair, aces and kings, queen kicker', 'ranks/categories.ts'],
  ["You can bet now. Waiting for the player-dealer's bank.", 'table/bar/acting-strings.ts'],
] as const;

test('a line of a book and a sentence on the screen are found by what was read', () => {
  const asked = READ.map(([what]) => what);
  const told = execFileSync(process.execPath, ['scripts/where.mjs', ...asked], {
    cwd: root,
    encoding: 'utf8',
  });
  // Each is told before its places.
  const lines = told.split('\n');
  const firsts = asked.map((what) => lines[lines.indexOf(what) + 1]);
  for (const [i, [what, file]] of READ.entries()) expect(firsts[i], what).toContain(`${file}:`);
});
