import type { Pack } from '../../cards/index.ts';
import { HOUSE } from '../audience.ts';
import type { RuleCommand } from '../irregularities/rule-command.ts';
import { noCommand, noSeat, said } from '../malformed.ts';
import { dollars, isCents } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { committedBy, NOT_COMMITTED, type ShuffleCommand } from '../shuffles.ts';
import { choose } from './choose.ts';
import type { RoundCommand } from './commands.ts';
import { stylesOf } from './dealing.ts';
import type { RoundEvent } from './events.ts';
import type { Laid } from './game.ts';
import type { HouseNeed } from './script.ts';
import { calledFirst, isStanding, isThere, type RoundState } from './state.ts';
import { isBetting, whyNoWager } from './wagers/wagers.ts';

/** One event alone needs no list: bets are made by the million. */
export type Decision = RoundEvent | readonly RoundEvent[] | Refusal;

/** The events a command leads to, or why it cannot be done. Looks, never touches. */
export function decide(
  round: RoundState,
  need: HouseNeed | null,
  command: Exclude<RoundCommand, RuleCommand>,
): Decision {
  switch (command.type) {
    case 'shuffle':
      return shuffle(round, need, command);
    case 'roll':
      return roll(need, command);
    case 'close':
      return close(round, need);
    case 'hold':
      return hold(round, command.on === true);
    case 'join':
      return join(round, command.seat, command.cents);
  }
  if (!Number.isInteger(command.seat)) return noSeat(command.seat);
  if (!isThere(round, command.seat)) return refuse('malformed', `Nobody sits at seat ${command.seat + 1}.`);
  switch (command.type) {
    case 'stake':
      return stake(round, command.seat, command.cents);
    case 'wager': {
      const { seat, spot, kind, cents } = command;
      return (
        whyNoWager(round, seat, spot, kind, cents) ?? { type: 'wagered', seat, spot, kind, cents, hand: 0 }
      );
    }
    case 'withdraw':
      return withdraw(round, command.seat, command.wager);
    case 'style':
      return style(round, command.seat, command.laid);
    case 'pick':
      return pick(round, command.seat, command.pile);
    case 'choose':
      return choose(round, command);
    case 'part':
      return part(round, command.seat);
    case 'back line':
      return backline(round, command.seat, command.on);
    case 'agree':
      return agree(round, command.seat, command.on);
    default:
      return noCommand(command);
  }
}

function shuffle(round: RoundState, need: HouseNeed | null, command: ShuffleCommand): Decision {
  const { cards } = command;
  if (need?.type !== 'shuffle') return refuse('out-of-turn', 'No shuffle is due.');
  if (!Array.isArray(cards) || cards.length === 0)
    return refuse('malformed', 'A shuffle is a list of cards.');
  const { shoe } = round.game;
  if (!isFrom(shoe, cards) || (round.setup.running !== true && cards.length !== shoe.cards.length)) {
    return refuse(
      'bad-cards',
      `The shuffle must hold ${round.setup.running ? 'cards' : `exactly the ${shoe.cards.length} cards`} of the shoe.`,
    );
  }
  const committed = committedBy(command, cards.length);
  if ('code' in committed) return committed;
  const { pile } = need;
  // The usual one, written out: hands are dealt by the million.
  if (pile === 'pack' && committed === NOT_COMMITTED) return [{ type: 'shuffled', cards, only: HOUSE }];
  return [{ type: 'shuffled', ...(pile !== 'pack' && { pile }), cards, only: HOUSE, ...committed }];
}

const counts = new WeakMap<Pack, Int16Array>();
const tally = new Int16Array(256);

/** No card more often than the shoe holds it. */
function isFrom(shoe: Pack, cards: readonly number[]): boolean {
  let held = counts.get(shoe);
  if (held === undefined) {
    held = new Int16Array(256);
    for (const card of shoe.cards) held[card]++;
    counts.set(shoe, held);
  }
  tally.fill(0);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (typeof card !== 'number' || !(++tally[card] <= held[card])) return false;
  }
  return true;
}

function roll(
  need: HouseNeed | null,
  { dice, proofs }: Extract<RoundCommand, { readonly type: 'roll' }>,
): Decision {
  if (need?.type !== 'roll') return refuse('out-of-turn', 'No dice are due.');
  if (
    !Array.isArray(dice) ||
    dice.length !== need.count ||
    !dice.every((d) => Number.isInteger(d) && d >= 1 && d <= 6)
  ) {
    return refuse('malformed', `The cup holds ${need.count} dice, each showing 1 to 6.`);
  }
  return [{ type: 'rolled', dice: [...dice], ...(proofs && { proofs }) }];
}

function close(round: RoundState, need: HouseNeed | null): Decision {
  if (need?.type !== 'close') return refuse('out-of-turn', 'The betting is not open.');
  if (round.stake === 0) return refuse('not-allowed', 'The player-dealer has not put up a bank.');
  if (!isBetting(round)) return refuse('not-allowed', 'Nobody has bet.');
  return [{ type: 'closed' }];
}

/** Before the first bet is settled, so that what is wrong with one can still be ruled on. */
function hold(round: RoundState, on: boolean): Decision {
  if (round.betsHeld === on)
    return refuse('not-allowed', on ? 'The bets are already held.' : 'The bets are not held.');
  if (on && round.game.script.slice(0, round.step).some((step) => step.do === 'settle'))
    return refuse('not-allowed', 'Bets have been settled already.');
  return [{ type: 'held', on }];
}

