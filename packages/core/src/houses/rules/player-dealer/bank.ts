import type { PlayerDealerGame } from '../../../engine/player-dealer/game.ts';
import type { PlayerDealerOffering } from '../../offering/offering.ts';
import { number } from '../words.ts';

type Offered = Pick<PlayerDealerOffering, 'limits' | 'table'>;

/** Where nobody else may hold it (002:817, 003:759), it is not offered to all. */
const forProposition = ({ limits, table }: Offered): boolean =>
  table(limits[0]).bankRole?.is === 'proposition';

/** Who holds the bank, and with whom; who may, and for how long, stands with the table. */
export function bankLines(
  { partners = 1, bankDecides, noAction }: PlayerDealerGame,
  offered: Offered,
): string[] {
  return [
    forProposition(offered)
      ? 'The position of the player-dealer is for third-party proposition players, and offered to those at the table clockwise.'
      : 'The position of the player-dealer is offered clockwise around the table.',
    ...(partners <= 1 ? ['The player-dealer puts the bank up alone.'] : partnerLines(partners, bankDecides)),
    ...(noAction
      ? [
          'The player-dealer may lay the least bet on an empty seat with "No Action": its cards lie face down, and the bet comes back.',
        ]
      : []),
  ];
}

const partnerLines = (partners: number, decides: PlayerDealerGame['bankDecides']): string[] => [
  `Up to ${number(partners)} players may put the bank up together. Partners do not bet against it, and their rounds on it count like the player-dealer's.`,
  ...(decides === 'largest' ? ["Whoever has most in the bank plays the player-dealer's hand."] : []),
];
