import type { PlayerCommand } from '@cardroom/core/table';
import { board, game, ownHand, pot, turn, who } from './looks.ts';
import type { AtText } from './orders/at-text.ts';
import { hear, type Order } from './orders/order.ts';
import { ordersNow, playOrders } from './orders/orders.ts';
import { seatOrders } from './orders/seat-orders.ts';
import { t } from './t.ts';

/** What a typed line comes to. */
export type Answer =
  | { readonly say: readonly string[] }
  | { readonly chat: string }
  | { readonly commands: readonly PlayerCommand[] };

type Looking = (at: AtText, story: readonly string[]) => readonly string[];

/** Questions, which change nothing, by the words they may be asked with. */
const QUESTIONS: readonly {
  readonly names: readonly string[];
  readonly ask: Looking;
  readonly does: string;
}[] = [
  { names: ['turn', '?'], does: t('text.ask.turn'), ask: (at) => [turn(at)] },
  { names: ['hand', 'cards'], does: t('text.ask.hand'), ask: ownHand },
  { names: ['board', 'table'], does: t('text.ask.board'), ask: board },
  { names: ['pot', 'money'], does: t('text.ask.pot'), ask: pot },
  { names: ['who', 'seats'], does: t('text.ask.who'), ask: who },
  { names: ['log', 'story'], does: t('text.ask.log'), ask: (_, story) => story },
  { names: ['rules', 'game'], does: t('text.ask.rules'), ask: game },
  { names: ['help'], does: t('text.ask.help'), ask: (at) => help(at) },
];

/** Answers a line: a question at once, anything else as what the table is asked for. */
export function answer(line: string, at: AtText, story: readonly string[]): Answer {
  const said = line.trim().toLowerCase();
  const question = QUESTIONS.find(({ names }) => names.includes(said));
  if (question !== undefined) return { say: question.ask(at, story) };
  const chat = /^(?:say|chat)\s+(.+)$/is.exec(line.trim());
  if (chat !== null) return { chat: chat[1] };
  const heard = hear(line, ordersNow(at));
  return 'problem' in heard ? { say: [heard.problem] } : heard;
}

/** All that may be typed now. */
export function help(at: AtText): string[] {
  const line = ({ names, does, example }: Order) =>
    example === names[0]
      ? t('text.help.short', { names: names.join(', '), does })
      : t('text.help.line', { names: names.join(', '), does, example });
  const now = [...playOrders(at), ...seatOrders(at)].map(line);
  return [
    ...(now.length === 0 ? [t('text.nothing')] : [t('text.help.now'), ...now]),
    t('text.help.ask'),
    ...QUESTIONS.map(({ names, does }) => t('text.help.short', { names: names.join(', '), does })),
    t('text.help.short', { names: 'say', does: t('text.ask.say') }),
  ];
}
