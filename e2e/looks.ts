import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { PATIENCE_MS, PICTURES, SIZES } from './harness.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What sticks out of the window at every size; with `PICTURES=1` a picture of each in `screenshots/`, which takes time to draw. */
export async function picture(page: Page, name: string): Promise<string[]> {
  if (PICTURES) mkdirSync(folder, { recursive: true });
  const out: string[] = [];
  const before = page.viewportSize();
  for (const [size, box] of Object.entries(SIZES)) {
    await page.setViewportSize(box);
    await page.evaluate(settled);
    out.push(...(await page.evaluate(sticksOut)).map((what) => `${name} ${size}: ${what}`));
    if (PICTURES) await page.screenshot({ path: `${folder}${name}-${size}.png`, timeout: PATIENCE_MS });
  }
  if (before !== null) await page.setViewportSize(before);
  return out;
}

/** What is wrong, in the dark room and the light one, for people who see, hear or move otherwise. */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const was = await page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    const { opacity } = style;
    // Colors are those of what is seen.
    style.opacity = '';
    return { room: dataset.room, opacity };
  });
  // The rooms differ in nothing but their colors.
  for (const [room, only] of [
    ['dark', ''],
    ['light', ", runOnly: ['color-contrast']"],
  ] as const) {
    await page.evaluate((to) => {
      document.documentElement.dataset.room = to;
    }, room);
    await page.evaluate(settled);
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ resultTypes: ['violations'], preload: false${only} })`,
    );
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          ...nodes.map(
            ({ target, failureSummary }) => `${room} ${id}: ${target.join(' ')} ${failureSummary}`,
          ),
        );
  }
  await page.evaluate(({ room, opacity }) => {
    document.documentElement.dataset.room = room;
    document.documentElement.style.opacity = opacity;
  }, was);
  return found;
}

/** In the page: waits until it is laid out anew, and whatever glides or fades has come to rest. */
export async function settled(): Promise<void> {
  const frames = async (count: number) => {
    for (let i = 0; i < count; i++) await new Promise((next) => requestAnimationFrame(next));
  };
  await frames(3);
  // A clock that runs down is no reason to wait.
  const brief = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000);
  await Promise.allSettled(brief.map(({ finished }) => finished));
  await frames(1);
}

/** In the page: whatever one has to see or press, and cannot without scrolling. */
function sticksOut(): string[] {
  const out: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) out.push(`${wide} px to the right`);
  // A page that is longer than the window scrolls; a table does not.
  const long = document.querySelector('.TableScreen-screen') === null;
  for (const element of document.querySelectorAll<HTMLElement>(
    '.ActionBar-bar button, .Head-head button, .SeatPlate-plate, .InfoLine-line span',
  )) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const below = long ? 0 : Math.max(-top, bottom - innerHeight);
    const by = Math.round(Math.max(-left, right - innerWidth, below));
    // What the bar scrolls to is within reach.
    const bar = element.closest('.ActionBar-bar');
    if (bar !== null && bar.scrollHeight > bar.clientHeight && bar.scrollWidth <= bar.clientWidth) continue;
    if (width > 0 && by > 1)
      out.push(`${element.className} "${element.textContent?.slice(0, 30)}" by ${by} px`);
  }
  return out;
}
