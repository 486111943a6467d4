import type { PlayerDealerGame, WagerKind } from '../engine/player-dealer/game.ts';
import type { Result } from '../engine/refusal.ts';
import { type Shape, whyNotOptions } from '../houses/given.ts';
import type { PlayerDealerOffering } from '../houses/offering/offering.ts';
import type { SettingValue } from '../houses/offering/setting.ts';
import type { OfferingOdds, WagerOdds } from './answer.ts';
import { askedGame } from './asked-game.ts';
import { countFirstCards } from './count/in-order.ts';
import { exactOdds, mainOdds } from './exact.ts';
import { faceUpWork } from './face-up/work.ts';
import { paiGowWork } from './front-and-back/work.ts';
import { keptOdds } from './kept/kept.ts';
import { checkPays, type OwnPayTable, paidBy, repriced, standsAlone } from './own-pays.ts';
import { plainLine } from './round/line-of-play.ts';
import { type DealtRounds, OneBettor } from './round/one-bettor.ts';
import { Dealing, type Until } from './round/simulate.ts';
import { isTwentyOne } from './twenty-one/line.ts';
import { priceWork } from './twenty-one/work.ts';
import type { Work } from './work.ts';

/** What is asked of the odds of an offering. */
export interface OddsQuestion extends Omit<Until, 'seed'> {
  /** The same seed deals the same rounds. */
  readonly seed?: string | number;
  /** Settings that are switched, by name. */
  readonly settings?: Readonly<Record<string, SettingValue>>;
  /** Counts games of twenty-one and pai gow also under settings for which nothing is kept: up to some minutes. */
  readonly best?: boolean;
  /** A custom pay table for one of the wagers; `readPayTable` reads one. */
  readonly pays?: OwnPayTable;
  /** Deals rounds by the plain line even if everything could be counted. */
  readonly simulated?: boolean;
  /** Called before rounds are dealt because not everything could be counted. */
  readonly onDealing?: () => void;
}

/** The types of those options. */
const ASKED: Shape<OddsQuestion> = {
  seed: 'a text or a number',
  error: 'zero or more',
  rounds: 'a whole number above zero',
  milliseconds: 'zero or more',
  onProgress: 'a function',
  settings: 'an object',
  best: 'yes or no',
  pays: 'an object',
  simulated: 'yes or no',
  onDealing: 'a function',
};

/** The odds of an offering as work that threads can share: first the counting, then the dealing. */
export interface OddsWork {
  /** The count of whatever is not kept; its result is the odds of wagers. */
  readonly counting: Work;
  /** Takes what was counted; tells whether some wagers are left that must be dealt. */
  readonly isDealt: (counted: readonly WagerOdds[]) => boolean;
  /** Starts the dealing, which adds up parts in order and tells whether they are enough. */
  readonly dealing: () => Dealing;
  /** Deals a part of it. */
  readonly deal: (part: number) => DealtRounds;
  /** The answer from everything together. */
  readonly odds: (counted: readonly WagerOdds[], dealing: Dealing | null) => OfferingOdds;
}

/** Until when rounds are dealt. A seed is the same as a number and as a text. */
const asUntil = ({ seed, ...until }: OddsQuestion): Until =>
  seed === undefined ? until : { ...until, seed: String(seed) };

/**
 * The odds of an offering, not yet counted: for a program with threads that shows its progress. A setting that the
 * offering does not have is refused.
 *
 * @example
 * ```ts
 * import { findOffering } from '@cardroom/core';
 * import { oddsWork } from '@cardroom/core/odds';
 *
 * const offering = findOffering('black-sheep/ez-baccarat');
 * if (offering?.kind === 'player-dealer') {
 *   const found = oddsWork(offering);
 *   if (found.ok) console.log(found.work.counting.stages.length); // 1
 * }
 * ```
 */
