import { parseCards, TILE_KINDS } from '@cardroom/core/cards';
import { Fragment, type ReactNode } from 'react';
import { cardName } from '../art/names.ts';
import { capital } from '../ui/capital.ts';
import ui from '../ui/ui.module.css';
import css from './CardText.module.css';

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const SUIT_NAMES: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
/** Tiles whose written names end in their spots: `Gow45`, `Gee6`. */
const TILES = TILE_KINDS.flatMap(({ name }) => (/\d$/.test(name) ? [name] : [])).join('|');
const CARD = `(?:[AKQJT2-9][shdc]|Jk|B[TJQK]|${TILES})`;
/** The 7s in a name, as in the bet "Super 7s", are sevens and not the seven of spades. */
const PLURAL = `[A-Z][a-z]{2,} (?=[2-9]s(?![\\w]| ${CARD}))`;
const RUN = new RegExp(`(?<![\\w]|${PLURAL})(${CARD}(?: ${CARD})*)(?![\\w])`, 'g');

/** Somebody's name as it is, though it read like cards: `As` is not the ace of spades. */
export const withoutCards = (name: string): string =>
  name.replace(RUN, (run) => run.replace(/\b\w/g, '$&\u2060'));

/** Text of the rules with its cards set as cards: `As Kh` with suits in their color and shape. */
export function CardText({ children }: { readonly children: string }): ReactNode {
  return children.split(RUN).map((part, i) =>
    // Every second part is a run of cards.
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={i} className={css.run}>
        {part.split(' ').map((card, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Fragment key={j}>
            {j > 0 && ' '}
            <CardWord card={card} />
          </Fragment>
        ))}
      </span>
    ),
  );
}

function CardWord({ card }: { readonly card: string }) {
  if (!/^[AKQJT2-9][shdc]$/.test(card)) return <span className={css.word}>{inWords(card)}</span>;
  const rank = card.startsWith('T') ? '10' : card[0];
  const suit = card[1] ?? '';
  return (
    <span className={css.word} data-suit={suit}>
      {rank}
      <span aria-hidden="true">{SUITS[suit]}</span>
      <span className={ui.unseen}> of {SUIT_NAMES[suit]}</span>
    </span>
  );
}

/** Joker, bonus cards and tiles in words: `Joker`, `Bonus king`, `Gow 4-5`. */
function inWords(card: string): string {
  const tile = TILE_KINDS.find(({ name }) => name === card);
  if (tile !== undefined) return `${tile.pair} ${tile.upper}-${tile.lower}`;
  const read = parseCards(card);
  return capital(read.ok ? cardName(read.cards[0]) : card);
}
