import type { WagerOdds } from '@cardroom/core/odds';
import { useState } from 'react';
import { briefly } from '../../rules/fee-words.ts';
import ui from '../../ui/ui.module.css';
import { Bars } from '../Bars.tsx';
import type { BankFound, Question } from '../counting/messages.ts';
import type { Begins } from '../Lab.tsx';
import { percent } from '../percent.ts';
import { t } from '../t.ts';
import { After } from './After.tsx';
import css from './BankOdds.module.css';
import { money } from './money.ts';
import { ShortBank } from './ShortBank.tsx';
import { Slider } from './Slider.tsx';
import { stakeBars } from './stake-bars.ts';
import { ladder, optionsOf, type Priced, priced, type Seen } from './table-price.ts';

interface Props {
  readonly found: BankFound;
  readonly about: Pick<Question, 'offering' | 'set'>;
  readonly heading: string;
  readonly begins: Begins;
}

/** The amount of a ladder that is nearest to one. */
const nearest = (steps: readonly number[], cents: number): number =>
  steps.reduce((best, one) => (Math.abs(one - cents) < Math.abs(best - cents) ? one : best));

/** A table of this game: what it costs with its fees, for whoever bets and for whoever has the bank. */
export function AtTable({ found, about, heading, begins }: Props) {
  const { odds, together, used, schedules, bets, mostPlayers } = found;
  const betSteps = ladder(bets.least, bets.most);
  const stakeSteps = ladder(bets.least, 1000 * bets.least);
  const [place, setPlace] = useState(0);
  const [seen, setSeen] = useState<Seen>(() => ({
    players: Math.min(begins.players ?? 6, mostPlayers),
    bet: nearest(betSteps, begins.bet ?? bets.least),
    stake: nearest(stakeSteps, begins.stake ?? 100 * bets.least),
    handsPerHour: found.handsPerHour,
    option: begins.option ?? optionsOf(schedules)[0]?.option.id ?? '',
  }));
  const wager = odds.wagers[place];
  const price = priced({ odds: wager, together, used, schedules }, seen);
  const { why } = price.fees;
  return (
    <>
      <section className={css.part}>
        <h2>{t('odds.atTable')}</h2>
        <p>{t('odds.atTableText')}</p>
        <div className={css.sliders}>
          <PickBet wagers={odds.wagers} place={place} onPick={setPlace} />
          <Table
            found={found}
            steps={{ bet: betSteps, stake: stakeSteps }}
            seen={seen}
            onMove={(moved) => setSeen({ ...seen, ...moved })}
          />
        </div>
        {why !== '' && <p className={ui.problem}>{why}</p>}
        <Figures wager={wager} price={price} seen={seen} />
        <Says wager={wager} price={price} bet={seen.bet} together={place === 0 ? together : null} />
        <h3>{t('odds.byStake')}</h3>
        <p>{t('odds.byStakeText')}</p>
        <Bars
          heading={`${heading}: ${t('odds.byStake')}`}
          bars={stakeBars(wager.edge, schedules, seen, betSteps)}
        />
        <ShortBank about={about} seen={seen} />
      </section>
      <After
        after={found.after[place]}
        odds={wager}
        bet={seen.bet}
        fee={price.player.fee}
        heading={heading}
      />
    </>
  );
}

interface PickBetProps {
  readonly wagers: readonly WagerOdds[];
  readonly place: number;
  readonly onPick: (place: number) => void;
}

