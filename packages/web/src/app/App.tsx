import { lazy, Suspense } from 'react';
import { useMyTables } from '../mine/use-my-tables.ts';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import css from './App.module.css';
import { Fallen } from './Fallen.tsx';
import { Header } from './Header.tsx';
import { usePlace } from './router.tsx';
import { screenFor } from './screens.tsx';
import { useSignInWanted } from './session.ts';
import { Toasts } from './toasts.tsx';

const SignIn = lazy(() => import('../account/SignIn.tsx'));

/** The room around the screens: the rail at the top, the screen of this place, notices and the sign-in dialog. */
export function App() {
  const place = usePlace();
  const { screen, bare } = screenFor(place);
  const signIn = useSignInWanted();
  useMyTables();
  return (
    <>
      <a className={css.skip} href="#screen">
        {t('app.skip')}
      </a>
      {!bare && <Header />}
      <main id="screen" tabIndex={-1}>
        <Fallen key={place.path}>
          <Suspense fallback={<p className={ui.loading}>{t('app.loading')}</p>}>{screen}</Suspense>
        </Fallen>
      </main>
      <Suspense fallback={null}>{signIn && <SignIn />}</Suspense>
      <Toasts />
    </>
  );
}
