import type { Random } from '../../../cards/index.ts';
import { pick } from '../../../cards/testing-pick.ts';
import type { RoundCommand } from '../commands.ts';
import type { Amount, Legal, LegalHand } from '../legal.ts';
import type { Round } from '../round.ts';

/** For tests only: commands that should be refused, and which of them should not. */

/** A command that may be anything: the wrong seat, the wrong kind, odd amounts, cards not held. */
export function nonsense({ state }: Round, due: Legal, random: Random): RoundCommand {
  const any = <T>(...choices: T[]): T => pick(choices, random);
  const near = nearMiss(due, random);
  if (near !== null && random.below(2) === 0) return near;
  const seat = random.below(state.bettors + 2) - 1;
  const spot = random.below(state.hands.length + 3) - 2;
  const { min, max, step } = state.setup.limits;
  const cents = any(0, -100, 1, 50.5, Number.NaN, 2 ** 53, min, max ?? 0, step * random.below(200));
  const number = any(-1, 0.5, random.below(9));
  const choice = any('play', 'fold', 'hit', 'stand', 'set', 'split', 'double', 'house way', 'check', 'dance');
  const cards = Array.from({ length: random.below(6) }, () => random.below(100));
  const dice = Array.from({ length: 2 + random.below(3) }, () => random.below(8));
  const kind = any('dance', ...state.game.wagers.map(({ id }) => id));
  return any<RoundCommand>(
    { type: 'shuffle', cards },
    { type: 'roll', dice },
    { type: 'close' },
    { type: 'stake', seat, cents },
    { type: 'wager', seat, spot, kind, cents },
    { type: 'withdraw', seat, wager: number },
    { type: 'withdraw', seat: state.wagers[0]?.seat ?? seat, wager: 0 },
    { type: 'pick', seat, pile: number },
    { type: 'join', seat, cents },
    { type: 'part', seat },
    { type: 'choose', seat, choice, cents },
    { type: 'choose', seat, choice, spot, front: cards, discard: cards },
    { type: 'win', seat } as unknown as RoundCommand,
  );
}

/** What may be done, but for a little too much or too little, or by somebody else. */
function nearMiss(due: Legal, random: Random): RoundCommand | null {
  const miss = ({ least, most, step }: Amount) =>
    pick([least - 1, least + 0.5, most + 1, most + step], random);
  const other = (seat: number) => seat + (random.below(4) === 0 ? 1 : 0);
  if (due.due === 'bet') {
    const { seat, stake, wagers } = pick(due.seats, random);
    if (wagers.length === 0) return { type: 'stake', seat, cents: stake + 1 };
    const wager = pick(wagers, random);
    return { type: 'wager', seat: other(seat), spot: wager.spot, kind: wager.kind, cents: miss(wager) };
  }
  if (due.due !== 'choose') return null;
  const { seat, spot, choices } = pick(due.hands, random);
  const short = choices.find(({ refused }) => refused !== '');
  const { id, chips } = short ?? pick(choices, random);
  const cents = chips === null ? {} : { cents: short === undefined ? miss(chips) : chips.least };
  return { type: 'choose', seat: other(seat), spot, choice: id, ...cents };
}

/** The rules as the legal actions state them, apart from the machine's own checks. */
export function isLegal({ state }: Round, due: Legal, command: RoundCommand): boolean {
  switch (command.type) {
    case 'shuffle':
      // Of a running shoe, any few cards may be the next.
      return due.due === 'shuffle' && state.setup.running === true;
    case 'roll':
      return (
        due.due === 'roll' &&
        command.dice.length === due.dice &&
        command.dice.every((die) => die >= 1 && die <= 6)
      );
    case 'close':
      return due.due === 'bet' && due.noClose === '';
    case 'pick':
      return due.due === 'pick' && command.seat === due.seat && isBelow(command.pile, due.piles);
    case 'choose':
      // Whether these very cards are held is left to the machine.
      return due.due === 'choose' && due.hands.some((hand) => isOpen(hand, command));
    case 'stake':
    case 'wager':
    case 'withdraw': {
      const mine = due.due === 'bet' ? due.seats.find(({ seat }) => seat === command.seat) : undefined;
      if (mine === undefined) return false;
      if (command.type === 'withdraw') return mine.withdraw.includes(command.wager);
      if (command.type === 'stake') return isBelow(command.cents - 1, mine.stake);
      const open = mine.wagers.find(({ spot, kind }) => spot === command.spot && kind === command.kind);
      return open !== undefined && isOf(open, command.cents);
    }
    case 'join':
      return (
        due.due === 'bet' &&
        isBelow(command.seat - state.seats, state.bettors - state.seats) &&
        isBelow(command.cents - 1, Number.MAX_SAFE_INTEGER)
      );
    case 'part':
      return (
        isBelow(command.seat - state.seats, state.bettors - state.seats) &&
        state.setup.stacks[command.seat] === state.chips[command.seat] &&
        !state.wagers.some(({ seat, cents }) => seat === command.seat && cents > 0)
      );
    default:
      return false;
  }
}

const isBelow = (number: number, end: number) => Number.isInteger(number) && number >= 0 && number < end;
const isOf = ({ least, most, step }: Amount, cents: number) =>
  cents >= least && cents <= most && (cents - least) % step === 0;

function isOpen(hand: LegalHand, command: Extract<RoundCommand, { type: 'choose' }>): boolean {
  if (hand.seat !== command.seat || (command.spot ?? hand.spot) !== hand.spot) return false;
  const choice = hand.choices.find(({ id }) => id === command.choice);
  if (choice === undefined || choice.refused !== '') return false;
  const { chips } = choice;
  return (
    chips === null || (command.cents === undefined ? chips.least === chips.most : isOf(chips, command.cents))
  );
}
