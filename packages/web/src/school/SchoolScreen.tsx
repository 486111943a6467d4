import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePlace } from '../app/router.tsx';
import { useStore } from '../app/store.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import type { Dealer } from './dealing/dealer.ts';
import type { Catalog } from './dealing/messages.ts';
import { newSeed } from './practice/new-seed.ts';
import { openProgress, progressBook } from './practice/progress.ts';
import { Session } from './practice/session.ts';
import { firstWishes, keepWishes, tidyWishes, type Wishes, wishesForKind } from './practice/wishes.ts';
import css from './SchoolScreen.module.css';
import { SessionEnd } from './SessionEnd.tsx';
import { SessionView } from './SessionView.tsx';
import { Sheet } from './Sheet.tsx';
import { Start } from './Start.tsx';
import { t } from './t.ts';
import { useSchool } from './use-school.ts';

/** The school: choose, answer ten questions, see how it went; or print them. */
export default function SchoolScreen() {
  useTitle(t('school.title'));
  useEffect(openProgress, []);
  const { query } = usePlace();
  const [asked, setAsked] = useState<Wishes>(() => firstWishes(query));
  const [shown, setShown] = useState<Session | 'sheet' | null>(null);
  const { dealer, catalog, fits, failed, retry } = useSchool();
  // What the address asks for may not be there; while nothing is known it is left alone.
  const wishes = useMemo(
    () => (catalog === null ? asked : tidyWishes(catalog, fits, asked)),
    [catalog, fits, asked],
  );
  const choose = (next: Wishes) => {
    setAsked(next);
    keepWishes(next);
  };
  const start = (next: Wishes) => {
    if (dealer === null || catalog === null) return;
    choose(next);
    setShown(newSession(dealer, catalog, next));
  };
  const screen = (): ReactNode => {
    if (failed) return <Closed onAgain={retry} />;
    if (dealer === null || catalog === null || shown === null)
      return (
        <Start
          wishes={wishes}
          catalog={catalog}
          fits={fits}
          onWishes={choose}
          onStart={() => start(wishes)}
          onSheet={() => setShown('sheet')}
        />
      );
    if (shown === 'sheet') return <Sheet dealer={dealer} wishes={wishes} onBack={() => setShown(null)} />;
    return (
      <InSession
        session={shown}
        catalog={catalog}
        onMore={(kind) => start(kind === undefined ? wishes : wishesForKind(catalog, fits, wishes, kind))}
        onLeave={() => setShown(null)}
      />
    );
  };
  return <div className={css.school}>{screen()}</div>;
}

function newSession(dealer: Dealer, catalog: Catalog, wishes: Wishes): Session {
  const session = new Session({
    dealer,
    catalog,
    wishes,
    book: progressBook,
    seed: newSeed(),
    now: Date.now,
    failed: t('school.failed'),
  });
  void session.next();
  return session;
}

interface InSessionProps {
  readonly session: Session;
  readonly catalog: Catalog;
  readonly onMore: (kind?: string) => void;
  readonly onLeave: () => void;
}

function InSession({ session, catalog, onMore, onLeave }: InSessionProps) {
  const { over, answers } = useStore(session.state);
  return over ? (
    <SessionEnd answers={answers} catalog={catalog} onMore={onMore} onDone={onLeave} />
  ) : (
    <SessionView session={session} onLeave={onLeave} />
  );
}

function Closed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <section className={ui.notice} role="alert">
      <p>{t('school.failed')}</p>
      <button type="button" className={ui.button} data-strength="strong" onClick={onAgain}>
        {t('error.again')}
      </button>
    </section>
  );
}
