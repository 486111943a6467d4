import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { SIZES } from './harness.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pictures of what is on the page at every size, and what sticks out of the window there. */
export async function picture(page: Page, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const out: string[] = [];
  const before = page.viewportSize();
  for (const [size, box] of Object.entries(SIZES)) {
    await page.setViewportSize(box);
    // The felt is laid out anew, and cards glide to their new places.
    await page.waitForTimeout(500);
    out.push(...(await page.evaluate(sticksOut)).map((what) => `${name} ${size}: ${what}`));
    await page.screenshot({ path: `${folder}${name}-${size}.png`, timeout: 60_000 });
  }
  if (before !== null) await page.setViewportSize(before);
  return out;
}

/** What is wrong, in the dark room and the light one, for people who see, hear or move otherwise. */
export async function faults(
  page: Page,
  rooms: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe);
  const was = await page.evaluate(() => document.documentElement.dataset.room);
  for (const room of rooms) {
    await page.evaluate((to) => {
      document.documentElement.dataset.room = to;
    }, room);
    // Colours that fade into each other are neither.
    await page.waitForTimeout(300);
    const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          ...nodes.map(
            ({ target, failureSummary }) => `${room} ${id}: ${target.join(' ')} ${failureSummary}`,
          ),
        );
  }
  await page.evaluate((to) => {
    document.documentElement.dataset.room = to;
  }, was);
  return found;
}

/** In the page: whatever one has to see or press, and cannot without scrolling. */
function sticksOut(): string[] {
  const out: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) out.push(`${wide} px to the right`);
  for (const element of document.querySelectorAll<HTMLElement>(
    '.action-bar button, .table-head button, .plate, .info-line span',
  )) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const by = Math.round(Math.max(-left, -top, right - innerWidth, bottom - innerHeight));
    // What the bar scrolls to is within reach.
    const bar = element.closest('.action-bar');
    if (bar !== null && bar.scrollHeight > bar.clientHeight && bar.scrollWidth <= bar.clientWidth) continue;
    if (width > 0 && by > 1)
      out.push(`${element.className} "${element.textContent?.slice(0, 30)}" by ${by} px`);
  }
  return out;
}