export function oddsWork(
  offering: PlayerDealerOffering,
  question: OddsQuestion = {},
): Result<{ readonly work: OddsWork }> {
  const wrong = whyNotOptions(question, ASKED);
  if (wrong !== null) return wrong;
  const asked = askedGame(offering, question.settings);
  if (!asked.ok) return asked;
  const { game: printed, values } = asked;
  const own = question.pays === undefined ? null : checkPays(printed, question.pays);
  if (own?.ok === false) return own;
  // If a hand is played for this bet, it is played by the new table; kept odds go by the book's.
  const isPlayedFor = own !== null && !standsAlone(printed, own.wager);
  const game = isPlayedFor ? paidBy(printed, own.wager, own.paid) : printed;
  const known = isPlayedFor ? null : keptOdds(offering, values);
  const until = asUntil(question);
  const dealing = new Dealing(game, until);
  const { seed } = dealing.dealt;
  let bettor: OneBettor | null = null;
  let exact: ReadonlyMap<string, WagerOdds> | null = null;
  const exactly = (counted: readonly WagerOdds[]) => {
    exact ??= question.simulated ? new Map() : exactOdds(game, known ?? counted);
    return exact;
  };
  const work: OddsWork = {
    counting: question.simulated || known !== null ? NOTHING : countingOf(game, question.best === true),
    isDealt: (counted) => {
      const found = exactly(counted);
      return !game.wagers.every(({ id }) => found.has(id) || isNeverMade(game, found, id));
    },
    dealing: () => new Dealing(game, until),
    deal: (part) => {
      bettor ??= new OneBettor(game, plainLine(game), seed);
      return bettor.deal(part, dealing.roundsOf(part));
    },
    odds: (counted, dealt) => {
      const found = exactly(counted);
      const all =
        dealt?.wagers.map((odds) => found.get(odds.id) ?? odds) ??
        game.wagers.map((kind) => found.get(kind.id) ?? neverMade(kind));
      const again = (one: WagerOdds) =>
        one.id === own?.wager
          ? repriced(one, own.paid, one.method === 'exact' ? null : (dealt?.dealt.rounds ?? 0))
          : one;
      return {
        offering: offering.id,
        method: dealt === null ? 'exact' : 'simulated',
        ...(dealt && { dealt: dealt.dealt }),
        wagers: own === null || isPlayedFor ? all : all.map(again),
      };
    },
  };
  return { ok: true, work };
}

const NOTHING: Work = { stages: [], join: () => [] };

/** The count of a game for which nothing is kept. */
function countingOf(game: PlayerDealerGame, best: boolean): Work {
  const { counted } = game;
  if (best && counted?.by === 'twenty-one' && isTwentyOne(game)) return priceWork(game, counted);
  if (best && counted?.by === 'front and back')
    return counted.seenPushes === undefined ? paiGowWork(game, counted) : faceUpWork(game, counted);
  // With a board, bonuses are counted along with the hands.
  const bonuses = (counted?.by === 'board' ? [] : game.wagers).flatMap((kind) =>
    kind.asDealt === undefined ? [] : [kind],
  );
  return {
    stages: [
      {
        parts: 1 + bonuses.length,
        run: (part) => {
          if (part === 0) return mainOdds(game);
          const kind = bonuses[part - 1];
          return kind.asDealt === undefined ? [] : [countFirstCards(game, kind, kind.asDealt)];
        },
      },
    ],
    join: ([parts]) => parts.flat(),
  };
}

/** A later wager that best play never makes has no odds of its own, where the bet it follows is counted. */
function isNeverMade(game: PlayerDealerGame, exact: ReadonlyMap<string, unknown>, id: string): boolean {
  const kind = game.wagers.find((one) => one.id === id);
  return kind?.when === 'later' && kind.needs?.some((need) => exact.has(need)) === true;
}

const neverMade = ({ id, title }: WagerKind): WagerOdds => ({
  id,
  title,
  method: 'exact',
  edge: 0,
  se: 0,
  sd: 0,
  hit: 0,
  risk: 0,
  rows: [],
});
