/**
 * A bot over the network, in a few lines: it comes to a room as a guest, sits down and plays by the
 * project's own brain. Start a room with `npm start`, then
 *
 *   node examples/bot.mjs http://127.0.0.1:3000 black-sheep/holdem 20
 *
 * plays twenty hands and tells how it went. Replace `think` by a mind of your own.
 */
import { characterOf, think } from '@cardroom/core/bots';
import { secureRandom } from '@cardroom/core/cards';
import { Visit } from '@cardroom/core/client';

const [url = 'http://127.0.0.1:3000', offering = 'black-sheep/holdem', hands = '20'] = process.argv.slice(2);
const random = secureRandom();
const visit = await Visit.to(url, `Example bot ${random.below(1_000_000)}`);
const who = characterOf(visit.you.name);
const table = await visit.dealMeIn(offering);

let first = null;
table.playBy(
  (view) => {
    const { state } = view;
    const seat = view.seatOf(visit.you.id);
    first ??= state.hands;
    if (state.hands - first > Number(hands) && state.hand === null) return leave(seat);
    return seat < 0 ? sitDown(state) : think(state, seat, who, random, { quick: true });
  },
  (message) => process.stdout.write(`${message}\n`),
);

function sitDown({ seats, sign }) {
  const seat = seats.indexOf(null);
  return seat < 0 ? null : { type: 'sit', seat, cents: sign.buyIn.usual };
}

function leave(seat) {
  if (seat >= 0) return { type: 'leave' };
  process.stdout.write(`${hands} hands at ${offering}: done.\n`);
  visit.leave();
  return null;
}
