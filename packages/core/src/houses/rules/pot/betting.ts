import { dollars } from '../../../engine/money.ts';
import type { BettingRules, CapLifted, KillPots, PotGame, Stakes } from '../../../engine/pot/game.ts';
import { list } from '../../../engine/words.ts';
import type { Limit } from '../../offering/offering.ts';
import { count, number, sentence } from '../words.ts';

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

const at = (structures: readonly Structure[]): string => `At ${list(structures.map((s) => NAMES[s]))},`;

/** What may be bet and raised, and what one hand obliges players to in the next. */
export function bettingLines(game: PotGame, limits: readonly Limit[]): string[] {
  const stakes = limits.map((limit) => limit.stakes);
  const structures = STRUCTURES.filter((structure) => stakes.some((of) => of.structure === structure));
  const played: Played = {
    limit: structures.filter((s) => s === 'fixed' || s === 'spread'),
    big: structures.filter((s) => s === 'pot' || s === 'no-limit'),
  };
  if (game.script.every((step) => step.do !== 'bet' || step.callOnly))
    return ['No raises.', ...(game.betting.allIn ? [SHORT] : [])];
  const least = stakes.some(({ blinds }) => blinds.length > 0) ? 'largest blind' : 'bring-in';
  return [
    ...structures.map((structure) => sentence(`${NAMES[structure]}: ${RULES[structure](least)}`)),
    ...(stakes.some(({ doubling }) => doubling)
      ? ['Where the limit says so, a raise is at least double the bet before it.']
      : []),
    ...bringInLines(game, stakes),
    ...capLines(game.betting, played),
    ...allInLines(game.betting, played),
    game.betting.checkRaise ? 'Check-raising is allowed.' : 'Check-raising is not allowed.',
    ...straddleLines(game),
    ...(game.killPots === undefined ? [] : killPotLines(game.killPots)),
  ];
}

const RULES: Readonly<Record<Structure, (least: string) => string>> = {
  fixed: () => 'every bet and raise is the size set for the betting round',
  spread: () =>
    'a bet or raise may be any amount between the two, and a raise is at least the bet or raise before it',
  pot: (least) =>
    `a bet is at least the ${least}, a raise at least the bet or raise before it; the maximum is the size of the pot after a call`,
  'no-limit': (least) =>
    `a bet is at least the ${least}, a raise at least the bet or raise before it; the maximum is all the chips in front of the player`,
};

function bringInLines({ opening, betting }: PotGame, stakes: readonly Stakes[]): string[] {
  if (opening.first.by !== 'upcard' || !opening.first.forced || stakes.every(({ bringIn }) => bringIn === 0))
    return [];
  return [
    'The player forced to bet makes the bring-in or a full bet; others may complete it to a full bet.',
    betting.bringInOption
      ? 'If everyone just called, the player who made the bring-in may still complete it.'
      : 'If everyone just called the bring-in, the round is closed.',
  ];
}

const LIFTED: Readonly<Record<CapLifted, string>> = {
  never: 'even with two players',
  'two begin the round': 'unlimited raises when two players start it',
  'two remain': 'unlimited raises while only two players remain',
  'two have chips in the round': 'unlimited raises while only two players have chips in it',
};

function capLines({ cap, capAtNoLimit, capLifted }: BettingRules, { limit, big }: Played): string[] {
  if (cap === null) return limit.length > 0 ? ['Raises are unlimited.'] : [];
  const capped = capAtNoLimit ? [...limit, ...big] : limit;
  const free = capAtNoLimit ? [] : big;
  const rule = `a bet and ${count(cap, 'raise')} are allowed per round, ${LIFTED[capLifted]}`;
  return [
    ...(capped.length === 0 ? [] : [free.length === 0 ? sentence(rule) : `${at(capped)} ${rule}.`]),
    ...(free.length === 0
      ? []
      : [capped.length === 0 ? 'Raises are unlimited.' : `${at(free)} raises are unlimited.`]),
  ];
}

const SHORT =
  'A player who is short may go all in, and plays for the part of each pot those chips can match.';

const PARTS: Readonly<Record<BettingRules['shortAllIn'], string>> = {
  half: 'of half a raise or more counts as a raise and reopens the betting',
  full: 'of less than a full raise does not reopen the betting for players who have acted',
  any: 'of any amount counts as a raise',
};

function allInLines({ allIn, shortAllIn }: BettingRules, { limit, big }: Played): string[] {
  if (!allIn) return ['A player without enough chips to call in full must fold.'];
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
  const last = rule.actsLast ? ' The killer acts last in the first betting round.' : '';
  const kill = 'for twice the largest blind, at twice the limit';
  switch (rule.after) {
    case 'two pots':
      return [`A player who wins two main pots in a row kills the next one ${kill}.${last}`];
    case 'scoop': {
      const least = Object.entries(rule.pots).map(
        ([bet, pot]) => `${dollars(pot)} where the small bet is ${dollars(Number(bet))}`,
      );
      return [
        `In limit games, a player who scoops a pot${rule.bothHalves ? ', high and low,' : ''} of at least ${list(least, 'or')} kills the next one ${kill}.${last}`,
      ];
    }
    case 'buttons':
      return [
        `A player who kills a pot earns a kill button. When all ${number(rule.buttons(8))} (with eight players) are earned, a player who has none kills one of the next pots before the deal, in order from the left of the button, ${kill}; then a new round of kill buttons starts.${last}`,
      ];
  }
}
