import type { ElementHandle, Page } from 'playwright-core';

/** How a visitor plays who has read no rule: he presses what the page lets him press. */
interface Mind {
  readonly by?: 'clicks' | 'keys';
  /** Takes the bank when it is offered. */
  readonly banks?: boolean;
  /** Circles to put chips on. */
  readonly circles?: number;
}

interface Ways extends Mind {
  readonly patience?: number;
  /** Called before every look at what can be done, with what was done in the hand before. */
  readonly before?: (pressed: readonly string[]) => Promise<void>;
}

interface Played {
  readonly hand: number;
  readonly pressed: readonly string[];
  /** Sentences that the page said no with. */
  readonly refusals: readonly string[];
}

/** What happens to people who bet at the last moment. */
const LATE = new Set(['No more bets.', 'No hand is being played.']);

const BETWEEN = /^(Take the bank|Pass)$/;

/** Takes a free seat at the table that is open on the page. */
export async function sitDown(page: Page): Promise<void> {
  const free = page.locator('.plate-sit').first();
  const go = page.getByRole('button', { name: /^Sit down with/ });
  // The table may offer a seat by itself.
  await free.or(go).first().waitFor();
  if (!(await go.isVisible())) await free.click();
  await go.click();
  await page.locator('.plate[data-you]').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

interface Pressed {
  readonly title: string;
  /** In which hand; the bank is taken and passed between hands. */
  readonly hand: number;
}

/** Presses the next thing; null when there is nothing to do, or it was gone before the finger came down. */
export async function act(page: Page, { by = 'clicks', ...mind }: Mind = {}): Promise<Pressed | null> {
  const found = (await page.evaluateHandle(nextPress, mind)).asElement() as ElementHandle<HTMLElement> | null;
  return found === null ? null : press(page, found, by);
}

/** Plays until a hand is over in which he has done something. */
export async function playHand(page: Page, ways: Ways = {}): Promise<Played> {
  const { patience = 60_000, before, ...mind } = ways;
  const hands = new Map<number, string[]>();
  const refusals: string[] = [];
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const { hand, over, refused } = await page.evaluate(standing);
    for (const sentence of refused)
      if (!LATE.has(sentence) && refusals.at(-1) !== sentence) refusals.push(sentence);
    const done = over.find((number) => hands.has(number));
    if (done !== undefined) return { hand: done, pressed: hands.get(done) ?? [], refusals };
    await before?.(hands.get(hand) ?? []);
    const pressed = await act(page, mind);
    if (pressed !== null && !BETWEEN.test(pressed.title))
      hands.set(pressed.hand, [...(hands.get(pressed.hand) ?? []), pressed.title]);
    await page.waitForTimeout(40);
  }
  const bar = await page.locator('.action-bar').textContent();
  throw new Error(
    `No hand came to an end at ${page.url()}. Pressed ${JSON.stringify([...hands])}, refused ${JSON.stringify(refusals)}, before him: ${bar}`,
  );
}

/** Gives what was pressed; null when it was gone before the finger came down. */
async function press(
  page: Page,
  found: ElementHandle<HTMLElement>,
  by: 'clicks' | 'keys',
): Promise<Pressed | null> {
  const { key, ...pressed } = await found.evaluate((element) => {
    const kbd = element.querySelector('kbd')?.textContent ?? '';
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const cards = [...document.querySelectorAll('.card-tap')];
    return {
      title: kbd !== '' && text.endsWith(kbd) ? text.slice(0, -kbd.length).trim() : text,
      hand: Number(/Hand (\d+)/.exec(document.querySelector('.table-name p')?.textContent ?? '')?.[1] ?? 0),
      // Cards on the felt go by their place.
      key: cards.includes(element) ? String(cards.indexOf(element) + 1) : kbd,
    };
  });
  try {
    if (by === 'clicks') await found.click({ timeout: 3000 });
    else if (key !== '') await page.keyboard.press(key === '↵' ? 'Enter' : key.toLowerCase());
    else {
      await found.focus();
      await page.keyboard.press('Space');
    }
    return pressed;
  } catch (error) {
    if (await found.evaluate((element) => element.isConnected && !(element as HTMLButtonElement).disabled))
      throw new Error(`"${pressed.title}" cannot be pressed: ${error}`);
    return null;
  }
}

/** In the page: which hand is shown, which are over, and what was refused. */
function standing() {
  const number = (text: string | null | undefined) => Number(/Hand (\d+)/.exec(text ?? '')?.[1] ?? 0);
  const over = [...document.querySelectorAll('.stories details summary')].map(({ textContent }) =>
    number(textContent),
  );
  const hand = number(document.querySelector('.table-name p')?.textContent);
  const bar = document.querySelector('.action-bar');
  if (bar?.textContent?.startsWith('The next hand begins')) over.push(hand);
  const refused = [...(bar?.querySelectorAll('.refusal') ?? [])]
    .map((of) => of.textContent ?? '')
    .filter((text) => text !== '' && !text.startsWith('Tap '));
  return { hand, over, refused };
}

/** In the page: what somebody would press next; null to wait. */
function nextPress({ banks = false, circles = 1 }: Omit<Mind, 'by'>): HTMLElement | null {
  const bar = document.querySelector('.action-bar');
  if (bar === null) return null;
  const open = (which: string) =>
    [...bar.querySelectorAll<HTMLButtonElement>(which)].filter(({ disabled }) => !disabled);
  const called = (words: RegExp) => open('button').find(({ textContent }) => words.test(textContent ?? ''));
  const [strong] = open('.act[data-strength="strong"]');
  if (bar.querySelector('.tray') !== null)
    return (
      strong ??
      called(/^(House way|Set it for me)/) ??
      bar.querySelector<HTMLElement>('.tray-rest .tray-card')
    );
  if (bar.querySelector('.stake-panel') !== null) return open('.stake-panel .act')[0] ?? null;
  if (bar.querySelector('.bet-bar') !== null) {
    const lie = bar.querySelectorAll('.bet-circle[data-lies]').length;
    return lie < circles ? (open('.bet-circle:not([data-lies])')[0] ?? null) : null;
  }
  const bank = called(banks ? /^Take the bank/ : /^Pass/) ?? called(/^Take the bank/);
  if (bank !== undefined) return bank;
  const acts = open('.act');
  const toThrow = document.querySelector<HTMLElement>('.card-tap[aria-pressed="false"]');
  const thrown = document.querySelectorAll('.card-tap[aria-pressed="true"]').length;
  // Somebody who may throw cards away throws at least one.
  if (toThrow !== null && (acts.length === 0 ? bar.querySelector('.act') !== null : thrown === 0))
    return toThrow;
  const of = (words: RegExp) => acts.find(({ textContent }) => words.test(textContent ?? ''));
  return (
    of(/^(Check|Call|Bring in|Show|Stand\b)/) ??
    acts.find(({ textContent }) => !/^(Fold|Surrender)/.test(textContent ?? '')) ??
    acts[0] ??
    null
  );
}
