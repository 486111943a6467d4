import type { Cents } from '../../../engine/index.ts';
import type { RoundCommand } from '../../../engine/player-dealer/commands.ts';
import type { RoundEvent } from '../../../engine/player-dealer/events.ts';
import type { Laid, PlayerDealerGame } from '../../../engine/player-dealer/game.ts';
import { choiceVerbs } from '../../tell/round-words.ts';
import { readAction, type ScenarioAction, type Verb, type Verbs } from '../action.ts';
import type { Field } from '../field.ts';

/** A wager is taken back by its name; its number is known only when it is played. */
export interface TakeBack {
  readonly type: 'take back';
  readonly seat: number;
  readonly spot: number;
  readonly kind: string;
}

export type PlayerDealerOrder = RoundCommand | TakeBack;
export type PlayerDealerAction = ScenarioAction<PlayerDealerOrder, RoundEvent>;

type PlayerDealerVerb = Verb<PlayerDealerOrder, RoundEvent>;

/** What may be said of a table: its game for the names of wagers, and who the player-dealer is. */
export interface Speech {
  readonly game: PlayerDealerGame;
  readonly dealer: number;
}

/** A bet in the game's own words. */
const betLike = ({ wagers: [{ title }] }: PlayerDealerGame): string => `$20 ${title.toLowerCase()}`;
const example = ({ game }: Speech): string => `seat 3 bets ${betLike(game)}`;

/** A sentence is one action, but a sentence of several bets is as many. */
export function readPlayerDealerActions(field: Field, speech: Speech): PlayerDealerAction[] {
  const text = field.text(`an action like "${example(speech)}"`).trim();
  const bets = /^(seat \d{1,2}) bets (.*?)((?: (?:behind|at) seat \d{1,2})?(?: on circle \d)?)$/.exec(text);
  if (bets === null) return [readPlayerDealerAction(field, speech)];
  const [, who, list, where] = bets;
  return list
    .split(/, (?=\$)| and (?=\$)/)
    .map((bet) => readPlayerDealerAction(field.with(`${who} bets ${bet}${where}`), speech));
}

/** What the house and the floor say. */
const SAID: Readonly<Record<string, RoundCommand>> = {
  'no more bets': { type: 'close' },
  'the floor holds the bets': { type: 'hold', on: true },
  'the floor lets the bets be settled': { type: 'hold', on: false },
};

export function readPlayerDealerAction(field: Field, speech: Speech): PlayerDealerAction {
  if (typeof field.value === 'string' && Object.hasOwn(SAID, field.value)) {
    const said = SAID[field.value];
    return { text: field.value, seat: speech.dealer, command: () => said };
  }
  return readAction(field, verbs(speech), example(speech), { 'the player-dealer': speech.dealer });
}

function verbs({ game }: Speech): Verbs<PlayerDealerOrder, RoundEvent> {
  return [
    ['puts up', amount((seat, cents) => ({ type: 'stake', seat, cents }))],
    ['bets', bet(game)],
    ['takes back', takeBack(game)],
    ['picks pile', pickPile],
    ['has the hands laid', layHands],
    ...Object.entries(choiceVerbs(game)).map(
      ([id, words]) => [words, id === 'set' ? setting(game) : choosing(game, id)] as const,
    ),
  ];
}

const amount =
  (command: (seat: number, cents: Cents) => PlayerDealerOrder): PlayerDealerVerb =>
  (rest) => {
    const cents = rest.money();
    return { command: (seat) => command(seat, cents) };
  };

const bet =
  (game: PlayerDealerGame): PlayerDealerVerb =>
  (rest) => {
    const { words, spot } = place(rest, game);
    // Stories say what a bet is on: `bets $20 on Ante`.
    const [, money, name] =
      /^(\S+) (?:on )?(.+)$/.exec(words) ?? rest.fail(`an amount and a wager, like "${betLike(game)}"`);
    const cents = rest.with(money).money();
    const kind = readKind(rest.with(name), game);
    return { command: (seat) => ({ type: 'wager', seat, spot: spot(seat), kind, cents }) };
  };

const takeBack =
  (game: PlayerDealerGame): PlayerDealerVerb =>
  (rest) => {
    const { words, spot } = place(rest, game);
    const kind = readKind(rest.with(words), game);
    return { command: (seat) => ({ type: 'take back', seat, spot: spot(seat), kind }) };
  };

const LAID: readonly Laid[] = ['in rotation', 'there and back', 'hand by hand'];

const layHands: PlayerDealerVerb = (rest) => {
  const laid = LAID.find((one) => one === rest.value) ?? rest.fail(LAID.join(', '));
  return { command: (seat) => ({ type: 'style', seat, laid }) };
};

const pickPile: PlayerDealerVerb = (rest) => {
  const pile = Number(rest.value) - 1;
  if (!Number.isInteger(pile) || pile < 0) rest.fail('the number of a pile');
  return { command: (seat) => ({ type: 'pick', seat, pile }) };
};

/** `plays for $40`, `doubles throwing away Td`, `hits at seat 6`. */
const choosing =
  (game: PlayerDealerGame, choice: string): PlayerDealerVerb =>
  (rest) => {
    const { words, spot, said } = place(rest, game);
    const parts = /^(?:for (\S+))? ?(?:throwing away (.+))?$/.exec(words);
    if (parts === null) return rest.fail('"for" an amount, "throwing away" cards, or nothing after the verb');
    const [, money, thrown] = parts;
    const more = {
      ...(money === undefined ? {} : { cents: rest.with(money).money() }),
      ...(thrown === undefined ? {} : { discard: rest.with(thrown).cards() }),
    };
    return {
      command: (seat) => ({ type: 'choose', seat, choice, ...(said ? { spot: spot(seat) } : {}), ...more }),
    };
  };

/** `sets Ks Qd in front`. */
const setting =
  (game: PlayerDealerGame): PlayerDealerVerb =>
  (rest) => {
    const { words, spot, said } = place(rest, game);
    const [, shown] = /^(.+) in front$/.exec(words) ?? rest.fail('the cards that go "in front"');
    const front = rest.with(shown).cards();
    return {
      command: (seat) => ({
        type: 'choose',
        seat,
        choice: 'set',
        ...(said ? { spot: spot(seat) } : {}),
        front,
      }),
    };
  };

/** Which circle is meant: the seat's own first, unless the words end by saying where. */
function place(rest: Field, { circles }: PlayerDealerGame) {
  const text = typeof rest.value === 'string' ? rest.value : '';
  const [, words, at, circle] =
    /^(.*?)(?: ?(?:behind|at) seat (\d{1,2}))?(?: ?on circle (\d))?$/.exec(text) ?? rest.fail('words');
  return {
    words,
    said: at !== undefined || circle !== undefined,
    spot: (seat: number) => (at === undefined ? seat : Number(at) - 1) * circles + Number(circle ?? 1) - 1,
  };
}

/** A wager of the game by its name on the table. */
export function readKind(field: Field, { wagers }: PlayerDealerGame): string {
  const name = field.text().toLowerCase();
  const kind = wagers.find(({ id, title }) => title.toLowerCase() === name || id === name);
  return (
    kind?.id ?? field.fail(`one of the wagers ${wagers.map(({ title }) => title.toLowerCase()).join(', ')}`)
  );
}
