import { describe, expect, test } from 'vitest';
import type { RuleCard, SectionId } from './card.ts';
import { card, lines, section } from './testing.ts';

describe('cards for a pot', () => {
  test("000:338-390 Black Sheep's hold'em is told step by step", () => {
    expect(section(card('black-sheep/holdem'), 'deal').lines.slice(0, 10)).toEqual([
      'The player left of the button posts the small blind and the second player left of the button posts the big blind.',
      'With two players, the other player posts the small blind and the button posts the big blind.',
      'Each player gets two cards face down, one at a time.',
      'Betting round at the small bet; the player left of the big blind acts first.',
      'A card is burned; three cards face up to the board (the flop).',
      'Betting round at the small bet; the first player still in to the left of the button acts first.',
      'A card is burned; one card face up to the board (the turn).',
      'Betting round at the big bet; the first player still in to the left of the button acts first.',
      'A card is burned; one card face up to the board (the river).',
      'Betting round at the big bet; the first player still in to the left of the button acts first.',
    ]);
    const printed = card('black-sheep/holdem');
    expect(lines(printed, 'betting')).toContain(
      'A bet and three raises are allowed per round, unlimited raises when two players start it.',
    );
  });

  test('004:651 a game without all-in bets has no side pots to tell of', () => {
    const pots = 'Each side pot is settled by itself';
    expect(lines(card('lucky-lady/ez-money-holdem'), 'deal')).not.toContain(pots);
    expect(lines(card('lucky-lady/holdem'), 'deal')).toContain(pots);
  });

  test.each([
    ['seven-card-stud', 'the lowest upcard (aces high, on a tie clubs, diamonds and hearts before spades)'],
    ['razz', 'the highest upcard (aces low, on a tie spades, hearts and diamonds before clubs)'],
    ['razzdeucey', 'the highest upcard (aces high, on a tie clubs, diamonds and hearts before spades)'],
    ['mexican-poker', 'the highest upcard (aces high, on a tie the first clockwise from the button)'],
  ])('003:151, 003:404, 003:4061, 003:366 %s: who makes the forced bet', (game, upcard) => {
    expect(lines(card(`hawaiian-gardens/${game}`), 'deal')).toContain(`${upcard} makes the forced bet`);
  });

  test('002:579-609, 003:245-302, 004:3-27 lowball: what must be bet, and kills', () => {
    const lucky = card('lucky-lady/lowball');
    expect(lines(lucky, 'deal')).toContain('At $10-$20 limit, a kill may be anything from twice the blind');
    expect(lines(lucky, 'betting')).toContain('When all six (with eight players) are earned');
    expect(lines(lucky, 'winning')).toContain('An eight or better must be bet after the draw');
    expect(lines(card('empire/lowball'), 'winning')).toContain(
      'a player who checks one may not win the pot.',
    );
    expect(lines(card('empire/lowball'), 'winning')).toContain('does not make up for the check');
    expect(lines(card('hawaiian-gardens/lowball'), 'winning')).toContain('round makes up for the check');
    expect(lines(card('empire/lowball'), 'deal')).toContain('(on the button, four at most)');
    expect(lines(card('hawaiian-gardens/lowball'), 'betting')).toContain('Check-raising is not allowed');
  });

  test('a share that nobody need qualify for is not called qualified, and the others are', () => {
    const winning = (id: string) => lines(card(id), 'winning');
    expect(winning('lucky-lady/ez-money-holdem')).not.toContain('If nobody');
    expect(winning('hawaiian-gardens/seven-card-stud-hi-lo-regular')).not.toContain('If nobody');
    expect(winning('black-sheep/omaha-hi-lo')).toContain('If nobody has an eight-or-better low');
    expect(winning('hawaiian-gardens/archie')).toContain('if nobody qualifies for either');
  });

  test('hands are ordered by the ranking itself: 003:5600 flush over full house, 003:4040 aces high', () => {
    const order = (id: string, table = 0) =>
      section(card(id), 'rankings').tables[table].rows.map(([name]) => name.split(',')[0]);
    expect(order('hawaiian-gardens/short-deck-holdem').slice(2, 6)).toEqual([
      'four aces',
      'flush',
      'full house',
      'straight',
    ]);
    expect(order('black-sheep/omaha').at(-1)).toBe('ace high');
    expect(order('hawaiian-gardens/razzdeucey', 1)[0]).toBe('four-card badugi');
    expect(section(card('hawaiian-gardens/razzdeucey'), 'rankings').tables[1].rows[0][1]).toBe('2c 3d 4h 5s');
    expect(order('hawaiian-gardens/mexican-poker').slice(0, 3)).toEqual([
      'five aces',
      'five kings',
      'royal flush',
    ]);
  });

  test.each([
    ['003:5590', 'hawaiian-gardens/short-deck-holdem', 'straight, nine high', 'As 9h 8d 7c 6s'],
    ['003:369', 'hawaiian-gardens/mexican-poker', 'straight, five high', 'As 5h 4d 3c 2s'],
    ['001:494', 'hotel-del-rio/three-card-poker-6-card-bonus', 'straight, three high', 'As 3h 2d'],
    ['004:1202', 'lucky-lady/three-card-poker-6-card-bonus', 'straight, three high', 'As 3h 2d'],
  ])('%s %s: an ace also begins the lowest straight', (_, id, name, cards) => {
    expect(section(card(id), 'rankings').tables[0].rows).toContainEqual([name, cards]);
  });

  test('004:640, 003:1796 where aces are high only, none of the straights begins with one', () => {
    for (const id of ['lucky-lady/ez-money-holdem', 'hawaiian-gardens/pokara']) {
      const straights = section(card(id), 'rankings').tables[0].rows.filter(([name]) =>
        name.startsWith('straight, '),
      );
      expect(straights).toHaveLength(1);
    }
  });
});

