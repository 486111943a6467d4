import type { When } from '../../../engine/irregularities/facts.ts';
import type { Ruling } from '../../ruling.ts';

/** What players may take back without the floor. */

interface Draws {
  /** Lines of each draw in turn; of the last for all after it. */
  readonly lines: readonly string[];
  /** As long as nothing is dealt; else only until somebody has acted on it as well. */
  readonly until: 'dealt' | 'acted on';
  /** Where the text can be read both ways. */
  readonly reading?: Ruling['reading'];
}

/** The number of cards drawn. */
export const changedDraw = ({ lines, until, reading }: Draws): readonly Ruling[] => [
  ...lines.map(
    (cite, draw): Ruling => ({
      what: 'changed draw',
      when: {
        drawn: { from: draw, ...(draw < lines.length - 1 && { below: draw + 1 }) },
        ...(until === 'dealt' ? { toDraw: true } : { lastAct: true }),
      },
      remedy: [{ do: 'take back' }],
      byPlayer: true,
      ...(reading && { reading }),
      cite,
      say:
        until === 'dealt'
          ? 'No card has been dealt for it: the number of cards drawn may be changed.'
          : 'No card has been dealt for it and nobody has acted on it: the number of cards drawn may be changed.',
    }),
  ),
  {
    what: 'changed draw',
    remedy: [{ do: 'stands' }],
    byPlayer: true,
    ...(reading && { reading }),
    cite: lines.join(', '),
    say:
      until === 'dealt'
        ? 'Cards have been dealt: the number of cards drawn stands.'
        : 'Cards have been dealt, or somebody has acted on it: the number of cards drawn stands.',
  },
];

/** The same where the text does not say whether one of its two conditions is enough. */
export const changedDrawRead = (...lines: readonly string[]): readonly Ruling[] => [
  ...changedDraw({ lines, until: 'dealt', reading: { setting: 'changedDraw', is: 'either' } }),
  ...changedDraw({ lines, until: 'acted on', reading: { setting: 'changedDraw', is: 'both' } }),
];

interface Unaware {
  readonly cite: string;
  readonly when?: When;
  /** Until somebody acts, or only until somebody puts in as much. */
  readonly until: 'acted' | 'called';
}

/** A call by who did not know of a raise. */
export const unawareOfARaise = ({ cite, when, until }: Unaware): readonly Ruling[] => [
  {
    what: 'unaware of a raise',
    when: { ...when, raised: true, ...(until === 'acted' ? { lastAct: true } : { onlyFolds: true }) },
    remedy: [{ do: 'take back' }],
    byPlayer: true,
    cite,
    say:
      until === 'acted'
        ? 'Nobody has acted since: a player who did not know of the raise takes the call back and acts again.'
        : 'Nobody has called since: a player who did not know of the raise takes the call back and acts again.',
  },
  {
    what: 'unaware of a raise',
    remedy: [{ do: 'stands' }],
    byPlayer: true,
    cite,
    say:
      until === 'acted'
        ? 'A call can be taken back only if the pot was raised and nothing has happened since: it stands.'
        : 'A call can be taken back only if the pot was raised and nobody has called since: it stands.',
  },
];
