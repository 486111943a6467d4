import '../art/index.ts';
import { askedUntil, type Sign } from '@cardroom/core/table';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsStaff } from '../account/is-staff.ts';
import { tellAround } from '../app/live.ts';
import { usePlace } from '../app/router.tsx';
import { useMe, withName } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { say } from '../app/toasts.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import { useKeys } from './bar/keys.ts';
import { useLate } from './bar/use-late.ts';
import { BehindProvider, SitProvider, useTable } from './context.ts';
import { Head } from './head/Head.tsx';
import { Help } from './head/Help.tsx';
import { RulingNotice } from './head/RulingNotice.tsx';
import { useNews } from './host/use-news.ts';
import { NamingProvider, usePointing } from './naming/naming.ts';
import { LiveStory } from './panel/LiveStory.tsx';
import { Panel } from './panel/Panel.tsx';
import { ShowTable } from './ShowTable.tsx';
import screen from './screen.module.css';
import { nameAt } from './seats/name-at.ts';
import { useRebuy } from './seats/rebuy.ts';
import { SitDialog } from './seats/SitDialog.tsx';
import { useSounds } from './sound/use-sounds.ts';
import css from './TableScreen.module.css';
import { t } from './t.ts';

/** What few open is loaded when somebody does. */
const AfterHand = lazy(() => import('../odds/advice/AfterHand.tsx'));
const Invite = lazy(() => import('./head/Invite.tsx'));
const RulingDock = lazy(() => import('../floor/rulings/RulingDock.tsx'));
const SeatMenu = lazy(() => import('./seats/SeatMenu.tsx'));
const StandDialog = lazy(() => import('./seats/StandDialog.tsx'));

/** One family's code is loaded only where its games are played. */
const FAMILIES: Readonly<Record<Sign['kind'], ComponentType>> = {
  pot: lazy(() => import('./pot/PotTable.tsx')),
  points: lazy(() => import('./points/PointsTable.tsx')),
  'player-dealer': lazy(() => import('./player-dealer/PlayerDealerTable.tsx')),
};

interface Props {
  readonly table: string;
  /** The key of a private table. */
  readonly invite?: string;
}

export default function TableScreen({ table, invite }: Props) {
  return (
    <ShowTable table={table} invite={invite}>
      <Room />
    </ShowTable>
  );
}

type Open =
  | { readonly what: 'menu' | 'help' | 'invite' | 'rule' }
  | { readonly what: 'sit'; readonly seat: number }
  | { readonly what: 'stand' }
  | null;

function Room() {
  const { state, feed, asked, me } = useTable();
  const { sign, hands } = state;
  const runs = useMe()?.role === 'floor';
  useTitle(sign.offering.name, feed.table, asked !== null);
  const until = askedUntil(state, asked, me);
  useEffect(() => tellAround(feed.table, { asked, until }), [feed.table, asked, until]);
  useSounds();
  useLate();
  useRebuy();
  useNews();
  const { advice } = useSettings();
  const [open, setOpen] = useState<Open>(null);
  const [panel, setPanel] = useState(false);
  const close = useCallback(() => setOpen(null), []);
  const { naming, pointed, setPicked } = usePointing(open?.what === 'rule');
  // Where story, rules and chat lie over the table they make way for whatever the table waits for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hand asks anew.
  useEffect(() => {
    if (asked === null) return;
    setPanel(false);
    if (document.querySelector('dialog[open]') !== null) return say(t('table.turnNow'));
  }, [asked, hands]);
  const sit = useCallback((seat: number) => withName(() => setOpen({ what: 'sit', seat })), []);
  const [behind, setBehind] = useState(-1);
  const stand = useCallback((seat = -1) => {
    setBehind(seat);
    withName(() => setOpen({ what: 'stand' }));
  }, []);
  const back = useMemo(() => ({ stand, seat: behind }), [stand, behind]);
  // Who works here does not play.
  const plays = !useIsStaff();
  useSeatAtOnce(sit);
  useKeys([
    { key: '?', does: t('keys.help'), press: () => setOpen({ what: 'help' }) },
    { key: 'm', does: t('keys.menu'), press: () => setOpen({ what: 'menu' }) },
    { key: 't', does: t('keys.panel'), press: () => setPanel((on) => !on) },
  ]);
  const Family = FAMILIES[sign.kind];
  return (
    <div
      className={`${screen.screen} ${css.screen}`}
      data-screen="table"
      data-house={sign.offering.house}
      data-kind={sign.kind}
      data-panel={panel || undefined}
      data-ruling={naming !== null || undefined}
    >
      <Head
        onMenu={() => withName(() => setOpen({ what: 'menu' }))}
        onHelp={() => setOpen({ what: 'help' })}
        onInvite={() => setOpen({ what: 'invite' })}
        onRule={runs ? () => setOpen({ what: 'rule' }) : null}
        onPanel={() => setPanel(!panel)}
        panel={panel}
      />
      <div className={`${screen.play} ${css.play}`}>
        <RulingNotice />
        <Suspense fallback={<p className={ui.loading}>{t('table.loading')}</p>}>
          <SitProvider value={plays ? sit : null}>
            <BehindProvider value={plays ? back : null}>
              <NamingProvider value={naming}>
                <Family />
              </NamingProvider>
            </BehindProvider>
          </SitProvider>
        </Suspense>
      </div>
      {sign.kind === 'player-dealer' && advice === 'on' && (
        <Suspense fallback={null}>
          <AfterHand />
        </Suspense>
      )}
      <Panel onClose={() => setPanel(false)} />
      <LiveStory />
      {open?.what === 'help' && <Help onClose={close} />}
      {open?.what === 'sit' && <SitDialog seat={open.seat} onClose={close} />}
      <Suspense fallback={null}>
        {open?.what === 'invite' && <Invite onClose={close} />}
        {open?.what === 'menu' && <SeatMenu onClose={close} />}
        {open?.what === 'rule' && (
          <RulingDock
            table={feed.table}
            state={state}
            nameAt={(seat) => nameAt(state, feed.names, seat)}
            pointed={pointed}
            onPicked={setPicked}
            onClose={close}
          />
        )}
        {open?.what === 'stand' && <StandDialog seat={behind} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Who comes from the lobby to sit is offered the first open seat. */
function useSeatAtOnce(sit: (seat: number) => void): void {
  const { state, seat } = useTable();
  const { query } = usePlace();
  const known = useMe() !== undefined;
  const offered = useRef(false);
  useEffect(() => {
    if (!known || offered.current) return;
    offered.current = true;
    const free = state.seats.indexOf(null);
    if (query.has('sit') && seat < 0 && free >= 0) sit(free);
  }, [known, query, state, seat, sit]);
}
