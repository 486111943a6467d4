import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import { PATIENCE_MS } from './harness.ts';
import { type Mind, type Move, nextMove } from './moves.ts';

interface Ways extends Mind {
  readonly by?: 'clicks' | 'keys';
  readonly patience?: number;
  /** Called after every press and before the next, with what was pressed in the hand; true when it took its time. */
  readonly between?: (pressed: readonly string[]) => Promise<boolean>;
}

interface Played {
  readonly hand: number;
  readonly pressed: readonly string[];
  /** Sentences that the page said no with. */
  readonly refusals: readonly string[];
}

/** What happens to people who bet at the last moment; and to pages in a hurry, which soon give up a line that is slow. */
const LATE = new Set([
  'No more bets.',
  'No hand is being played.',
  'You are offline. You can’t do anything until you are connected again.',
]);

const BETWEEN = /^(Be the player-dealer|No thanks)$/;

/** Takes an open seat at the table that is open on the page, which may just be offering one. */
export async function sitDown(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: /^Buy in for/ });
  const seat = page.locator('.SeatPlate-plate[data-you]');
  const taken = dialog.getByText(/^Seat \d+ is taken\.$/);
  await page.locator('.SeatPlate-plate, .SeatPlate-sit').first().waitFor();
  let isOffered = new URL(page.url()).searchParams.has('sit');
  for (let mine = false; !mine; mine = await seat.isVisible()) {
    if (!isOffered && !(await go.isVisible())) await page.locator('.SeatPlate-sit').first().click();
    await go.click();
    await seat.or(taken).first().waitFor();
    // A bot may be quicker: then another seat is taken.
    if (await taken.isVisible()) {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    isOffered = false;
  }
  await dialog.waitFor({ state: 'hidden' });
}

/** Presses the next thing there is to press. */
export async function act(page: Page, mind: Mind = {}): Promise<void> {
  for (let pressed = false; !pressed; ) {
    const { move, element } = await look(page, mind, [], PATIENCE_MS);
    if (element === null) throw new Error(`There is nothing to press at ${page.url()}.`);
    pressed = await press(page, move, element, 'clicks');
  }
}

/** Plays until a hand is over in which the player has done something. */
export async function playHand(page: Page, ways: Ways = {}): Promise<Played> {
  const { patience = 2 * PATIENCE_MS, between, by = 'clicks', ...mind } = ways;
  const hands = new Map<number, string[]>();
  const refusals: string[] = [];
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const { move, element } = await look(page, mind, [...hands.keys()], until - Date.now());
    const { over, hand, title, refused } = move;
    for (const sentence of refused)
      if (!LATE.has(sentence) && refusals.at(-1) !== sentence) refusals.push(sentence);
    if (over !== null) return { hand: over, pressed: hands.get(over) ?? [], refusals };
    if (element === null || (await between?.(hands.get(hand) ?? []))) continue;
    if (!(await press(page, move, element, by)) || BETWEEN.test(title)) continue;
    hands.set(hand, [...(hands.get(hand) ?? []), title]);
    await between?.(hands.get(hand) ?? []);
  }
  const bar = await page.locator('.ActionBar-bar').textContent();
  throw new Error(
    `No hand came to an end at ${page.url()}. Pressed ${JSON.stringify([...hands])}, refused ${JSON.stringify(refusals)}, on the bar: ${bar}`,
  );
}

interface Look {
  readonly move: Omit<Move, 'press'>;
  readonly element: ElementHandle<HTMLElement> | null;
}

async function look(page: Page, mind: Mind, played: readonly number[], patience: number): Promise<Look> {
  const found: JSHandle<Move> = await page.evaluateHandle(nextMove, { mind, played, patience });
  const element = (await found.getProperty('press')).asElement() as ElementHandle<HTMLElement> | null;
  const move = await found.evaluate(({ press: _, ...rest }) => rest);
  return { move, element };
}

/** After so long it is looked whether a thing can still be pressed: bets may have closed over it. */
const SOON_MS = 5000;

/** False when it was gone before the finger came down. */
async function press(
  page: Page,
  move: Look['move'],
  element: ElementHandle<HTMLElement>,
  by: 'clicks' | 'keys',
  timeout = SOON_MS,
): Promise<boolean> {
  const { title, key, card } = move;
  try {
    // Cards lie one over the other, and each is taken by the corner that is seen.
    if (by === 'clicks') await element.click({ timeout, ...(card && { position: { x: 10, y: 16 } }) });
    else if (key !== '') await page.keyboard.press(key === '↵' ? 'Enter' : key.toLowerCase());
    else {
      await element.focus();
      await page.keyboard.press('Space');
    }
    return true;
  } catch (error) {
    if (!(await element.evaluate((of) => of.isConnected && !(of as HTMLButtonElement).disabled)))
      return false;
    if (timeout >= PATIENCE_MS) throw new Error(`"${title}" cannot be pressed: ${error}`);
    return press(page, move, element, by, PATIENCE_MS);
  }
}

/** Goes through the steps of a lesson to its hand. */
export async function dealLesson(page: Page): Promise<void> {
  const [next, deal] = ['Next', 'Deal me a hand'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (;;) {
    await next.or(deal).first().waitFor();
    if (await deal.isVisible()) break;
    await next.click();
  }
  await deal.click();
}
