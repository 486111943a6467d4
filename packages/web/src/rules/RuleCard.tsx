import type { RuleCard as Card, RuleSection, SectionId } from '@cardroom/core/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rulesQuery } from '../app/queries.ts';
import { Glossed } from '../glossary/Glossed.tsx';
import { gloss } from '../glossary/gloss.ts';
import { t } from '../strings.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { Chart } from './Chart.tsx';
import { FeeOptions } from './FeeOptions.tsx';
import css from './RuleCard.module.css';
import { SettingList } from './SettingList.tsx';
import { settingsOf } from './settings-of.ts';

/** A row of a pay table that has just been hit. */
export interface Highlight {
  readonly table: string;
  readonly row: string;
}

interface Props {
  /** `black-sheep/holdem` */
  readonly offering: string;
  readonly highlight?: Highlight;
  /** The part to begin with. */
  readonly at?: SectionId;
}

/** The rule card of an offering as printed matter: on its own page and in a table's drawer. */
export function RuleCard({ offering, highlight, at }: Props) {
  const { data, error, refetch } = useQuery(rulesQuery(offering));
  if (data !== undefined)
    return <Printed card={data} {...(highlight && { highlight })} {...(at && { at })} />;
  if (error !== null) return <Problem error={error} again={refetch} />;
  return <p className={ui.loading}>{t('rules.loading')}</p>;
}

interface PrintedProps extends Omit<Props, 'offering'> {
  readonly card: Card;
}

function Printed({ card, highlight, at }: PrintedProps) {
  useEffect(() => {
    const section = at === undefined ? null : document.getElementById(`rule-${at}`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [at]);
  return (
    <article className={css.card} aria-label={t('rules.title', { game: card.name })}>
      <header>
        <p className={css.house}>{card.house}</p>
        <h1>{card.name}</h1>
        <p className={css.cite}>
          {card.cite === null ? t('rules.no-book') : t('rules.book', { cite: card.cite })}
        </p>
      </header>
      {card.sections.map((section) => (
        <Section key={section.id} section={section} card={card} {...(highlight && { highlight })} />
      ))}
    </article>
  );
}

/** Hints that only the text form needs: here options unfold in place, and cards show their suits. */
const FOR_PLAIN_TEXT = /^Run cardroom |^In examples a card is /;

interface SectionProps {
  readonly section: RuleSection;
  readonly card: Card;
  readonly highlight?: Highlight;
}

function Section({ section: { id, title, cite, lines, tables }, card, highlight }: SectionProps) {
  const List = id === 'deal' ? 'ol' : 'ul';
  const told = lines.filter((line) => !FOR_PLAIN_TEXT.test(line));
  const glossed = gloss(told);
  const charts = id === 'settings' ? [] : tables;
  return (
    <section id={`rule-${id}`} className={css.section} data-section={id} tabIndex={-1}>
      <div className={css.head}>
        <h2>{title}</h2>
        {cite !== undefined && <p className={css.cite}>{t('rules.book', { cite })}</p>}
      </div>
      {told.length === 1 ? (
        <p>
          <Glossed pieces={glossed[0] ?? []} />
        </p>
      ) : (
        told.length > 1 && (
          <List>
            {glossed.map((pieces, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card says some lines twice, and never moves them.
              <li key={i}>
                <Glossed pieces={pieces} />
              </li>
            ))}
          </List>
        )
      )}
      <div className={css.charts}>
        {charts.map((chart) => (
          <Chart
            key={chart.title}
            chart={chart}
            bare={chart.title === title}
            {...(highlight && { highlight })}
          />
        ))}
      </div>
      {id === 'settings' && <SettingList settings={settingsOf(card)} />}
      {id === 'fees' && tables.length > 0 && <FeeOptions offering={card.offering} />}
    </section>
  );
}
