import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { PointsGame } from '../../engine/points/game.ts';
import { HAND_SIZE } from '../../engine/points/sets/sets.ts';
import type { PotGame } from '../../engine/pot/game.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import type { Values } from './random-hands.ts';

/** For tests only: throws if a script cannot work out, whatever the cards are and the players do. */
export function checkScript(offering: Offering, values: Values): void {
  switch (offering.kind) {
    case 'pot':
      checkPotScript(offering.game(values));
      break;
    case 'points':
      checkPointsScript(offering.game(values));
      break;
    case 'player-dealer':
      checkRoundScript(offering.game(values));
  }
}

function checkEnough(needed: number, had: number, who: string): void {
  if (needed > had) throw new Error(`${who} get ${needed} cards, and there are ${had}.`);
}

/** Later streets may run out of cards, and have rules for it; before anybody has bet or folded, that is a mistake. */
function checkPotScript({ script, shares, players, pack }: PotGame): void {
  if (shares.length === 0) throw new Error('The pot has no share that somebody could win (`shares`).');
  const bet = script.findIndex((step) => step.do === 'bet');
  if (bet < 0) throw new Error('There is no round of betting in its script.');
  const each = script.slice(0, bet).reduce((sum, step) => (step.do === 'deal' ? sum + step.count : sum), 0);
  checkEnough(each * players, pack.cards.length, `Before the first bet ${players} players`);
}

/** Everybody has the cards that a step sets, and ends with a whole hand. Fantasy hands are dealt separately. */
function checkPointsScript({ script, players, pack }: PointsGame): void {
  let [held, laid, dealt] = [0, 0, 0];
  for (const [i, step] of script.entries()) {
    if (step.do === 'discards back' || step.fantasy) continue;
    if (step.do === 'deal') {
      held += step.count;
      dealt += step.count;
    } else {
      if (held < step.count)
        throw new Error(
          `At step ${i + 1} of ${script.length} (set): ${step.count} cards are laid of ${held}.`,
        );
      laid += step.count;
      held = 0;
    }
  }
  if (laid !== HAND_SIZE)
    throw new Error(`Its steps lay ${laid} cards; front, middle and back have ${HAND_SIZE}.`);
  checkEnough(dealt * players, pack.cards.length, `${players} players`);
}

function checkRoundScript({ script, seats, circles, shoe, wagers, settlement }: PlayerDealerGame): void {
  const forgotten = wagers.find(({ id }) => !settlement.passes.some((kinds) => kinds.includes(id)));
  if (forgotten !== undefined)
    throw new Error(`The ${forgotten.title} wager is in no pass of the settlement (\`settlement\`).`);
  let dealt = 0;
  for (const step of script)
    if (step.do === 'deal') dealt += step.count * (step.to === 'spots' ? (seats - 1) * circles : 1);
  checkEnough(dealt, shoe.cards.length, `All circles of ${seats} seats`);
}