describe('cards of player-dealer games', () => {
  test('000:925-1093 Blackjack Elite: chart, options, odds and order', () => {
    const elite = card('black-sheep/blackjack-elite');
    expect(lines(elite, 'deal')).toContain('With an ace or a ten-value card up, the player-dealer');
    expect(lines(elite, 'deal')).toContain(
      'may be split for an equal bet, into 4 hands at most; split aces get one card each and are not split again.',
    );
    expect(section(elite, 'pays').tables[0].rows).toEqual([
      ['other natural 31, such as Ac Tc', '6 to 5', '000:995'],
      ['hard 31, such as Ac Kc Qd Jh', '3 to 1', '000:996'],
      ['natural 31 of ace and king of one suit, such as Ac Kc', '3 to 2', '000:997'],
    ]);
    expect(lines(elite, 'settlement')).toContain(
      'seat by seat Game, Double and Insurance; then all Boom bets; then all Super 7s bets.',
    );
    expect(section(elite, 'wagers').tables[0].rows.at(-1)).toEqual([
      'Super 7s',
      'before the deal',
      '$5 to $100, in steps of $5',
      'Game',
    ]);
  });

  test('003:1454-1463 the chart of the baccarat that prints its own, and the usual one', () => {
    const six = (of: RuleCard) => section(of, 'deal').tables[0].rows[6].join('');
    expect(six(card('hawaiian-gardens/baccarat'))).toBe('6SSSSSSSSSS');
    expect(six(card('hawaiian-gardens/baccarat', { chart: 'usual' }))).toBe('6SSSSSSHHSS');
    expect(lines(card('hawaiian-gardens/baccarat'), 'winning')).toContain('Pays 19 to 20 if the Banker hand');
  });

  test('000:764, 000:1312 Envy is paid in dollars, and only where there is one', () => {
    const envy = section(card('black-sheep/face-up-pai-gow-poker'), 'pays').tables[1];
    expect(envy).toMatchObject({ title: 'Envy', columns: ['for', 'pays', 'where'] });
    expect(envy.rows[0]).toEqual(['seven-card straight flush without joker', '$1,000', '000:1312']);
    expect(lines(card('empire/double-hand-poker'), 'pays')).toBe('None: wins are paid as described above.');
  });

  const told: readonly [string, SectionId, string][] = [
    // 000:1448, 003:2380, 004:769: what a fold leaves of Trips.
    ['black-sheep/ultimate-texas-holdem', 'winning', 'Trips is still paid for its own cards and the board.'],
    ['hawaiian-gardens/ultimate-texas-holdem', 'winning', 'Trips is paid for the board alone.'],
    ['lucky-lady/ultimate-texas-holdem-bad-beat', 'winning', 'otherwise lost. A fold loses it.'],
    // 000:850, 003:2551: an unqualified player-dealer.
    [
      'black-sheep/three-card-poker-6-card-bonus',
      'winning',
      'the player-dealer pays every Ante that stayed even money',
    ],
    [
      'hawaiian-gardens/three-card-poker-6-card-bonus',
      'winning',
      'higher hands even money and returns the other',
    ],
    // 003:550, 003:1845: ties on zero and one.
    ['hawaiian-gardens/super-9', 'winning', 'the player-dealer wins ties on zero and one'],
    ['hawaiian-gardens/pan-9', 'winning', 'Game: The hand closer to nine wins even money; equal hands push.'],
    // 003:1042, 003:1296: the two charts of Baccarat 9.
    ['hawaiian-gardens/baccarat-9', 'deal', 'hits up to three, chooses on four to six, stands on more'],
    ['hawaiian-gardens/baccarat-9-2009', 'deal', 'hits up to four, chooses on five and six, stands on more'],
    // 003:624-631, 004:162, 002:1075, 002:1329
    ['hawaiian-gardens/hawaiian-blackjack', 'winning', 'except at 18 against 18, which the player loses'],
    ['hawaiian-gardens/hawaiian-blackjack', 'deal', 'hits hard totals up to 17 and soft ones up to 18'],
    [
      'lucky-lady/no-bust-blackjack-2001',
      'winning',
      'takes only the original bets; doubled and split ones are returned',
    ],
    [
      'empire/pure-21-5-blackjack',
      'deal',
      'takes no more cards at hard 19 or more; soft hands may always hit',
    ],
    [
      'empire/twenty-first-century-blackjack',
      'settlement',
      "from the house dealer's right, counter-clockwise",
    ],
    // 000:1011, 002:1369-1370: an ace and a ten of a split.
    ['black-sheep/blackjack-elite', 'rankings', 'are a natural 31; after a split they are 21.'],
    ['empire/twenty-first-century-blackjack', 'rankings', 'a natural of 21½; after a split they are 21.'],
    ['empire/pure-21-5-blackjack', 'rankings', 'a natural of 21½; after a split they are 21.'],
    ['lucky-lady/no-bust-blackjack', 'rankings', 'a natural of 21½; after a split they are 21.'],
    // 004:155, 004:167-169, 004:186-187, 002:303-307
    ['lucky-lady/no-bust-blackjack-2001', 'rankings', 'stands and is not doubled, split or surrendered.'],
    ['lucky-lady/no-bust-blackjack-2001', 'rankings', 'closer to 22 is better.'],
    ['empire/no-bust-blackjack', 'rankings', 'stands and is not doubled, split or surrendered.'],
    // 000:591, 000:1313, and no such row at Lucky Lady (004:533-543).
    ['black-sheep/pai-gow-poker-gold', 'winning', 'a king and queen of one suit beside the royal flush'],
    ['black-sheep/face-up-pai-gow-poker', 'winning', 'a king and queen of one suit beside the royal flush'],
    // 000:704, 000:1334, 004:497
    ['black-sheep/pai-gow-poker-gold', 'winning', 'the hand of another player with a bonus bet makes'],
    ['black-sheep/face-up-pai-gow-poker', 'winning', 'the hand of another player with an Envy button makes'],
    ['lucky-lady/fortune-pai-gow-poker', 'winning', 'the hand of another player makes'],
    // 004:641, 004:1380, 003:36
    ['lucky-lady/ez-money-holdem', 'table', 'A tenth player may wait, is dealt no cards'],
    ['lucky-lady/holdem', 'table', 'at once where no blind has passed the seat since the game began (004:'],
    ['hawaiian-gardens/lowball', 'table', 'at once where no blind has passed the seat since the game began'],
    // 004:1371: who left is passed by the button and the small blind in turn.
    ['lucky-lady/holdem', 'table', 'the small blind and the button follow it, past a seat left empty too'],
    // 004:268: who stands behind the seats bets on the hands of others alone.
    ['lucky-lady/no-bust-blackjack', 'seats', 'Any seated player may also bet at an empty seat.'],
    // 002:375, 003:3089-3093: dice one way, tiles the other.
    ['hawaiian-gardens/pai-gow-tiles-wild', 'deal', "to the player on the house dealer's right"],
    ['hawaiian-gardens/pai-gow-tiles-wild', 'deal', 'The hands are dealt out counter-clockwise'],
    // 002:818, 002:358, 003:741-747
    ['empire/twenty-first-century-baccarat', 'seats', 'each on a separate circle'],
    ['empire/pai-gow-tiles', 'seats', 'settled as one bet, each in proportion'],
    ['hawaiian-gardens/caribbean-stud', 'seats', 'At most three players may share the bank.'],
    // 003:653, 003:746, 003:1375
    ['hawaiian-gardens/hawaiian-blackjack', 'type', 'an empty seat with "No Action"'],
    ['hawaiian-gardens/caribbean-stud', 'type', 'an empty seat with "No Action"'],
    ['hawaiian-gardens/nine-and-a-half', 'type', 'an empty seat with "No Action"'],
    ['hawaiian-gardens/baccarat-9', 'table', 'where no purchase is necessary is available at all hours'],
    ['hawaiian-gardens/hawaiian-blackjack', 'table', 'pays the next collection (003:672)'],
    ['empire/pai-gow-tiles', 'deal', 'if the player-dealer says so first, tile by tile in rotation'],
    // 003:759, 002:817
    [
      'hawaiian-gardens/caribbean-stud',
      'type',
      'Only third-party proposition players may be the player-dealer',
    ],
    [
      'empire/twenty-first-century-baccarat',
      'type',
      'Only third-party proposition players may be the player-dealer',
    ],
    // 000:436-439, 003:2709-2712, 003:2866-2869, 003:11626-11629, 004:907-910, 004:1041-1044
    ['black-sheep/ez-baccarat', 'rankings', 'From the best: a natural nine'],
    ['hawaiian-gardens/ez-baccarat-panda-8', 'rankings', 'From the best: a natural nine'],
    ['hawaiian-gardens/fortune-7-baccarat', 'rankings', 'From the best: a natural nine'],
    ['hawaiian-gardens/gardens-baccarat', 'rankings', 'From the best: a natural nine'],
    ['lucky-lady/fortune-7-baccarat', 'rankings', 'From the best: a natural nine'],
    ['lucky-lady/ez-baccarat-panda-8', 'rankings', 'From the best: a natural nine'],
    // 002:124, 002:630-632: in rotation; 000:631-633: and back again.
    ['empire/nines-up', 'deal', 'in rotation'],
    ['empire/double-hand-poker', 'deal', 'in rotation'],
    ['black-sheep/pai-gow-poker-gold', 'deal', 'from left to right and back again'],
    // 002:1618, 000:733, 000:1333
    ['black-sheep/pai-gow-poker-gold', 'winning', 'Back-line bettors may have Envy buttons.'],
    ['black-sheep/face-up-pai-gow-poker', 'winning', 'Back-line bettors may have Envy buttons.'],
    // 003:3589, 003:3831, 003:4702, 003:6303, 003:7224: who is dealt in, and who may sit.
    [
      'hawaiian-gardens/archie',
      'table',
      'Nine may sit down. If that is more than the game takes, those left of the big blind sit the hand out (003:3589).',
    ],
    ['hawaiian-gardens/double-board-omaha', 'table', 'left of the big blind sit the hand out (003:3831)'],
    ['hawaiian-gardens/badacey', 'table', 'left of the big blind sit the hand out (003:4702)'],
    ['hawaiian-gardens/badeucey', 'table', 'left of the big blind sit the hand out (003:6303)'],
    [
      'hawaiian-gardens/face-up-chinese',
      'table',
      'Four may sit down. If that is more than the game takes, the player with the button and those clockwise from there are dealt in (003:7224).',
    ],
    ['hawaiian-gardens/face-up-chinese', 'table', 'has the button first'],
    ['hawaiian-gardens/face-up-chinese', 'table', 'none taken off while a player stays (003:7239-7241)'],
    // 003:6325, 003:6390: folded hands lie in the discard pile; 003:6397: and what is mixed in when that is not enough.
    ['hawaiian-gardens/badeucey', 'deal', 'the burn cards, folded hands and earlier discards are shuffled'],
    [
      'hawaiian-gardens/badeucey',
      'deal',
      'the discards of players who have their new cards are shuffled with',
    ],
    // 003:11374, 003:11384
    ['hawaiian-gardens/face-up-pai-gow-poker', 'deal', 'but the first hand does not'],
    // 003:11935
    ['hawaiian-gardens/two-seven-captain', 'deal', '(a player with more than five, at least down to five)'],
  ];

  test.each(told)('%s, %s: %s', (id, part, sentence) => {
    expect(lines(card(id), part)).toContain(sentence);
  });

  test('002:358, 002:654 bets that are settled as one are not also settled after the seat', () => {
    const afterwards = 'Back-line bets on a hand are settled right after the seated player.';
    for (const id of ['empire/pai-gow-tiles', 'empire/double-hand-poker']) {
      expect(lines(card(id), 'settlement')).not.toContain(afterwards);
      expect(lines(card(id, { sharedBets: 'one after another' }), 'settlement')).toContain(afterwards);
    }
  });

  test.each([
    [
      '002:1590, 002:1617',
      'empire/fortune-pai-gow-poker',
      'the hand of another player with a bonus bet makes',
    ],
    ['003:1623-1625', 'hawaiian-gardens/fortune-pai-gow-poker', 'the hand of any other player makes'],
    ['000:1334-1335', 'black-sheep/face-up-pai-gow-poker', 'another player with an Envy button makes'],
  ])('%s %s: Envy is for hands of others', (_, id, sentence) => {
    expect(lines(card(id), 'winning')).toContain(sentence);
  });

  test('002:1618 against 002:1506, 002:1600 the back line has Envy buttons where it may bet the Fortune Bonus', () => {
    const told = (backlineFortune: boolean) => {
      const fortune = card('empire/fortune-pai-gow-poker', { backlineFortune });
      return `${lines(fortune, 'seats')} ${lines(fortune, 'winning')}`;
    };
    expect(told(false)).toContain("a seated player's hand (back line) on Game only");
    expect(told(false)).toContain('Back-line bettors have no Envy buttons.');
    expect(told(true)).not.toContain('on Game only');
    expect(told(true)).toContain('Back-line bettors may have Envy buttons.');
  });

  test.each([
    [
      '000:1011',
      'black-sheep/blackjack-elite',
      'An ace and a ten-value card are a natural 31; after a split they are 21.',
    ],
    ['002:1106', 'empire/pure-21-5-blackjack', 'are a natural of 21½; after a split they are 21.'],
    [
      '002:1369-1370',
      'empire/twenty-first-century-blackjack',
      'are a natural of 21½; after a split they are 21.',
    ],
    ['003:598-601', 'hawaiian-gardens/hawaiian-blackjack', 'After a split, two aces, or a joker and a ten'],
    ['004:329-330', 'lucky-lady/no-bust-blackjack', 'are a natural of 21½; after a split they are 21.'],
  ])('%s %s: what a natural is after a split', (_, id, sentence) => {
    expect(lines(card(id), 'rankings')).toContain(sentence);
  });

  test('000:436-439 a natural is above the others only as long as it is one', () => {
    const plain = card('black-sheep/ez-baccarat', { naturalStops: false, naturalRanks: false });
    expect(lines(plain, 'rankings')).not.toContain('natural');
    expect(lines(card('hawaiian-gardens/baccarat'), 'rankings')).not.toContain('natural');
  });

  test.each([
    ['000:1555', 'black-sheep/three-card-poker-6-card-bonus', 'three-card-poker.s1'],
    ['000:1666', 'black-sheep/ultimate-texas-holdem', 'ultimate-texas-holdem.s1'],
    ['000:1724', 'black-sheep/blackjack-elite', 'blackjack-elite.s1'],
    ['002:324', 'empire/no-bust-blackjack', 'no-bust-blackjack.s1'],
    ['004:1447', 'lucky-lady/no-bust-blackjack', 'blackjack.s1'],
  ])('%s no fee is taken from players, and the card says so', (_, id, schedule) => {
    const { rows } = section(card(id), 'fees').tables[0];
    const from = rows.findIndex(([name]) => name === schedule);
    expect(rows[from + 1]).toEqual(['', '', '', 'Player fee: none is taken', '']);
    for (const [, , , fee] of rows) expect(fee).toMatch(/^\S.*: \S/);
  });

  test('a side bet that is not offered is on no list', () => {
    const without = card('lucky-lady/no-bust-blackjack', { buster: 'none' });
    expect(JSON.stringify(without.sections.slice(0, -1))).not.toContain('Buster');
    expect(JSON.stringify(card('lucky-lady/no-bust-blackjack').sections)).toContain('Buster');
  });
});

test('003:825-867 13-Card: points as the settings have them, and Clean Sweeps in order', () => {
  const [points, sweeps] = section(
    card('hawaiian-gardens/thirteen-card', { shot: 4, surrender: 3 }),
    'winning',
  ).tables;
  expect(points.rows).toContainEqual(['all three sets (a Shot), in all', '4']);
  expect(points.rows).toContainEqual(['a surrender', '3']);
  expect(sweeps.rows.map((row) => row[2])).toEqual(['39', '26', '13', '13', '6', '6', '4', '4', '4']);
});
