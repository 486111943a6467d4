import { expect, test } from 'vitest';
import { seededRandom } from '../../cards/index.ts';
import { schedulesFor } from '../../houses/fees/schedule/schedules.ts';
import { offerings } from '../../houses/index.ts';
import { houseNeed, type Opening, type PlayerCommand } from '../../table/index.ts';
import { houseMove, must, opened, printedSign, refusal } from '../../table/testing/testing.ts';
import { think } from '../brain.ts';
import { characterOf } from '../character.ts';

const openings = offerings
  .filter(({ kind }) => kind === 'player-dealer')
  .flatMap((offering) => schedulesFor(offering.id).map((schedule) => printedSign(offering, schedule)))
  .filter((opening): opening is Opening => opening !== undefined && opening !== null);

/** Somebody who has the chips for so many of the least bets, and to whom the bank is offered; and another. */
function offered(opening: Opening, times: number) {
  const table = opened(opening);
  const { sign, chips } = table.state;
  if (sign.kind !== 'player-dealer') throw new Error('No player-dealer game.');
  for (const [seat, player] of ['a', 'b'].entries()) {
    must(table, { by: 'house', type: 'sell chips', player, cents: sign.buyIn.usual });
    must(table, { by: 'floor', type: 'seat', player, seat, cents: sign.buyIn.usual });
  }
  chips[0] = Math.floor(times * sign.limits.min);
  const asked = () => think(table.state, 0, characterOf('a'), seededRandom(1), { quick: true, rail: 0 });
  return { table, asked };
}

const TIMES = [1, 1.2, 1.5, 2, 3, 5, 10, 20, 21, 30];

test.each(TIMES)(
  '002:648 with the chips for %d least bets a bank is taken and put up with its fee, or not at all',
  (times) => {
    const refused: string[] = [];
    let taken = 0;
    for (const opening of openings) {
      const { table, asked } = offered(opening, times);
      const does = (command: PlayerCommand) => {
        const why = refusal(table, { by: { player: 'a' }, ...command });
        if (why !== '') refused.push(`${opening.offering} ${opening.options}: ${why}`);
        return why === '';
      };
      if (asked()?.type === 'pass bank')
        for (const player of ['a', 'b']) must(table, { by: { player }, type: 'pass bank' });
      if (asked()?.type !== 'take bank') continue;
      if (!does({ type: 'take bank' })) continue;
      taken++;
      for (let moves = 0; houseNeed(table)?.type !== 'close'; moves++) {
        if (moves > 20) throw new Error(`${opening.offering}: the bets do not open.`);
        houseMove(table, seededRandom(1));
      }
      const stake = asked();
      expect(stake).toMatchObject({ type: 'play', command: { type: 'stake' } });
      if (stake !== null) does(stake);
    }
    expect(refused).toEqual([]);
    if (times >= 2) expect(taken).toBeGreaterThan(openings.length / 2);
  },
);
