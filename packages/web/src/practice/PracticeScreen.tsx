import { titleOfLimit } from '@cardroom/core/houses';
import { lazy, Suspense, useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { CardText } from '../rules/CardText.tsx';
import { Story } from '../table/panel/Story.tsx';
import { LinkDialog } from '../ui/link/LinkDialog.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { ChooseCards } from './ChooseCards.tsx';
import { commandWords } from './command-words.ts';
import { LocalFelt } from './LocalFelt.tsx';
import css from './PracticeScreen.module.css';
import { t } from './t.ts';
import { type LocalTable, useLocal, useLocalTable } from './use-practice.ts';

/** Counting comes with the first question. */
const Worths = lazy(() => import('../odds/advice/Worths.tsx'));

interface Props {
  readonly house: string;
  readonly game: string;
  /** Stacked cards, from the address. */
  readonly cards?: string;
}

/** A table of one's own. */
export default function PracticeScreen({ house, game, cards = '' }: Props) {
  const [seed] = useState(() => String(Math.random()));
  const local = useLocal({ offering: `${house}/${game}`, seed, cards });
  if (local === null) return <p className={ui.loading}>{t('practice.loading')}</p>;
  if (typeof local === 'string') return <Wrong text={local} house={house} />;
  return <Practice key={cards} local={local} cards={cards} />;
}

function Wrong({ text, house }: { readonly text: string; readonly house: string }) {
  return (
    <section className={ui.notice}>
      <h1>{text}</h1>
      <Link className={ui.button} data-strength="strong" href={`/?house=${house}`}>
        {t('practice.leave')}
      </Link>
    </section>
  );
}

function Practice({ local, cards }: { readonly local: LocalTable; readonly cards: string }) {
  const { offering, source } = local;
  const { practice } = source;
  useTitle(t('practice.title', { game: offering.name }));
  const at = useLocalTable(local);
  const [problem, setProblem] = useState('');
  const [advice, setAdvice] = useState('');
  const [open, setOpen] = useState<'cards' | 'share' | null>(null);
  if (at === null) return <p className={ui.loading}>{t('practice.loading')}</p>;
  const { playing, yours, betting, mayTakeBack } = practice;
  const does = async (act: Parameters<typeof source.run>[0]) => {
    setAdvice('');
    const answer = await source.run(act);
    setProblem(answer.ok ? '' : answer.message);
  };
  const ask = async () => {
    const would = await practice.advice();
    setAdvice(
      would === null
        ? t('practice.adviceNothing')
        : t('practice.adviceIs', { what: commandWords(would, practice.table.state) }),
    );
  };
  const begins = !playing && !yours;
  const path = `/practice/${offering.id}`;
  const stacked = (wanted: string) =>
    go(wanted === '' ? path : `${path}?${new URLSearchParams({ cards: wanted })}`);
  return (
    <LocalFelt
      at={at}
      title={offering.name}
      line={`${t('practice.text')} ${titleOfLimit(offering, at.state.sign.limit)}`}
    >
      <section className={css.tools} aria-label={t('practice.tools')}>
        {cards !== '' && <p className={ui.quiet}>{t('practice.forced')}</p>}
        {begins && (
          <button
            type="button"
            className={`${ui.button} ${ui.wide}`}
            data-strength="strong"
            onClick={() => void does(() => practice.next())}
          >
            {t(at.state.hands === 0 ? 'practice.first' : 'practice.next')}
          </button>
        )}
        {betting && (
          <button
            type="button"
            className={`${ui.button} ${ui.wide}`}
            data-strength="strong"
            onClick={() => void does(() => practice.noMoreBets())}
          >
            {t('practice.noMoreBets')}
          </button>
        )}
        <div className={css.row}>
          <button
            type="button"
            className={ui.button}
            data-size="small"
            disabled={!mayTakeBack}
            onClick={() => void does(() => practice.takeBack())}
          >
            {t('practice.takeBack')}
          </button>
          <button
            type="button"
            className={ui.button}
            data-size="small"
            disabled={!yours}
            onClick={() => void ask()}
          >
            {t('practice.advice')}
          </button>
          <button
            type="button"
            className={ui.button}
            data-size="small"
            disabled={!begins || at.state.hands === 0}
            onClick={() => source.show(true)}
          >
            {t('practice.all')}
          </button>
          <button type="button" className={ui.button} data-size="small" onClick={() => setOpen('cards')}>
            {t('practice.force')}
          </button>
          <button type="button" className={ui.button} data-size="small" onClick={() => setOpen('share')}>
            {t('practice.share')}
          </button>
          <Link className={ui.button} data-size="small" href={`/learn/${offering.id}`}>
            {t('practice.learn')}
          </Link>
        </div>
        <p className={css.advice} role="status">
          <CardText>{advice}</CardText>
        </p>
        {advice !== '' && (
          <Suspense fallback={null}>
            <Worths />
          </Suspense>
        )}
        {problem !== '' && (
          <p className={ui.problem} role="alert">
            {problem}
          </p>
        )}
      </section>
      <section className={css.log} aria-label={t('practice.log')}>
        <Story onRule={(rule) => window.open(`/rules/${offering.id}#rule-${rule}`, '_blank', 'noopener')} />
      </section>
      {open === 'cards' && (
        <ChooseCards
          table={practice.table}
          cards={cards}
          onClose={() => setOpen(null)}
          onChoose={(wanted) => {
            setOpen(null);
            stacked(wanted);
          }}
        />
      )}
      {open === 'share' && (
        <LinkDialog
          title={t('practice.share')}
          text={t('practice.shareText')}
          about={t('practice.title', { game: offering.name })}
          link={`${location.origin}${path}${cards === '' ? '' : `?${new URLSearchParams({ cards })}`}`}
          onClose={() => setOpen(null)}
        />
      )}
    </LocalFelt>
  );
}
