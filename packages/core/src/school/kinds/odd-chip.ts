import type { Random } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import { potParts } from '../../engine/pot/betting/pots.ts';
import type { Awarded } from '../../engine/pot/events.ts';
import type { OddChip, PotGame } from '../../engine/pot/game.ts';
import type { Hand } from '../../engine/pot/hand.ts';
import { capital } from '../../engine/words.ts';
import { mixed } from '../answers.ts';
import { type BuiltPot, potOf } from '../built.ts';
import { citesOf } from '../cites.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import { betsAndCalls, canGrow, type PotPlan, playersFor, playPot, usualStack } from '../pot/play.ts';
import { beforeShowdown, potName, showPot, showPots } from '../pot/show.ts';
import { tiedOrder } from '../pot/tied-order.ts';
import { sayHands, sayWon, valuesIn, wonIn } from '../pot/winners.ts';
import type { Level } from '../question.ts';
import { seatName } from '../words.ts';

/** Who gets the odd chip. */
export const oddChip: QuestionKind = {
  id: 'odd-chip',
  title: 'Odd chips',
  fits: (offering) => canGrow(potOf(offering)),
  make: (offering, level, random) => {
    const built = potOf(offering);
    if (built === null) return null;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const hand = tiedHand(built, level, random);
      const odd = hand && oddsIn(hand);
      if (hand && odd) return draft(built, hand, odd, random);
    }
    return null;
  },
};

/** How many hands to deal until a pot has an odd chip. */
const MOST_TRIES = 12;

/** Two hands of the same ranks, and a third player all in for an odd number of chips. */
function tiedHand(built: BuiltPot, level: Level, random: Random): Hand | null {
  const players = playersFor(built, level + 2);
  const { chip, bets, blinds, ante, bringIn } = built.limit.stakes;
  const seats = mixed(
    Array.from({ length: players }, (_, seat) => seat),
    random,
  );
  const bet = Math.max(bets[0], bringIn, ...blinds) + ante;
  const odd = (Math.ceil(bet / chip) + random.below(4)) * chip;
  const usual = usualStack(built);
  const plan: PotPlan = {
    stacks: Array.from({ length: players }, (_, seat) => (seat === seats[0] ? odd : usual)),
    button: random.below(players),
    acts: betsAndCalls,
    pat: true,
  };
  const first = playPot(built, plan, random);
  if (first === null) return null;
  const order = tiedOrder(first.log, seats[1], seats[2] ?? seats[0], random);
  return playPot(built, { ...plan, order }, random);
}

/** The odd chips of a hand, if a single seat gets them. */
function oddsIn({ log }: Hand): Awarded | null {
  const odd = log.filter((event): event is Awarded => event.type === 'awarded' && event.odd === true);
  return odd.length === 1 ? odd[0] : null;
}

function draft(built: BuiltPot, hand: Hand, odd: Awarded, random: Random): Draft {
  const { game, limit } = built;
  const before = beforeShowdown(hand);
  const parts = potParts(before);
  const values = valuesIn(hand.log);
  const won = wonIn(hand.log, odd.pot);
  const winners = [...new Set(won.flatMap(({ seats }) => seats))];
  const { seats } = parts[odd.pot];
  const name = potName(odd.pot, parts.length);
  const near = mixed(
    seats.filter((seat) => seat !== odd.seat),
    random,
  );
  return {
    situation: showPot(built, before, {
      cards: 'hands',
      pots: showPots(before),
      notes: [`The smallest chip is ${dollars(limit.stakes.chip)}.`],
    }),
    asks: `${capital(name)}: ${sayWon(game, won)}, and it does not divide evenly. Who gets the odd ${dollars(odd.cents)}?`,
    right: seatName(odd.seat),
    wrong: [
      ...near.filter((seat) => winners.includes(seat)).map(seatName),
      ...near.filter((seat) => !winners.includes(seat)).map(seatName),
      'Nobody: it stays for the next pot',
    ],
    why: `${sayHands(game, values, seats)}. ${ruleOf(game, won.length)}`,
    cites: citesOf(built.offering, 'oddChips', 'oddTies', 'oddChip', 'lowOddChip'),
  };
}

const RULE: Readonly<Record<OddChip, string>> = {
  'left of button': 'the first winner clockwise from the button',
  'high card': 'the winner with the highest card, suits breaking ties',
  'low card': 'the winner with the lowest card, suits breaking ties',
  'low card, aces low': 'the winner with the lowest card, aces low, suits breaking ties',
};

/** What the declaration says about odd chips, between the parts of the pot and among players who tie. */
function ruleOf({ odd, shares }: PotGame, parts: number): string {
  const between = odd.between === 'first share' ? `the ${shares[0].name} part` : RULE[odd.between];
  const among = [...new Set(shares.map((share) => RULE[share.odd]))];
  const ties = `Among players who tie, the odd chip goes to ${among.join(', or ')}`;
  return parts > 1 ? `Between the parts of the pot the odd chip goes to ${between}. ${ties}.` : `${ties}.`;
}
