import { printCards } from '../../cards/index.ts';
import type { Result } from '../../engine/index.ts';
import { IRREGULARITIES, type Irregularity } from '../../engine/irregularities/irregularity.ts';
import type { RuleCommand } from '../../engine/irregularities/rule-command.ts';
import type { DealingOf, MachineKind, Machines } from '../../engine/machines/machine.ts';
import { DEALER } from '../../engine/player-dealer/state.ts';
import { NO_WAGER } from '../../engine/sentinels.ts';
import { rulingFor } from '../../rulings/find.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import type { Field } from './field.ts';
import type { SeatReader } from './read.ts';

/** Something goes wrong, and is ruled on as the book says. */
export interface Wrong {
  readonly irregularity: Omit<Irregularity, 'cards'>;
  /** The cards it is about, by their faces. */
  readonly cards: readonly number[];
  /** The bet of the seat that it is about, by its kind. */
  readonly wager: string | null;
  /** The lines of the ruling that must be found; null for the room's own. */
  readonly ruling: string | null;
  /** What was chosen, where the ruling leaves a choice. */
  readonly choose: string | null;
}

const FIELDS = [
  'wrong',
  'seat',
  'circle',
  'with',
  'of',
  'shared',
  'pile',
  'wager',
  'amount',
  'card',
  'count',
  'by',
  'looked',
  'exposed',
  'ruling',
  'choose',
] as const;

/** What may be said of a table with a player-dealer: how many circles a seat has, and its wagers by name. */
export interface AtTheBank {
  readonly circles: number;
  readonly wager: (name: Field) => string;
}

/** `{ "wrong": "exposed card", "seat": 2, "card": "Kd", "ruling": "003:42" }` */
export function readWrong(field: Field, seats: SeatReader, bank?: AtTheBank): Wrong {
  const circles = bank?.circles ?? 1;
  const of = field.object(FIELDS);
  const seat = of.get('seat') === undefined ? undefined : seats(of.need('seat'));
  const circle = of.get('circle')?.whole(1, circles, 'a circle of the seat') ?? 1;
  const dealers = of.get('of')?.oneOf(['the player-dealer']) !== undefined;
  const spot = dealers ? DEALER : seat === undefined ? undefined : seat * circles + circle - 1;
  const ruling = of.need('ruling');
  return {
    irregularity: {
      what: of.need('wrong').oneOf(IRREGULARITIES),
      ...(seat !== undefined && { seat }),
      ...(spot !== undefined && { spot }),
      ...(of.get('with') && { other: readOther(of.need('with'), seats, circles) }),
      ...(of.get('shared') && { shared: of.need('shared').text('a hand that all share, like "banker"') }),
      ...(of.get('pile') && { pile: of.need('pile').whole(1, 20, 'the number of a pile') - 1 }),
      ...(of.get('amount') && { cents: of.need('amount').money() }),
      ...(of.get('count') && { count: of.need('count').whole(1, 52, 'how many cards') }),
      ...(of.get('by') && { by: of.need('by').oneOf(['dealer', 'player'] as const) }),
      ...(of.get('looked')?.flag() && { looked: true as const }),
      ...(of.get('exposed')?.flag() && { exposed: true as const }),
    },
    cards: of.get('card')?.cards() ?? [],
    wager: readWager(of.get('wager'), bank),
    ruling: ruling.value === null ? null : ruling.text('the lines of the ruling, like "003:42", or null'),
    choose: of.get('choose')?.text('the name of what is chosen') ?? null,
  };
}

/** A seat, or `the player-dealer`: whose hand went to the other's place. */
const readOther = (field: Field, seats: SeatReader, circles: number): number =>
  field.value === 'the player-dealer' ? DEALER : seats(field) * circles;

function readWager(field: Field | undefined, bank: AtTheBank | undefined): string | null {
  if (field === undefined) return null;
  return bank?.wager(field) ?? field.fail('nothing: there are no wagers in such hands');
}

/** A hand that can be ruled on. */
export interface RuledHand<Kind extends MachineKind> {
  readonly hand: Machines[Kind]['owner'] & { play(command: RuleCommand): Result };
  readonly dealing: DealingOf<Kind>;
  readonly rulings: readonly Ruling[];
  /** The number of a seat's bet of a kind. */
  readonly wagerOf?: (seat: number | undefined, kind: string) => number;
}

/** Rules on it; what was expected and what came instead where they differ, else null. */
export function ruleOn<Kind extends MachineKind>(
  { hand, dealing, rulings, wagerOf = () => NO_WAGER }: RuledHand<Kind>,
  wrong: Wrong,
): readonly [expected: string, actual: string] | null {
  const { irregularities } = dealing;
  const expected = `"${wrong.irregularity.what}" is ruled by ${wrong.ruling ?? 'the room’s own posting'}`;
  if (irregularities === undefined) return [expected, 'no rulings are made in such hands'];
  const held = irregularities.cardsOf(hand, wrong.irregularity);
  const cards = wrong.cards.map((card) => held.indexOf(card));
  if (cards.includes(-1))
    return [`the hand holds ${printCards(wrong.cards)}`, `it holds ${printCards(held)}`];
  const irregularity = {
    ...wrong.irregularity,
    ...(cards.length > 0 && { cards }),
    ...(wrong.wager !== null && { wager: wagerOf(wrong.irregularity.seat, wrong.wager) }),
  };
  const ruling = rulingFor(rulings, irregularities.factsOf(hand, irregularity));
  if (ruling === null) return [expected, 'there is no ruling'];
  if (ruling.cite !== wrong.ruling)
    return [expected, `it is ruled by ${ruling.cite ?? 'the room’s own posting'}`];
  const chosen = wrong.choose === null ? ruling : ruling.or?.find(({ name }) => name === wrong.choose);
  if (chosen === undefined) return [`"${wrong.choose}" may be chosen`, 'the ruling leaves no such choice'];
  const { say, cite } = ruling;
  irregularities.ruled(hand);
  const answer = hand.play({ type: 'rule', irregularity, remedy: chosen.remedy, say, cite });
  return answer.ok ? null : [expected, `refused (${answer.code}): ${answer.message}`];
}
