import { type Cents, dollars, named } from '../../../engine/index.ts';
import { placeName } from '../../../engine/player-dealer/state.ts';
import { legal as legalPoints } from '../../../engine/points/legal.ts';
import { legal as legalPot } from '../../../engine/pot/legal.ts';
import { NO_SEAT } from '../../../engine/sentinels.ts';
import { evolve } from '../../../table/evolve.ts';
import {
  chipsAt,
  type HandEvent,
  type HandInPlay,
  type Sign,
  type Table,
  type TableEvent,
} from '../../../table/index.ts';
import { cageOf, dropOf, jackpotOf, newTable, onRail, placeOf } from '../../../table/state.ts';
import { type Score, scoredBonuses, scoreOf } from '../../../table/view/score.ts';
import { claimWords, paidWords, sorted } from '../../tell/round-words.ts';
import { Teller } from '../../tell/teller.ts';
import { describeLegal } from '../legal.ts';
import { describeRound } from '../player-dealer/legal.ts';
import { cardsNow, setNow } from '../player-dealer/run.ts';
import { describePoints, setsWords } from '../points/run.ts';

/** The hand that is played, or was last, with who sat where in it. */
export interface LastHand {
  readonly hand: HandInPlay;
  readonly names: Names;
  readonly events: () => readonly HandEvent[];
}

/** What expectations look at. */
export interface Scene {
  readonly table: Table;
  readonly last: LastHand | null;
  /** What happened since the last action began. */
  readonly latest: readonly TableEvent[];
}

/** Who sits at each seat, and who stands behind them. */
export interface Names {
  readonly seats: readonly (string | null)[];
  readonly standing: readonly (string | null)[];
}

/** Words of seats, as people who sit there or stand behind are called. */
const called = (words: string, { seats, standing }: Names): string =>
  words
    .replace(/\b[Ss]eat (\d+)\b/g, (seat, number) => seats[Number(number) - 1] ?? seat)
    .replace(/\b[Bb]ack-line bettor (\d+)\b/g, (bettor, number) => standing[Number(number) - 1] ?? bettor);

export const namesAt = ({ state }: Table): Names => ({
  seats: state.seats.map((seated) => seated?.player ?? null),
  standing: state.standing.map((person) => person?.player ?? null),
});

/** Who has this number at the table. */
const nameOf = ({ seats, standing }: Names, at: number): string =>
  [...seats, ...standing][at] ?? `seat ${at + 1}`;

export function seatWords({ table }: Scene, seat: number, expected: string): string {
  if (seat < 0) return 'nobody';
  const words = `seat ${seat + 1}`;
  return expected.startsWith('seat ') ? words : called(words, namesAt(table));
}

/** Names in the order given; `nobody` for none. */
export const people = (names: readonly string[]): string => names.join(', ') || 'nobody';

const seatedNames = ({ table }: Scene, seats: readonly number[]): string =>
  people(seats.map((seat) => nameOf(namesAt(table), seat)));

export const turnNow = (scene: Scene): string => seatedNames(scene, scene.table.due);

export function legalWords({ table }: Scene): string {
  const played = table.machine?.played;
  if (played === undefined) return 'no hand is being played';
  const { hand, kind } = played;
  const words =
    kind === 'pot'
      ? describeLegal(legalPot(hand))
      : kind === 'points'
        ? describePoints(legalPoints(hand))
        : describeRound(hand);
  return called(words, namesAt(table));
}

/** Who was dealt in, by seat. */
export const dealtNow = ({ last }: Scene): string =>
  people(
    (last?.hand.state.setup.stacks ?? []).flatMap((cents, seat) =>
      cents === null || last === null ? [] : [nameOf(last.names, seat)],
    ),
  );

export function blindNow({ last }: Scene, name: string): string {
  if (last?.hand.kind !== 'pot') return 'no blinds';
  const { blinds } = last.hand.state;
  const at = blindNames(blinds.length).indexOf(name);
  const seat = blinds[at] ?? NO_SEAT;
  return seat < 0 ? 'nobody' : nameOf(last.names, seat);
}

/** Blinds from the first to the last. */
const blindNames = (count: number): readonly string[] =>
  count === 1 ? ['big'] : count === 2 ? ['small', 'big'] : ['small', 'middle', 'big'];

/** `Cat posts a missed blind, $4`, for every post and ante of the hand. */
export function postsNow({ last }: Scene): string[] {
  if (last?.hand.kind !== 'pot') return [];
  const teller = new Teller(last.hand.state.setup);
  return (last.events() as Parameters<Teller['tell']>[0]).flatMap((event) => {
    const lines = teller.tell([event]);
    return event.type === 'posted' ? lines.map((line) => called(line.replace(/\.$/, ''), last.names)) : [];
  });
}

export function bankNow({ table }: Scene): number {
  const { hand, bank } = table.state;
  if (hand?.kind === 'player-dealer') return hand.state.dealer;
  return bank.ready ? bank.seat : NO_SEAT;
}

export function chipsNow(scene: Scene, place: string): string {
  const cents = chipsIn(scene, place);
  return cents === null ? 'no such place now' : dollars(cents);
}

