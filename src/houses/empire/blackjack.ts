import { houseDealersLeft, leftOfDealer } from '../../engine/banked/steps.ts';
import { noBustJokers } from '../../games/no-bust.ts';
import { pureBlackjack } from '../../games/pure-blackjack.ts';
import { blackjack80 } from '../../games/twenty-first-century.ts';
import { insuredNatural, jokerSeat, naturalTakes, packsInShoe, plain22 } from '../blackjack-readings.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { setting } from '../setting.ts';
import { bets } from '../table-limits.ts';

export const blackjacks: readonly BankedOffering[] = [
  bankedOffering({
    id: 'empire/no-bust-blackjack',
    name: 'No Bust 21st Century Blackjack',
    cite: '002:240-324',
    settings: {
      decks: packsInShoe('002:31; 002:243 has one to eight', 6),
      options: setting({
        title: 'Double, split and surrender',
        cite: '002:252 points to a page that is lost; borrowed from 004:154-161',
        choices: ['borrowed', 'none'],
        customary: 'borrowed',
      }),
      naturalPays: setting({
        title: 'What two jokers are paid, to 1',
        cite: '002:292 prints no odds; borrowed from 004:160',
        choices: [2, 1],
        customary: 2,
      }),
      plain22: plain22('002:292-301', null),
      joker21: setting({
        title: 'A 21 made by a joker against another 21',
        cite: '002:293 calls it the second best hand; 002:296 lets equal totals push',
        choices: ['ties', 'beats 21'],
        customary: 'ties',
      }),
      jokerSeat: jokerSeat('002:267-271: the chart is lost, and a joker has no number'),
    },
    // 002:319
    limits: [bets(5, 400)],
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
  }),
  bankedOffering({
    id: 'empire/pure-21-5-blackjack',
    name: 'Pure 21.5 Blackjack (with the Buster side bet)',
    cite: '002:990-1210',
    settings: {
      decks: packsInShoe('002:1004, 002:1035'),
      bonusCounts: setting({
        title: 'The number by which a bonus card places the action button',
        cite: '002:1051; Diagram 1 is lost',
        choices: ['ten', 'printed rank'],
        customary: 'ten',
      }),
      bothOver: setting({
        title: "What the player's hand over comes to when the player-dealer's is over too",
        cite: '002:1087-1095 speak of one hand over only',
        choices: ['lost', 'push'],
        customary: 'lost',
      }),
      buster: setting({
        title: 'The Buster side bet is offered, with six packs or more',
        cite: '002:1120 "may be attached", 002:1181',
        choices: [true, false],
        customary: true,
      }),
    },
    // 002:1133, 002:1142, 002:1151
    limits: [bets(5, 1000), bets(25, 2000), bets(50, 5000)],
    game: ({ buster, ...values }) => pureBlackjack({ ...values, buster: buster && values.decks >= 6 }),
  }),
  bankedOffering({
    id: 'empire/twenty-first-century-blackjack',
    name: '21st Century Blackjack 8.0 with Buster Blackjack',
    cite: '002:1247-1439',
    settings: {
      decks: setting({
        title: 'Packs in the shoe',
        cite: '002:1265',
        choices: [6, 7, 8],
        customary: 6,
      }),
      dealFrom: setting({
        title: 'Where the deal begins',
        cite: '002:1305 against 002:1306',
        choices: ['left of the player-dealer', 'left of the house dealer'],
        customary: 'left of the player-dealer',
      }),
      tens: setting({
        title: 'Ten-value cards that may be split',
        cite: '002:1369 "of the same rank" against 002:1368 "value or rank"',
        choices: ['same rank', 'same value'],
        customary: 'same value',
        default: 'same rank',
      }),
      naturalTakes: naturalTakes('002:1306: with a ten up his card is not looked at'),
      insuredNatural: insuredNatural('002:1379'),
    },
    // 002:1434-1439
    limits: [bets(5, 600), bets(25, 1000)],
    game: ({ dealFrom, ...values }) =>
      blackjack80({
        ...values,
        dealFrom: dealFrom === 'left of the house dealer' ? houseDealersLeft : leftOfDealer,
      }),
  }),
];
