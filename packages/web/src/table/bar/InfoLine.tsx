import { timeBankLeft } from '@cardroom/core/table';
import { aHand } from '@cardroom/core/tell';
import { type ReactNode, useRef } from 'react';
import { capital } from '../../ui/capital.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useTable } from '../context.ts';
import { dueSeats } from '../seats/due.ts';
import { nameAt } from '../seats/name-at.ts';
import { useReserved } from '../stage/use-reserved.ts';
import { count, t } from '../t.ts';
import css from './InfoLine.module.css';

interface Props {
  /** The hand one has, in words; of a pot in shares one for each. */
  readonly hands?: readonly { readonly share?: string; readonly hand: string }[];
  /** What it costs, how long there is: whatever is not told on the felt itself. */
  readonly items: readonly (string | null)[];
  /** What came of one's bets; where the log is not beside the table, it is told below. */
  readonly results?: readonly string[];
  /** What seats have no room for: who has won, and with what. */
  readonly told?: readonly string[];
}

/** The line under one's own cards: whose turn it is, what one has, what it costs. */
export function InfoLine({ items, hands = [], results = [], told = [] }: Props): ReactNode {
  const { state, place, legal, feed } = useTable();
  const ref = useRef<HTMLElement>(null);
  useReserved(ref, `line ${state.sign.offering.id}`);
  const due = dueSeats(state, legal);
  const mine = place >= 0 && due.includes(place);
  const { turn } = state;
  const left = useSecondsLeft(turn !== null && turn.seats.length > 0 ? turn.until : null, () => feed.now());
  const who =
    due.length > 2
      ? count('info.players', due.length)
      : due.map((at) => nameAt(state, feed.names, at)).join(', ');
  const banked = place >= 0 && turn?.bank?.seats.includes(place) === true;
  const spare = mine && !banked && left !== null ? Math.ceil(timeBankLeft(state, place) / 1000) : 0;
  const whose = mine
    ? left === null
      ? t('info.yourTurn')
      : t(banked ? 'info.yourBank' : 'info.yourTurnFor', { n: left })
    : who === ''
      ? null
      : `${t('info.turn', { who })}${left === null ? '' : `, ${t('seat.seconds', { n: left })}`}`;
  return (
    <section ref={ref} className={css.line} aria-label={t('table.line')}>
      {whose !== null && (
        <span className={css.turn} data-mine={mine || undefined}>
          {whose}
        </span>
      )}
      {spare > 0 && <span className={css.spare}>{t('info.timeBank', { n: spare })}</span>}
      {spare > 0 && (
        <span className={css.spareShort} title={t('info.timeBank', { n: spare })}>
          {t('info.spare', { n: spare })}
        </span>
      )}
      {hands.map(({ share = '', hand }) => (
        <strong key={share} className={css.hand}>
          {share !== ''
            ? t('info.share', { share: capital(share), hand })
            : hand === 'bust'
              ? t('info.bust')
              : t('info.hand', { hand: aHand(hand) })}
        </strong>
      ))}
      {items.map((item) => item !== null && item !== '' && <span key={item}>{item}</span>)}
      {told.map((line) => (
        <span key={line} className={css.told}>
          {line}
        </span>
      ))}
      {results.map((result) => (
        <span key={result} className={css.result}>
          {result}
        </span>
      ))}
    </section>
  );
}
