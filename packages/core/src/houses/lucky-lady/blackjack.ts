import { bustTable } from '../../games/blackjack/buster.ts';
import { noBust40, noBustJokers } from '../../games/blackjack/no-bust.ts';
import { betRange } from '../limits/range.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed, read, twoRounds } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  handsOfSplit,
  jokerSeat,
  naturalTakes,
  packsInShoe,
  plain22,
  sideSettled,
  surrenderWhen,
} from '../readings/blackjack-readings.ts';

/** 004:1449-1451 */
const limits = [bets(5, 100), bets(10, 1000), bets(1000, 10_000)];
const ranges = [betRange([5, 1000], [100, 10_000], '004:1449-1451')];

/** 004:374-380; the last row is read "8 or more". */
const busterTables = {
  A: bustTable('004', 375, 1, 3, 6, 30, 100, 200),
  B: bustTable('004', 375, 1, 3, 5, 25, 100, 200),
  C: bustTable('004', 375, 2, 2, 4, 12, 50, 250),
  none: null,
} as const;

export const noBustBlackjack2001 = playerDealerOffering({
  id: 'lucky-lady/no-bust-blackjack-2001',
  name: 'No Bust Blackjack (2001)',
  family: 'blackjack',
  line: 'Blackjack with jokers; a busted hand may still push (2001 rules).',
  cite: '004:79-191',
  wagers: { game: '004:160-162, 004:186-191', double: '004:154-158' },
  settings: {
    decks: packsInShoe('004:91: "a single or plural deck"'),
    plain22: plain22('004:186-187', 'not over'),
    settledFrom: setting({
      title: 'Where settling starts',
      cite: '004:79-191 print no order; the button is that of 004:285-290',
      choices: ['action button', 'left of the player-dealer'],
      customary: 'action button',
    }),
    jokerSeat: jokerSeat('004:285-288: the chart is lost, and a joker has no number'),
    backlineMost: backlineMost('004:79-191 are silent', 8),
  },
  limits,
  ranges,
  table: { bankRounds: read(2, '004:135-137'), bankDeclined: printed('broken', '004:139') },
  game: (values) =>
    noBustJokers({
      name: 'No Bust Blackjack (2001)',
      ...values,
      secondCard: 'down',
      options: true,
      joker21: 'ties',
      naturalPays: 2,
      // 004:162
      naturalTakes: 'first wagers',
    }),
});

export const noBustBlackjack = playerDealerOffering({
  id: 'lucky-lady/no-bust-blackjack',
  name: 'No Bust 21st Century Blackjack 4.0 with Buster side bet',
  family: 'blackjack',
  line: 'Blackjack in which a three-card 22 to 25 may still push, with a Buster side bet.',
  cite: '004:193-389',
  wagers: { game: '004:309-317, 004:326', double: '004:326', insurance: '004:337', buster: '004:362-366' },
  settings: {
    decks: packsInShoe('004:227, 004:265'),
    freeTo: setting({
      title: 'Highest total on which a player may choose to hit or stand',
      cite: '004:275-283: the column ends at 18, but only 21 must stand',
      choices: [20, 18],
      customary: 20,
    }),
    hands: handsOfSplit('004:330: "multiple splitting" without a number', 4),
    checksAce: setting({
      title: 'With an ace up, the player-dealer checks for a natural before play',
      cite: '004:285: it is turned over when all players have finished',
      choices: [false, true],
      printed: false,
      customary: true,
    }),
    naturalTakes: naturalTakes('004:307-318'),
    buster: setting({
      title: 'Buster pay table (offered with six decks or more)',
      cite: '004:374-380, 004:362',
      choices: ['A', 'B', 'C', 'none'],
      customary: 'C',
      default: 'A',
    }),
    sidesSettled: sideSettled('insurance and Buster are', '004:290, 004:337 print none'),
    surrender: surrenderWhen('004:333'),
    backlineMost: backlineMost('004:320', 8),
  },
  limits,
  ranges,
  table: { ...twoRounds('broken', '004:304-305'), backline: printed('allowed', '004:320') },
  game: ({ buster, ...values }) =>
    noBust40({ ...values, buster: values.decks >= 6 ? busterTables[buster] : null }),
});

export const blackjacks: readonly PlayerDealerOffering[] = [noBustBlackjack2001, noBustBlackjack];
