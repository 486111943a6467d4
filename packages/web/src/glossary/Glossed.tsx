import { type ReactNode, useId } from 'react';
import { CardText } from '../rules/CardText.tsx';
import css from './Glossed.module.css';
import type { Piece } from './gloss.ts';

/** A text with its cards set as cards, and words that say what they mean when they are pointed at, tapped or focused. */
export function Glossed({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, means }, i) =>
    means === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
      <CardText key={i}>{text}</CardText>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Word key={i} text={text} means={means} />
    ),
  );
}

function Word({ text, means }: { readonly text: string; readonly means: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={css.name} aria-describedby={id}>
        {text}
      </button>
      <span role="tooltip" id={id} className={css.means}>
        {means}
      </span>
    </>
  );
}
