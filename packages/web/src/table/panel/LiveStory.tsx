import { useEffect, useState } from 'react';
import { CardText } from '../../rules/CardText.tsx';
import ui from '../../ui/ui.module.css';
import { useTable } from '../context.ts';
import { t } from '../t.ts';

/** What happens, sentence by sentence, for those who listen; the last few are enough. */
export function LiveStory() {
  const { feed, version } = useTable();
  const [heard, hear] = useState({ number: feed.shown?.number ?? 0, lines: feed.story.length });
  const number = feed.shown?.number ?? 0;
  const { story } = feed;
  const from = heard.number === number ? heard.lines : 0;
  // Sentences of one moment are said together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story grows with the version.
  useEffect(() => {
    const timer = setTimeout(() => hear({ number, lines: story.length }), 1_500);
    return () => clearTimeout(timer);
  }, [number, version]);
  return (
    <section className={ui.unseen} aria-label={t('table.live')} role="log" aria-live="polite">
      {story.slice(from).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
        <p key={`${number} ${from + i}`}>
          <CardText>{line}</CardText>
        </p>
      ))}
    </section>
  );
}
