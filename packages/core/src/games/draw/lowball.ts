import type { Pack } from '../../cards/index.ts';
import type {
  BettingRules,
  BlindSeats,
  KillPots,
  KillRule,
  MustBet,
  PotGame,
  ShortDeck,
} from '../../engine/pot/game.ts';
import {
  afterBlinds,
  antes,
  bet,
  blinds,
  deal,
  dealt,
  draw,
  handOnly,
  kills,
  named,
  share,
} from '../../engine/pot/steps.ts';
import type { Ranking } from '../../ranks/ranking.ts';

/** What houses vary in lowball. */
export interface LowballOptions {
  readonly players: number;
  readonly pack: Pack;
  readonly ranking: Ranking;
  readonly blinds: BlindSeats;
  readonly betting: BettingRules;
  readonly mustBet: MustBet;
  readonly deckRunsOut: ShortDeck;
  /** Players are asked about kills once everybody has this many cards. */
  readonly kills?: { readonly behind: number; readonly rule: KillRule };
  readonly killPots?: KillPots;
  /** The most cards that the button may draw, if fewer than the others. */
  readonly buttonDraws?: number;
  /** Most straddles in one hand. */
  readonly straddles?: number;
}

const HAND = 5;

/** Lowball. Five cards, one draw, the lowest hand wins. 002:579-609, 003:245-342, 004:3-35 */
export const lowball = (options: LowballOptions): PotGame => ({
  name: 'Lowball',
  pack: options.pack,
  players: options.players,
  script: [
    antes,
    blinds(options.blinds),
    ...fiveCards(options.kills),
    named('open', bet('small')),
    named('draw', draw({ hold: HAND, button: options.buttonDraws ?? HAND })),
    bet('big'),
  ],
  opening: afterBlinds,
  betting: options.betting,
  shares: [share('low', options.ranking, handOnly)],
  odd: { between: 'left of button' },
  shortDeck: options.deckRunsOut,
  mustBet: options.mustBet,
  ...(options.killPots && { killPots: options.killPots }),
  ...(options.straddles && { straddles: options.straddles }),
});

function fiveCards(asked: LowballOptions['kills']) {
  if (asked === undefined) return [dealt(HAND)];
  return [deal(asked.behind), kills(asked.rule), dealt(HAND - asked.behind)];
}
