import type { PlayerDealerWords } from '../../engine/player-dealer/game.ts';
import { nines } from '../../ranks/count/nines.ts';
import type { BaccaratOptions } from './baccarat.ts';

/** Baccarat with one Player and one Banker hand, in words. */
export function baccaratWords({
  bonuses,
  bankerPays: [to, per] = [1, 1],
  sevenPushes,
  naturalStops,
  naturalRanks,
  naturalsListed = false,
  chart = [],
}: BaccaratOptions): PlayerDealerWords {
  const banker = to === per ? 'even money' : `${to} to ${per}`;
  return {
    about: [
      'Everyone bets on one Player hand and one Banker hand, dealt by fixed rules; the hand closer to nine wins.',
      ...(naturalRanks && !naturalStops
        ? [
            'Nine or eight in two cards beats every hand of three cards, though the other hand may still draw.',
          ]
        : []),
    ],
    rankings: [
      { of: '', ranking: nines, says: naturalsListed && (naturalStops || naturalRanks) ? NATURALS : [] },
    ],
    comesTo: {
      player: [
        'Pays even money if the Player hand is closer to nine; loses if the Banker hand is; a tie is a push.',
      ],
      banker: [
        `Pays ${banker} if the Banker hand is closer to nine; loses if the Player hand is; a tie is a push.`,
        ...(sevenPushes ? ['A win of the Banker hand with a three-card seven is a push.'] : []),
      ],
      ...Object.fromEntries(
        bonuses.map(({ kind, pays, everyRow }) => [
          kind.id,
          [
            `Pays by its table${pays.length > 1 ? `, for ${everyRow ? 'every row' : 'the best row'} that applies` : ''}; otherwise lost.`,
          ],
        ]),
      ),
    },
    pays: bonuses.map(({ kind, pays }) => ({ kind: kind.id, rows: pays })),
    charts: [
      {
        title: 'The Banker hand after a third Player card: H draws, S stands',
        columns: ['Banker has', ...Array.from({ length: 10 }, (_, card) => String(card))],
        rows: chart.map((row, points) => [String(points), ...row]),
      },
    ],
  };
}

const NATURALS = [
  'From the best: a natural nine, which is nine in two cards; a natural eight; nine or eight in three cards; seven down to zero in two or three.',
];

export const peekWords =
  'One card face down to the Player hand; the player with the largest Player bet may look at the cards first.';

export const playerDrawWords = (naturalStops: boolean): string =>
  `The Player hand draws a third card with five points or less${naturalStops ? ', unless either hand has eight or nine in two cards: then nobody draws' : ''}.`;

export const bankerDrawWords =
  'The Banker hand draws with five points or less if the Player hand stood, and by the chart if it drew; the columns are the points of that third card.';

/** Which hand won, as a dealer calls it: `Player wins, 6 to 5`. */
export function winnerWords(player: number, banker: number): string {
  if (player === banker) return `a tie, ${player} to ${banker}`;
  return player > banker ? `Player wins, ${player} to ${banker}` : `Banker wins, ${banker} to ${player}`;
}
