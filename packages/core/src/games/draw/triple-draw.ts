import { type Cards, cardOf, JOKER, jokerPack, rankOf, suitOf } from '../../cards/index.ts';
import type { OddChip, PotGame, Step } from '../../engine/pot/game.ts';
import { bet, blinds, dealt, draw, handOnly, named, share, twoBlinds } from '../../engine/pot/steps.ts';
import { badugi as badugiRanking } from '../../ranks/low/badugi.ts';
import { deuceSeven } from '../../ranks/low/deuce-seven.ts';
import { aceFive } from '../../ranks/low/low.ts';
import type { Ranking } from '../../ranks/ranking.ts';
import { type BlindsOptions, blindsGame } from '../blinds-game.ts';

/** Everything face down, and three draws, each before a betting round; the last two at the larger bet. */
export function tripleDraw(options: BlindsOptions, cards: number): Step[] {
  const again = draw({ hold: cards });
  return [
    blinds(options.blinds ?? twoBlinds),
    dealt(cards),
    bet('small'),
    named('draw', again),
    bet('small'),
    named('2nd draw', again),
    bet('big'),
    named('3rd draw', again),
    bet('big'),
  ];
}

/** Kansas City Lowball. Deuce-to-seven in three draws; the book names a joker but no pack. 003:1516-1547 */
export const kansasCityLowball = (options: BlindsOptions & { readonly joker?: boolean }): PotGame =>
  blindsGame(options, {
    name: 'Kansas City Lowball',
    fewest: 3,
    script: tripleDraw(options, 5),
    shares: [share('low', options.joker ? deuceSevenJoker : deuceSeven, handOnly)],
    shortDeck: 'discards',
    ...(options.joker ? { pack: jokerPack } : {}),
  });

/** Badugi. Four cards of different ranks and suits, the lower the better. 003:880-901 */
export const badugi = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Badugi',
    script: tripleDraw(options, 4),
    shares: [share('badugi', badugiRanking, handOnly)],
  });

/** Badacey. Half to the best ace-to-five low, half to the best badugi, from the same five cards. 003:4658-4894 */
export const badacey = (options: BlindsOptions): PotGame =>
  blindsGame(options, {
    name: 'Badacey',
    script: tripleDraw(options, 5),
    shares: halves(options, aceFive),
  });

/** Badeucey. The same with a deuce-to-seven low: the ace is high there and low in the badugi. 003:6256-6499 */
export const badeucey = (options: BlindsOptions & { readonly afterBlinds: boolean }): PotGame =>
  blindsGame(options, {
    name: 'Badeucey',
    script: tripleDraw(options, 5).map(
      (step): Step => (step.do === 'deal' && options.afterBlinds ? { ...step, afterBlinds: true } : step),
    ),
    shares: halves(options, deuceSeven),
  });

/** 003:4799 and 003:6404 give the odd chips of ties to the same player as the odd chip between the halves. */
function halves({ oddChips }: BlindsOptions, low: Ranking) {
  const odd: OddChip = oddChips === 'high card' ? 'high card' : 'left of button';
  return [share('low', low, handOnly, odd), share('badugi', badugiRanking, handOnly, odd)];
}

const five = new Uint8Array(5);

/** 003:1526: the joker is the lowest rank missing, aces high, even where that makes a straight; never a flush. */
const deuceSevenJoker: Ranking = {
  id: 'deuce-seven-joker',
  title: 'Deuce-to-seven low with a joker as the lowest missing rank: Kansas City Lowball',
  parts: [{ name: 'cards', sizes: [5] }],
  accepts: (card) => card <= JOKER,
  value(cards) {
    const at = Array.prototype.indexOf.call(cards, JOKER);
    if (at < 0) return deuceSeven.value(cards);
    five.set(Array.from(cards));
    const suit = suitOf(cards[at === 0 ? 1 : 0]);
    five[at] = cardOf(lowestMissing(cards), (suit + 1) % 4);
    return deuceSeven.value(five);
  },
  name: deuceSeven.name,
};

function lowestMissing(cards: Cards): number {
  let rank = 0;
  while (Array.prototype.some.call(cards, (card) => rankOf(card) === rank)) rank++;
  return rank;
}
