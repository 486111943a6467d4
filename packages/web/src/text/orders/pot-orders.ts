import { dollars } from '@cardroom/core/engine';
import {
  bet,
  type HandState,
  type Legal,
  type LegalBet,
  type PotCommand,
  stack,
} from '@cardroom/core/engine/pot';
import { t } from '../t.ts';
import { cardsIn, does, type Heard, type Order, plain, problem, rangeWords, withAmount } from './order.ts';

const play = (command: PotCommand) => ({ type: 'play', command }) as const;
const acts = (command: PotCommand): Heard => does(play(command));

/** What the player to act may say. */
export function potOrders(hand: HandState, due: Exclude<Legal, { due: 'nothing' | 'shuffle' }>): Order[] {
  const { seat } = due;
  switch (due.due) {
    case 'bet':
      return betOrders(hand, due);
    case 'discard':
      return drawOrders(hand.down[seat], due);
    case 'turn-up':
      return [
        ...hand.down[seat].map((card) =>
          plain(
            ['show', 'up', 'turn up'],
            t('text.do.turnUp'),
            play({ type: 'turn-up', seat, cards: [card] }),
          ),
        ),
        plain(['keep', 'down'], t('text.do.keepDown'), play({ type: 'turn-up', seat, cards: [] })),
      ];
    case 'kill':
      return [
        plain(['pass', 'no'], t('text.do.noKill'), play({ type: 'kill', seat, to: 0 })),
        ...(due.most === 0
          ? []
          : [
              withAmount(
                ['kill'],
                t('text.do.kill', { range: rangeWords({ ...due, step: 100 }) }),
                { ...due, step: 100 },
                (to) => acts({ type: 'kill', seat, to }),
              ),
            ]),
      ];
    case 'show':
      return [
        plain(['show', 's'], t('text.do.show'), play({ type: 'show', seat })),
        plain(['muck', 'm'], t('text.do.muck'), play({ type: 'muck', seat })),
        ...(due.board
          ? [
              plain(
                ['play board', 'play the board'],
                t('text.do.playBoard'),
                play({ type: 'play-board', seat }),
              ),
            ]
          : []),
      ];
  }
}

function betOrders(hand: HandState, due: LegalBet): Order[] {
  const { seat, raise } = due;
  const orders: Order[] = [];
  if (due.check)
    orders.push(plain(['check', 'c', 'k'], t('pot.check').toLowerCase(), play({ type: 'check', seat })));
  if (due.bringIn > 0) {
    const cents = dollars(due.bringIn);
    orders.push(
      plain(['bring in', 'b', 'c'], lower(t('pot.bring-in', { cents })), play({ type: 'bring-in', seat })),
    );
  }
  if (due.call > 0) {
    const title = t(due.call >= stack(hand, seat) ? 'pot.callAllIn' : 'pot.call', {
      cents: dollars(due.call),
    });
    orders.push(plain(['call', 'c'], lower(title), play({ type: 'call', seat })));
  }
  if (raise !== null) {
    const { word, min, max, step, only } = raise;
    const range = { least: min, most: max, step, only };
    const what = t('text.do.raise', { word: word === 'bet' ? word : `${word} to`, range: rangeWords(range) });
    const raiseTo = (to: number) => acts({ type: 'bet', seat, to });
    orders.push(
      withAmount(
        word === 'bet'
          ? ['bet', 'b', 'r', 'raise']
          : [word, 'r', ...(word === 'raise' ? [] : ['raise']), 'bet'],
        what,
        range,
        raiseTo,
      ),
    );
    const top = only?.at(-1) ?? max;
    if (top - bet(hand, seat) >= stack(hand, seat)) {
      const command = play({ type: 'bet', seat, to: top });
      orders.push(plain(['all in', 'allin'], t('text.do.allIn', { cents: dollars(top) }), command));
    }
  }
  if (due.fold) orders.push(plain(['fold', 'f'], t('text.do.fold'), play({ type: 'fold', seat })));
  return orders;
}

function drawOrders(held: readonly number[], due: Extract<Legal, { due: 'discard' }>): Order[] {
  const { seat, least, most, draws } = due;
  const range =
    least === most
      ? String(least)
      : least === 0
        ? t('pot.chooseUpTo', { most })
        : t('pot.chooseRange', { least, most });
  const throws = (cards: readonly number[]) => play({ type: 'discard', seat, cards });
  const places = Array.from({ length: Math.max(1, least) }, (_, i) => i + 1).join(' ');
  const name = draws ? 'draw' : 'discard';
  const example = `${name} ${places}`;
  const read = (rest: string): Heard => {
    if (rest === '') return problem(t('text.whichCards', { example }));
    const found = cardsIn(rest, held);
    return 'problem' in found ? found : does(throws(found.cards));
  };
  const names = [name, 'd', draws ? 'discard' : 'throw'] as const;
  return [
    ...(most === 0
      ? []
      : [{ names, does: t(draws ? 'text.do.draw' : 'text.do.discard', { range }), example, read }]),
    ...(least === 0
      ? [plain(['pat', 'stand pat', 'keep'], t(draws ? 'text.do.pat' : 'text.do.keep'), throws([]))]
      : []),
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
