import { type Cents, dollars } from '@cardroom/core/engine';
import { type OpenWager, type RoundState, seatOf } from '@cardroom/core/engine/player-dealer';
import { personAt } from '@cardroom/core/table';
import type { ReactNode } from 'react';
import { Chip, ChipStack } from '../../../art/index.ts';
import ui from '../../../ui/ui.module.css';
import barCss from '../../bar/bar.module.css';
import { KeyCap } from '../../bar/KeyCap.tsx';
import { useKeys } from '../../bar/keys.ts';
import { Refusal } from '../../bar/Refusal.tsx';
import { useAsk, useTable } from '../../context.ts';
import { nameAt } from '../../seats/name-at.ts';
import { t } from '../../t.ts';
import css from './BetBar.module.css';
import { layable, topPrize } from './bets.ts';
import type { Betting } from './use-betting.ts';

interface Props {
  readonly round: RoundState;
  readonly betting: Betting;
  /** What else there is to press. */
  readonly tools: ReactNode;
}

/** The chip rack and the circles of the place one bets at. */
export function BetBar({ round, betting, tools }: Props) {
  const { seat, place, state } = useTable();
  const { ask } = useAsk();
  const ready = personAt(state, place)?.ready === true;
  const { bets, rack, chip, spot, spots, mine, before, put, placeAll, takeBack, refusal, busy } = betting;
  const { game } = round;
  const kinds = game.wagers.filter(({ when }) => when === 'before');
  const own = spots.filter((of) => seatOf(round, of) === seat);
  const offers = kinds.map(({ id }) => bets.wagers.find((open) => open.spot === spot && open.kind === id));
  useKeys([
    ...rack.map((cents, i) => ({
      key: SHIFTED[i],
      does: t('keys.chip', { cents: dollars(cents) }),
      press: () => betting.pickUp(cents),
    })),
    ...offers.flatMap((open, i) =>
      open === undefined || busy
        ? []
        : [
            {
              key: String(i + 1),
              does: `${t('bet.put', { cents: dollars(layable(open, chip)) })} ${open.title}`,
              press: () => put(open),
            },
          ],
    ),
    ...(before.length > 0 && mine.length === 0 && !busy
      ? [{ key: 'r', does: t('bet.rebet'), press: () => placeAll(before) }]
      : []),
    ...(mine.length > 0 && !busy
      ? [
          { key: 'd', does: t('bet.double'), press: () => placeAll(mine) },
          { key: 'x', does: t('bet.clear'), press: () => takeBack() },
          ...(ready
            ? []
            : [{ key: 'Enter', does: t('bet.ready'), press: () => void ask({ type: 'ready' }) }]),
        ]
      : []),
  ]);
  return (
    <div className={css.bar}>
      <fieldset className={css.rack}>
        <legend className={ui.unseen}>{t('bet.rack')}</legend>
        {rack.map((cents) => (
          <button
            key={cents}
            type="button"
            className={css.rackChip}
            aria-pressed={cents === chip}
            aria-label={t('bet.chip', { cents: dollars(cents) })}
            onClick={() => betting.pickUp(cents)}
          >
            <Chip cents={cents} size="100%" />
          </button>
        ))}
      </fieldset>
      {(own.length > 1 || spot !== own[0]) && (
        <Places
          round={round}
          // Who has no circle of one's own may bet behind anybody.
          spots={seat < 0 ? spots : own.includes(spot) ? own : [...own, spot]}
          spot={spot}
          aim={betting.aim}
        />
      )}
      <div className={css.circles}>
        {kinds.map(({ id, title }, i) => (
          <Circle
            key={id}
            title={title}
            open={offers[i]}
            lies={mine.find((wager) => wager.spot === spot && wager.kind === id)?.cents ?? 0}
            chip={chip}
            prize={topPrize(game, id)}
            number={i + 1}
            busy={busy}
            onPut={put}
          />
        ))}
      </div>
      <div className={`${barCss.buttons} ${css.tools}`}>
        {mine.length === 0 ? (
          <button
            type="button"
            className={ui.button}
            disabled={busy || before.length === 0}
            onClick={() => placeAll(before)}
          >
            {t('bet.rebet')} <KeyCap>R</KeyCap>
          </button>
        ) : (
          <>
            <button type="button" className={ui.button} disabled={busy} onClick={() => placeAll(mine)}>
              {t('bet.double')} <KeyCap>D</KeyCap>
            </button>
            <button type="button" className={ui.button} disabled={busy} onClick={() => takeBack()}>
              {t('bet.clear')} <KeyCap>X</KeyCap>
            </button>
            <button
              type="button"
              className={ui.button}
              data-strength="strong"
              disabled={busy || ready}
              title={t('bet.readyText')}
              onClick={() => void ask({ type: 'ready' })}
            >
              {t('bet.ready')} <KeyCap>↵</KeyCap>
            </button>
          </>
        )}
        {tools}
      </div>
      {mine.length === 0 && (
        <p className={barCss.note}>{t(round.stake === 0 ? 'bet.waitsForStake' : 'bet.text')}</p>
      )}
      {mine.length > 0 && <p className={barCss.note}>{t(ready ? 'bet.isReady' : 'bet.readyText')}</p>}
      <Refusal text={refusal} />
    </div>
  );
}

