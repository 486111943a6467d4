import { shuffle } from '../../cards/index.ts';
import type { Random } from '../../cards/random.ts';
import { viewFor } from '../../engine/index.ts';
import { potRulings } from '../../engine/machines/pot-rulings.ts';
import type { PotCommand } from '../../engine/pot/commands.ts';
import { Hand } from '../../engine/pot/hand.ts';
import type { HandSetup } from '../../engine/pot/state.ts';
import { anyMove } from '../../engine/pot/testing.ts';
import type { PotOffering } from '../offering/offering.ts';
import { chooseSettings } from '../offering/setting.ts';

/** For tests only: random hands of pot games. */

/** A hand that was played to its end, and what led to it. */
export interface Played {
  readonly setup: HandSetup;
  readonly hand: Hand;
  readonly commands: readonly PotCommand[];
}

/** A random table of an offering: its settings, limit, players and chips. */
export function randomSetup(offering: PotOffering, random: Random): HandSetup {
  const chosen = Object.fromEntries(
    Object.entries(offering.settings).map(([name, { choices }]) => [
      name,
      choices[random.below(choices.length)],
    ]),
  );
  const settings = chooseSettings(offering.settings, chosen);
  if (!settings.ok) throw new Error(settings.message);
  const game = offering.game(settings.values);
  const { stakes } = offering.limits[random.below(offering.limits.length)];
  const fewest = game.fewest ?? 2;
  const seats = fewest + random.below(game.players - fewest + 1);
  const unit = Math.max(...stakes.bets, ...stakes.blinds);
  // Short stacks make side pots; a game without all-in bets needs enough for its blinds.
  const least = game.betting.allIn ? stakes.chip : 2 * unit;
  const stacks = Array.from({ length: seats }, () =>
    Math.max(
      least,
      Math.floor((unit * (1 + random.below(60))) / (1 + random.below(20)) / stakes.chip) * stakes.chip,
    ),
  );
  const stud = game.opening.first.by === 'upcard';
  return {
    game,
    stakes,
    stacks,
    button: stud ? seats - 1 : random.below(seats),
    showdown: random.below(4) === 0 ? 'asked' : 'tabled',
    ...(random.below(2) === 0 ? { playBoard: true } : {}),
    ...(random.below(2) === 0 ? { firstShows: true } : {}),
  };
}

/**
 * Plays a hand out with random legal moves; `between` is called before each, and may return another move to play
 * instead.
 */
export function playOut(
  setup: HandSetup,
  random: Random,
  between: (hand: Hand) => PotCommand | null = () => null,
): Played {
  const hand = Hand.start(setup);
  if (!(hand instanceof Hand)) throw new Error(hand.message);
  potRulings.ruled(hand);
  const commands: PotCommand[] = [];
  while (!hand.over) {
    const command = between(hand) ?? nextCommand(hand, random);
    const answer = hand.play(command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
    commands.push(command);
    if (commands.length > 2000) throw new Error('The hand does not end.');
  }
  return { setup, hand, commands };
}

function nextCommand(hand: Hand, random: Random): PotCommand {
  if (hand.need === null) return anyMove(hand, random);
  const cards = Uint8Array.from(hand.need.cards);
  return { type: 'shuffle', cards: Array.from(shuffle(cards, random)) };
}

/** Shuffles among themselves the cards that a seat never saw. */
function swapUnseen(hand: Hand, viewer: number, random: Random): (card: number) => number {
  const seen = new Set<number>();
  for (const event of hand.log) {
    const view = viewFor(event, viewer);
    if ('cards' in view && view.type !== 'shuffled') for (const card of view.cards) seen.add(card);
  }
  const unseen = Array.from(hand.state.game.pack.cards).filter((card) => !seen.has(card));
  const shuffled = shuffle(Uint8Array.from(unseen), random);
  const map = new Map(unseen.map((card, i) => [card, shuffled[i]]));
  return (card) => map.get(card) ?? card;
}

/** What a seat is told of a hand, and of the same hand with other cards wherever that seat saw nothing. */
export function toldTwice({ setup, hand, commands }: Played, random: Random): readonly [string, string] {
  const viewer = random.below(setup.stacks.length);
  const swap = swapUnseen(hand, viewer, random);
  const other = Hand.start(setup);
  if (!(other instanceof Hand)) throw new Error(other.message);
  potRulings.ruled(other);
  for (const command of commands) {
    const answer = other.play('cards' in command ? { ...command, cards: command.cards.map(swap) } : command);
    if (!answer.ok) throw new Error(answer.message);
  }
  const told = (of: Hand) => JSON.stringify(of.log.map((event) => viewFor(event, viewer)));
  return [told(hand), told(other)];
}
