import { dollars } from '@cardroom/core/engine';
import type { RoomRole } from '@cardroom/core/protocol';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../art/index.ts';
import { Put, type Spot } from '../../felt/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { RoleBadge } from '../../ui/RoleBadge.tsx';
import ui from '../../ui/ui.module.css';
import { ClockRing } from '../stage/Clock.tsx';
import { t } from '../t.ts';
import css from './SeatPlate.module.css';

export type Tone = 'plain' | 'acting' | 'out' | 'won' | 'away';

export interface PlateProps {
  readonly spot: Spot;
  readonly seat: number;
  readonly name: string;
  /** As much of the name as the plate has room for. */
  readonly shown: string;
  readonly bot: boolean;
  readonly role: RoomRole;
  readonly you: boolean;
  readonly chips: number;
  /** What the seat has just done, or what stands in its way; drawn beside the plate, said with it. */
  readonly note: string;
  readonly tone: Tone;
  readonly banker: boolean;
  readonly until: number | null;
  readonly total: number;
  readonly now: number;
}

/** On a smaller picture the seat's number would lie over the letters. */
const LETTERS = 30;

/** Who sits there, with how much, and what they do. Nothing on it is told by color alone. */
export const SeatPlate = memo(function SeatPlate(props: PlateProps) {
  const { spot, seat, name, shown, bot, role, you, chips, note, tone, banker, until, total, now } = props;
  const size = spot.height * 0.74;
  const money = dollars(chips);
  const said = t('seat.said', {
    n: seat + 1,
    name,
    you: you
      ? ` (${t('seat.you')})`
      : bot
        ? ` (${t('seat.bot')})`
        : role === 'patron'
          ? ''
          : ` (${t(`role.${role}`)})`,
    chips: money,
    note: [banker ? t('seat.banker') : '', tone === 'acting' ? t('seat.toAct') : '', note]
      .filter((word) => word !== '')
      .join(', '),
  });
  return (
    <Put at={spot}>
      <div className={css.plate} data-tone={tone} data-you={you || undefined}>
        <span className={ui.unseen}>{said}</span>
        <span className={css.face} aria-hidden="true" style={{ width: size, height: size }}>
          <Avatar name={name} bot={bot} size={size} bare={size < LETTERS} />
          <b className={css.number}>{seat + 1}</b>
          <span className={css.mark}>
            {bot ? <Icon name="bot" /> : <RoleBadge role={role} bot={false} />}
          </span>
          {until !== null && <ClockRing key={until} until={until} total={total} now={now} />}
        </span>
        <span className={css.words} aria-hidden="true" title={name}>
          <span className={css.name}>{shown}</span>
          <span className={css.chips} data-long={money.length > roomFor(spot) + 1 || undefined}>
            {money}
          </span>
        </span>
      </div>
    </Put>
  );
});

/** Letters of a name that a plate of this size has room for beside the picture. */
export const roomFor = ({ width, height }: Spot): number => (width - height - 6) / Math.max(6, height * 0.17);

interface FreeProps {
  readonly spot: Spot;
  readonly seat: number;
  readonly onSit: ((seat: number) => void) | null;
}

export const FreeSeat = memo(function FreeSeat({ spot, seat, onSit }: FreeProps): ReactNode {
  return (
    <Put at={spot}>
      {onSit === null ? (
        <div className={`${css.plate} ${css.free}`}>
          <span aria-hidden="true">{seat + 1}</span>
          <span className={ui.unseen}>{t('seat.free', { n: seat + 1 })}</span>
        </div>
      ) : (
        <button
          type="button"
          className={`${css.plate} ${css.free} ${css.sit}`}
          aria-label={t('seat.sitLabel', { n: seat + 1 })}
          onClick={() => onSit(seat)}
        >
          <b>{seat + 1}</b> {t('seat.sit')}
        </button>
      )}
    </Put>
  );
});