function PickBet({ wagers, place, onPick }: PickBetProps) {
  return (
    <label className={ui.field}>
      <span className={ui.label}>{t('odds.whichBet')}</span>
      <select
        value={wagers[place].id}
        onChange={({ target }) => onPick(wagers.findIndex(({ id }) => id === target.value))}
      >
        {wagers
          .filter(({ rows }) => rows.length > 0)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
    </label>
  );
}

interface TableProps {
  readonly found: BankFound;
  readonly steps: { readonly bet: readonly number[]; readonly stake: readonly number[] };
  readonly seen: Seen;
  readonly onMove: (moved: Partial<Seen>) => void;
}

/** What the table is like: its fees, how many play, for how much and how fast. */
function Table({ found: { schedules, mostPlayers }, steps, seen, onMove }: TableProps) {
  const options = optionsOf(schedules);
  return (
    <>
      <label className={ui.field}>
        <span className={ui.label}>{t('odds.option')}</span>
        <select value={seen.option} onChange={({ target }) => onMove({ option: target.value })}>
          <option value="">{t('odds.noOption')}</option>
          {schedules.map((schedule) => (
            <optgroup key={schedule.id} label={schedule.title}>
              {options
                .filter((one) => one.schedule === schedule)
                .map(({ option }) => (
                  <option key={option.id} value={option.id}>
                    {briefly(option)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Slider
        label={t('odds.players')}
        steps={Array.from({ length: mostPlayers }, (_, i) => i + 1)}
        value={seen.players}
        say={String}
        onChange={(players) => onMove({ players })}
      />
      <Slider
        label={t('odds.eachBet')}
        steps={steps.bet}
        value={seen.bet}
        say={money}
        onChange={(bet) => onMove({ bet })}
      />
      <Slider
        label={t('odds.stake')}
        steps={steps.stake}
        value={seen.stake}
        say={money}
        onChange={(stake) => onMove({ stake })}
      />
      <Slider
        label={t('odds.pace')}
        steps={Array.from({ length: 24 }, (_, i) => 5 * (i + 1))}
        value={seen.handsPerHour}
        say={String}
        onChange={(handsPerHour) => onMove({ handsPerHour })}
      />
    </>
  );
}

interface PriceProps {
  readonly wager: WagerOdds;
  readonly price: Priced;
}

/** What a hand and an hour cost each player, the player-dealer, and bring the house. */
function Figures({ wager, price, seen }: PriceProps & { readonly seen: Seen }) {
  const { fees, player, dealer } = price;
  const drop = fees.fromPlayers + fees.fromDealer;
  const rows = [
    [t('odds.eachPlayer'), -wager.edge * seen.bet, -player.fee, -player.hand, -player.hour],
    [t('odds.dealer'), seen.players * wager.edge * seen.bet, -dealer.fee, dealer.hand, dealer.hour],
    [t('odds.house'), 0, drop, drop, price.dropPerHour],
  ] as const;
  return (
    <div className={css.scroll}>
      <table className={css.figures} aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{t('odds.who')}</th>
            <th scope="col">{t('odds.ofBets')}</th>
            <th scope="col">{t('odds.fee')}</th>
            <th scope="col">{t('odds.perHand')}</th>
            <th scope="col">{t('odds.perHour')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([who, ofBets, fee, hand, hour]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{money(ofBets)}</td>
              <td>{money(fee)}</td>
              <td>{money(hand)}</td>
              <td>{money(hour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SaysProps extends PriceProps {
  readonly bet: number;
  /** How far two players' results move together; null of a bet that does not make the bank's risk. */
  readonly together: number | null;
}

/** The same in sentences, and how sure it is. */
function Says({ wager, price, bet, together }: SaysProps) {
  const { cites } = price.fees;
  return (
    <ul className={css.says}>
      <li>
        {wager.method === 'exact'
          ? t('odds.edgeExact')
          : t('odds.edgeError', { error: money(wager.se * bet) })}
        {cites.length > 0 && <span className={ui.cite}> {cites.join(', ')}</span>}
      </li>
      <li>
        {price.breakEven === null
          ? t('odds.noBreakEven')
          : t('odds.breakEven', { cents: money(price.breakEven) })}
      </li>
      {together !== null && (
        <>
          <li>{t('odds.covers', { cents: money(price.covers), short: percent(price.short, 1) })}</li>
          <li>
            {price.dealer.hand <= 0 ? t('odds.ruinSure') : t('odds.ruin', { part: percent(price.ruin, 1) })}
          </li>
          <li>{t('odds.together', { part: together.toFixed(2) })}</li>
        </>
      )}
    </ul>
  );
}
