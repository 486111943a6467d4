/** Who wins? Ranks hands by the rankings of the five books, and says how often each wins. */
import { compareHands, equity, rank } from '@cardroom/core';

const show = (text) => process.stdout.write(`${text}\n`);

// Seven cards, the best five of them; or a hand and a board.
const compared = compareHands('high', [['9c 9d 9h 4s 4c 2d 3h'], ['As Ks Qs Js Ts 2d 2c']]);
if (compared.ok) for (const { place, name } of compared.hands) show(`${place}. ${name}`);
const two = rank('omaha-high', 'AsAh7c2d', 'AdKdQs7h2c');
if (two.ok) show(`Omaha: ${two.name}`);

// What cannot be ranked is refused with a sentence.
const few = rank('high', 'As Ah');
if (!few.ok) show(few.message);

// One card to come: every board is looked at.
const turn = equity('high', ['AsAh', 'KsKh'], { board: '2c 7d 9h Jc' });
if (turn.ok) show(`Kings win ${(100 * turn.hands[1].win).toFixed(2)}% (${turn.method}).`);
