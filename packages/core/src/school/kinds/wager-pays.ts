import type { Random } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import type { Settled } from '../../engine/player-dealer/events.ts';
import type { Outcome, PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { RoundState } from '../../engine/player-dealer/state.ts';
import { kindOf, title } from '../../engine/player-dealer/wagers/wagers.ts';
import { titleOf } from '../../houses/rules/player-dealer/wagers.ts';
import { mixed, oneIn, pick } from '../answers.ts';
import { type BuiltRound, roundOf } from '../built.ts';
import { pagesOf } from '../cites.ts';
import type { Draft, QuestionKind } from '../kind.ts';
import type { Citation, Level } from '../question.ts';
import { comesTo } from '../round/game-words.ts';
import { playRound } from '../round/play.ts';
import { showRound, stateAt } from '../round/show.ts';
import { betCalled, seatName } from '../words.ts';

/** What a wager pays, by its table or at its odds. */
export const wagerPays: QuestionKind = {
  id: 'wager-pays',
  title: 'What a wager pays',
  fits: (offering) => {
    const built = roundOf(offering);
    // Where everything pays even money there is nothing to ask.
    return built !== null && built.game.card?.pays?.some(({ rows }) => rows.length > 0) === true;
  },
  make: (offering, level, random) => {
    const built = roundOf(offering);
    if (built === null) return null;
    // Now and then a bet that pays nothing, so that "nothing" can be the answer.
    const wins = level === 1 || !oneIn(5, random);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const played = playRound(built, { bettors: 3, bonuses: level === 1 ? 0 : 1 }, random);
      if (played === null) continue;
      const { log, state } = played.round;
      const settled = log.filter(
        (event): event is Settled =>
          event.type === 'settled' && event.wager >= 0 && isPlain(event) && (event.result === 'win') === wins,
      );
      const asked = settled.filter((claim) => isAsked(state, claim, level));
      const claims = asked.length > 0 || tries < MOST_TRIES - 1 ? asked : settled;
      if (claims.length === 0) continue;
      const claim = pick(claims, random);
      return ask(built, stateAt(played.round, log.indexOf(claim)), claim, random);
    }
    return null;
  },
};

/** How many rounds are dealt to find a bet worth a question. */
const MOST_TRIES = 8;

const isPlain = ({ result }: Settled): boolean => result === 'win' || result === 'lose' || result === 'push';

/** The game bets first, then bets that do not pay one to one. */
function isAsked(state: RoundState, { wager, kind, result, due }: Settled, level: Level): boolean {
  const base = kindOf(state, kind)?.size.by === 'table';
  if (level === 1) return base;
  return level === 2
    ? !base || due !== state.wagers[wager].cents
    : !base && (result !== 'win' || due !== state.wagers[wager].cents);
}

function ask(built: BuiltRound, before: RoundState, claim: Settled, random: Random): Draft {
  const { game } = built;
  const wager = before.wagers[claim.wager];
  const outcome = game.outcome(before, wager);
  const name = title(before, claim.kind);
  const amounts = otherOdds(game, claim.kind)
    .map(([to, per]) => Math.floor((wager.cents * to) / per))
    .filter((cents) => cents > 0 && (claim.result !== 'win' || cents !== claim.due));
  return {
    situation: showRound(built, before, { hands: 'all' }),
    asks: `What is ${seatName(claim.seat)}'s ${dollars(wager.cents)} ${betCalled(name)} paid?`,
    right: NOTHING[claim.result] ?? dollars(claim.due),
    wrong: [...mixed(amounts, random).slice(0, 3).map(dollars), ...Object.values(NOTHING)],
    why: `${claim.result === 'win' ? `${sayOdds(outcome)} on ${dollars(wager.cents)} is ${dollars(claim.due)}. ` : ''}${comesTo(game, claim.kind)}`.trim(),
    cites: [...rowCites(game, claim.kind, outcome), ...pagesOf(built.offering)],
  };
}

const NOTHING: Readonly<Record<string, string>> = { push: 'Nothing, it pushes', lose: 'Nothing, it loses' };

/** Odds that somebody might think of: other rows of the table, even money, 3 to 2, the commission. */
function otherOdds(game: PlayerDealerGame, kind: string): (readonly [number, number])[] {
  const rows = game.card?.pays?.filter((table) => table.kind === kind && table.in !== 'dollars') ?? [];
  const printed = rows.flatMap((table) =>
    table.rows.map(({ pays }) => (typeof pays === 'number' ? ([pays, 1] as const) : pays)),
  );
  const usual: (readonly [number, number])[] = [
    [1, 1],
    [2, 1],
    [3, 2],
    [19, 20],
    [1, 2],
  ];
  return printed.length > 3 ? printed : [...printed, ...usual];
}

function sayOdds(outcome: Outcome): string {
  if (outcome.result !== 'win') return outcome.result;
  const [to, per] = outcome.odds;
  const odds = to === per ? 'Even money' : `${to} to ${per}`;
  return outcome.row === undefined ? odds : `${odds}, for ${outcome.row},`;
}

function rowCites(game: PlayerDealerGame, kind: string, outcome: Outcome): Citation[] {
  if (outcome.result !== 'win' || outcome.row === undefined) return [];
  const { row } = outcome;
  const tables = game.card?.pays?.filter((table) => table.kind === kind) ?? [];
  return tables.flatMap(({ title: about = titleOf(game, kind), rows }) =>
    rows.flatMap(({ hand, cite }) => (hand === row && cite !== undefined ? [{ cite, about }] : [])),
  );
}
