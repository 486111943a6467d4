import { HIDDEN, printCards } from '@cardroom/core/cards';
import { dollars } from '@cardroom/core/engine';
import { type RoundState, type SpotHand, seatOf, stakeLeft } from '@cardroom/core/engine/player-dealer';
import type { PointsState } from '@cardroom/core/engine/points';
import { betOf, type HandState, potOf } from '@cardroom/core/engine/pot';
import { houses, titleOfLimit } from '@cardroom/core/houses';
import { chipsAt } from '@cardroom/core/table';
import { aHand } from '@cardroom/core/tell';
import { nameOf, sharedName } from '../table/player-dealer/names.ts';
import { setLine } from '../table/points/set-line.ts';
import { handName } from '../table/pot/hand-name.ts';
import { dueSeats } from '../table/seats/due.ts';
import type { AtText } from './orders/at-text.ts';
import { listed, placed } from './orders/order.ts';
import { playOrders } from './orders/orders.ts';
import { count, t } from './t.ts';

const known = (cards: readonly number[]): readonly number[] => cards.filter((card) => card !== HIDDEN);
const cardsOr = (cards: readonly number[]): string =>
  cards.length === 0 ? t('text.hand.empty') : printCards(cards);

/** Who sits where, with what. */
export function who(at: AtText): string[] {
  const { state, place, legal, nameAt } = at;
  const due = dueSeats(state, legal);
  const { hand } = state;
  const lines = state.seats.flatMap((seated, seat) => {
    if (seated === null) return [];
    const notes = [
      ...(seat === place ? [t('text.who.you')] : []),
      ...(hand !== null && 'button' in hand.state && hand.state.button === seat
        ? [t('text.who.button')]
        : []),
      ...(hand?.kind === 'player-dealer' && hand.state.dealer === seat ? [t('text.who.dealer')] : []),
      ...(seated.away ? [t('text.who.away')] : []),
      ...(hand?.kind === 'pot' && hand.state.setup.stacks[seat] !== null && hand.state.live[seat] !== 1
        ? [t('text.who.folded')]
        : []),
      ...(due.includes(seat) ? [t('text.who.turn')] : []),
    ];
    const chips = dollars(chipsAt(state, seat));
    const more = notes.map((note) => `, ${note}`).join('');
    return [t('text.who.seat', { n: seat + 1, name: nameAt(seat), chips, notes: more })];
  });
  const free = state.seats.flatMap((seated, seat) => (seated === null ? [seat + 1] : []));
  return [
    ...(lines.length === 0 ? [t('text.who.none')] : lines),
    ...(free.length === 0 ? [] : [t('text.who.free', { seats: free.join(', ') })]),
    ...(state.waiting.length === 0 ? [] : [count('text.who.waiting', state.waiting.length)]),
  ];
}

/** One's own cards with their places, and what they are. */
export function ownHand({ state: { hand }, place }: AtText): string[] {
  if (hand === null || place < 0) return [t('text.hand.none')];
  const lines =
    hand.kind === 'pot'
      ? potHand(hand.state, place)
      : hand.kind === 'points'
        ? pointsHand(hand.state, place)
        : roundHands(hand.state, place);
  return lines.length === 0 ? [t('text.hand.none')] : lines;
}

function potHand(hand: HandState, seat: number): string[] {
  const down = hand.down[seat] ?? [];
  const up = hand.up[seat] ?? [];
  const name = handName(hand, seat)
    .map((named) => (named.share === '' ? aHand(named.hand) : `${named.share}, ${named.hand}`))
    .join('; ');
  return [
    ...(down.length > 0 ? [t('text.hand.cards', { cards: placed(down) })] : []),
    ...(up.length > 0 ? [t('text.hand.up', { cards: printCards(up) })] : []),
    ...(name === '' ? [] : [t('text.hand.name', { name })]),
  ];
}

function pointsHand({ held, sets, game }: PointsState, seat: number): string[] {
  const [front, middle, back] = sets[seat] ?? [[], [], []];
  const laid = front.length + middle.length + back.length > 0;
  const line = setLine([front, middle, back], game.equalSets);
  return [
    ...((held[seat] ?? []).length > 0 ? [t('text.hand.cards', { cards: placed(held[seat]) })] : []),
    ...(laid
      ? [t('text.hand.sets', { front: cardsOr(front), middle: cardsOr(middle), back: cardsOr(back) })]
      : []),
    ...(line === null ? [] : [line.text]),
  ];
}

