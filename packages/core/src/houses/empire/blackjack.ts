import { houseDealersLeft, leftOfDealer } from '../../engine/player-dealer/steps.ts';
import { noBustJokers } from '../../games/blackjack/no-bust.ts';
import { pureBlackjack } from '../../games/blackjack/pure-blackjack.ts';
import { blackjack80 } from '../../games/blackjack/twenty-first-century.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { offeredAround, printed, twoRounds } from '../offering/table-rules.ts';
import { backlineMost } from '../readings/bank-readings.ts';
import {
  insuredNatural,
  jokerSeat,
  naturalTakes,
  packsInShoe,
  plain22,
  sideSettled,
  surrenderWhen,
} from '../readings/blackjack-readings.ts';

export const noBustBlackjack = playerDealerOffering({
  id: 'empire/no-bust-blackjack',
  name: 'No Bust 21st Century Blackjack',
  family: 'blackjack',
  line: 'Blackjack with jokers; a busted hand may still push.',
  cite: '002:240-324',
  wagers: { game: '002:292-302', double: '002:252, 002:303' },
  settings: {
    decks: packsInShoe('002:31; 002:243 has one to eight', 6),
    options: setting({
      title: 'Double, split and surrender',
      cite: '002:252 points to a page that is lost; borrowed from 004:154-161',
      choices: ['borrowed', 'none'],
      labels: { borrowed: "as at Lucky Lady's No Bust Blackjack", none: 'not offered' },
      customary: 'borrowed',
    }),
    naturalPays: setting({
      title: 'What two jokers pay, to 1',
      cite: '002:292 prints no odds; borrowed from 004:160',
      choices: [2, 1],
      customary: 2,
    }),
    plain22: plain22('002:292-301', null),
    joker21: setting({
      title: 'A 21 with a joker against another 21',
      cite: '002:293 calls it the second best hand; 002:296 lets equal totals push',
      choices: ['ties', 'beats 21'],
      customary: 'ties',
    }),
    jokerSeat: jokerSeat('002:267-271: the chart is lost, and a joker has no number'),
    backlineMost: backlineMost('002:310', 8),
  },
  // 002:319
  limits: printedAt('002:319', bets(5, 400)),
  table: { ...twoRounds('broken', '002:287-288'), backline: printed('allowed', '002:310') },
  game: ({ options, ...values }) =>
    noBustJokers({
      name: 'No Bust 21st Century Blackjack',
      ...values,
      secondCard: 'after the players',
      settledFrom: 'action button',
      options: options === 'borrowed',
      // A natural must have a joker up, which lets nobody double or split (002:303).
      naturalTakes: 'everything',
    }),
});

export const pure215Blackjack = playerDealerOffering({
  id: 'empire/pure-21-5-blackjack',
  name: 'Pure 21.5 Blackjack (with the Buster side bet)',
  family: 'blackjack',
  line: 'Blackjack with bonus cards for tens and face cards; an ace and a bonus card make 21½.',
  cite: '002:990-1210',
  wagers: { game: '002:1084-1095', double: '002:1104', buster: '002:1183-1187' },
  settings: {
    decks: packsInShoe('002:1004, 002:1035'),
    bonusCounts: setting({
      title: 'Value of a bonus card in placing the action button',
      cite: '002:1051; Diagram 1 is lost',
      choices: ['ten', 'printed rank'],
      customary: 'ten',
    }),
    bothOver: setting({
      title: 'When player and player-dealer both bust',
      cite: '002:1087-1095 speak of one hand over only',
      choices: ['lost', 'push'],
      customary: 'lost',
    }),
    buster: setting({
      title: 'Offer the Buster side bet (six decks or more)',
      cite: '002:1120 "may be attached", 002:1181',
      choices: [true, false],
      customary: true,
    }),
    busterSettled: sideSettled('Buster is', '002:1177-1187 print none'),
    backlineMost: backlineMost('002:1099', 8),
  },
  // 002:1133, 002:1142, 002:1151
  limits: printedAt('002:1133-1151', bets(5, 1000), bets(25, 2000), bets(50, 5000)),
  table: { ...twoRounds('broken', '002:1069-1070'), backline: printed('allowed', '002:1099') },
  game: ({ buster, ...values }) => pureBlackjack({ ...values, buster: buster && values.decks >= 6 }),
});

export const twentyFirstCenturyBlackjack = playerDealerOffering({
  id: 'empire/twenty-first-century-blackjack',
  name: '21st Century Blackjack 8.0 with Buster Blackjack',
  family: 'blackjack',
  line: 'Blackjack; a Buster side bet pays when the dealer busts.',
  cite: '002:1247-1439',
  wagers: {
    game: '002:1347-1359',
    double: '002:1362-1364',
    insurance: '002:1378-1379',
    buster: '002:1400-1409',
  },
  settings: {
    decks: setting({
      title: 'Decks in the shoe',
      cite: '002:1265',
      choices: [6, 7, 8],
      customary: 6,
    }),
    dealFrom: setting({
      title: 'Where the deal starts',
      cite: '002:1305 against 002:1306',
      choices: ['left of the player-dealer', 'left of the house dealer'],
      customary: 'left of the player-dealer',
    }),
    tens: setting({
      title: 'Which ten-value cards may be split',
      cite: '002:1369 "of the same rank" against 002:1368 "value or rank"',
      choices: ['same rank', 'same value'],
      customary: 'same value',
      default: 'same rank',
    }),
    naturalTakes: naturalTakes('002:1306: with a ten up the second card is not checked'),
    insuredNatural: insuredNatural('002:1379'),
    splitCap: setting({
      title: 'The three-hand maximum on splits: all pairs, or ten-value cards only',
      cite: '002:1369',
      choices: ['all pairs', 'tens only'],
      customary: 'all pairs',
    }),
    surrender: surrenderWhen('002:1374'),
    backlineMost: backlineMost('002:1387', 8),
  },
  // 002:1434-1439
  limits: printedAt('002:1434-1437', bets(5, 600), bets(25, 1000)),
  table: {
    ...offeredAround('002:1342-1343, 002:1425'),
    backline: printed('allowed', '002:1387, 002:1403'),
  },
  game: ({ dealFrom, ...values }) =>
    blackjack80({
      ...values,
      dealFrom: dealFrom === 'left of the house dealer' ? houseDealersLeft : leftOfDealer,
    }),
});

export const blackjacks: readonly PlayerDealerOffering[] = [
  noBustBlackjack,
  pure215Blackjack,
  twentyFirstCenturyBlackjack,
];
