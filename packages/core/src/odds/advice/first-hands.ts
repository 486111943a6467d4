import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';

/**
 * The hands before the first choice: where the player's cards are and how many, and which of the bank's are in sight.
 */
export interface FirstHands {
  readonly own: string;
  readonly cards: number;
  readonly bank: string;
  readonly seen: readonly boolean[];
}

/** As the script deals them: if players have no hand of their own, a shared hand stands for it. */
export function firstHands({ script }: PlayerDealerGame): FirstHands {
  const dealt = new Map<string, boolean[]>();
  const give = (to: string, count: number, up: boolean) => {
    const hand = dealt.get(to) ?? [];
    for (let i = 0; i < count; i++) hand.push(up);
    dealt.set(to, hand);
  };
  for (const step of script) {
    if (step.do === 'choose' && step.who === 'spots') break;
    if (step.do === 'piles' || (step.do === 'deal' && step.to === 'everyone')) {
      give('spots', step.do === 'piles' ? step.size : step.count, true);
      give('dealer', step.do === 'piles' ? step.size : step.count, false);
    } else if (step.do === 'deal') give(step.to, step.count, step.face === 'up');
    // Cards turned over only sometimes, as when the bank has a natural, leave nothing to choose.
    else if (step.do === 'reveal' && step.unless === undefined)
      dealt.get(step.what)?.forEach((_, place, hand) => {
        if (step.cards?.includes(place) !== false) hand[place] = true;
      });
  }
  const names = [...dealt.keys()];
  const own = names.find((name) => name === 'spots') ?? names.find((name) => name !== 'dealer') ?? 'spots';
  const bank = names.find((name) => name === 'dealer') ?? names.find((name) => name !== own) ?? 'dealer';
  return { own, cards: dealt.get(own)?.length ?? 0, bank, seen: dealt.get(bank) ?? [] };
}

/** Whether players decide anything once their bets are down. */
export const hasChoice = ({ script }: PlayerDealerGame): boolean =>
  script.some((step) => step.do === 'choose' && step.who === 'spots');
