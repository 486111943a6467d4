import { type Random, seededRandom } from '../../cards/index.ts';
import { dollars } from '../../engine/money.ts';
import type { PlayerDealerGame } from '../../engine/player-dealer/game.ts';
import type { LegalChoice, LegalHand } from '../../engine/player-dealer/legal.ts';
import { legal } from '../../engine/player-dealer/legal.ts';
import { DEALER } from '../../engine/player-dealer/state.ts';
import { capital, list } from '../../engine/words.ts';
import { mixed } from '../answers.ts';
import type { BuiltRound } from '../built.ts';
import { pagesOf } from '../cites.ts';
import type { Draft } from '../kind.ts';
import type { Level } from '../question.ts';
import { seatName } from '../words.ts';
import { playRound } from './play.ts';
import { showRound } from './show.ts';

/** Which choices a hand has: at first its first choice, at harder levels later ones. */
export function askChoices(built: BuiltRound, level: Level, random: Random): Draft | null {
  let skips = random.below(2 * level - 1);
  const played = playRound(
    built,
    {
      bettors: level,
      bonuses: 0,
      whims: true,
      stops: (_, hand) => isFree(hand) && skips-- <= 0,
    },
    random,
  );
  const due = played && legal(played.round);
  if (played === null || due?.due !== 'choose') return null;
  const [hand] = due.hands;
  const { state } = played.round;
  const open = hand.choices.filter(({ refused }) => refused === '');
  const names = open.map(nameOf);
  const known = [...vocabularyOf(built)].filter((name) => !names.includes(name));
  const wrong = [
    ...known.map((name) => [...names, name]),
    ...names.map((name) => names.filter((other) => other !== name)),
    ...names.flatMap((name) => known.map((more) => names.map((other) => (other === name ? more : other)))),
  ].filter((set) => set.length > 0);
  const which = state.hands[hand.spot].length > 1 ? ` with hand ${hand.number + 1}` : '';
  const costs = open.flatMap(({ title, chips }) =>
    chips === null
      ? []
      : [
          `${capital(title.toLowerCase())} takes ${dollars(chips.least)}${chips.most > chips.least ? ` to ${dollars(chips.most)}` : ''}.`,
        ],
  );
  return {
    situation: showRound(built, state, { hands: 'players', notes: [`${seatName(hand.seat)} decides now.`] }),
    asks: `What may ${seatName(hand.seat)} choose from${which}?`,
    right: sayChoices(names),
    wrong: mixed(wrong, random).map(sayChoices),
    why: `${seatName(hand.seat)} may ${list(names, 'or')} here, and nothing else.${costs.map((cost) => ` ${cost}`).join('')}`,
    cites: pagesOf(built.offering),
  };
}

/** Players' choices that set no cards: setting is a question of its own. */
const isFree = ({ spot, choices }: LegalHand): boolean =>
  spot !== DEALER && choices.length > 1 && choices.every(({ front, title }) => front === 0 && title !== '');

const nameOf = ({ title }: LegalChoice): string => title.toLowerCase();

/** Always sorted, so that two answers that mean the same look the same. */
const sayChoices = (names: readonly string[]): string => capital(list([...names].sort(), 'or'));

/** Whether players of a game ever have more than two choices. */
export const hasChoices = (built: BuiltRound): boolean => vocabularyOf(built).size > 2;

const kept = new WeakMap<PlayerDealerGame, ReadonlySet<string>>();
/** How many rounds are played to find a game's choices. */
const LOOKED_AT = 12;

/** All choices that come up in some rounds of a game. */
function vocabularyOf(built: BuiltRound): ReadonlySet<string> {
  const known = kept.get(built.game);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const random = seededRandom(`choices of ${built.game.name}`);
  for (let i = 0; i < LOOKED_AT; i++)
    playRound(
      built,
      {
        bettors: 3,
        bonuses: 0,
        whims: true,
        stops: (_, hand) => {
          if (isFree(hand)) for (const choice of hand.choices) names.add(nameOf(choice));
          return false;
        },
      },
      random,
    );
  kept.set(built.game, names);
  return names;
}
