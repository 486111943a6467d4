import { execSync } from 'node:child_process';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { test } from 'vitest';
import { openRoom, visit } from './harness.ts';
import { playHand, sitDown } from './player.ts';

function cpu(): Record<string, number> {
  const rows = execSync('ps -eo pid,ppid,cputimes,comm,args --no-headers -ww')
    .toString()
    .trim()
    .split('\n')
    .map((l) => l.trim().split(/\s+/));
  const mine = new Set([String(process.pid)]);
  for (let i = 0; i < 6; i++) for (const [pid, ppid] of rows) if (mine.has(ppid)) mine.add(pid);
  const out: Record<string, number> = {};
  for (const [pid, , t, comm, ...args] of rows)
    if (mine.has(pid)) {
      const type = /--type=(\w+)/.exec(args.join(' '))?.[1] ?? '';
      if (!require('node:fs').existsSync(`/proc/${pid}/stat`)) continue;
      const stat = require('node:fs').readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      out[`${comm} ${type}`] = (out[`${comm} ${type}`] ?? 0) + (Number(stat[11]) + Number(stat[12])) / 100;
    }
  return out;
}
const diff = (a: Record<string, number>, b: Record<string, number>) =>
  Object.fromEntries(Object.entries(b).map(([k, v]) => [k, +(v - (a[k] ?? 0)).toFixed(2)]));

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

test('try', async () => {
  const room = await openRoom();
  const drop = [
    '--single-process',
    '--disable-web-security',
    '--allow-running-insecure-content',
    '--disable-site-isolation-trials',
  ];
  const MODES: Record<string, string[]> = {
    usual: sparticuz.args.filter((a) => !drop.includes(a)),
    nogpu: [
      ...sparticuz.args.filter((a) => !drop.includes(a) && !/gl=|angle|swiftshader|gpu/.test(a)),
      '--disable-gpu',
    ],
    bare: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
  };
  for (const mode of ['usual', 'nogpu', 'bare'])
    for (const motion of ['full', 'reduced']) {
      const c0 = cpu();
      const browser = await chromium.launch({
        executablePath: await sparticuz.executablePath(),
        args: MODES[mode],
      });
      const guest = await visit(browser, room, {
        name: `Wren ${mode} ${motion}`,
        hurry: 8,
        settings: { motion },
      });
      const t1 = Date.now();
      const { body } = await guest.ask<{ table: string }>('/api/play', { offering: 'black-sheep/holdem' });
      const page = await guest.page(`/t/${body.table}?sit=1`);
      await sitDown(page);
      const t2 = Date.now();
      const c1 = cpu();
      await playHand(page, { circles: 2 });
      const c2 = cpu();
      console.log(
        mode,
        motion,
        t2 - t1,
        Date.now() - t2,
        JSON.stringify(diff(c0, c1)),
        JSON.stringify(diff(c1, c2)),
      );
      await browser.close();
    }
  await room.close();
}, 300_000);
