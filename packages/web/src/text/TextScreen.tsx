import { houses, titleOfLimit } from '@cardroom/core/houses';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useMe, withName } from '../app/session.ts';
import { tablePath } from '../app/table-path.ts';
import { CardText } from '../rules/CardText.tsx';
import { useTable } from '../table/context.ts';
import { ShowTable } from '../table/ShowTable.tsx';
import { nameAt } from '../table/seats/name-at.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { answer } from './command.ts';
import { turn } from './looks.ts';
import { newsOf, type Said } from './news.ts';
import type { AtText } from './orders/at-text.ts';
import { playOrders } from './orders/orders.ts';
import { seatOrders } from './orders/seat-orders.ts';
import css from './TextScreen.module.css';
import { t } from './t.ts';

interface Props {
  readonly table: string;
  readonly invite?: string;
}

/** Any table as a page of text, with a line to type on. */
export default function TextScreen({ table, invite }: Props) {
  return (
    <ShowTable table={table} invite={invite}>
      <TextTable />
    </ShowTable>
  );
}

interface Entry {
  readonly id: number;
  readonly kind: 'news' | 'typed' | 'answer' | 'turn';
  readonly text: string;
}

/** Kept on the page; older lines are asked for with "log". */
const KEPT = 200;

function TextTable() {
  const at = useTable();
  const { state, feed, asked } = at;
  const rail = useMe()?.rail ?? 0;
  const { offering, limit } = state.sign;
  useTitle(t('text.title', { game: offering.name }), feed.table, asked !== null);
  const seen: AtText = { ...at, rail, nameAt: (seat) => nameAt(state, feed.names, seat) };
  const { entries, say } = useTranscript(seen);
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<{ readonly lines: string[]; at: number }>({ lines: [], at: 0 });

  const type = async (typed: string) => {
    if (typed.trim() === '') return;
    back.current.lines.push(typed);
    back.current.at = back.current.lines.length;
    setLine('');
    say('typed', [t('text.you', { line: typed })]);
    const heard = answer(typed, seen, feed.story);
    if ('say' in heard) return say('answer', heard.say);
    if (at.me === '') {
      say('answer', [t('text.offTable')]);
      return withName(() => field.current?.focus());
    }
    if ('chat' in heard) return feed.say(heard.chat);
    for (const command of heard.commands) {
      const done = await feed.do(command);
      if (!done.ok) return say('answer', [done.message]);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void type(line);
  };
  const orders = [...playOrders(seen), ...seatOrders(seen)];
  /** What was typed before comes back with the arrow keys. */
  const recall = (by: number) => {
    const { lines, at: now } = back.current;
    const next = Math.max(0, Math.min(lines.length, now + by));
    back.current.at = next;
    setLine(lines[next] ?? '');
  };
  return (
    <section className={css.screen} data-house={offering.house}>
      <header className={css.head}>
        <h1>{offering.name}</h1>
        <p className={ui.quiet}>
          {houses[offering.house].name} · {titleOfLimit(offering, limit)}
        </p>
        <Link href={tablePath(feed.table, feed.key)} className={ui.button} data-size="small">
          {t('text.graphic')}
        </Link>
      </header>
      <Transcript entries={entries} />
      <form className={css.form} onSubmit={send}>
        <label className={css.label} htmlFor="text-command">
          {t('text.command')}
        </label>
        <input
          ref={field}
          id="text-command"
          // biome-ignore lint/a11y/noAutofocus: the page is for typing, and there is nothing else on it to read first.
          autoFocus
          value={line}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowUp') recall(-1);
            else if (key === 'ArrowDown') recall(1);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        <button type="submit" className={ui.button} data-strength="strong">
          {t('text.send')}
        </button>
      </form>
      <ul className={css.orders} aria-label={t('text.may')}>
        {orders.map(({ names: [name], does, example }) => (
          <li key={name}>
            <button
              type="button"
              className={css.order}
              title={does}
              onClick={() => {
                // What needs more than its name is left to be finished.
                if (name === example) void type(name);
                else setLine(example);
                field.current?.focus();
              }}
            >
              <b>{example}</b> <span>{does.startsWith(example) ? does.slice(example.length) : does}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that was said, oldest first; a screen reader says what comes. */
function Transcript({ entries }: { readonly entries: readonly Entry[] }) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is scrolled to.
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [entries]);
  // The keyboard of a phone takes half of the screen, and the last line stays in sight.
  useEffect(() => {
    const box = end.current;
    if (box === null) return;
    const sized = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
    });
    sized.observe(box);
    return () => sized.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <div ref={end} className={css.log} role="log" aria-live="polite" aria-label={t('text.log')} tabIndex={0}>
      <p>{t('text.intro')}</p>
      {entries.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          <CardText>{text}</CardText>
        </p>
      ))}
    </div>
  );
}

/** What happens at the table, sentence by sentence, and what is answered here. */
function useTranscript(at: AtText) {
  const { feed, version, asked } = useTable();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const said = useRef<Said>({ hand: 0, lines: [] });
  const ids = useRef(0);
  const chat = useRef(feed.chat.length);
  const say = (kind: Entry['kind'], lines: readonly string[]) => {
    const more = lines.map((text) => ({ id: ++ids.current, kind, text }));
    if (more.length > 0) setEntries((before) => [...before, ...more].slice(-KEPT));
  };
  const number = feed.shown?.number ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story grows with the version.
  useEffect(() => {
    const { story } = feed;
    say('news', newsOf(said.current, number, story));
    said.current = { hand: number, lines: [...story] };
    say(
      'news',
      feed.chat.slice(chat.current).map(({ name, text }) => `${name}: ${text}`),
    );
    chat.current = feed.chat.length;
  }, [number, version]);
  const now = asked === null ? '' : turn(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when it is one's turn, and when it asks for something else.
  useEffect(() => {
    if (now !== '') say('turn', [now]);
  }, [now, number]);
  return { entries, say };
}
