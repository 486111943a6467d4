import { twentyFirstCenturyBaccarat as twentyFirstCenturyBaccaratGame } from '../../games/baccarat/shared-baccarat.ts';
import { printedAt } from '../limits/limits.ts';
import { bets } from '../limits/table-limits.ts';
import { type PlayerDealerOffering, playerDealerOffering } from '../offering/offering.ts';
import { setting } from '../offering/setting.ts';
import { printed, read, twoRounds } from '../offering/table-rules.ts';

export const twentyFirstCenturyBaccarat = playerDealerOffering({
  id: 'empire/twenty-first-century-baccarat',
  name: '21st Century Baccarat with Tie bet',
  family: 'baccarat',
  line: 'All bettors share one hand against the player-dealer; each hits or stands.',
  cite: '002:716-891',
  wagers: { bet: '002:741, 002:759, 002:812-813', tie: '002:759-767', double: '002:736, 002:758' },
  settings: {
    decks: setting({
      title: 'Decks in the shoe',
      cite: '002:742 allows both',
      choices: [8, 6],
      customary: 8,
    }),
    circles: setting({
      title: 'Betting circles per seat, one per bettor',
      cite: '002:818 against 002:889, which is newer',
      choices: [10, 3],
      customary: 3,
      default: 10,
    }),
    tiePays: setting({
      title: 'What the Tie pays to 1 (not printed)',
      cite: '002:771-790, borrowed from 000:461',
      choices: [8, 9],
      customary: 8,
    }),
    surrenderedTie: setting({
      title: 'Tie bet of a player who surrenders',
      cite: '002:760 has it played, 002:763 decides it apart from the bet',
      choices: ['house way', 'lost'],
      customary: 'house way',
    }),
    furtherCircles: setting({
      title: "A bettor's other circles: played by the bettor (house way on request), or always the house way",
      cite: '002:815',
      choices: ['as asked', 'house way'],
      labels: { 'as asked': 'played by the bettor', 'house way': 'always the house way' },
      printed: 'as asked',
      customary: 'house way',
    }),
  },
  // 002:889-891: $105 and $205 in the fees' tiers make steps of five dollars.
  limits: printedAt('002:889', bets(10, 300, { step: 5 })),
  table: {
    ...twoRounds('broken', '002:824'),
    bankRole: read('proposition', '002:817'),
    backline: printed('allowed', '002:818'),
  },
  game: twentyFirstCenturyBaccaratGame,
});

export const baccarats: readonly PlayerDealerOffering[] = [twentyFirstCenturyBaccarat];
