import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from '../app/queries.ts';
import { OfferingTabs } from '../rules/OfferingTabs.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Lab } from './Lab.tsx';
import css from './OddsScreen.module.css';
import { t } from './t.ts';

/** The odds of a game: what hands stand to win of a pot, or what each bet against a bank costs. */
export default function OddsScreen({ house, game }: { readonly house: string; readonly game: string }) {
  const offering = `${house}/${game}`;
  const { data } = useQuery(rulesQuery(offering));
  const heading = t('odds.title', { game: data?.name ?? game });
  useTitle(heading);
  return (
    <div className={css.page} data-house={house}>
      <h1>{heading}</h1>
      <OfferingTabs offering={offering} here="odds" />
      <Lab key={offering} offering={offering} heading={heading} />
    </div>
  );
}
