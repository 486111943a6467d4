import { dollars } from '@cardroom/core/engine';
import type { Me, RoomRole } from '@cardroom/core/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentence } from '../../app/api.ts';
import { say } from '../../app/toasts.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MoreRows } from '../../ui/MoreRows.tsx';
import { Problem } from '../../ui/Problem.tsx';
import ui from '../../ui/ui.module.css';
import { Confirm } from '../Confirm.tsx';
import figuresCss from '../figures.module.css';
import { floorApi, type Person } from '../floor-api.ts';
import { afterwards, peopleQuery } from '../floor-queries.ts';
import partsCss from '../parts.module.css';
import { Scroll } from '../Scroll.tsx';
import { t } from '../t.ts';
import { dateOf } from '../words.ts';
import css from './People.module.css';
import { SendAway } from './SendAway.tsx';

const ROLES: readonly RoomRole[] = ['patron', 'proposition', 'floor', 'auditor'];

interface Props {
  readonly me: Me;
  readonly runs: boolean;
}

/** Who has a name here, and what each may do. */
export function People({ me, runs }: Props) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const people = useInfiniteQuery(peopleQuery(wanted));
  const { data, error, hasNextPage, isFetching } = people;
  const [change, setChange] = useState<{ person: Person; role: RoomRole } | null>(null);
  const [away, setAway] = useState<{ person: Person; how: 'eject' | 'ban' } | null>(null);
  if (data === undefined)
    return error === null ? (
      <p className={ui.loading}>{t('floor.fetching')}</p>
    ) : (
      <Problem error={error} again={people.refetch} />
    );
  const all = data.pages.flat();
  const mute = ({ id, name, muted }: Person) => {
    floorApi.mute(id, !muted).then(
      () => {
        say(t(muted ? 'people.didUnmute' : 'people.didMute', { name }));
        void afterwards();
      },
      (error: unknown) => say(sentence(error), 'warning'),
    );
  };
  const unban = ({ id, name }: Person) => {
    floorApi.unban(id).then(
      () => {
        say(t('people.didUnban', { name }));
        void afterwards();
      },
      (error: unknown) => say(sentence(error), 'warning'),
    );
  };
  const fits = ({ name }: Person) => name.toLowerCase().startsWith(wanted);
  const shown = all.filter(fits);
  const last = all.at(-1);
  return (
    <section className={partsCss.part} aria-label={t('floor.people')}>
      <div className={partsCss.bar}>
        <p className={ui.quiet}>{t('people.text')}</p>
        <label className={ui.field}>
          <span className={ui.unseen}>{t('people.find')}</span>
          <input
            type="search"
            value={words}
            placeholder={t('people.find')}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
      </div>
      <Scroll label={t('people.list')} panel>
        <table className={`${figuresCss.figures} ${css.people} ${figuresCss.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('people.name')}</th>
              <th scope="col">{t('people.role')}</th>
              <th scope="col" className={figuresCss.number}>
                {t('people.rail')}
              </th>
              <th scope="col">{t('people.since')}</th>
              <th scope="col">{t('people.voice')}</th>
              <th scope="col">{t('people.away')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                you={person.id === me.id}
                runs={runs}
                onRole={(role) => setChange({ person, role })}
                onMute={() => mute(person)}
                onAway={(how) => setAway({ person, how })}
                onUnban={() => unban(person)}
              />
            ))}
          </tbody>
        </table>
      </Scroll>
      {shown.length === 0 && !isFetching && <p className={ui.quiet}>{t('people.none')}</p>}
      <MoreRows
        error={error}
        more={hasNextPage && last !== undefined && fits(last)}
        busy={isFetching}
        title={t('people.more')}
        onMore={() => void people.fetchNextPage()}
      />
      {away !== null && <SendAway {...away} onClose={() => setAway(null)} />}
      {change !== null && <ChangeRole {...change} onClose={() => setChange(null)} />}
    </section>
  );
}

interface RowProps {
  readonly person: Person;
  readonly you: boolean;
  readonly runs: boolean;
  readonly onRole: (role: RoomRole) => void;
  readonly onMute: () => void;
  readonly onAway: (how: 'eject' | 'ban') => void;
  readonly onUnban: () => void;
}

function PersonRow({ person, you, runs, onRole, onMute, onAway, onUnban }: RowProps) {
  const { name, role, guest, muted, banned, rail, since } = person;
  const staff = role === 'floor' || role === 'auditor';
  const marks = [...(you ? [t('people.you')] : []), ...(guest ? [t('people.guest')] : [])];
  const voice = t(muted ? 'people.unmute' : 'people.mute');
  return (
    <tr>
      <th scope="row" data-wide>
        {name} {marks.length > 0 && <span className={ui.quiet}>{marks.join(', ')}</span>}
      </th>
      <td data-label={t('people.role')} data-wide>
        {runs && !you ? (
          <select
            aria-label={t('people.roleLabel', { name })}
            value={role}
            onChange={({ target }) => onRole(ROLES.find((of) => of === target.value) ?? role)}
          >
            {ROLES.map((of) => (
              <option key={of} value={of}>
                {t(`role.${of}`)}
              </option>
            ))}
          </select>
        ) : (
          t(`role.${role}`)
        )}
      </td>
      <td className={figuresCss.number} data-label={t('people.rail')}>
        {dollars(rail)}
      </td>
      <td className={figuresCss.nowrap} data-label={t('people.since')}>
        {dateOf(since)}
      </td>
      <td className={figuresCss.nowrap} data-label={t('people.voice')} data-wide>
        {t(muted ? 'people.muted' : 'people.speaks')}
        {runs && !you && (
          <>
            {' '}
            <button
              type="button"
              className={ui.textButton}
              aria-label={t('people.muteLabel', { what: voice, name })}
              onClick={onMute}
            >
              {voice}
            </button>
          </>
        )}
      </td>
      <td data-label={t('people.away')} data-wide>
        {banned === null ? (
          !(runs && !you && !staff) && t('people.welcome')
        ) : (
          <span className={css.banned}>{t('people.banned', { note: banned })} </span>
        )}
        {runs && !you && !staff && (
          <span className={ui.row}>
            {banned === null ? (
              (['eject', 'ban'] as const).map((how) => (
                <button
                  key={how}
                  type="button"
                  className={ui.textButton}
                  aria-label={t(`people.${how}Label`, { name })}
                  onClick={() => onAway(how)}
                >
                  {t(`people.${how}`)}
                </button>
              ))
            ) : (
              <button
                type="button"
                className={ui.textButton}
                aria-label={t('people.unbanLabel', { name })}
                onClick={onUnban}
              >
                {t('people.unban')}
              </button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

interface ChangeProps {
  readonly person: Person;
  readonly role: RoomRole;
  readonly onClose: () => void;
}

function ChangeRole({ person: { id, name, role: was }, role, onClose }: ChangeProps) {
  const [problem, setProblem] = useState('');
  const go = async () => {
    try {
      await floorApi.giveRole(id, role);
    } catch (error) {
      setProblem(sentence(error));
      return false;
    }
    say(t('people.didRole', { name, role: t(`role.${role}`) }));
    void afterwards();
    onClose();
    return true;
  };
  return (
    <Dialog title={t('people.role')} onClose={onClose}>
      <Confirm
        title={t('people.roleTitle', { name })}
        text={t('people.roleText', { name, was: t(`role.${was}`), role: t(`role.${role}`) })}
        go={t('people.roleGo', { name, role: t(`role.${role}`) })}
        problem={problem}
        onGo={go}
        onCancel={onClose}
      />
    </Dialog>
  );
}
