import { askedUntil, isScored } from '@cardroom/core/table';
import { lazy, Suspense, useId, useState } from 'react';
import ui from '../../ui/ui.module.css';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useTable } from '../context.ts';
import type { Sentence } from '../story.ts';
import { t } from '../t.ts';
import { Chat } from './Chat.tsx';
import css from './Panel.module.css';
import { Story } from './Story.tsx';

const Rules = lazy(() => import('./Rules.tsx'));
const Odds = lazy(() => import('./Odds.tsx'));
const Scoreboard = lazy(() => import('../scoreboard/Scoreboard.tsx'));

const TABS = ['story', 'rules', 'odds', 'chat', 'board'] as const;
type Tab = (typeof TABS)[number];

/** Story, rules and chat: beside the table where there is room, from below on a phone. */
export function Panel({ onClose }: { readonly onClose: () => void }) {
  const { state } = useTable();
  const [tab, setTab] = useState<Tab>('story');
  const [rule, setRule] = useState<Sentence['rule'] | null>(null);
  const id = useId();
  const tabs = TABS.filter((name) => name !== 'board' || isScored(state.sign));
  const go = (to: Tab) => {
    setTab(to);
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <aside className={css.panel} id="table-panel" aria-label={t('table.panel')}>
      <div className={css.head}>
        <div className={css.tabs} role="tablist" aria-label={t('table.panel')}>
          {tabs.map((name, i) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls={`${id}-panel`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => {
                setTab(name);
                setRule(null);
              }}
              onKeyDown={({ key }) => {
                const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
                if (by !== 0) go(tabs[(i + by + tabs.length) % tabs.length]);
              }}
            >
              {t(`panel.${name}`)}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={`${ui.iconButton} ${css.close}`}
          aria-label={t('table.closePanel')}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Turn onClose={onClose} />
      <div
        className={css.body}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be scrolled with keys too.
        tabIndex={0}
      >
        <Suspense fallback={<p className={ui.quiet}>{t('app.loading')}</p>}>
          {tab === 'story' && (
            <Story
              onRule={(behind) => {
                setRule(behind);
                setTab('rules');
              }}
            />
          )}
          {tab === 'rules' && <Rules at={rule} />}
          {tab === 'odds' && <Odds />}
          {tab === 'chat' && <Chat />}
          {tab === 'board' && <Scoreboard />}
        </Suspense>
      </div>
    </aside>
  );
}

/** Who reads on while the table waits, where the panel lies over it, sees how long and is back with one tap. */
function Turn({ onClose }: { readonly onClose: () => void }) {
  const { state, asked, me, feed } = useTable();
  const left = useSecondsLeft(askedUntil(state, asked, me), () => feed.now());
  if (asked === null) return null;
  return (
    <button type="button" className={`${ui.button} ${css.turn}`} data-strength="strong" onClick={onClose}>
      {left === null ? t('panel.turn') : t('panel.turnFor', { n: left })}
    </button>
  );
}
