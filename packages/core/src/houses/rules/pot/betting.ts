import { dollars } from '../../../engine/money.ts';
import type { BettingRules, CapLifted, KillPots, PotGame, Stakes } from '../../../engine/pot/game.ts';
import type { Limit } from '../../offering/offering.ts';
import { count, list, number, sentence } from '../words.ts';

type Structure = Stakes['structure'];

const NAMES: Readonly<Record<Structure, string>> = {
  fixed: 'limit',
  spread: 'spread limit',
  pot: 'pot limit',
  'no-limit': 'no limit',
};

const STRUCTURES = ['fixed', 'spread', 'pot', 'no-limit'] as const;

/** The structures that a game is played at: those with a fixed or bounded bet, and those without. */
interface Played {
  readonly limit: readonly Structure[];
  readonly big: readonly Structure[];
}

const at = (structures: readonly Structure[]): string => `At ${list(structures.map((s) => NAMES[s]))}`;

/** What may be bet and raised, and what one hand brings upon the next. */
export function bettingLines(game: PotGame, limits: readonly Limit[]): string[] {
  const stakes = limits.map((limit) => limit.stakes);
  const structures = STRUCTURES.filter((structure) => stakes.some((of) => of.structure === structure));
  const played: Played = {
    limit: structures.filter((s) => s === 'fixed' || s === 'spread'),
    big: structures.filter((s) => s === 'pot' || s === 'no-limit'),
  };
  if (game.script.every((step) => step.do !== 'bet' || step.callOnly))
    return ['Nobody may raise.', ...(game.betting.allIn ? [SHORT] : [])];
  const least = stakes.some(({ blinds }) => blinds.length > 0) ? 'largest blind' : 'bring-in';
  return [
    ...structures.map((structure) => sentence(`${NAMES[structure]}: ${RULES[structure](least)}`)),
    ...(stakes.some(({ doubling }) => doubling)
      ? ['Where the limit says that raises at least double, a raise is at least twice the bet before it.']
      : []),
    ...bringInLines(game, stakes),
    ...capLines(game.betting, played),
    ...allInLines(game.betting, played),
    game.betting.checkRaise
      ? 'A player who has checked may raise later in the round.'
      : 'A player who has checked may not raise in the same round.',
    ...straddleLines(game),
    ...(game.killPots === undefined ? [] : killPotLines(game.killPots)),
  ];
}

const RULES: Readonly<Record<Structure, (least: string) => string>> = {
  fixed: () => 'every bet and raise is of the size that the betting round is played at',
  spread: () =>
    'a bet or raise may be anything between the two amounts, a raise at least as large as the bet or raise before it',
  pot: (least) =>
    `a bet is at least the ${least}, a raise at least the bet or raise before it; the most is what the pot holds after a call`,
  'no-limit': (least) =>
    `a bet is at least the ${least}, a raise at least the bet or raise before it; the most is all chips in front of the player`,
};

function bringInLines({ opening, betting }: PotGame, stakes: readonly Stakes[]): string[] {
  if (opening.first.by !== 'upcard' || !opening.first.forced || stakes.every(({ bringIn }) => bringIn === 0))
    return [];
  return [
    'The forced bet is the bring-in, or a full bet if its player likes; others may complete it to one.',
    betting.bringInOption
      ? 'A forced bet that everybody only called may still be completed by the player who made it.'
      : 'A forced bet that everybody only called closes the round.',
  ];
}

const LIFTED: Readonly<Record<CapLifted, string>> = {
  never: 'also with two players',
  'two begin the round': 'any number of raises when two players begin it',
  'two remain': 'any number of raises while only two players remain',
  'two have chips in the round': 'any number of raises while only two players have chips in it',
};

function capLines({ cap, capAtNoLimit, capLifted }: BettingRules, { limit, big }: Played): string[] {
  if (cap === null) return limit.length > 0 ? ['Any number of raises is allowed in a round.'] : [];
  const capped = capAtNoLimit ? [...limit, ...big] : limit;
  const free = capAtNoLimit ? [] : big;
  const rule = `a bet and ${count(cap, 'raise')} are allowed in a round, ${LIFTED[capLifted]}`;
  return [
    ...(capped.length === 0 ? [] : [free.length === 0 ? sentence(rule) : `${at(capped)} ${rule}.`]),
    ...(free.length === 0
      ? []
      : [
          capped.length === 0
            ? 'Any number of raises is allowed in a round.'
            : `${at(free)} any number of raises is allowed.`,
        ]),
  ];
}

const SHORT = 'A player who is short may put in all he has; he plays for what he can match of each pot.';

const PARTS: Readonly<Record<BettingRules['shortAllIn'], string>> = {
  half: 'from half a raise on counts as a raise and lets everybody raise again',
  full: 'of less than a full raise does not let those raise again who have acted',
  any: 'of any amount counts as a raise',
};

function allInLines({ allIn, shortAllIn }: BettingRules, { limit, big }: Played): string[] {
  if (!allIn) return ['A player without enough chips to meet a bet in full must fold.'];
  const lines = [SHORT];
  const short = (structures: readonly Structure[], rule: string) => {
    if (structures.length === 0) return;
    lines.push(
      limit.length > 0 && big.length > 0 ? `${at(structures)} an all-in ${rule}.` : `An all-in ${rule}.`,
    );
  };
  short(limit, PARTS[shortAllIn]);
  short(big, PARTS.full);
  return lines;
}

function straddleLines({ straddles }: PotGame): string[] {
  return straddles === undefined ? [] : [`At most ${count(straddles, 'straddle')} in a hand.`];
}

function killPotLines(rule: KillPots): string[] {
  const last = rule.actsLast ? ' He acts last on the first betting round.' : '';
  const kill = 'for twice the largest blind, at twice the limit';
  switch (rule.after) {
    case 'two pots':
      return [`Whoever wins two main pots in a row kills the next one ${kill}.${last}`];
    case 'scoop': {
      const least = Object.entries(rule.pots).map(
        ([bet, pot]) => `${dollars(pot)} where the small bet is ${dollars(Number(bet))}`,
      );
      return [
        `At limit, whoever takes a whole pot${rule.bothHalves ? ', high and low,' : ''} of at least ${list(least, 'or')} kills the next one ${kill}.${last}`,
      ];
    }
    case 'buttons':
      return [
        `A player who kills a pot earns a kill button. When all ${number(rule.buttons(8))} (with eight players) are earned, whoever has none kills one of the next pots before the deal, in order from the left of the button, ${kill}; then a new round of kill buttons begins.${last}`,
      ];
  }
}
