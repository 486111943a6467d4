import { dollars } from '@cardroom/core/engine';
import { type Settings, sayValue, tableSettings } from '@cardroom/core/houses';
import type { Sign } from '@cardroom/core/table';
import { useQuery } from '@tanstack/react-query';
import type { FeeSchedule } from '../app/api.ts';
import { feesQuery } from '../app/queries.ts';
import { t } from '../strings.ts';
import ui from '../ui/ui.module.css';
import { feeWords } from './fee-words.ts';
import css from './Posted.module.css';

/** What stands on a table's sign: fees, buy-in, jackpot, and what was switched. */
export function Posted({ sign }: { readonly sign: Sign }) {
  const { opening, offering, limit, buyIn, jackpot } = sign;
  const { options } = sign.fees;
  const { data: fees } = useQuery(feesQuery(offering.id));
  const settings: Settings = { ...offering.settings, ...tableSettings(offering, limit) };
  const readings: Settings =
    fees?.find((of) => of.options.some(({ id }) => options.includes(id)))?.readings ?? {};
  const switched = Object.entries({ ...opening.settings, ...opening.table });
  return (
    <details className={ui.fold}>
      <summary>{t('posted.title')}</summary>
      <dl className={css.posted}>
        <div>
          <dt>{t('open.fees')}</dt>
          <dd>
            {options.length === 0
              ? t('open.feesNone')
              : options.map((id) => <Option key={id} {...{ id, fees }} />)}
            {opening.usualFees && <p className={ui.quiet}>{t('posted.usual')}</p>}
          </dd>
        </div>
        {Object.entries(sign.fees.amounts).map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t('posted.own', { money: dollars(cents) })}</dd>
          </div>
        ))}
        {Object.entries(sign.fees.readings).map(([name, value]) => (
          <div key={name}>
            <dt>{readings[name]?.title ?? name}</dt>
            <dd>
              {said(readings, name, value)}{' '}
              {readings[name] && <span className={ui.cite}>{readings[name].cite}</span>}
            </dd>
          </div>
        ))}
        {opening.bonus && (
          <div>
            <dt>{t('posted.bonus')}</dt>
            <dd>
              {t('sit.range', { least: dollars(opening.bonus.least), most: dollars(opening.bonus.most) })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('posted.buyIn')}</dt>
          <dd>
            {buyIn.most === null
              ? t('sit.rangeFrom', { least: dollars(buyIn.least) })
              : t('sit.range', { least: dollars(buyIn.least), most: dollars(buyIn.most) })}{' '}
            <span className={ui.cite}>{buyIn.cite}</span>
          </dd>
        </div>
        <div>
          <dt>{t('posted.jackpot')}</dt>
          <dd>{jackpot === null ? t('posted.noJackpot') : jackpot.title}</dd>
        </div>
        {switched.map(([name, value]) => (
          <div key={name}>
            <dt>{settings[name]?.title ?? name}</dt>
            <dd>{said(settings, name, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A value in words; by itself until its setting is there. */
function said(settings: Settings, name: string, value: unknown): string {
  const setting = settings[name];
  const choice = setting?.choices.find((of) => of === value);
  return setting === undefined || choice === undefined ? String(value) : sayValue(setting, choice);
}

/** A posted option with its amounts; by its name alone until the schedules are there. */
function Option({ id, fees }: { readonly id: string; readonly fees: readonly FeeSchedule[] | undefined }) {
  const schedule = fees?.find(({ options }) => options.some((of) => of.id === id));
  const option = schedule?.options.find((of) => of.id === id);
  if (schedule === undefined || option === undefined) return <p>{id}</p>;
  return (
    <p>
      {t('open.feesOption', { number: option.number })}. {feeWords(schedule.fees, option).join('; ')}{' '}
      <span className={ui.cite}>{schedule.cite}</span>
    </p>
  );
}
