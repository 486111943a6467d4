import type { Pack } from '../../cards/index.ts';
import { HOUSE } from '../audience.ts';
import { dollars } from '../money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ShuffleCommand } from '../shuffles.ts';
import { choose } from './choose.ts';
import type { RoundCommand } from './commands.ts';
import type { RoundEvent } from './events.ts';
import type { HouseNeed } from './script.ts';
import type { RoundState } from './state.ts';
import { isBetting, refuseWager } from './wagers.ts';

export type Decision = readonly RoundEvent[] | Refusal;

/** The events a command leads to, or why it cannot be done. Looks, never touches. */
export function decide(round: RoundState, need: HouseNeed | null, command: RoundCommand): Decision {
  switch (command.type) {
    case 'shuffle':
      return shuffle(round, need, command);
    case 'roll':
      return roll(need, command.dice);
    case 'close':
      return close(round, need);
  }
  if (
    !Number.isInteger(command.seat) ||
    round.setup.stacks[command.seat] === null ||
    round.setup.stacks[command.seat] === undefined
  ) {
    const { seat } = command;
    return refuse('malformed', `Nobody sits at seat ${Number.isInteger(seat) ? seat + 1 : String(seat)}.`);
  }
  switch (command.type) {
    case 'stake':
      return stake(round, command.seat, command.cents);
    case 'wager': {
      const { seat, spot, kind, cents } = command;
      return (
        refuseWager(round, seat, spot, kind, cents) ?? [{ type: 'wagered', seat, spot, kind, cents, hand: 0 }]
      );
    }
    case 'withdraw':
      return withdraw(round, command.seat, command.wager);
    case 'pick':
      return pick(round, command.seat, command.pile);
    case 'choose':
      return choose(round, command);
    default:
      return refuse('malformed', `There is no command "${String((command as { type: unknown }).type)}".`);
  }
}

function shuffle(round: RoundState, need: HouseNeed | null, { cards, root }: ShuffleCommand): Decision {
  if (need?.type !== 'shuffle') return refuse('out-of-turn', 'No shuffle is due.');
  if (!Array.isArray(cards) || cards.length === 0)
    return refuse('malformed', 'A shuffle is a list of cards.');
  if (root !== undefined && typeof root !== 'string')
    return refuse('malformed', 'The root of a shuffle is a text.');
  const { shoe } = round.game;
  if (!isFrom(shoe, cards) || (round.setup.running !== true && cards.length !== shoe.cards.length)) {
    return refuse(
      'bad-cards',
      `The shuffle must hold ${round.setup.running ? 'cards' : `exactly the ${shoe.cards.length} cards`} of the shoe.`,
    );
  }
  return [{ type: 'shuffled', cards, only: HOUSE, ...(root && { root }) }];
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

function roll(need: HouseNeed | null, dice: readonly number[]): Decision {
  if (need?.type !== 'roll') return refuse('out-of-turn', 'No dice are due.');
  if (
    !Array.isArray(dice) ||
    dice.length !== need.count ||
    !dice.every((d) => Number.isInteger(d) && d >= 1 && d <= 6)
  ) {
    return refuse('malformed', `The cup holds ${need.count} dice, each showing 1 to 6.`);
  }
  return [{ type: 'rolled', dice: [...dice] }];
}

function close(round: RoundState, need: HouseNeed | null): Decision {
  if (need?.type !== 'close') return refuse('out-of-turn', 'The betting is not open.');
  if (round.stake === 0) return refuse('not-allowed', 'The player-dealer has put nothing up.');
  if (!isBetting(round)) return refuse('not-allowed', 'Nobody has bet.');
  return [{ type: 'closed' }];
}

function stake(round: RoundState, seat: number, cents: number): Decision {
  if (!round.open) return refuse('not-allowed', 'The bank is put up while the betting is open.');
  if (!Number.isSafeInteger(cents) || cents <= 0)
    return refuse('malformed', 'A stake is a whole number of cents above zero.');
  if (round.chips[seat] < cents)
    return refuse('bad-amount', `Seat ${seat + 1} has only ${dollars(round.chips[seat])}.`);
  if (seat !== round.dealer && round.stake === 0)
    return refuse('out-of-turn', 'The player-dealer puts his own stake up first.');
  const { partners = Number.POSITIVE_INFINITY } = round.game;
  if (round.partners.length >= partners && !round.partners.some((partner) => partner.seat === seat))
    return refuse('not-allowed', `No more than ${partners} may put the bank up together.`);
  return [{ type: 'staked', seat, cents }];
}

function withdraw(round: RoundState, seat: number, index: number): Decision {
  if (!round.open) return refuse('not-allowed', 'No more changes: the betting is closed.');
  const wager = Number.isInteger(index) ? round.wagers[index] : undefined;
  if (wager === undefined || wager.seat !== seat || wager.cents === 0)
    return refuse('malformed', `Seat ${seat + 1} has no such wager.`);
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

/** Whether one kind cannot stay without the other. */
function leansOn(round: RoundState, kind: string, base: string): boolean {
  const of = round.game.wagers.find((k) => k.id === kind);
  const size = of?.size;
  return (
    of?.needs?.includes(base) === true ||
    of?.goesWith === base ||
    (size?.by === 'equal' && size.to === base) ||
    (size?.by === 'up to' && size.of === base)
  );
}

function pick(round: RoundState, seat: number, pile: number): Decision {
  if (round.game.script[round.step]?.do !== 'pick')
    return refuse('not-allowed', 'No pile is to be picked now.');
  if (seat !== round.dealer) return refuse('out-of-turn', 'The player-dealer picks the pile.');
  if (!Number.isInteger(pile) || pile < 0 || pile >= round.piles.length)
    return refuse('bad-cards', `There are ${round.piles.length} piles to pick from.`);
  return [{ type: 'picked', pile }];
}
