import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { logOut } from '../support/auth/log-out.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const METRICS = { sectionId: 'traction', fieldId: 'metrics' } as const;
const METRICS_BOX = '#answer-traction-metrics';
const SAVES = '**/rest/v1/application/answers/**';
const url = productUrl();

const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Some of your work is only in this browser' });

/** Everything that the browser's storage holds. */
const storedText = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Waits until no value of the founder is stored, whatever it is. */
const isForgotten = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !Object.values(localStorage).some((value) => String(value).includes('"ownerId"')));

describe('signing out by choice', () => {
  const pages = browserPages();
  let builder: ApplicationOnPage;
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
    builder = await ApplicationOnPage.of(page, url);
  });

  it('saves the last word and leaves no text of the founder in the browser', async () => {
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').fill('Payroll for the 40,000 US dental practices');
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await builder.open(METRICS.sectionId);
    await page.locator(METRICS_BOX).fill('31 clinics pay us');
    // The token ends with the session, so the answer to the save tells that the text is stored.
    const saved = page.waitForResponse((response) => response.url().includes('/application/answers/'));
    await logOut(page);
    expect((await saved).status()).toBe(200);
    await page.waitForURL(`${url}/`);
    await isForgotten(page);
    const left = await storedText(page);
    expect(left).not.toContain('31 clinics');
    expect(left).not.toContain('dental practices');
  });

  it('asks where an answer cannot be saved; staying keeps session, text and focus', async () => {
    await builder.open(METRICS.sectionId);
    await page.route(SAVES, (route) => route.abort());
    await page.locator(METRICS_BOX).fill('31 clinics pay us');
    await logOut(page);
    await question(page).getByText('1 answer of your application is not saved yet.').waitFor();
    const stay = question(page).getByRole('button', { name: 'Stay signed in' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Stay signed in');
    await stay.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => /account of/.test(document.activeElement?.textContent ?? ''));
    await page.unroute(SAVES);
    await builder.waitUntilStored(METRICS, '31 clinics pay us');
    expect(new URL(page.url()).pathname).toBe('/yc-app-builder');
  });

  it('keeps only what was never sent, when the founder leaves all the same', async () => {
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').fill('Payroll for the 40,000 US dental practices');
    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await question(page).getByText('The pitch in the Pitch Analyzer has not been analyzed.').waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Sign Out');
    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Sign out and keep them in this browser' }).click();
    await page.waitForURL(`${url}/`);
    await page.waitForFunction(() => {
      const owned = Object.entries(localStorage).filter(([, value]) => String(value).includes('"ownerId"'));
      return owned.length === 1 && owned[0]?.[0] === 'pitchAnalyzer_draft';
    });
    expect(await storedText(page)).toContain('dental practices');
  });
});

describeInEveryLook('the question at signing out', (pageOf) => {
  it('has no violation', async () => {
    const page = pageOf();
    await signInByHttp(page, url, `sign-out-${randomUUID()}@example.com`);
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').fill('Payroll for the 40,000 US dental practices');
    await logOut(page);
    await question(page).waitFor();
    await expectNoViolations(page, 'question at signing out');
  });
});
