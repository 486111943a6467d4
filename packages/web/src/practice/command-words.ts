import { printCards } from '@cardroom/core/cards';
import { dollars } from '@cardroom/core/engine';
import type { HandCommand, PlayerCommand, TableState } from '@cardroom/core/table';

/** A command in words, to follow "would": `call`, `raise to $8`, `bet $10 on Ante`. */
export function commandWords(command: PlayerCommand, state: TableState): string {
  switch (command.type) {
    case 'take bank':
      return 'be the player-dealer';
    case 'pass bank':
      return 'pass the bank';
    case 'play':
      return handWords(command.command, state);
    default:
      return command.type;
  }
}

/** Choices whose names say nothing of what one does. */
const CHOICES: Readonly<Record<string, string>> = {
  'house way': 'play the house way',
  insurance: 'take insurance',
  tie: 'take the tie',
  'no tie': 'decline the tie',
  set: 'set the hand',
};

function handWords(command: HandCommand, { hand, sign }: TableState): string {
  switch (command.type) {
    case 'bet': {
      const legal = hand?.kind === 'pot' ? hand.state.level : 0;
      return legal > 0 ? `raise to ${dollars(command.to)}` : `bet ${dollars(command.to)}`;
    }
    case 'bring-in':
      return 'bring it in';
    case 'discard':
      return command.cards.length === 0 ? 'keep all cards' : `discard ${printCards(command.cards)}`;
    case 'turn-up':
      return command.cards.length === 0 ? 'keep the card down' : 'turn the card up';
    case 'kill':
      return command.to === 0 ? 'not kill the pot' : `kill the pot for ${dollars(command.to)}`;
    case 'play-board':
      return 'play the board';
    case 'set': {
      const parts = [command.front, command.middle, command.back].map((cards) => printCards(cards));
      return `place ${parts.filter((part) => part !== '').join(' / ')}`;
    }
    case 'stake':
      return `put up ${dollars(command.cents)}`;
    case 'wager': {
      const wagers = sign.kind === 'player-dealer' ? sign.game.wagers : [];
      const title = wagers.find(({ id }) => id === command.kind)?.title ?? command.kind;
      return `bet ${dollars(command.cents)} on ${title}`;
    }
    case 'pick':
      return `pick hand ${command.pile + 1}`;
    case 'choose': {
      const front = command.front === undefined ? '' : ` with ${printCards(command.front)} in front`;
      const discard = command.discard === undefined ? '' : ` ${printCards(command.discard)}`;
      const cents = command.cents === undefined ? '' : ` for ${dollars(command.cents)}`;
      const verbs = sign.kind === 'player-dealer' ? sign.game.verbs : undefined;
      const does = verbs?.[command.choice] ?? CHOICES[command.choice] ?? command.choice;
      return `${does}${discard}${front}${cents}`;
    }
    default:
      return command.type;
  }
}
