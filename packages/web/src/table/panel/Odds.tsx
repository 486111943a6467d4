import { settingsOf } from '../../odds/advice/AfterHand.tsx';
import { decisionsOf } from '../../odds/advice/decisions.ts';
import { LastHand } from '../../odds/advice/LastHand.tsx';
import css from '../../odds/bank/BankOdds.module.css';
import { Lab } from '../../odds/Lab.tsx';
import { t as oddsText } from '../../odds/t.ts';
import { useTable } from '../context.ts';

/** The odds of the game at this table, as it is posted here; and what one's choices of the last hand gave up. */
export default function Odds() {
  const { state, feed, seat } = useTable();
  const { sign } = state;
  const { offering, opening, fees, limit } = sign;
  const set = settingsOf(opening.settings);
  const { shown } = feed;
  // A hand that is still played lights up nothing.
  const last =
    shown?.over === true && shown.play.kind === 'player-dealer' && seat >= 0
      ? decisionsOf(shown.play.state.began, shown.events as Parameters<typeof decisionsOf>[1], seat).at(-1)
      : undefined;
  const bet =
    offering.kind === 'player-dealer'
      ? offering.limits.find(({ id }) => id === limit)?.limits.min
      : undefined;
  return (
    <div className={css.parts}>
      {sign.kind === 'player-dealer' && <LastHand asked={{ offering: offering.id, set, shown, seat }} />}
      <Lab
        offering={offering.id}
        heading={oddsText('odds.title', { game: offering.name })}
        set={set}
        begins={{
          players: Math.max(1, state.seats.filter((one) => one !== null).length - 1),
          option: fees.options[0] ?? '',
          ...(bet !== undefined && { bet }),
        }}
        hand={last ?? null}
      />
    </div>
  );
}
