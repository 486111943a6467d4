import type { Schedule } from '../fees/schedule/schedule.ts';
import { schedulesFor } from '../fees/schedule/schedules.ts';
import { sayFee } from '../fees/schedule/words.ts';
import type { Offering } from '../offering/offering.ts';
import type { RuleSection } from './card.ts';

/** What the house takes: its schedules with who pays when; `cardroom fees` has every option. */
export function feesSection(offering: Offering): RuleSection {
  const schedules = schedulesFor(offering.id).filter((schedule) => isForSome(schedule, offering));
  const rows = schedules.flatMap((schedule) =>
    schedule.fees.map((fee, i) => [
      i === 0 ? schedule.id : '',
      i === 0 ? standing(schedule) : '',
      i === 0 ? String(schedule.options.length) : '',
      `${fee.name}: ${isTaken(schedule, i) ? sayFee(fee, schedule) : 'none is taken'}`,
      i === 0 ? schedule.cite : '',
    ]),
  );
  if (rows.length === 0)
    return {
      id: 'fees',
      title: 'Fees',
      lines: ['No fees are printed, and none are taken.'],
      tables: [],
    };
  return {
    id: 'fees',
    title: 'Fees',
    lines: [
      'Fees are flat amounts posted before the deal, never a percentage of bets or winnings.',
      `Run cardroom fees ${offering.id} for every option with its amounts.`,
    ],
    tables: [
      { title: 'Collection schedules', columns: ['schedule', 'status', 'options', 'fee', 'where'], rows },
    ],
  };
}

/**
 * Books print limit, pot limit and no limit schedules for several games at once (003:7558), and not each of the games
 * is played at all of them.
 */
function isForSome({ limits }: Schedule, offering: Offering): boolean {
  if (offering.kind !== 'pot' || limits === null) return true;
  const played = [
    ...offering.limits.map(({ stakes }) => stakes.structure),
    ...offering.ranges.map(({ kind }) => kind),
  ];
  return limits.play.some((kind) =>
    played.some((of) => of === kind || (of === 'spread' && kind === 'fixed')),
  );
}

/** Whether any option charges the fee: some books print that a fee is not taken. */
const isTaken = ({ options }: Schedule, fee: number): boolean =>
  options.some(({ rates }) => rates.some((rate) => rate.fee === fee && rate.cents !== 0));

function standing({ standing, dated }: Schedule): string {
  const word = { current: 'in force', own: "the game's own", older: 'replaced' }[standing];
  return dated === undefined ? word : `${word}, ${dated}`;
}
