import type { Random } from '../../cards/index.ts';
import type { PotCommand } from './commands.ts';
import type { Hand } from './hand.ts';
import type { Legal } from './legal.ts';

/** For tests only: commands that should be refused, and which of them should not. */

/** A command that may be anything: the wrong seat, the wrong kind, odd amounts, cards not held. */
export function nonsense(hand: Hand, random: Random): PotCommand {
  const seat = random.below(hand.state.seats + 2) - 1;
  const pick = <T>(...choices: T[]): T => choices[random.below(choices.length)];
  const amount = pick(0, -100, 1, 50.5, Number.NaN, 2 ** 53, 100 * random.below(200), hand.state.level);
  const cards = Array.from({ length: random.below(7) }, () => random.below(54));
  return pick<PotCommand>(
    { type: 'fold', seat },
    { type: 'check', seat },
    { type: 'call', seat },
    { type: 'bring-in', seat },
    { type: 'bet', seat, to: amount },
    { type: 'discard', seat, cards },
    { type: 'turn-up', seat, cards },
    { type: 'kill', seat, to: amount },
    { type: 'show', seat },
    { type: 'muck', seat },
    { type: 'play-board', seat },
    { type: 'shuffle', cards },
    { type: 'win', seat } as unknown as PotCommand,
  );
}

/** The rules as the legal actions state them, apart from the machine's own checks. */
export function isLegal(due: Legal, command: PotCommand): boolean {
  if (due.due === 'shuffle' || due.due === 'nothing') return false;
  if (command.type === 'shuffle' || command.type === 'rule') return false;
  if (command.seat !== due.seat) return false;
  switch (command.type) {
    case 'fold':
      return due.due === 'bet' && due.fold;
    case 'check':
      return due.due === 'bet' && due.check;
    case 'call':
      return due.due === 'bet' && due.call > 0;
    case 'bring-in':
      return due.due === 'bet' && due.bringIn > 0;
    case 'bet': {
      if (due.due !== 'bet' || due.raise === null) return false;
      const { min, max, step, only } = due.raise;
      if (only !== null) return only.includes(command.to);
      return (
        command.to === max ||
        (command.to >= min &&
          command.to < max &&
          ((command.to - min) % step === 0 || command.to % step === 0))
      );
    }
    case 'discard':
    case 'turn-up':
      // Whether these very cards are held is left to the machine; the counts must fit.
      return due.due === command.type;
    case 'kill':
      return due.due === 'kill';
    case 'show':
    case 'muck':
      return due.due === 'show';
    case 'play-board':
      return due.due === 'show' && due.board;
  }
}