function chipsIn({ table }: Scene, place: string): Cents | null {
  const { state } = table;
  const inHand = handChips(state.hand);
  switch (place) {
    case 'drop':
      return state.chips[dropOf(state)] + (inHand.drop ?? 0);
    case 'jackpot':
      return state.chips[jackpotOf(state)] + (inHand.jackpot ?? 0);
    case 'cage':
      return state.chips[cageOf(state)];
    case 'pot':
    case 'bank':
    case 'won':
      return inHand[place] ?? 0;
  }
  const [, where, name] = /^(rail of |bet of )?(.+)$/.exec(place) ?? [];
  if (where === 'rail of ') return onRail(state, name);
  const seat = placeOf(state, name);
  if (where === 'bet of ') return inHand[`bet ${seat + 1}`] ?? 0;
  return seat < 0 ? null : chipsAt(state, seat);
}

function handChips(hand: HandInPlay | null): Record<string, Cents | undefined> {
  if (hand === null) return {};
  if (hand.kind !== 'player-dealer') return named(hand.state.layout, hand.state.chips);
  const { state } = hand;
  return Object.fromEntries(state.chips.map((cents, place) => [placeName(state, place), cents]));
}

export function cardsOf({ last }: Scene, place: string): string {
  if (last === null) return 'no hand';
  const { hand } = last;
  const name = placeIn(last, place);
  if (hand.kind === 'player-dealer') return sorted(cardsNow(hand.state, name));
  const seat = Number(name) - 1;
  if (hand.kind === 'points') return sorted([...hand.state.held[seat], ...hand.state.sets[seat].flat()]);
  const { down, up, boards, burns } = hand.state;
  if (name === 'burns') return sorted(burns);
  if (name.startsWith('board')) return sorted(boards[name === 'board' ? 0 : 1] ?? []);
  return sorted([...(down[seat] ?? []), ...(up[seat] ?? [])]);
}

export function setOf({ last }: Scene, place: string): string {
  if (last === null || last.hand.kind === 'pot') return 'no hand';
  const name = placeIn(last, place);
  return last.hand.kind === 'points'
    ? setsWords(last.hand.state.sets[Number(name) - 1] ?? [])
    : setNow(last.hand.state, name);
}

/** A place of cards by the seat number of its person: `Ann/2` is `3/2`, `seat 6` is `6`. */
export function placeIn({ names }: Pick<LastHand, 'names'>, place: string): string {
  const [, name, circle = ''] = /^(.+?)(\/\d)?$/.exec(place) ?? [];
  const seat = names.seats.indexOf(name);
  if (seat >= 0) return `${seat + 1}${circle}`;
  return place.replace(/^seat /, '');
}

/** The claims that the last action led to. */
export function claimsNow({ last, latest }: Scene): string[] {
  if (last?.hand.kind !== 'player-dealer') return [];
  const { state } = last.hand;
  return latest.flatMap((of) =>
    of.type === 'played' && of.event.type === 'settled'
      ? [called(claimWords(state, of.event), last.names)]
      : [],
  );
}

/** Rows of pay tables that paid by the last action. */
export function paidNow({ last, latest }: Scene): string[] {
  if (last?.hand.kind !== 'player-dealer') return [];
  const events = last.events() as Parameters<typeof paidWords>[1];
  const now = latest.filter(({ type }) => type === 'played').length;
  return paidWords(last.hand.state.setup, events, events.length - now).map((line) =>
    called(line, last.names),
  );
}

/** What a scoreboard shows: the rounds of this shoe and of the one before (000:559-560), the first first. */
export function scoreNow({ table }: Scene): { shoe: readonly string[]; last: readonly string[] } {
  const state = newTable(table.state.sign);
  let [shoe, last]: string[][] = [[], []];
  for (const event of table.log) {
    if (event.type === 'shoe shuffled' && shoe.length > 0) [shoe, last] = [[], shoe];
    const score = event.type === 'hand ended' && state.hand !== null ? scoreOf(state.hand) : null;
    if (score !== null) shoe.push(scoreWords(score, state.sign));
    evolve(state, event);
  }
  return { shoe, last };
}

/** `Banker 7 to 6, Dragon 7` · `Player 9 to 5, natural` · `Tie 6 to 6` */
function scoreWords({ winner, points: [player, banker], naturals, bonuses = [] }: Score, sign: Sign): string {
  const [high, low] = [Math.max(player, banker), Math.min(player, banker)];
  const titles = scoredBonuses(sign).flatMap(({ id, title }) => (bonuses.includes(id) ? [title] : []));
  const word = { player: 'Player', banker: 'Banker', tie: 'Tie' }[winner];
  return [`${word} ${high} to ${low}`, ...(naturals.length > 0 ? ['natural'] : []), ...titles].join(', ');
}

/** `$500 to Ann, the loser`, of a jackpot that the last action paid. */
export const jackpotNow = ({ latest }: Scene): string[] =>
  latest.flatMap((event) =>
    event.type === 'jackpot paid'
      ? [
          `${dollars(event.cents)} to ${event.player}, ${event.as === 'other' ? 'dealt in' : `the ${event.as}`}`,
        ]
      : [],
  );