function stake(round: RoundState, seat: number, cents: number): Decision {
  if (!round.open) return refuse('not-allowed', 'The bank is put up while bets are open.');
  if (!Number.isSafeInteger(cents) || cents <= 0)
    return refuse('malformed', 'A stake is a whole number of cents above zero.');
  if (round.chips[seat] < cents)
    return refuse('bad-amount', `${calledFirst(round, seat)} has only ${dollars(round.chips[seat])}.`);
  if (isStanding(round, seat)) return refuse('not-allowed', 'Only seated players may share the bank.');
  const wrong = seat === round.dealer ? null : whyNoPartner(round, seat);
  return wrong ?? [{ type: 'staked', seat, cents }];
}

/** Why a seat may not put chips up with the player-dealer; null when it may. */
function whyNoPartner(round: RoundState, seat: number): Refusal | null {
  const { partners = 1 } = round.game;
  if (round.stake === 0) return refuse('out-of-turn', 'The player-dealer puts up chips first.');
  if (partners <= 1) return refuse('not-allowed', 'The player-dealer puts up the bank alone here.');
  if (round.partners.some((partner) => partner.seat === seat)) return null;
  if (round.partners.length >= partners)
    return refuse('not-allowed', `No more than ${partners} players may share the bank.`);
  if (round.setup.spent?.includes(seat))
    return refuse('not-allowed', 'You have had your rounds on the bank: sit one out.');
  if (round.wagers.some((wager) => wager.seat === seat && wager.cents > 0))
    return refuse('not-allowed', 'You have bets against this bank: take them back before you join it.');
  return null;
}

function withdraw(round: RoundState, seat: number, index: number): Decision {
  if (!round.open) return refuse('not-allowed', 'No more changes: the betting is closed.');
  const wager = Number.isInteger(index) ? round.wagers[index] : undefined;
  if (wager === undefined || wager.seat !== seat || wager.cents === 0)
    return refuse('malformed', `${calledFirst(round, seat)} has no such bet.`);
  const leaning = round.wagers.filter(
    (w) =>
      w.seat === seat &&
      w.spot === wager.spot &&
      w.cents > 0 &&
      w.index !== index &&
      leansOn(round, w.kind, wager.kind),
  );
  return [wager, ...leaning].map((w) => ({ type: 'withdrawn', wager: w.index }));
}

/** Whoever comes up while the betting is open may still bet. */
function join(round: RoundState, seat: number, cents: number): Decision {
  if (!round.open) return refuse('not-allowed', 'No more bets: the next round begins soon.');
  if (!Number.isInteger(seat) || !isStanding(round, seat) || seat >= round.bettors)
    return refuse('malformed', 'Nobody is there on the back line.');
  if (!isCents(cents) || cents === 0)
    return refuse('malformed', 'Chips are a whole number of cents above zero.');
  return [{ type: 'joined', seat, cents }];
}

/** Chips that nothing has happened to in this round. */
function part(round: RoundState, seat: number): Decision {
  if (!isStanding(round, seat))
    return refuse('not-allowed', 'A seated player stays until the round is over.');
  const cents = round.chips[seat];
  if (round.setup.stacks[seat] !== cents || round.wagers.some((w) => w.seat === seat && w.cents > 0))
    return refuse('not-allowed', `${calledFirst(round, seat)} has chips in play: they are settled first.`);
  return [{ type: 'parted', seat, cents }];
}

function backline(round: RoundState, seat: number, on: boolean): Decision {
  if (!round.open) return refuse('not-allowed', 'No more changes: the betting is closed.');
  if (isStanding(round, seat))
    return refuse('not-allowed', 'Only a seated player may allow or refuse back-line bets.');
  return [{ type: 'back line', seat, on: on === true }];
}

function agree(round: RoundState, seat: number, on: boolean): Decision {
  if (!round.open) return refuse('not-allowed', 'Players agree before the cards are dealt.');
  if (!round.game.backline.agreement)
    return refuse('not-allowed', 'Who plays a hand is fixed by the rules of this game.');
  return [{ type: 'agreed', seat, on: on === true }];
}

/** Whether one kind cannot stay without the other. */
function leansOn(round: RoundState, kind: string, base: string): boolean {
  const of = round.game.wagers.find((k) => k.id === kind);
  const size = of?.size;
  return (
    of?.needs?.includes(base) === true ||
    of?.goesWith === base ||
    (size?.by === 'equal' && size.to === base) ||
    ((size?.by === 'up to' || size?.by === 'times') && size.of === base)
  );
}

function style(round: RoundState, seat: number, laid: Laid): Decision {
  const styles = stylesOf(round);
  if (styles.length === 0) return refuse('not-allowed', 'Hands are dealt out in one way only here.');
  if (!round.open) return refuse('not-allowed', 'Say so before the hands are dealt out.');
  if (seat !== round.dealer)
    return refuse('out-of-turn', 'The player-dealer chooses how the hands are dealt out.');
  if (!styles.includes(laid))
    return refuse('malformed', `There is no "${said(laid)}"; there are ${styles.join(', ')}.`);
  return [{ type: 'styled', laid }];
}

function pick(round: RoundState, seat: number, pile: number): Decision {
  if (round.game.script[round.step]?.do !== 'pick')
    return refuse('not-allowed', 'There is no hand to pick now.');
  if (seat !== round.dealer) return refuse('out-of-turn', 'The player-dealer picks the hand.');
  if (!Number.isInteger(pile) || pile < 0 || pile >= round.piles.length)
    return refuse('bad-cards', `There are ${round.piles.length} hands to pick from.`);
  return [{ type: 'picked', pile }];
}
