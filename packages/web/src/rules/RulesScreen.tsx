import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from '../app/queries.ts';
import { Link } from '../app/router.tsx';
import { sitDown } from '../lobby/sit.ts';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { OfferingTabs } from './OfferingTabs.tsx';
import { RuleCard } from './RuleCard.tsx';
import css from './RulesScreen.module.css';

/** Prints the pay tables alone, as they lie at a table. */
function printPayouts(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'pays';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

export default function RulesScreen({ house, game }: { readonly house: string; readonly game: string }) {
  const offering = `${house}/${game}`;
  const { data } = useQuery(rulesQuery(offering));
  useTitle(t('rules.title', { game: data?.name ?? game }));
  // The card comes after the address that names a part of it.
  const at = data?.sections.find(({ id }) => location.hash === `#rule-${id}`)?.id;
  return (
    <div className={css.page} data-house={house}>
      <nav className={css.contents} aria-label={t('rules.contents')}>
        <Link className={ui.textButton} href={`/?house=${house}`}>
          ← {t('rules.back', { house: data?.house ?? '' })}
        </Link>
        {data !== undefined && (
          <>
            <ol>
              {data.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#rule-${id}`}>{title}</a>
                </li>
              ))}
            </ol>
            <button
              type="button"
              className={`${ui.button} ${ui.wide}`}
              data-strength="strong"
              onClick={() => sitDown(offering)}
            >
              {t('rules.sit')}
            </button>
            <Link className={`${ui.button} ${ui.wide}`} href={`/learn/${offering}`}>
              {t('rules.learn')}
            </Link>
            <Link className={`${ui.button} ${ui.wide}`} href={`/practice/${offering}`}>
              {t('rules.practiceTable')}
            </Link>
            <Link className={`${ui.button} ${ui.wide}`} href={`/school?game=${offering}`}>
              {t('rules.practice')}
            </Link>
            <button type="button" className={`${ui.button} ${ui.wide} ${css.print}`} onClick={() => print()}>
              {t('rules.print')}
            </button>
            {data.sections.some(({ id }) => id === 'pays') && (
              <button type="button" className={`${ui.button} ${ui.wide} ${css.print}`} onClick={printPayouts}>
                {t('rules.printPays')}
              </button>
            )}
          </>
        )}
      </nav>
      <div className={css.card}>
        <OfferingTabs offering={offering} here="rules" />
        <RuleCard offering={offering} {...(at !== undefined && { at })} />
      </div>
    </div>
  );
}
