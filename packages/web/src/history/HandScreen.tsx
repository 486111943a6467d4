import { useQuery } from '@tanstack/react-query';
import '../art/index.ts';
import { houses, type Offering, titleOfLimit } from '@cardroom/core/houses';
import type { Sign } from '@cardroom/core/table';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Link } from '../app/router.tsx';
import { useMe } from '../app/session.ts';
import { HouseMark } from '../art/index.ts';
import { CardText } from '../rules/CardText.tsx';
import { type AtTable, TableProvider } from '../table/context.ts';
import { offeringOf } from '../table/offerings.ts';
import { Problem } from '../ui/Problem.tsx';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './HandScreen.module.css';
import { HandTools } from './HandTools.tsx';
import pageCss from './page.module.css';
import { ShuffleProof } from './proof/ShuffleProof.tsx';
import { Controls } from './replay/Controls.tsx';
import { type HandPlace, type PastHand, pastHand } from './replay/past-hand.ts';
import { ReplayStory } from './replay/ReplayStory.tsx';
import { useReplay } from './replay/use-replay.ts';
import { t } from './t.ts';

/** One family's code is loaded only for its own hands. */
const FELTS: Readonly<Record<Sign['kind'], ComponentType>> = {
  pot: lazy(() => import('./replay/PotReplay.tsx')),
  points: lazy(() => import('./replay/PointsReplay.tsx')),
  'player-dealer': lazy(() => import('./replay/PlayerDealerReplay.tsx')),
};

/** The hand, and the game by which it was played. */
async function load(place: HandPlace): Promise<Pick<Props, 'hand' | 'offering'>> {
  const hand = await pastHand(place);
  return { hand, offering: await offeringOf(hand.opening.offering) };
}

/** A hand that was played, to be gone through again; by a share link for anybody. */
export default function HandScreen({ table = '', number = '', share }: Partial<HandPlace>) {
  const me = useMe();
  const place = useMemo(
    (): HandPlace => ({ table, number, ...(share !== undefined && { share }) }),
    [table, number, share],
  );
  const who = me?.id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['hand', place, who],
    queryFn: () => load(place),
  });
  if (error !== null) return <Problem error={error} again={refetch} />;
  if (data === undefined || me === undefined) return <p className={ui.loading}>{t('replay.loading')}</p>;
  return <Replayer key={`${table} ${number}`} place={place} me={who} {...data} />;
}

interface Props {
  readonly place: HandPlace;
  readonly hand: PastHand;
  readonly offering: Offering | undefined;
  readonly me: string;
}

function Replayer({ place, hand, offering, me }: Props) {
  const replay = useReplay(place, hand, offering, me);
  const { at, stop, stops, lines } = replay;
  if (at === null) return <p className={ui.loading}>{t('replay.loading')}</p>;
  const { sign } = at.state;
  const Felt = FELTS[sign.kind];
  const behind = stops[stop - 1]?.lines ?? 0;
  const now = lines.slice(behind, stops[stop].lines);
  const ended = hand.events.at(-1);
  const caption =
    ended?.type === 'voided' && stop === stops.length - 1
      ? t('replay.voided', { reason: ended.reason })
      : now.length > 0
        ? now.join(' ')
        : (lines[behind - 1] ?? t('replay.begins'));
  return (
    <TableProvider value={at}>
      <div className={`${css.replay} ${pageCss.page}`} data-house={sign.offering.house}>
        <Head at={at} place={place} />
        <HandTools place={place} hand={hand} kind={sign.kind} />
        <div className={`${css.table} ${ui.panel}`}>
          <div className={css.felt}>
            <Suspense fallback={<p className={ui.loading}>{t('replay.loading')}</p>}>
              <Felt />
            </Suspense>
          </div>
          <p className={css.caption} aria-live="polite">
            <span>
              <CardText>{caption}</CardText>
            </span>
          </p>
          <Controls replay={replay} caption={caption} />
        </div>
        <ReplayStory replay={replay} />
        <ShuffleProof place={place} hand={hand} me={me} />
      </div>
    </TableProvider>
  );
}

interface HeadProps {
  readonly at: AtTable;
  readonly place: HandPlace;
}

function Head({ at, place }: HeadProps) {
  const { state, seat, me, feed } = at;
  const { offering, limit } = state.sign;
  const { number, share } = place;
  useTitle(t('replay.title', { n: number, game: offering.name }));
  const facts = [
    houses[offering.house].name,
    titleOfLimit(offering, limit),
    seat < 0 ? t('replay.seenRail') : t('replay.seenAs', { n: seat + 1, name: feed.names[me]?.name ?? me }),
  ];
  return (
    <div className={css.head}>
      <HouseMark house={offering.house} size={44} patch />
      <div className={css.name}>
        {share === undefined && (
          <Link className={css.crumb} href="/hands">
            ‹ {t('replay.back')}
          </Link>
        )}
        <h1>{t('replay.title', { n: number, game: offering.name })}</h1>
        <p className={ui.quiet}>{facts.join(' · ')}</p>
        {share !== undefined && <p className={ui.quiet}>{t('replay.shared')}</p>}
      </div>
    </div>
  );
}
