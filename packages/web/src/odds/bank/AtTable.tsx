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
import { ladder, optionsOf, priced, type Seen } from './table-price.ts';

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
  const options = optionsOf(schedules);
  const [place, setPlace] = useState(0);
  const [seen, setSeen] = useState<Seen>(() => ({
    players: Math.min(begins.players ?? 6, mostPlayers),
    bet: nearest(betSteps, begins.bet ?? bets.least),
    stake: nearest(stakeSteps, begins.stake ?? 100 * bets.least),
    handsPerHour: found.handsPerHour,
    option: begins.option ?? options[0]?.option.id ?? '',
  }));
  const move = (moved: Partial<Seen>) => setSeen({ ...seen, ...moved });
  const wager = odds.wagers[place];
  const price = priced({ odds: wager, together, used, schedules }, seen);
  const { fees } = price;
  const first = odds.wagers.filter(({ rows }) => rows.length > 0);
  return (
    <>
      <section className={css.part}>
        <h2>{t('odds.atTable')}</h2>
        <p>{t('odds.atTableText')}</p>
        <div className={css.sliders}>
          <label className={ui.field}>
            <span className={ui.label}>{t('odds.whichBet')}</span>
            <select
              value={wager.id}
              onChange={({ target }) => setPlace(odds.wagers.findIndex(({ id }) => id === target.value))}
            >
              {first.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label className={ui.field}>
            <span className={ui.label}>{t('odds.option')}</span>
            <select value={seen.option} onChange={({ target }) => move({ option: target.value })}>
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
            onChange={(players) => move({ players })}
          />
          <Slider
            label={t('odds.eachBet')}
            steps={betSteps}
            value={seen.bet}
            say={money}
            onChange={(bet) => move({ bet })}
          />
          <Slider
            label={t('odds.stake')}
            steps={stakeSteps}
            value={seen.stake}
            say={money}
            onChange={(stake) => move({ stake })}
          />
          <Slider
            label={t('odds.pace')}
            steps={Array.from({ length: 24 }, (_, i) => 5 * (i + 1))}
            value={seen.handsPerHour}
            say={String}
            onChange={(handsPerHour) => move({ handsPerHour })}
          />
        </div>
        {fees.why !== '' && <p className={ui.problem}>{fees.why}</p>}
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
              <tr>
                <th scope="row">{t('odds.eachPlayer')}</th>
                <td>{money(-wager.edge * seen.bet)}</td>
                <td>{money(-price.player.fee)}</td>
                <td>{money(-price.player.hand)}</td>
                <td>{money(-price.player.hour)}</td>
              </tr>
              <tr>
                <th scope="row">{t('odds.dealer')}</th>
                <td>{money(seen.players * wager.edge * seen.bet)}</td>
                <td>{money(-price.dealer.fee)}</td>
                <td>{money(price.dealer.hand)}</td>
                <td>{money(price.dealer.hour)}</td>
              </tr>
              <tr>
                <th scope="row">{t('odds.house')}</th>
                <td>{money(0)}</td>
                <td>{money(fees.fromPlayers + fees.fromDealer)}</td>
                <td>{money(fees.fromPlayers + fees.fromDealer)}</td>
                <td>{money(price.dropPerHour)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        <ul className={css.says}>
          <li>
            {wager.method === 'exact'
              ? t('odds.edgeExact')
              : t('odds.edgeError', { error: money(wager.se * seen.bet) })}
            {fees.cites.length > 0 && <span className={ui.cite}> {fees.cites.join(', ')}</span>}
          </li>
          <li>
            {price.breakEven === null
              ? t('odds.noBreakEven')
              : t('odds.breakEven', { cents: money(price.breakEven) })}
          </li>
          {place === 0 && (
            <>
              <li>{t('odds.covers', { cents: money(price.covers), short: percent(price.short, 1) })}</li>
              <li>
                {price.dealer.hand <= 0
                  ? t('odds.ruinSure')
                  : t('odds.ruin', { part: percent(price.ruin, 1) })}
              </li>
              <li>{t('odds.together', { part: together.toFixed(2) })}</li>
            </>
          )}
        </ul>
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