function roundHands(round: RoundState, seat: number): string[] {
  const mine = [
    ...round.hands.flat().filter(({ spot, cards }) => seatOf(round, spot) === seat && cards.length > 0),
    ...(seat === round.dealer && round.shared.dealer ? [round.shared.dealer] : []),
  ];
  return mine.flatMap((hand, i) => {
    const cards = mine.length === 1 ? 'text.hand.cards' : 'text.hand.at';
    const name = known(hand.cards).length === hand.cards.length ? nameOf(round, hand) : '';
    return [
      hand.front.length > 0
        ? t('text.hand.two', { front: printCards(hand.front), back: printCards(hand.back) })
        : t(cards, { n: i + 1, cards: placed(hand.cards) }),
      ...(name === '' ? [] : [t('text.hand.name', { name })]),
    ];
  });
}

/** All that lies face up. */
export function board(at: AtText): string[] {
  const { state, place, nameAt } = at;
  const { hand } = state;
  if (hand === null) return [t('text.board.none')];
  const of = (name: string, cards: readonly number[]) =>
    known(cards).length === 0 ? [] : [t('text.board.of', { name, cards: printCards(known(cards)) })];
  const others = (cardsOf: (seat: number) => readonly number[]) =>
    state.seats.flatMap((_, seat) => (seat === place ? [] : of(nameAt(seat), cardsOf(seat))));
  const lines = (): string[] => {
    switch (hand.kind) {
      case 'pot': {
        const { boards, up, down } = hand.state;
        const one = boards.length === 1;
        return [
          ...boards.flatMap((cards, i) =>
            cards.length === 0
              ? []
              : [
                  one
                    ? t('text.board.is', { cards: printCards(cards) })
                    : t('text.board.isN', { n: i + 1, cards: printCards(cards) }),
                ],
          ),
          ...others((seat) => [...(up[seat] ?? []), ...(down[seat] ?? [])]),
        ];
      }
      case 'points':
        return others((seat) => (hand.state.sets[seat] ?? []).flat());
      case 'player-dealer': {
        const { shared, hands } = hand.state;
        const whose = (one: SpotHand) => nameAt(seatOf(hand.state, one.spot));
        return [
          ...Object.entries(shared).flatMap(([name, one]) => of(sharedName(name), one.cards)),
          ...hands
            .flat()
            .flatMap((one) => (seatOf(hand.state, one.spot) === place ? [] : of(whose(one), one.cards))),
        ];
      }
    }
  };
  const all = lines();
  return all.length === 0 ? [t('text.board.none')] : all;
}

/** Pot or bank, what it costs, and what one has. */
export function pot({ state, legal, place, nameAt }: AtText): string[] {
  const { hand } = state;
  const chips = place < 0 ? [] : [t('text.pot.chips', { cents: dollars(chipsAt(state, place)) })];
  if (hand === null) return [t('text.pot.none'), ...chips];
  switch (hand.kind) {
    case 'pot': {
      const { chips: at, seats } = hand.state;
      let bets = 0;
      for (let seat = 0; seat < seats; seat++) bets += at[betOf(hand.state, seat)];
      const due = legal?.kind === 'pot' && legal.legal.due === 'bet' ? legal.legal : null;
      return [
        t('text.pot.is', { pot: dollars(at[potOf(hand.state)]), bets: dollars(bets) }),
        ...(due?.seat === place && due.call > 0 ? [t('text.pot.call', { cents: dollars(due.call) })] : []),
        ...chips,
      ];
    }
    case 'points':
      return [t('text.pot.point', { cents: dollars(hand.state.setup.point) }), ...chips];
    case 'player-dealer': {
      const { stake, dealer, wagers, game } = hand.state;
      const left = dollars(Math.max(0, stakeLeft(hand.state).toPay));
      const name = nameAt(dealer);
      return [
        stake === 0
          ? t('text.pot.noBank', { name })
          : t('text.pot.bank', { name, stake: dollars(stake), left }),
        ...wagers
          .filter((wager) => wager.seat === place && wager.cents > 0)
          .map(({ kind, cents }) => {
            const bet = game.wagers.find(({ id }) => id === kind)?.title ?? kind;
            return t('text.pot.bet', { cents: dollars(cents), bet });
          }),
        ...chips,
      ];
    }
  }
}

/** Whose turn it is; to whom it is, what may be done. */
export function turn(at: AtText): string {
  const { state, legal, nameAt, place } = at;
  const mine = playOrders(at);
  if (mine.length > 0) return t('text.turn', { orders: listed(mine.map(({ does }) => does)) });
  const due = dueSeats(state, legal).filter((seat) => seat !== place);
  if (due.length > 0) return t('text.turn.of', { names: due.map(nameAt).join(', ') });
  return legal?.kind === 'player-dealer' && legal.legal.due === 'bet'
    ? t('text.turn.bets')
    : t('text.nothing');
}

/** What the game is, in its own line. */
export function game({ state: { sign } }: AtText): string[] {
  const { offering, limit } = sign;
  return [
    t('text.rules.is', {
      game: offering.name,
      house: houses[offering.house].name,
      limit: titleOfLimit(offering, limit),
    }),
    offering.line,
  ];
}
