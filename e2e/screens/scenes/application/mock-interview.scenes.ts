import type { Page } from 'playwright-core';
import type { Scene } from '../../scene.js';

const ANSWERS = [
  'Tideline shows oyster farmers which cages to lift.',
  'In August 19 farms, in September 26, in October 31.',
];

const box = (page: Page) => page.getByLabel('Your answer', { exact: true });

/** The interview that runs, or a new one. */
async function openRunning(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/interview`, { waitUntil: 'networkidle' });
  const begin = page.getByRole('button', { name: 'Begin the Interview' });
  await begin.or(box(page)).waitFor();
  if (await begin.isVisible()) await begin.click();
  await box(page).waitFor();
}

/** Answers until the third question is asked. */
async function answerTwo(page: Page, url: string): Promise<void> {
  await openRunning(page, url);
  for (const answer of ANSWERS) {
    const question = await page.locator('#interview-question').innerText();
    if (await page.getByText('Question 3', { exact: true }).isVisible()) return;
    await box(page).fill(answer);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.waitForFunction((old) => document.querySelector('#interview-question')?.textContent !== old, question);
  }
}

/** Ends the one that runs, or opens the one before. */
async function openDebrief(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/interview`, { waitUntil: 'networkidle' });
  const end = page.getByRole('button', { name: 'End the Interview' });
  const before = page.getByRole('button', { name: /^Open/ }).first();
  await end.or(before).waitFor();
  if (await end.isVisible()) {
    await end.click();
    await page.getByRole('button', { name: 'End It' }).click();
  } else {
    await before.click();
  }
  await page.getByRole('heading', { name: 'Debrief' }).waitFor();
}

export const MOCK_INTERVIEW_SCENES: readonly Scene[] = [
  {
    name: 'mock-interview',
    caption: 'How it goes, before the first question',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await page.goto(`${url}/interview`);
      await page.getByRole('button', { name: 'Begin the Interview' }).waitFor();
    },
  },
  {
    name: 'mock-interview-question',
    caption: 'A question about the founder’s own words, and what the answer before was worth',
    viewer: 'founder',
    prepare: answerTwo,
  },
  {
    name: 'mock-interview-debrief',
    caption: 'Best and worst moments, what to rehearse, and what the application lacks',
    viewer: 'founder',
    prepare: openDebrief,
  },
];
