import { questionOf } from '@cardroom/core/school';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openBrowser, PICTURES } from './harness.ts';
import { type Inside, openInside } from './inside.ts';
import { faults, picture } from './looks.ts';

let browser: Browser;
let room: Inside;

beforeAll(async () => {
  browser = await openBrowser();
  room = await openInside(browser);
});

afterAll(async () => {
  await room?.close();
  await browser?.close();
});

/** The question on the screen once it is another than the one before: its id, and which key answers it right. */
async function asked(
  page: Page,
  before = '',
): Promise<{ readonly id: string; readonly right: number; readonly of: number }> {
  await page.locator(`.SessionView-question:not([data-question="${before}"])`).waitFor();
  const id = (await page.locator('.SessionView-question').getAttribute('data-question')) ?? '';
  const question = questionOf(id);
  if (!question.ok) throw new Error(question.message);
  return { id, right: question.right + 1, of: question.answers.length };
}

describe('the school', () => {
  test('is a press away from the lobby, which loads nothing of it', async ({ expect }) => {
    const trainee = await room.arrive();
    const page = await trainee.page('/help');
    const loaded: string[] = [];
    trainee.context.on('request', (request) => loaded.push(request.url()));
    const ofSchool = () => loaded.filter((url) => /School|dealer\.worker/.test(url)).length;
    await page.goto(`${trainee.url}/?house=hotel-del-rio`);
    await page.locator('.GameCard-do').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(loaded.length).toBeGreaterThan(5);
    expect(ofSchool()).toBe(0);
    await page.getByRole('link', { name: 'School' }).click();
    await page.locator('.Start-go:enabled').waitFor();
    expect(ofSchool()).toBeGreaterThan(1);
    expect(trainee.wrong).toEqual([]);
  });

  test('a trainee answers ten questions with the keyboard alone, and is shown how it went', async ({
    expect,
  }) => {
    const trainee = await room.arrive();
    const page = await trainee.page('/school?house=black-sheep&level=2');
    // On a busy machine ten questions take more than the minute after which a missed one comes back.
    await page.clock.setFixedTime(new Date(2026, 10, 17, 12));
    // The button to start has the focus as soon as it can be pressed.
    await page.locator('.Start-go:focus').waitFor();
    expect.soft(await picture(page, 'school')).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await page.locator('.Start-go').focus();
    await page.keyboard.press('Enter');
    const missed: string[] = [];
    let id = '';
    for (let n = 1; n <= 10; n++) {
      const question = await asked(page, id);
      id = question.id;
      await page.getByText(`Question ${n} of 10`, { exact: true }).waitFor();
      if (n === 1) expect.soft(await picture(page, 'school-question')).toEqual([]);
      const wrong = n === 3 || n === 7;
      if (wrong) missed.push(id);
      await page.keyboard.press(String(wrong ? (question.right % question.of) + 1 : question.right));
      await page
        .getByText(wrong ? 'Not quite.' : 'Right.', { exact: true })
        .first()
        .waitFor();
      // A second press changes nothing.
      await page.keyboard.press(String(question.right));
      if (n === 1 || n === 3) {
        expect.soft(await picture(page, `school-${wrong ? 'wrong' : 'right'}`)).toEqual([]);
        expect.soft(await faults(page)).toEqual([]);
        await page.locator('.SessionView-next').focus();
      }
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'Well dealt' }).waitFor();
    await page.getByText('8 of 10 right').waitFor();
    expect(await page.locator('.SessionEnd-missed li').count()).toBe(2);
    expect(await page.locator('.Scores-scores tr').count()).toBeGreaterThan(1);
    expect.soft(await picture(page, 'school-end')).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    // What was learned is still there another time, and what was missed comes back before anything new.
    const due = await page.evaluate(() => {
      const name = 'cardroom.school.progress';
      const kept = JSON.parse(localStorage.getItem(name) ?? '');
      const missed: { id: string; due: number }[] = kept.progress.cards.filter(
        ({ box }: { box: number }) => box === 0,
      );
      for (const card of missed) card.due = 0;
      localStorage.setItem(name, JSON.stringify(kept));
      return missed.map(({ id }) => id);
    });
    expect([...due].sort()).toEqual([...missed].sort());
    await page.reload();
    await page.locator('.Start-go:focus').waitFor();
    expect(await page.getByRole('combobox', { name: /^House/ }).inputValue()).toBe('black-sheep');
    await page.getByText('2 questions to repeat').waitFor();
    expect.soft(await picture(page, 'school-progress')).toEqual([]);
    await page.locator('.Start-go').focus();
    await page.keyboard.press('Enter');
    expect(missed).toContain((await asked(page)).id);
    await page.getByText('You’ve seen this one before').waitFor();
    expect(trainee.wrong).toEqual([]);
  });

  test('a damaged store breaks nothing, and a game is practiced from its rule card by a press', async ({
    expect,
  }) => {
    const trainee = await room.arrive({ size: 'phone' });
    await trainee.context.addInitScript(() => {
      localStorage.setItem(
        'cardroom.school.progress',
        '{"progress":{"version":1,"cards":[{"id":7}]},"run":"x"',
      );
      localStorage.setItem('cardroom.school.wishes', '[null');
    });
    const page = await trainee.page('/rules/empire/pai-gow-tiles');
    await page.getByRole('link', { name: 'Dealer’s questions' }).click();
    await page.locator('.Start-go:enabled').click();
    const { right, id } = await asked(page);
    expect(id).toContain(':empire/pai-gow-tiles:1:');
    expect.soft(await picture(page, 'school-tiles')).toEqual([]);
    await page
      .locator('.Answers-answer')
      .nth(right - 1)
      .click();
    await page.getByText('Right.', { exact: true }).waitFor();
    expect.soft(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'End session' }).click();
    await page.getByText('1 of 1 right').waitFor();
    expect(trainee.wrong).toEqual([]);
  });

  test('a sheet is printed with its answers on another page', async ({ expect }) => {
    const trainee = await room.arrive();
    const page = await trainee.page('/school?house=lucky-lady&kind=fee');
    await page.getByRole('button', { name: 'Make a sheet to print' }).click();
    await page.locator('.Sheet-questions > li').nth(9).waitFor();
    expect.soft(await picture(page, 'school-sheet')).toEqual([]);
    expect.soft(await faults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.Sheet-tools').isVisible()).toBe(false);
    // Paper is drawn like a picture, and only with them.
    if (PICTURES) {
      const pages =
        (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(1);
    }
    expect(
      await page.locator('.Sheet-answers').evaluate((answers) => getComputedStyle(answers).breakBefore),
    ).toBe('page');
    expect(trainee.wrong).toEqual([]);
  });
});
