import { twentyFirstCenturyBaccarat } from '../../games/shared-baccarat.ts';
import { type BankedOffering, bankedOffering } from '../offering.ts';
import { setting } from '../setting.ts';
import { bets } from '../table-limits.ts';

export const baccarats: readonly BankedOffering[] = [
  bankedOffering({
    id: 'empire/twenty-first-century-baccarat',
    name: '21st Century Baccarat with Tie bet',
    cite: '002:716-891',
    settings: {
      decks: setting({
        title: 'Packs in the shoe',
        cite: '002:742 allows both',
        choices: [8, 6],
        customary: 8,
      }),
      circles: setting({
        title: 'Betting circles at each seat, one a bettor',
        cite: '002:818 against 002:889, which is newer',
        choices: [10, 3],
        customary: 3,
        default: 10,
      }),
      tiePays: setting({
        title: 'What the Tie pays to 1; its odds are printed nowhere',
        cite: '002:771-790, borrowed from 000:461',
        choices: [8, 9],
        customary: 8,
      }),
      surrenderedTie: setting({
        title: 'The Tie wager of a player who surrenders',
        cite: '002:760 has it played, 002:763 decides it apart from the bet',
        choices: ['house way', 'lost'],
        customary: 'house way',
      }),
    },
    // 002:889
    limits: [bets(10, 300)],
    game: twentyFirstCenturyBaccarat,
  }),
];
