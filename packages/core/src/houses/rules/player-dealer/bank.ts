import type { PlayerDealerGame } from '../../../engine/player-dealer/game.ts';
import type { PlayerDealerOffering } from '../../offering/offering.ts';
import { number } from '../words.ts';

type Offered = Pick<PlayerDealerOffering, 'limits' | 'table'>;

/** If nobody else may hold the bank (002:817, 003:759), it is not offered to all. */
const forProposition = ({ limits, table }: Offered): boolean =>
  table(limits[0]).bankRole?.is === 'proposition';

/** Who holds the bank, and with whom; the table's section has who may, and for how long. */
export function bankLines(
  { partners = 1, bankDecides, noAction }: PlayerDealerGame,
  offered: Offered,
): string[] {
  return [
    forProposition(offered)
      ? 'Only third-party proposition players may be the player-dealer; the bank is offered to them clockwise around the table.'
      : 'The player-dealer position is offered clockwise around the table.',
    ...(partners <= 1 ? ['The player-dealer puts up the bank alone.'] : partnerLines(partners, bankDecides)),
    ...(noAction
      ? [
          'The player-dealer may place the minimum bet on an empty seat with "No Action": its cards stay face down, and the bet comes back.',
        ]
      : []),
  ];
}

const partnerLines = (partners: number, decides: PlayerDealerGame['bankDecides']): string[] => [
  `Up to ${number(partners)} players may share the bank. Partners do not bet against it, and their rounds count like the player-dealer's.`,
  ...(decides === 'largest'
    ? ["The player with the largest share of the bank plays the player-dealer's hand."]
    : []),
];
