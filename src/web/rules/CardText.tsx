import { Fragment, type ReactNode } from 'react';

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const SUIT_NAMES: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
const RUN = /(?<![\w])((?:[AKQJT2-9][shdc]|Jk)(?: (?:[AKQJT2-9][shdc]|Jk))*)(?![\w])/g;

/** Text of the rules with its cards set as cards: `As Kh` with suits in their colour and shape. */
export function CardText({ children }: { readonly children: string }): ReactNode {
  return children.split(RUN).map((part, i) =>
    // Every second part is a run of cards.
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={i} className="card-run">
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
  if (card === 'Jk') return <span className="card-word">Joker</span>;
  const rank = card.startsWith('T') ? '10' : card[0];
  const suit = card[1] ?? '';
  return (
    <span className="card-word" data-suit={suit}>
      {rank}
      <span aria-hidden="true">{SUITS[suit]}</span>
      <span className="unseen"> of {SUIT_NAMES[suit]}</span>
    </span>
  );
}
