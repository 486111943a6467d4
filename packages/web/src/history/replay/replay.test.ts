import { HIDDEN } from '@cardroom/core/cards';
import { findOffering } from '@cardroom/core/houses';
import { BrainTable } from '@cardroom/core/source/bots/testing-brains.ts';
import { openView, type TableEvent, takeSnapshot, viewTable } from '@cardroom/core/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableFeed } from '../../table/feed.ts';
import { offeringOf } from '../../table/offerings.ts';
import type { PastHand } from './past-hand.ts';
import { Recording } from './recording.ts';
import { seatShown, tell } from './stops.ts';

// Nobody looks at this page, so nothing is shown slowly.
beforeEach(() => void vi.stubGlobal('document', { hidden: true }));
afterEach(() => void vi.unstubAllGlobals());

/** The third hand of a table of bots, as this seat saw it. */
function recorded(offering: string, seat: number): PastHand {
  const house = offering.split('/')[0] as PastHand['opening']['house'];
  const opening = { house, offering };
  const { log } = new BrainTable(opening, offering, { players: 4, proposition: 1, quick: true }).play(
    3,
  ).table;
  const began = log.findIndex((event) => event.type === 'hand began' && event.number === 3);
  const ended = log.findIndex((event, i) => i > began && event.type === 'hand ended');
  const seen = (events: readonly TableEvent[]) => events.map((event) => viewTable(event, seat));
  const view = openView(opening).see(seen(log.slice(0, began)));
  return {
    opening,
    base: takeSnapshot(view.state),
    seq: began,
    events: seen(log.slice(began, ended + 1)),
    names: {},
    commitments: [],
  };
}

describe.each([
  'black-sheep/holdem',
  'hawaiian-gardens/badugi',
  'hawaiian-gardens/seven-card-stud',
  'hawaiian-gardens/thirteen-card',
  'hawaiian-gardens/pai-gow-tiles',
  'black-sheep/ez-baccarat',
])('a hand of %s', (offering) => {
  const hand = recorded(offering, 2);
  const { stops, lines } = tell(hand, findOffering(offering), '');

  test('is cut into moments that go forward, the last of which is its end', () => {
    expect(stops.length).toBeGreaterThan(3);
    for (const [i, stop] of stops.slice(1).entries()) {
      expect(stop.events).toBeGreaterThan(stops[i]?.events ?? Number.NaN);
      expect(stop.lines).toBeGreaterThanOrEqual(stops[i]?.lines ?? Number.NaN);
    }
    expect(stops.at(-1)).toEqual({ events: hand.events.length, lines: lines.length });
    expect(stops[0]?.lines).toBe(0);
  });

  test('stands at every moment as it stood, gone to step by step, by a leap or backwards', async () => {
    // The game of the table is loaded as the page would.
    await offeringOf(offering);
    const seen = (show: (recording: Recording, k: number) => void): unknown[] => {
      const recording = new Recording('t', hand);
      const feed = new TableFeed(recording, 't');
      const stop = feed.follow();
      recording.jump(stops[0]?.events ?? 0);
      const states = stops.map((_, k) => {
        show(recording, k);
        const { view, shown, story } = feed;
        return structuredClone({
          ...view?.state,
          sign: null,
          hand: shown?.play.state.chips,
          shown: shown?.events,
          story,
        });
      });
      stop();
      return states;
    };
    const at = (k: number) => stops[k]?.events ?? 0;
    const stepped = seen((recording, k) => k > 0 && recording.run(at(k)));
    expect(seen((recording, k) => recording.jump(at(k)))).toEqual(stepped);
    const back = seen((recording, k) => recording.jump(at(stops.length - 1 - k)));
    expect(back.reverse()).toEqual(stepped);
  });

  test('is seen from the seat whose cards it shows, and holds no other seat’s', () => {
    const own = hand.events.some(
      ({ ...event }) =>
        event.type === 'played' && 'only' in event.event && event.event.only === 2 && 'cards' in event.event,
    );
    expect(seatShown(hand.events)).toBe(own ? 2 : -1);
    for (const event of hand.events)
      if (event.type === 'played' && 'only' in event.event && event.event.only >= 0 && event.event.only !== 2)
        expect('cards' in event.event ? event.event.cards : []).toSatisfy((cards: readonly number[]) =>
          cards.every((card) => card === HIDDEN),
        );
  });
});

test('what is asked of a recording is answered in a sentence', async () => {
  const recording = new Recording('t', recorded('black-sheep/holdem', 2));
  expect(await recording.do()).toMatchObject({ ok: false, message: 'This hand is over.' });
});
