import type { IrregularityKind } from '../../engine/irregularities/irregularity.ts';
import type { Remedy } from '../../engine/irregularities/remedy.ts';
import type { Ruling } from '../ruling.ts';

const NOBODY_ACTED = { acted: { below: 1 } } as const;

const posted = (
  what: IrregularityKind,
  remedy: readonly Remedy[],
  say: string,
  when?: Ruling['when'],
): Ruling => ({ what, ...(when && { when }), remedy, cite: null, say });

/** Cards that were seen, or that should not have come. */
const cards: readonly Ruling[] = [
  posted('exposed card', [{ do: 'stands' }], 'The exposed card plays, and everybody has seen it.'),
  posted('flashed card', [{ do: 'stands' }], 'A card that somebody may have seen is not exposed: it plays.'),
  posted('boxed card', [{ do: 'misdeal' }], 'A boxed card came on the deal: it is a misdeal.', NOBODY_ACTED),
  posted('boxed card', [{ do: 'stands' }], 'There has been action: the boxed card plays.'),
  posted('card off the table', [{ do: 'stands' }], 'A card that left the table plays.'),
  ...(['extra card', 'missing card'] as const).flatMap((what) => [
    posted(what, [{ do: 'misdeal' }], 'The player-dealer has a wrong number of cards: it is a misdeal.', {
      dealer: true,
    }),
    posted(
      what,
      [{ do: 'misdeal' }],
      'A hand has a wrong number of cards, and nobody has acted: it is a misdeal.',
      NOBODY_ACTED,
    ),
    posted(what, [{ do: 'put right' }], 'The hand gets its right number of cards.'),
  ]),
  posted('late card', [{ do: 'stands' }], 'A card that came late plays.'),
  posted('foreign card', [{ do: 'misdeal' }], 'The deck is not right: it is a misdeal.'),
  posted('identical cards', [{ do: 'misdeal' }], 'Two of the same card are in the deck: it is a misdeal.'),
  ...(['early card', 'two cards at once'] as const).flatMap((what) => [
    posted(what, [{ do: 'card dead' }], 'The card was seen before its time: it is dead.', { exposed: true }),
    posted(what, [{ do: 'put right' }], 'Nobody has seen the card: it is the next one in play.'),
  ]),
  posted('pack runs out', [{ do: 'misdeal' }], 'The cards ran out: it is a misdeal.'),
  posted('wrong stub', [{ do: 'misdeal' }], 'The cards left over do not add up: it is a misdeal.'),
];

/** Cards that went the wrong way. */
const dealing: readonly Ruling[] = [
  posted(
    'dealt out of order',
    [{ do: 'put right' }],
    'The cards go to their proper positions.',
    NOBODY_ACTED,
  ),
  posted('dealt out of order', [{ do: 'stands' }], 'There has been action: the cards stay where they are.'),
  posted('wrong seat', [{ do: 'put right' }], 'Nobody has looked: the hands go to their right spots.', {
    looked: false,
  }),
  posted(
    'wrong seat',
    [{ do: 'misdeal' }],
    'The hands went to the wrong spots and were looked at: it is a misdeal.',
    NOBODY_ACTED,
  ),
  posted('wrong seat', [{ do: 'stands' }], 'There has been action: the hands stay where they are.'),
  posted('unbet circle', [{ do: 'card dead' }], 'Cards where nobody has bet are dead.'),
  posted(
    'skipped player',
    [{ do: 'hand dead', chips: 'back' }],
    'The player who was skipped is out of this hand and has the bet back.',
  ),
  posted('wrong burn', [{ do: 'stands' }], 'The cards stay as they were dealt.'),
  posted('missed draw', [{ do: 'put right' }], 'Each hand has the card that it should have had.'),
];

/** What the dealer said or did. */
const dealers: readonly Ruling[] = [
  posted('hit out of turn', [{ do: 'play first' }], 'The card plays. That hand is finished first.'),
  posted(
    'miscalled hand',
    [{ do: 'no action' }],
    "The hand was miscalled, and the player-dealer's hand is open: it has no action.",
    { bankOpen: true },
  ),
  posted('miscalled hand', [{ do: 'next card' }], 'The hand was miscalled: it gets the next card.'),
  posted('misread hand', [{ do: 'put right' }], 'Cards speak: the hand plays for what it is.'),
  posted(
    'misstated hand',
    [{ do: 'put right' }],
    'Cards speak: what a player says about a hand does not count.',
  ),
  posted('misset hand', [{ do: 'put right' }], 'The hand is set as it should have been.', { houseWay: true }),
  posted('misset hand', [{ do: 'stands' }], 'Hands play as they were set.'),
  posted('bank seen early', [{ do: 'stands' }], "The player-dealer's hand was seen: play goes on."),
];

/** What players did. */
const players: readonly Ruling[] = [
  posted('switched cards', [{ do: 'foul' }], 'Switching cards fouls the hand.'),
  posted('moved hand', [{ do: 'stands' }], 'The hand plays as it was chosen first.'),
  posted('fouled hand', [{ do: 'foul' }], 'The hand is fouled and loses.'),
  posted('altered wager', [{ do: 'put right' }], 'The bet goes back to what it was.'),
  posted('removed wager', [{ do: 'put right' }], 'The bet goes back to its circle.'),
  posted('wager outside the limits', [{ do: 'excess back' }], 'What is over the table maximum goes back.', {
    size: 'over',
  }),
  posted('wager outside the limits', [{ do: 'stands' }], 'The bet has action this time.'),
];

/** Against a player-dealer: what the room does where a book says nothing. */
export const playerDealerPostings: readonly Ruling[] = [...cards, ...dealing, ...dealers, ...players];
