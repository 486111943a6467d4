import { api } from '../app/api.ts';
import { Link } from '../app/router.tsx';
import { sitDown } from '../lobby/sit.ts';
import { t } from '../strings.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import { RuleCard } from './RuleCard.tsx';

export default function RulesScreen({ house, game }: { readonly house: string; readonly game: string }) {
  const offering = `${house}/${game}`;
  const { data } = useLoaded(`rules ${offering}`, () => api.rules(offering));
  useTitle(t('rules.title', { game: data?.name ?? game }));
  return (
    <div className="rules-page" data-house={house}>
      <nav className="rules-contents no-print" aria-label={t('rules.contents')}>
        <Link className="text-button" href={`/?house=${house}`}>
          ← {t('rules.back', { house: data?.house ?? '' })}
        </Link>
        {data !== null && (
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
              className="button wide"
              data-strength="strong"
              onClick={() => sitDown(offering)}
            >
              {t('rules.sit')}
            </button>
            <button type="button" className="button wide rules-print" onClick={() => print()}>
              {t('rules.print')}
            </button>
          </>
        )}
      </nav>
      <RuleCard offering={offering} />
    </div>
  );
}
