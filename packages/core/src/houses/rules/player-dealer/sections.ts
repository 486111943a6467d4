import type { PlayerDealerGame } from '../../../engine/player-dealer/game.ts';
import type { PlayerDealerOffering } from '../../offering/offering.ts';
import type { RuleSection } from '../card.ts';
import { packLines } from '../cards.ts';
import { rankingSection } from '../rankings.ts';
import { bankLines } from './bank.ts';
import { isTiles, roundLines, settlementLines } from './round.ts';
import { limitsSection, paysSection, seatLines, titleOf, wagersSection } from './wagers.ts';

/** The rule card of a game in which a player holds the bank. */
export function playerDealerSections(
  game: PlayerDealerGame,
  offered: Pick<PlayerDealerOffering, 'limits' | 'ranges' | 'table'>,
): RuleSection[] {
  const { card, shoe } = game;
  return [
    {
      id: 'type',
      title: 'The game',
      lines: [
        'One player is the player-dealer and all others bet against that player; the house deals and has no stake in the bets.',
        ...bankLines(game, offered),
        ...(card?.about ?? []),
      ],
      tables: [],
    },
    { id: 'cards', title: isTiles(game) ? 'Tiles' : 'Cards', lines: packLines(shoe), tables: [] },
    { id: 'seats', title: 'Seats', lines: seatLines(game), tables: [] },
    limitsSection(game, offered),
    wagersSection(game),
    { id: 'deal', title: 'The round', lines: roundLines(game), tables: card?.charts ?? [] },
    ...(card?.rankings === undefined ? [] : [rankingSection(card.rankings, shoe)]),
    { id: 'winning', title: 'Who wins', lines: winningLines(game), tables: [] },
    paysSection(game),
    { id: 'settlement', title: 'Settlement', lines: settlementLines(game), tables: [] },
  ];
}

function winningLines(game: PlayerDealerGame): string[] {
  return Object.entries(game.card?.comesTo ?? {}).map(
    ([kind, lines]) => `${titleOf(game, kind)}: ${lines.join(' ')}`,
  );
}
