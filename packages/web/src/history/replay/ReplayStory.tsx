import { useEffect, useRef } from 'react';
import { CardText } from '../../rules/CardText.tsx';
import { isMine } from '../../table/story.ts';
import ui from '../../ui/ui.module.css';
import { t } from '../t.ts';
import css from './ReplayStory.module.css';
import type { Replay } from './use-replay.ts';

/** The whole story; the lines of the moment are lit, and a line leads to its moment. */
export function ReplayStory({ replay }: { readonly replay: Replay }) {
  const { lines, stops, stop, goTo, play } = replay;
  const list = useRef<HTMLOListElement>(null);
  const until = stops[stop].lines;
  const from = Math.min(stops[stop - 1]?.lines ?? 0, Math.max(0, until - 1));
  useEffect(() => {
    const box = list.current;
    const lit = box?.children[until - 1];
    if (box === null || !(lit instanceof HTMLElement)) return;
    // Only the list scrolls, never the page under somebody's finger.
    const { offsetTop: top, offsetHeight: height } = lit;
    if (top < box.scrollTop + height) box.scrollTop = top - height;
    else if (top + height * 2 > box.scrollTop + box.clientHeight)
      box.scrollTop = top + height * 2 - box.clientHeight;
  }, [until]);
  return (
    <section className={`${css.story} ${ui.panel}`} aria-labelledby="replay-story">
      <h2 id="replay-story">{t('replay.story')}</h2>
      <ol ref={list}>
        {lines.map((line, i) => {
          const lit = i >= from && i < until;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished story does not change.
              key={i}
              data-lit={lit || undefined}
              data-ahead={i >= until || undefined}
              data-mine={isMine(line) || undefined}
            >
              <button
                type="button"
                aria-current={lit ? 'step' : undefined}
                onClick={() => {
                  play(false);
                  goTo(stops.findIndex((of) => of.lines > i));
                }}
              >
                <CardText>{line}</CardText>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
