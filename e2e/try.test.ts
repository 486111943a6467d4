import { test } from 'vitest';
import { openBrowser, openRoom, visit } from './harness.ts';
import { playHand, sitDown } from './player.ts';

test('try', async () => {
  const room = await openRoom();
  const browser = await openBrowser();
  const guest = await visit(browser, room, { name: 'Wren', hurry: 8 });
  for (const offering of (process.env.OFFERINGS ?? 'black-sheep/holdem').split(',')) {
    const t1 = Date.now();
    const { body } = await guest.ask<{ table: string }>('/api/play', { offering });
    const page = await guest.page(`/t/${body.table}?sit=1`);
    const t3 = Date.now();
    await sitDown(page);
    const t2 = Date.now();
    try {
      const played = await playHand(page, { circles: 2, patience: 30000 });
      console.log(offering, t3 - t1, t2 - t1, Date.now() - t2, JSON.stringify(played));
      console.log(await page.locator('.stories').innerText());
    } catch (e) { console.log(offering, String(e)); }
    await page.screenshot({ path: `/tmp/e2e/${offering.replace('/', '-')}.png` });
    await page.close();
  }
  console.log(guest.wrong);
  await browser.close();
  await room.close();
}, 300_000);
