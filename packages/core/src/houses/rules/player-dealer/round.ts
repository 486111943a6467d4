import { isTile } from '../../../cards/index.ts';
import { sharedHand } from '../../../engine/player-dealer/dealing.ts';
import type {
  ActionPoint,
  Laid,
  PlayerDealerGame,
  Settlement,
  Step,
} from '../../../engine/player-dealer/game.ts';
import { capital, list } from '../../../engine/words.ts';
import { count, number, sentence, times } from '../words.ts';
import { titleOf } from './wagers.ts';

const LAID: Readonly<Record<Laid, string>> = {
  'in rotation': 'card by card in rotation',
  'there and back': 'card by card from left to right and back again',
  'hand by hand': 'hand by hand',
};

/** The script of a player-dealer game, a sentence a step, in order. */
export function roundLines(game: PlayerDealerGame): string[] {
  const lines = repeated(game.script.map((step) => step.says ?? ifItComesTo(step, stepLine(step))));
  return isTiles(game) ? lines.map((line) => line.replaceAll('card', 'tile')) : lines;
}

/** A step that may be skipped is not promised; turning up what is already face up does no harm. */
const ifItComesTo = ({ do: does, unless }: Step, line: string): string =>
  unless === undefined || does === 'reveal' ? line : line.replace(/\.$/, ', if it comes to that.');

export const isTiles = ({ shoe }: PlayerDealerGame): boolean => shoe.cards.every(isTile);

/** Repeated steps are said once. */
function repeated(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const { size, rounds } = longest(lines, i);
    const block = lines.slice(i, i + size);
    out.push(rounds === 1 ? block[0] : `${block.join(' ')} This is done ${times(rounds)}.`);
    i += rounds === 1 ? 1 : size * rounds;
  }
  return out;
}

/** The block of up to three lines from here that repeats over the most lines. */
function longest(lines: readonly string[], from: number): { size: number; rounds: number } {
  let best = { size: 1, rounds: 1 };
  for (const size of [1, 2, 3]) {
    const block = lines.slice(from, from + size).join('\n');
    let rounds = 1;
    while (lines.slice(from + size * rounds, from + size * (rounds + 1)).join('\n') === block) rounds++;
    if (rounds > 1 && size * rounds > best.size * best.rounds) best = { size, rounds };
  }
  return best;
}

const HANDS: Readonly<Record<string, string>> = {
  spots: 'each hand with a bet',
  everyone: 'each hand with a bet and the player-dealer in turn',
  hit: 'those who hit',
};

const handName = (to: string): string => HANDS[to] ?? sharedHand(to);

function stepLine(step: Step): string {
  switch (step.do) {
    case 'open':
      return 'The player-dealer puts up the bank, and the players place their bets.';
    case 'dice':
      return diceLine(step);
    case 'action':
      return 'The action button is placed.';
    case 'burn':
      return sentence(step.count === 1 ? 'a card is burned' : `${number(step.count)} cards are burned`);
    case 'deal':
      return dealLine(step);
    case 'piles':
      return sentence(
        `${number(step.count)} hands of ${number(step.size)} are dealt out, ${LAID[step.laid]}${
          step.styles === undefined
            ? ''
            : ` or, if the player-dealer says so first, ${list(
                step.styles.map((laid) => LAID[laid]),
                'or',
              )}`
        }`,
      );
    case 'pick':
      return 'The player-dealer picks the hand that goes out first.';
    case 'deliver':
      return `The hands are dealt out ${step.way} from the seat that gets the first hand, the player-dealer in turn; hands for seats without a bet are taken back.`;
    case 'choose':
      return step.who === 'dealer'
        ? 'The player-dealer chooses.'
        : `${step.together ? 'All players choose.' : 'Each player chooses in turn.'}`;
    case 'draw':
      return sentence(`${handName(step.to)} draws a card face ${step.face}, if it wants one`);
    case 'hit':
      return sentence(`each hand that wants one gets a card face ${step.face}, in turn ${from(step.from)}`);
    case 'exchange':
      return 'The player-dealer exchanges cards by a fixed rule.';
    case 'reveal':
      return revealLine(step);
    case 'house way':
      return "The player-dealer's hand is set by the house way.";
    case 'settle':
      return step.only === undefined ? 'All bets are settled.' : 'Some bets are settled now.';
  }
}

