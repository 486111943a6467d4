import { CardText } from '../../rules/CardText.tsx';
import { useTable } from '../context.ts';
import css from './Ending.module.css';

/** Lines that a phone has room for. */
const MOST = 4;

/** What became of one's own bets, and of one's bank. */
const MINE = /^You (win|lose|push)\b|^You take back .* from the bank|: your\b/;

/** What has come of the hand so far, for those who have no story beside the table. */
export function Ending() {
  const { feed, state } = useTable();
  if (state.sign.kind === 'points') return null;
  const told = state.sign.kind === 'pot' ? /\bwins?\b/ : MINE;
  const lines = feed.story.filter((line) => told.test(line)).slice(-MOST);
  if (lines.length === 0) return null;
  return (
    <ul className={css.ending} aria-hidden="true">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
        <li key={i}>
          <CardText>{line}</CardText>
        </li>
      ))}
    </ul>
  );
}
