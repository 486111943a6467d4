import type { BankedGame } from '../../engine/banked/game.ts';
import { number } from './words.ts';

/** Who holds the bank, and with whom; who may, and for how long, stands with the table. */
export function bankLines({ partners = 1, bankDecides }: BankedGame): string[] {
  return [
    'The position of the player-dealer is offered clockwise around the table.',
    ...(partners <= 1 ? ['The player-dealer puts the bank up alone.'] : partnerLines(partners, bankDecides)),
  ];
}

const partnerLines = (partners: number, decides: BankedGame['bankDecides']): string[] => [
  `Up to ${number(partners)} players may put the bank up together. Partners do not bet against it, and their rounds on it count like the player-dealer's.`,
  ...(decides === 'largest' ? ["Whoever has most in the bank plays the player-dealer's hand."] : []),
];
