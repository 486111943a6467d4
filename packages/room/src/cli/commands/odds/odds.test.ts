import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schedulesFor } from '@cardroom/core/fees';
import { describe, expect, test } from 'vitest';
import { cardroom, complaint, printed, scratchFolder } from '../../testing.ts';

const folder = scratchFolder();

describe('cardroom odds', () => {
  test('O1 prints every bet with its edge, and says what is exact and what is dealt', async () => {
    const text = await printed('odds', 'black-sheep/face-up-pai-gow-poker');
    expect(text).toMatch(/^Face Up Pai Gow Poker, black-sheep\/face-up-pai-gow-poker\n/);
    expect(text).toMatch(/\nGame +-?\d+\.\d{4}% +exact/);
    const none = 'lucky-lady/no-bust-blackjack';
    expect(await printed('odds', none, '--set', 'decks=1', '--seconds', '0.05')).toMatch(
      /\nGame +-?\d+\.\d{4}% +± \d/,
    );
    const id = 'lucky-lady/ultimate-texas-holdem-bad-beat';
    expect(await printed('odds', id)).toMatch(/\nAnte +2\.1850% +exact/);
    expect(await printed('odds', id, '--set', 'handFrom=both hole cards')).toMatch(
      /\nAnte +-?\d+\.\d{4}% +exact/,
    );
  });

  test.each([
    [
      ['black-sheep/ez-baccarat', '--wager', 'panda'],
      'There is no bet "panda" here; there are "Player", "Banker", "Tie"',
    ],
    [['black-sheep/holdem'], 'is played for a pot'],
    [['black-sheep/ez-baccarat', '--seconds', 'soon'], '--seconds takes a number above zero'],
    [['black-sheep/ez-baccarat', '--error', 'none'], '--error takes a number above zero'],
  ])('%j is refused by a sentence', async (args, said) => {
    const [sentence] = await complaint('odds', ...args);
    expect(sentence).toContain(said);
  });

  test('O63 only bets before the cards give money away, with their lines; one that is never made has no price', async () => {
    const stud = await printed('odds', 'hawaiian-gardens/caribbean-stud');
    expect(stud.match(/The book gives money away: .*/g)).toEqual([
      'The book gives money away: Ante gains the player 14.9703% of the bet (003:719-724, 003:696, 003:726-734).',
    ]);
    const elite = await printed('odds', 'black-sheep/blackjack-elite');
    expect(elite).not.toContain('gives money away');
    expect(elite).toMatch(/\nInsurance +– *\n/);
    expect(elite).toContain('Best play never makes Insurance, so that it has no price.');
    const { marks } = JSON.parse(await printed('odds', 'hawaiian-gardens/caribbean-stud', '--json'));
    expect(marks[0]).toEqual({ wager: 'ante', gives: '003:719-724, 003:696, 003:726-734', never: false });
    const report = await printed('report', 'hawaiian-gardens/caribbean-stud');
    expect(report).toContain('- The book gives money away: Ante gains');
  });

  test('O1 a bet is named as it is shown', async () => {
    const text = await printed('odds', 'black-sheep/ez-baccarat', '--wager', 'panda 8');
    expect(text).toMatch(/\nPanda 8 +10\.1876% +exact/);
    expect(text).not.toContain('Dragon 7');
    const [, hint] = await complaint('advise', 'black-sheep/ez-baccarat', 'Ts 3d');
    expect(hint).toContain('says what its bets cost');
  });

  test('O64 --readings tells what each value of a setting makes of the prices', async () => {
    const text = await printed('odds', 'empire/nines-up', '--readings');
    expect(text).toMatch(/\(zeros, 002:\d+[^)]*\)\n +Game *\n.*\(as asked\) +-?\d+\.\d{4}% *\n\w.*%/);
    expect(text).toMatch(/\nNo price changes with: .*\(way\)/);
    const { readings } = JSON.parse(await printed('odds', 'empire/nines-up', '--readings', '--json'));
    expect(readings.map(({ setting }: { setting: string }) => setting)).toContain('zeros');
    const [sentence] = await complaint('odds', 'empire/nines-up', '--readings', '--wager', 'moon');
    expect(sentence).toContain('There is no bet "moon" here');
  });

  test('O65 a game of twenty-one under other settings is counted, and dealt where it is said how long', async () => {
    const id = 'lucky-lady/no-bust-blackjack';
    expect(await printed('odds', id, '--set', 'decks=1')).toContain('All of it is counted, not dealt.');
    expect(await printed('odds', id, '--set', 'decks=1', '--seconds', '0.05')).toMatch(/\nGame .*± \d/);
  });

  test('O41 --error says what it does and when it stops', async () => {
    const args = [
      'black-sheep/blackjack-elite',
      '--set',
      'soft17=hits',
      '--error',
      '50',
      '--seconds',
      '0.05',
    ];
    const { code, err } = await cardroom('odds', ...args);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Dealing until the standard error of every bet is 50% of the bet or less; it stops then, or after 0.05 seconds.\n',
    });
  });

  test('O44 a pay table from a file prices its bet; what is wrong in it is said with file and row', async () => {
    const path = join(folder, 'pays.txt');
    const rows = 'royal flush: 40\nstraight flush: 40\nthree of a kind: 30\nstraight: 6\nflush: 3\npair: 1\n';
    writeFileSync(path, `game: empire/three-card-poker\nwager: pair plus # ours\n${rows}`);
    const text = await printed('odds', '--paytable', path);
    expect(text).toMatch(/\nBonus Bet +7\.2760% +exact[\s\S]*\nflush +3 to 1/);
    writeFileSync(path, `game: empire/three-card-poker\nwager: pair plus\n${rows}full moon: 2\n`);
    const [sentence] = await complaint('odds', '--paytable', path);
    expect(sentence).toContain(`${path}: Row 9: "full moon" is no hand of this bet`);
    expect(await complaint('odds', '--paytable', `${path}.none`)).toEqual([
      `There is no file or folder "${path}.none".`,
      expect.stringContaining('docs/odds.md'),
    ]);
    expect((await complaint('odds'))[0]).toBe('Name a game, or use a pay table that names one.');
  });

  test('O8, O9 fees and a short bank are told beside the edges', async () => {
    const args = [
      'hawaiian-gardens/ez-baccarat-panda-8',
      '--seconds',
      '0.05',
      '--bank',
      '100',
      '--players',
      '3',
      '--json',
    ];
    const { short, wagers } = JSON.parse(await printed('odds', ...args));
    expect(short.places).toHaveLength(3);
    // Three bets of $5: no round uses up more of the stake than $15.
    expect(short.covers).toBe(1500);
    expect(wagers[0].method).toBe('exact');
  });

  test('O8 players, bets or hands alone are priced by the first posted option', async () => {
    const { price } = JSON.parse(
      await printed('odds', 'black-sheep/ez-baccarat', '--players', '3', '--json'),
    );
    expect([price.players, price.option]).toEqual([
      3,
      schedulesFor('black-sheep/ez-baccarat')[0].options[0].id,
    ]);
    const plain = JSON.parse(await printed('odds', 'black-sheep/ez-baccarat', '--json'));
    expect(plain).not.toHaveProperty('price');
  });

  test('O8 as many players as there are seats, and whole ones', async () => {
    for (const players of ['0', '1.5', '99', 'all'])
      expect((await complaint('odds', 'black-sheep/ez-baccarat', '--players', players))[0]).toContain(
        '--players takes',
      );
  });

  test('O71 the JSON of every answer begins alike, what only some have comes after it', async () => {
    const odds = JSON.parse(await printed('odds', 'black-sheep/ez-baccarat', '--json'));
    expect(Object.keys(odds).slice(0, 3)).toEqual(['offering', 'method', 'wagers']);
    expect({ offering: odds.offering, method: odds.method }).toEqual({
      offering: 'black-sheep/ez-baccarat',
      method: 'exact',
    });
    for (const wager of odds.wagers) {
      const first = ['id', 'title', 'edge', 'se', 'sd', 'hit', 'risk', 'rows'];
      expect(Object.keys(wager).slice(0, first.length)).toEqual(first);
      expect(wager.se).toBe(0);
      for (const row of wager.rows)
        expect(Object.keys(row)).toEqual(['for', 'pays', 'combinations', 'probability']);
    }
  });

  test('O10 the worth of every choice, the best first', async () => {
    const text = await printed('advise', 'lucky-lady/no-bust-blackjack', 'Ts', '3d', '4c');
    expect(text).toMatch(/^choice +worth in bets\n\w+ +-?\d\.\d{4}\n/);
    expect(await printed('advise', 'empire/nines-up', 'As 9d 4c 4h')).toMatch(/\nAs 9d \/ 4c 4h +-?\d/);
    const [hold] = (await printed('advise', 'black-sheep/ultimate-texas-holdem', 'As Kd'))
      .split('\n')
      .slice(1);
    expect(hold).toMatch(/^play +\d/);
    const [few] = await complaint('advise', 'hawaiian-gardens/caribbean-stud', 'Ks');
    expect(few).toContain('has 5 cards');
    const [sentence] = await complaint('strategy', 'black-sheep/ez-baccarat');
    expect(sentence).toBe(
      'In EZ Baccarat there is nothing to choose once the bets are down: the cards are drawn by rule.',
    );
  });

  test('O39 every way to set a hand of pai gow poker, and which is that of the house', async () => {
    const cards = ['Ks Kd Ah Qc 9d 5s 3h', 'Kc Qd Jh 9s 7c 5d 3s'];
    const text = await printed('advise', 'black-sheep/face-up-pai-gow-poker', ...cards);
    expect(text).toMatch(/^front \/ back +worth in bets\nAh Qc \/ Ks Kd 9d 5s 3h +1\.0000 +house way\n/);
    const [sentence] = await complaint('advise', 'black-sheep/pai-gow-poker-gold', 'Ks Kd');
    expect(sentence).toContain('Name seven cards of Pai Gow Poker Gold');
  });

  test('O10 a report has rules, pay tables and odds', async () => {
    const text = await printed('report', 'black-sheep/ez-baccarat', '--html');
    expect(text).toContain('<h2>True odds and house advantage</h2>');
    expect(text).toContain('2,230,518,282,592,256');
    expect(text).toContain('<td>000:458, 000:502</td>');
  });
});
