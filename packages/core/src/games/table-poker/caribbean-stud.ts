import { ACE, cardOf, packs, shoe } from '../../cards/index.ts';
import type {
  Backline,
  Choice,
  Options,
  Outcome,
  PlayerDealerDeclaration,
  PlayerDealerWords,
  Step,
} from '../../engine/player-dealer/game.ts';
import { companion, type RoundState, shared, type Wager } from '../../engine/player-dealer/state.ts';
import {
  actionAt,
  betChoice,
  betting,
  choice,
  choose,
  deal,
  evenMoney,
  fromAction,
  laterWager,
  lose,
  push,
  reveal,
  saying,
  seatBySeat,
  settleAll,
  showdown,
  tableSize,
  timesOf,
  wager,
} from '../../engine/player-dealer/steps.ts';
import { SEAT_BY_CARD, seatByCard } from '../../engine/player-dealer/wagers/action.ts';
import { caribbean, caribbeanStandard } from '../../ranks/high/caribbean.ts';
import { callsCaribbean, upcardOf } from './advice.ts';
import { against, collected, NOT_QUALIFIED } from './against-dealer.ts';
import { type PayTable, payFor } from './pay-table.ts';
import { handOfCategory, type PokerHand } from './poker-hand.ts';

export interface CaribbeanOptions {
  readonly decks: number;
  /** 003:688-689 put a flush over a full house. */
  readonly flush: 'over full house' | 'under full house';
  readonly call: PayTable<PokerHand>;
  readonly decides: Backline['decides'];
  /** How many parties may share the bank. */
  readonly partners: number;
  /** Folded Antes are collected before the showdown, or with all other wagers. */
  readonly foldsCollected: 'at once' | 'in order';
}

/** Cards are dealt one on another: the last lies on top (003:701), the first is turned last (003:706). */
const TOP = 4;
const LAST_DOWN = 0;

/**
 * Caribbean Stud. Five cards, Ante, and Call for twice as much or fold; the player-dealer plays with an ace and a king.
 * The last card of that hand decides where settling begins. 003:678-763
 */
export function caribbeanStud(options: CaribbeanOptions): PlayerDealerDeclaration {
  const round: Step[] = [deal('spots', 1, 'down'), deal('dealer', 1, 'down')];
  return {
    shoe: shoe(packs.standard, options.decks),
    seats: 8,
    // 003:741-743
    backline: { kinds: 'all', most: 2, decides: options.decides, agreement: true },
    partners: options.partners,
    wagers: [wager('ante', 'Ante', tableSize), CALL],
    script: [
      betting,
      ...round,
      ...round,
      ...round,
      ...round,
      ...round,
      reveal('dealer', TOP),
      saying('In turn each player calls for twice the Ante, or folds and loses it.', choose(callOrFold)),
      ...collected(options.foldsCollected, 'Folded Antes are', isFolded),
      reveal('dealer'),
      saying(
        `The action button is placed by the player-dealer's card that is turned last: ${SEAT_BY_CARD}.`,
        actionAt((state) => seatByCard(state, shared(state, 'dealer').cards[LAST_DOWN])),
      ),
      showdown(),
      settleAll,
    ],
    settlement: seatBySeat(fromAction, 'ante', 'call'),
    outcome: (state, bet) => outcome(state, bet, options),
    counted: {
      by: 'showdown',
      cards: 5,
      seen: 1,
      value: (options.flush === 'over full house' ? caribbean : caribbeanStandard).value,
    },
    why: (state, bet) => why(state, bet, options),
    card: words(options),
    advice: (view, { cards }) => ({ id: callsCaribbean(cards, upcardOf(view)) ? 'call' : 'fold' }),
  };
}

const words = ({ flush, call }: CaribbeanOptions): PlayerDealerWords => ({
  about: [
    "Five cards each against the player-dealer's five, one of which is shown before the players choose; the player-dealer qualifies with ace-king or better.",
  ],
  rankings: [{ of: '', ranking: flush === 'over full house' ? caribbean : caribbeanStandard }],
  comesTo: {
    ante: [
      'Pays even money if the player-dealer has less than ace-king.',
      'Otherwise the higher hand wins even money, and equal hands push. A folded Ante is lost.',
    ],
    call: [
      'Returned if the player-dealer has less than ace-king.',
      'Otherwise a higher hand is paid by the table, a lower one loses, and equal hands push.',
    ],
  },
  pays: [{ kind: 'call', rows: call }],
});

const CALL = laterWager('call', 'Call', timesOf('ante', 2));
const CALL_OR_FOLD: readonly Choice[] = [betChoice(CALL, 'Call', 'done'), choice('fold', 'Fold', 'fold')];

const callOrFold: Options = () => CALL_OR_FOLD;

const isFolded = (round: RoundState, bet: Wager): boolean => companion(round, bet, 'call') === undefined;

/** A royal flush has the same value in both rankings, which differ further down. */
const ROYAL = caribbean.value([0, 1, 2, 3, 4].map((below) => cardOf(ACE - below, 0)));

function why(round: RoundState, bet: Wager, { flush }: CaribbeanOptions): string {
  if (isFolded(round, bet)) return 'folded';
  const ranking = flush === 'over full house' ? caribbean : caribbeanStandard;
  const theirs = ranking.value(shared(round, 'dealer').cards);
  if (!ranking.qualifies(theirs)) return NOT_QUALIFIED;
  return against(ranking, ranking.value(round.hands[bet.spot][0].cards), theirs);
}

function outcome(round: RoundState, bet: Wager, { flush, call }: CaribbeanOptions): Outcome {
  if (isFolded(round, bet)) return lose;
  const ranking = flush === 'over full house' ? caribbean : caribbeanStandard;
  const theirs = ranking.value(shared(round, 'dealer').cards);
  if (!ranking.qualifies(theirs)) return bet.kind === 'ante' ? evenMoney : push;
  const mine = ranking.value(round.hands[bet.spot][0].cards);
  if (mine <= theirs) return mine < theirs ? lose : push;
  if (bet.kind === 'ante') return evenMoney;
  return payFor(call, mine === ROYAL ? 'royal flush' : handOfCategory(ranking.categoryOf(mine)));
}
