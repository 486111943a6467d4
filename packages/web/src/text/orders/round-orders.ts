import { dollars } from '@cardroom/core/engine';
import {
  DEALER,
  type Legal,
  type LegalBets,
  type LegalChoice,
  type LegalHand,
  optionsFor,
  type RoundCommand,
  type RoundState,
  type SeatBets,
  type SpotHand,
} from '@cardroom/core/engine/player-dealer';
import { t } from '../t.ts';
import { cardsIn, does, type Heard, type Order, plain, problem, rangeWords, withAmount } from './order.ts';
import { wagerOrder } from './wager-order.ts';

const play = (command: RoundCommand) => ({ type: 'play', command }) as const;

/** What somebody at a player-dealer table may say. */
export function roundOrders(round: RoundState, due: Legal, place: number): Order[] {
  switch (due.due) {
    case 'bet':
      return betOrders(round, due, place);
    case 'pick':
      return due.seat === place ? [pickOrder(place, due.piles)] : [];
    case 'choose':
      return due.hands
        .filter(({ seat }) => seat === place)
        .flatMap((hand, i) =>
          handOrders(round, hand, place).map((order) => (i === 0 ? order : onHand(order, i + 1))),
        );
    default:
      return [];
  }
}

function betOrders(round: RoundState, { seats }: LegalBets, place: number): Order[] {
  const bets = seats.find(({ seat }) => seat === place);
  if (bets === undefined) return [];
  const { wagers, withdraw, styles } = bets;
  const back = withdraw.map((wager) => play({ type: 'withdraw', seat: place, wager })).reverse();
  return [
    ...stakeOrders(round, bets, place),
    ...(wagers.length > 0 ? [wagerOrder(round, wagers, place)] : []),
    ...(back.length > 0 ? [plain(['undo'], t('text.do.undo'), back[0])] : []),
    ...(back.length > 1 ? [plain(['clear'], t('text.do.clear'), ...back)] : []),
    ...(styles === undefined
      ? []
      : styles.map((laid) => {
          const ways = t(`bank.laid.${laid}`);
          return plain(
            [`lay ${laid}`],
            t('text.do.laid', { ways }),
            play({ type: 'style', seat: place, laid }),
          );
        })),
  ];
}

function stakeOrders({ dealer, stake, setup }: RoundState, bets: SeatBets, seat: number): Order[] {
  if (bets.stake === 0) return [];
  const { min, step } = setup.limits;
  const range = { least: Math.min(min, bets.stake), most: bets.stake, step };
  const key = seat !== dealer ? 'text.do.shareBank' : stake > 0 ? 'text.do.addBank' : 'text.do.stake';
  const what = t(key, { most: dollars(bets.stake) });
  return [withAmount(['bank', 'stake'], what, range, (cents) => does(play({ type: 'stake', seat, cents })))];
}

function pickOrder(seat: number, piles: number): Order {
  const read = (rest: string): Heard => {
    const pile = Number(rest) - 1;
    if (rest === '' || !Number.isInteger(pile) || pile < 0 || pile >= piles)
      return problem(t('text.number', { most: piles }));
    return does(play({ type: 'pick', seat, pile }));
  };
  return { names: ['pick', 'hand'], does: t('text.do.pick', { piles }), example: 'pick 1', read };
}

const handOf = (round: RoundState, { spot, number }: LegalHand): SpotHand | undefined =>
  spot === DEALER ? round.shared.dealer : round.hands[spot]?.[number];

function handOrders(round: RoundState, due: LegalHand, seat: number): Order[] {
  const cards = handOf(round, due)?.cards ?? [];
  return due.choices
    .filter(({ refused }) => refused === '')
    .map((choice) => choiceOrder(round, due, choice, cards, seat));
}

function choiceOrder(
  round: RoundState,
  due: LegalHand,
  choice: LegalChoice,
  cards: readonly number[],
  seat: number,
): Order {
  const { id, chips, front, discards } = choice;
  const hand = handOf(round, due);
  const way = hand && optionsFor(round, hand).find((option) => option.id === id)?.set?.way;
  const names = namesOf(choice, front > 0 ? ['set'] : way ? ['house', 'h'] : []);
  const title = front > 0 ? t('text.do.setTwo', { n: front }) : choice.title.toLowerCase();
  const chosen = (more: Partial<Extract<RoundCommand, { type: 'choose' }>>) =>
    play({ type: 'choose', seat, choice: id, spot: due.spot, ...more });
  const many = front > 0 ? front : discards;
  if (many > 0) {
    const example = `${names[0]} ${Array.from({ length: many }, (_, i) => i + 1).join(' ')}`;
    const read = (rest: string): Heard => {
      if (rest === '') return problem(t('text.whichCards', { example }));
      const found = cardsIn(rest, cards);
      if ('problem' in found) return found;
      const cents = chips === null ? {} : { cents: chips.least };
      return does(chosen({ ...cents, ...(front > 0 ? { front: found.cards } : { discard: found.cards }) }));
    };
    return { names, does: title, example, read };
  }
  if (chips === null) return plain(names, title, chosen({}));
  const what = t('text.do.chooseFor', { title, range: rangeWords(chips) });
  return withAmount(names, what, chips, (cents) => does(chosen({ cents })));
}

/** `house way` by its title, its id, and what players say. */
function namesOf({ id, title }: LegalChoice, more: readonly string[]): readonly [string, ...string[]] {
  const [first, ...rest] = [...new Set([...more, title.toLowerCase(), id.toLowerCase()])];
  return [first, ...rest];
}

/** The same for another hand: `hand 2 stand`. */
function onHand(order: Order, n: number): Order {
  const [first, ...rest] = order.names.map((name) => `hand ${n} ${name}`);
  return {
    ...order,
    names: [first, ...rest],
    does: t('text.do.onHand', { n, what: order.does }),
    example: `hand ${n} ${order.example}`,
  };
}
