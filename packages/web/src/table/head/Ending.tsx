import { calledFirst } from '@cardroom/core/engine/player-dealer';
import { CardText } from '../../rules/CardText.tsx';
import { useTable } from '../context.ts';

/** Lines that a phone has room for. */
const MOST = 4;

/** What has come of the hand so far, for those who have no story beside the table. */
export function Ending() {
  const { feed, place, state } = useTable();
  if (state.sign.kind === 'points') return null;
  const who = calledFirst({ seats: state.seats.length }, place);
  const mine = new RegExp(`^${who}('s|\\b.* back from the bank)`);
  const told = state.sign.kind === 'pot' ? /\b(wins|shares)\b/ : mine;
  const lines = feed.story.filter((line) => told.test(line)).slice(-MOST);
  if (lines.length === 0) return null;
  return (
    <ul className="ending" aria-hidden="true">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story only ever grows.
        <li key={i}>
          <CardText>{line}</CardText>
        </li>
      ))}
    </ul>
  );
}
