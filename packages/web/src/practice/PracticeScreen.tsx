import { titleOfLimit } from '@cardroom/core/houses';
import type { TableState } from '@cardroom/core/table';
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

/** Which dialog is open. */
type Opened = 'cards' | 'share';

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

interface PracticeProps {
  readonly local: LocalTable;
  readonly cards: string;
}

function Practice({ local, cards }: PracticeProps) {
  const { offering } = local;
  useTitle(t('practice.title', { game: offering.name }));
  const at = useLocalTable(local);
  const [open, setOpen] = useState<Opened | null>(null);
  if (at === null) return <p className={ui.loading}>{t('practice.loading')}</p>;
  return (
    <LocalFelt
      at={at}
      title={offering.name}
      line={`${t('practice.text')} ${titleOfLimit(offering, at.state.sign.limit)}`}
    >
      <Tools local={local} state={at.state} cards={cards} onOpen={setOpen} />
      <section className={css.log} aria-label={t('practice.log')}>
        <Story onRule={(rule) => window.open(`/rules/${offering.id}#rule-${rule}`, '_blank', 'noopener')} />
      </section>
      {open !== null && <Dialog local={local} cards={cards} open={open} onClose={() => setOpen(null)} />}
    </LocalFelt>
  );
}

interface ToolsProps extends PracticeProps {
  readonly state: TableState;
  readonly onOpen: (what: Opened) => void;
}

/** What one may do with the table besides playing at it. */
function Tools({ local: { offering, source }, state, cards, onOpen }: ToolsProps) {
  const { practice } = source;
  const { playing, yours, betting, mayTakeBack } = practice;
  const [problem, setProblem] = useState('');
  const [advice, setAdvice] = useState('');
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
  const isFirst = state.hands === 0;
  return (
    <section className={css.tools} aria-label={t('practice.tools')}>
      {cards !== '' && <p className={ui.quiet}>{t('practice.forced')}</p>}
      {begins && (
        <GoOn onPress={() => void does(() => practice.next())}>
          {t(isFirst ? 'practice.first' : 'practice.next')}
        </GoOn>
      )}
      {betting && (
        <GoOn onPress={() => void does(() => practice.noMoreBets())}>{t('practice.noMoreBets')}</GoOn>
      )}
      <div className={css.row}>
        <Tool isOff={!mayTakeBack} onPress={() => void does(() => practice.takeBack())}>
          {t('practice.takeBack')}
        </Tool>
        <Tool isOff={!yours} onPress={() => void ask()}>
          {t('practice.advice')}
        </Tool>
        <Tool isOff={!begins || isFirst} onPress={() => source.show(true)}>
          {t('practice.all')}
        </Tool>
        <Tool onPress={() => onOpen('cards')}>{t('practice.force')}</Tool>
        <Tool onPress={() => onOpen('share')}>{t('practice.share')}</Tool>
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
  );
}

interface PressProps {
  readonly children: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

const GoOn = ({ children, onPress }: PressProps) => (
  <button type="button" className={`${ui.button} ${ui.wide}`} data-strength="strong" onClick={onPress}>
    {children}
  </button>
);

const Tool = ({ children, isOff = false, onPress }: PressProps) => (
  <button type="button" className={ui.button} data-size="small" disabled={isOff} onClick={onPress}>
    {children}
  </button>
);

interface DialogProps extends PracticeProps {
  readonly open: Opened;
  readonly onClose: () => void;
}

function Dialog({ local: { offering, source }, cards, open, onClose }: DialogProps) {
  const path = (wanted: string) =>
    `/practice/${offering.id}${wanted === '' ? '' : `?${new URLSearchParams({ cards: wanted })}`}`;
  switch (open) {
    case 'cards':
      return (
        <ChooseCards
          table={source.practice.table}
          cards={cards}
          onClose={onClose}
          onChoose={(wanted) => {
            onClose();
            go(path(wanted));
          }}
        />
      );
    case 'share':
      return (
        <LinkDialog
          title={t('practice.share')}
          text={t('practice.shareText')}
          about={t('practice.title', { game: offering.name })}
          link={location.origin + path(cards)}
          onClose={onClose}
        />
      );
  }
}