/** Chips have the letters of the row above, because figures are for circles. */
const SHIFTED = ['a', 's', 'w', 'e', 'q', 'z', 'v'];

interface PlacesProps {
  readonly round: RoundState;
  readonly spots: readonly number[];
  readonly spot: number;
  readonly aim: (spot: number) => void;
}

/** Which circle one bets on, where there is more than one's own. */
function Places({ round, spots, spot, aim }: PlacesProps) {
  const { seat, state, feed } = useTable();
  // Many circles go by their numbers alone.
  const many = spots.length > 4;
  const name = (of: number) => {
    const at = seatOf(round, of);
    const circle = (of % round.game.circles) + 1;
    if (at === seat) return round.game.circles > 1 ? t('bet.yoursN', { n: circle }) : t('bet.yours');
    const who = nameAt(state, feed.names, at);
    if (round.game.circles > 1) return t('bet.behindN', { name: who, circle });
    return round.setup.stacks[at] === null ? t('bet.at', { n: at + 1 }) : t('bet.behind', { name: who });
  };
  return (
    <fieldset className={css.places} data-many={many || undefined}>
      {many && <legend>{t('bet.circle')}</legend>}
      {spots.map((of) => (
        <button
          key={of}
          type="button"
          className={barCss.preset}
          aria-pressed={of === spot}
          aria-label={name(of)}
          onClick={() => aim(of)}
        >
          {many && seatOf(round, of) === seat ? (of % round.game.circles) + 1 : name(of)}
        </button>
      ))}
    </fieldset>
  );
}

interface CircleProps {
  readonly title: string;
  readonly open: OpenWager | undefined;
  readonly lies: Cents;
  readonly chip: Cents;
  readonly prize: string;
  readonly number: number;
  readonly busy: boolean;
  readonly onPut: (open: OpenWager) => void;
}

function Circle({ title, open, lies, chip, prize, number, busy, onPut }: CircleProps) {
  return (
    <button
      type="button"
      className={css.circle}
      data-lies={lies > 0 || undefined}
      disabled={open === undefined || busy}
      onClick={() => open !== undefined && onPut(open)}
    >
      <span className={css.title}>
        {open !== undefined && (
          <span className={ui.unseen}>{t('bet.put', { cents: dollars(layable(open, chip)) })} </span>
        )}
        {title} <KeyCap>{number}</KeyCap>
      </span>
      {lies > 0 ? (
        <ChipStack cents={lies} size={18} figure="beside" tallest={4} />
      ) : open === undefined ? (
        <span className={css.range}>–</span>
      ) : (
        <span className={css.range}>
          {open.least === open.most
            ? t('bet.exactly', { cents: dollars(open.least) })
            : t('bet.range', { least: dollars(open.least), most: dollars(open.most) })}
        </span>
      )}
      {prize !== '' && lies === 0 && <span className={css.prize}>{t('bet.topPrize', { prize })}</span>}
    </button>
  );
}
