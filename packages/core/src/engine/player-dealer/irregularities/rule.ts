import { happeningOf } from '../../irregularities/happening.ts';
import type { Irregularity } from '../../irregularities/irregularity.ts';
import { whyNoCards } from '../../irregularities/named-places.ts';
import { type RuleCommand, whyNoRuling } from '../../irregularities/rule-command.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { RoundEvent } from '../events.ts';
import { DEALER, type RoundState } from '../state.ts';
import { Happened } from './happened.ts';
import { HAPPENINGS } from './happenings.ts';
import { letLie } from './mistakes/exchanges.ts';
import { letPlay } from './mistakes/wrong-count.ts';
import { handNamed } from './named-hand.ts';
import { carryOut } from './remedies.ts';

/** The events of an irregularity and its remedy, or why that cannot be here. Looks, never touches. */
export function rule(
  round: RoundState,
  log: readonly RoundEvent[],
  command: RuleCommand,
): readonly RoundEvent[] | Refusal {
  const { irregularity: said, remedy, say, cite, reason } = command;
  const wrong = whyNoRuling(command) ?? whyNot(round, said);
  if (wrong !== null) return wrong;
  // The player-dealer's hand is the one that is seen early.
  const irregularity = said.what === 'bank seen early' ? { ...said, spot: DEALER } : said;
  const happened = new Happened(round, irregularity, log);
  const impossible = HAPPENINGS[irregularity.what]?.happen(happened) ?? null;
  if (impossible !== null) return impossible;
  happened.emit({ type: 'ruled', say, cite, remedy, ...(reason !== undefined && { reason }) });
  for (const each of remedy) {
    const refused = carryOut(happened, each);
    if (refused !== null) return refused;
  }
  if (happened.state.over || happened.state.deck.length === 0) return happened.events;
  letLie(happened);
  return letPlay(happened) ?? happened.events;
}

/** More than these cannot come from a pack by mistake. */
const MOST = 10;

/** Why an irregularity cannot have happened in this round; null when it can. */
function whyNot(round: RoundState, irregularity: Irregularity): Refusal | null {
  const found = happeningOf(HAPPENINGS, irregularity, MOST);
  if (!found.ok) return found;
  const { happening } = found;
  const { what, wager } = irregularity;
  if (round.open) return refuse('not-allowed', 'Bets are still open: nothing has been dealt.');
  if (wager !== undefined && happening.of !== 'wager') return noWager;
  switch (happening.of) {
    case 'table':
      return irregularity.spot === undefined ? null : whyNoHand(round, irregularity);
    case 'bank':
      return handNamed(round, { what, spot: DEALER }) === null ? noHand : null;
    case 'circle':
      return isCircle(round, irregularity.spot) ? null : noCircle;
    case 'wager':
      return Number.isInteger(wager) && round.wagers[wager ?? -1]?.open === true ? null : noWager;
    case 'hand':
      return irregularity.pile === undefined ? whyNoHand(round, irregularity) : noHand;
    case 'player':
      return isPlayers(round, irregularity) ? whyNoHand(round, irregularity) : noCircle;
    case 'cards':
      return whyNoHand(round, irregularity) ?? whyNoCards(heldBy(round, irregularity), irregularity.cards);
  }
}

const noHand = refuse('not-allowed', 'There is no hand there. Say which one it was.');
const noCircle = refuse('malformed', 'There is no such circle.');
const noWager = refuse('malformed', 'There is no such bet in play.');

const isCircle = ({ hands }: RoundState, spot: unknown): boolean =>
  typeof spot === 'number' && Number.isInteger(spot) && spot >= 0 && spot < hands.length;

/** It names a circle and nothing else. */
const isPlayers = (round: RoundState, { spot, pile, shared }: Irregularity): boolean =>
  pile === undefined && shared === undefined && isCircle(round, spot);

const heldBy = (round: RoundState, irregularity: Irregularity): number =>
  handNamed(round, irregularity)?.cards.length ?? 0;

function whyNoHand(round: RoundState, irregularity: Irregularity): Refusal | null {
  const { spot, hand = 0, pile, shared } = irregularity;
  const numbers = [
    hand,
    ...(spot === undefined || spot === DEALER ? [] : [spot]),
    ...(pile === undefined ? [] : [pile]),
  ];
  if (!numbers.every((n) => Number.isInteger(n) && n >= 0))
    return refuse('malformed', 'Say which hand it was.');
  if (shared !== undefined && typeof shared !== 'string')
    return refuse('malformed', 'Say which hand it was.');
  const found = handNamed(round, irregularity);
  if (found === null) return noHand;
  return found.held?.folded ? refuse('not-allowed', 'That hand is not in play.') : null;
}
