import { printCards, type Random } from '../../cards/index.ts';
import type { Irregularity } from '../../engine/irregularities/irregularity.ts';
import { COUNTED, type KnownIrregularity } from '../../engine/irregularities/known.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { Offering } from '../../houses/offering/offering.ts';
import { everyRuling, rulingsOf } from '../../rulings/books/index.ts';
import { rulingFor } from '../../rulings/find.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { sayIrregularity, sayRemedy } from '../../rulings/words.ts';
import { mixed, oneIn, pick } from '../answers.ts';
import type { Draft } from '../kind.ts';
import type { Subject } from './subject.ts';

/** Something that went wrong, in words, with the ruling that the book prints for it. */
interface Case {
  readonly irregularity: Irregularity;
  readonly name: string;
  readonly cards: readonly number[];
  readonly first: boolean;
  readonly ruling: Ruling;
}

/** Kinds that may concern the player-dealer's hand, too. */
const OF_HANDS: readonly string[] = ['hand', 'hand cards'];
const MOST_TRIES = 24;
/** How many wrong answers are looked for. */
const ENOUGH = 4;

/** Lets something go wrong that the book rules on, and asks what is done; null if nothing of the kind fits. */
export function askRuling(offering: Offering, subject: Subject, random: Random): Draft | null {
  const rulings = rulingsOf(offering);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const happened = anyCase(rulings, subject, random);
    const draft = happened && draftOf(offering, happened, subject, random);
    if (draft) return draft;
  }
  return null;
}

/** The cards on the table do not show what went wrong with a single wager. */
export const isAskedAbout = ({ of }: KnownIrregularity): boolean => of !== 'wager';

function anyCase(rulings: readonly Ruling[], subject: Subject, random: Random): Case | null {
  const ruledOn = subject.known.filter(
    (one) => isAskedAbout(one) && rulings.some((ruling) => ruling.what === one.what && ruling.cite !== null),
  );
  if (ruledOn.length === 0) return null;
  const { what, of } = pick(ruledOn, random);
  const among = OF_HANDS.includes(of) ? subject.whose.hands : subject.whose.circles;
  if (of !== 'table' && among.length === 0) return null;
  const { name, ...whose } = of === 'table' ? { name: '' } : pick(among, random);
  const named: Irregularity = { what, ...whose };
  const held = subject.cardsOf(named);
  const ofCards = of === 'cards' || of === 'hand cards';
  if (ofCards && held.length === 0) return null;
  const places = ofCards ? mixed([...held.keys()], random).slice(0, oneIn(4, random) ? 2 : 1) : [];
  const irregularity: Irregularity = {
    ...named,
    ...(places.length > 0 && { cards: places }),
    ...(COUNTED.includes(what) && oneIn(3, random) && { count: 2 }),
    ...(ofCards && oneIn(4, random) && { by: 'player' as const }),
  };
  // If it can have happened, a misdeal can be ruled on it.
  if (stateAfter(subject, irregularity, [{ do: 'misdeal' }]) === null) return null;
  const facts = subject.factsOf(irregularity);
  const ruling = rulingFor(rulings, facts);
  if (ruling === null || ruling.cite === null) return null;
  return {
    irregularity,
    name,
    cards: places.map((place) => held[place]),
    first: facts.first,
    ruling,
  };
}

function draftOf(offering: Offering, happened: Case, subject: Subject, random: Random): Draft | null {
  const { irregularity, ruling } = happened;
  const done = stateAfter(subject, irregularity, ruling.remedy);
  if (done === null || ruling.cite === null) return null;
  const states = new Set([done]);
  const wrong: string[] = [];
  // Remedies from other houses, or for other cases here, that lead to another result.
  const said = new Set([sayAll(ruling.remedy, offering)]);
  for (const other of mixed([...rulingsOf(offering), ...everyRuling], random)) {
    if (wrong.length >= ENOUGH) break;
    if (said.has(sayAll(other.remedy, offering))) continue;
    said.add(sayAll(other.remedy, offering));
    const after = stateAfter(subject, irregularity, other.remedy);
    if (after === null || states.has(after)) continue;
    states.add(after);
    wrong.push(sayAll(other.remedy, offering));
  }
  return {
    situation: subject.show([sayCase(happened)]),
    asks: 'What is the ruling?',
    right: sayAll(ruling.remedy, offering),
    wrong,
    why: ruling.say,
    cites: [{ cite: ruling.cite, about: sayIrregularity(ruling.what) }],
  };
}

const sayAll = (remedy: readonly Remedy[], { kind }: Offering): string =>
  remedy.map((each) => sayRemedy(each, kind)).join(' ');

/** `A card is exposed: the Kd of Seat 2, by the dealer.` */
function sayCase({ irregularity, name, cards, first }: Case): string {
  const { what, count = 1, by = 'dealer' } = irregularity;
  const whose =
    cards.length > 0
      ? `the ${printCards(cards)} of ${name}, by ${by === 'dealer' ? 'the dealer' : 'the player'}`
      : name;
  const many = count > 1 ? `${count} cards` : '';
  const detail = [whose, many].filter((text) => text !== '').join(', ');
  const said = `${sayIrregularity(what)}${detail === '' ? '' : `: ${detail}`}.`;
  return first ? `${said} It was the first card off the deck.` : said;
}

/** The hand's state after a remedy, as a text to compare; null if it cannot be carried out. */
function stateAfter(subject: Subject, irregularity: Irregularity, remedy: readonly Remedy[]): string | null {
  const hand = subject.again();
  const answer = hand.play({ type: 'rule', irregularity, remedy, say: 'The ruling.', cite: null });
  if (!answer.ok) return null;
  return JSON.stringify(hand.state, (name, value) => (FIXED.includes(name) ? undefined : value));
}

/** Parts of the state that no ruling changes. */
const FIXED: readonly string[] = ['game', 'setup', 'stakes', 'layout'];
