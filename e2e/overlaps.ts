import type { Page } from 'playwright-core';

/** What is wrong with how a table is laid out at this moment, in words; nothing where all is well. */
export const overlaps = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Text on the page that is smaller than this many pixels, drawn pictures left out. */
export const tooSmall = (page: Page, least: number): Promise<string[]> => page.evaluate(small, least);

/** In the page: labels, figures and controls that lie over another's. */
function measure(): string[] {
  const seen = (which: string) =>
    [...document.querySelectorAll<HTMLElement>(which)]
      .map((element) => ({ which, element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true }),
      );
  const words = [
    '.SeatPlate-plate',
    '.SeatTag-tag',
    '.SeatCircles-result',
    '.SeatCircles-behindTag',
    '.Bank-pile .Chip-figure',
    '.PotFelt-potFigure',
    '.PotFelt-betChips .Chip-figure',
    '.DropSlot-word',
    '.SharedHands-handWord > span',
    '.Bank-of',
    '.PointsFelt-compared',
  ].flatMap(seen);
  const cards = seen('.Cards-place');
  const bar = [
    '.InfoLine-line',
    '.ActionBar-bar',
    '.Tray-tray',
    '.Head-name',
    '.Head-head button',
    '.Head-head a',
    '.toasts-toast',
    '.Panel-panel',
    '.LineState-state[data-told]',
  ].flatMap(seen);
  const found: string[] = [];
  const say = (of: { which: string; element: HTMLElement }) =>
    `${of.which} "${of.element.closest('.Cards-cards')?.ariaLabel ?? of.element.textContent?.slice(0, 24)}"`;
  const common = (a: DOMRect, b: DOMRect) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const check = (one: (typeof words)[number], other: (typeof words)[number]) => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    const [x = 0, y = 0] = common(one.box, other.box);
    // A hair is no overlap.
    if (x > 4 && y > 4) found.push(`${say(one)} over ${say(other)} by ${Math.round(x)} x ${Math.round(y)}`);
  };
  for (const [i, one] of words.entries()) {
    for (const other of words.slice(i + 1)) check(one, other);
    for (const other of [...cards, ...bar]) check(one, other);
  }
  for (const [i, one] of bar.entries()) for (const other of bar.slice(i + 1)) check(one, other);
  for (const one of [...words, ...seen('.ActionBar-bar button'), ...seen('.Head-head button')]) {
    const { left, right, top, bottom } = one.box;
    const by = Math.round(Math.max(-left, -top, right - innerWidth, bottom - innerHeight));
    // What the bar scrolls to is within reach.
    const scrolls = one.element.closest('.ActionBar-bar');
    if (scrolls !== null && scrolls.scrollHeight > scrolls.clientHeight) continue;
    if (by > 1) found.push(`${say(one)} cut off by ${by}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`${wide} px to the right of the window`);
  return found;
}

function small(least: number): string[] {
  const found = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || element.closest('svg, script, style, noscript') !== null) continue;
    const box = element.getBoundingClientRect();
    // What is there for those who listen is one pixel wide.
    if (box.width < 2 || box.height < 2 || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < least - 0.01)
      found.add(`${element.className || element.tagName} "${text.slice(0, 20)}" ${size} px`);
  }
  return [...found];
}