function diceLine({ count: dice, way, ownNumber, emptySeat }: Extract<Step, { do: 'dice' }>): string {
  const own =
    ownNumber === 'last seat'
      ? "to the player on the house dealer's right"
      : `to the player on the player-dealer's ${ownNumber}`;
  return `${capital(count(dice, 'die')).replace('dies', 'dice')} are shaken and counted ${way} around all seats, the player-dealer being one: that seat gets the first hand and the action button. If nobody has bet there, the button moves on to the next bet${emptySeat === 'dealt' ? ', but the first hand does not' : ', and the first hand with it'}; on the player-dealer's own number the player-dealer gets the first hand, and the button goes ${own}.`;
}

function dealLine({ to, count: cards, face, from: point }: Extract<Step, { do: 'deal' }>): string {
  const where =
    to === 'spots' ? `, ${from(point)}` : to === 'everyone' ? ', from the seat that gets the first hand' : '';
  return sentence(`${count(cards, 'card')} face ${face} to ${handName(to)}${where}`);
}

function revealLine({ what, cards, folded, from: point }: Extract<Step, { do: 'reveal' }>): string {
  if (what === 'spots') {
    const still = folded === undefined ? '' : '; folded hands only if they can still win something';
    return sentence(
      `the players' hands are turned up${point === undefined ? '' : `, ${from(point)}`}${still}`,
    );
  }
  const whose = what === 'dealer' ? "the player-dealer's" : `${handName(what)}'s`;
  if (cards === undefined) return sentence(`${whose} cards are turned up`);
  return sentence(
    `${count(cards.length, 'card')} of ${handName(what)} ${cards.length === 1 ? 'is' : 'are'} turned up`,
  );
}

const POINTS: Readonly<Record<ActionPoint['at'], string>> = {
  left: "the player-dealer's left",
  right: "the player-dealer's right",
  action: 'the action button',
  'seat 1': "the house dealer's left",
  'last seat': "the house dealer's right",
};

const from = ({ at, way }: ActionPoint): string => `from ${POINTS[at]}, ${way}`;

export function settlementLines(game: PlayerDealerGame): string[] {
  const passes = passesOf(game, game.settlement);
  const [first] = passes;
  const point = from(game.settlement.from);
  const lines =
    passes.length === 1
      ? [
          `Bets are settled seat by seat ${point}${first.length === 1 ? '' : `; at each seat ${list(first)}, in this order`}.`,
        ]
      : [
          `Bets are settled ${point}, once around the table for each of these in turn: ${passes.map((kinds) => (kinds.length === 1 ? `all ${kinds[0]} bets` : `seat by seat ${list(kinds)}`)).join('; then ')}.`,
        ];
  const { winners } = game.settlement;
  if (winners !== undefined) {
    const [won] = passesOf(game, { ...game.settlement, passes: winners.passes });
    lines.push(`A winning hand has its bets settled in another order: ${list(won)}.`);
  }
  const { kinds, oneToACircle, asOne } = game.backline;
  if (kinds !== 'none' && !oneToACircle && !asOne)
    lines.push('Back-line bets on a hand are settled right after the seated player.');
  return [
    ...lines,
    'Everything is paid and collected against the bank: bets won and lost use it up, a push does not. The last bet may be covered in part; bets the bank does not cover are returned.',
  ];
}

/** The passes of a settlement, with the titles of only those wagers that this game has. */
function passesOf(game: PlayerDealerGame, { passes }: Settlement): string[][] {
  const known = (kind: string) =>
    game.wagers.some(({ id }) => id === kind) ||
    (game.claims !== undefined && game.card?.comesTo[kind] !== undefined);
  return passes
    .map((kinds) => kinds.filter(known).map((kind) => titleOf(game, kind)))
    .filter((kinds) => kinds.length > 0);
}
