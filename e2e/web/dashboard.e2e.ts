import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { consoleErrorsOf } from '../support/pages/console-errors.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const DASHBOARD_DATA = '**/rest/v1/dashboard';
const FAILURE = 'Unable to load dashboard data. Please try again.';
const PITCHES = [
  'An app for business',
  'Payroll for the 40,000 US dental practices that still run it by hand on Fridays',
];
const newEmail = (): string => `dashboard-${randomUUID()}@example.com`;

const stat = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Key figures' }).getByRole('listitem').filter({ hasText: title });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
}

/** One after the other; answers the scores that are stored. */
async function analyzePitches(page: Page): Promise<number[]> {
  await page.goto(`${url}/pitch-analyzer`);
  for (const pitch of PITCHES) {
    await page.getByLabel('Your one-liner').fill(pitch);
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByRole('button', { name: new RegExp(pitch.slice(0, 19)) }).waitFor();
  }
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === listPitchAnalysesRoute.path);
  await page.reload();
  const { items } = listPitchAnalysesRoute.response.parse(await (await listed).json());
  return items.map(({ overallScore }) => overallScore).toReversed();
}

describe('the dashboard in the browser', () => {
  const pages = browserPages();
  let page: Page;
  let errors: readonly string[];

  beforeEach(async () => {
    page = await pages.open();
    errors = consoleErrorsOf(page);
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  });

  it('shows a new founder samples that say so, a readiness of 0, and where to begin', async () => {
    await stat(page, 'Pitch Score').getByText('Sample').waitFor();
    expect(await stat(page, 'Pitch Score').textContent()).toContain('65/100');
    expect(await stat(page, 'Idea Strength').textContent()).toContain('70/100Sample');
    expect(await stat(page, 'Application Readiness').textContent()).toContain('0%0 of 8');
    expect(await region(page, 'Actionable Insights').getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Complete Your Core Application Sections',
      'Validate Your Idea Further',
    ]);
    await region(page, 'Three steps to your first real score').getByText('Check your idea').waitFor();
    expect(await region(page, 'Recent Progress').textContent()).toContain('Nothing yet');
    expect(errors).toEqual([]);
  });

  it('shows real scores, real differences and what was done, and nothing marked Sample', async () => {
    const [first = 0, second = 0] = await analyzePitches(page);
    await openDashboard(page);
    await stat(page, 'Pitch Score').getByText(`${second}/100`).waitFor();
    const difference = second - first;
    const text = difference < 0 ? `\u2212${-difference}` : `+${difference}`;
    expect(await stat(page, 'Pitch Score').textContent()).toContain(`${text} against your previous attempt`);
    expect(await stat(page, 'Pitch Score').getByText('Sample').count()).toBe(0);
    const rows = region(page, 'Recent Progress').getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain('Payroll for the 40,000 US dental practices that st…');
    expect(await rows.first().textContent()).toContain(text);
    expect(await region(page, 'Scores Over Time').getByRole('row').count()).toBe(3);
    expect(await page.evaluate(() => localStorage.getItem('dashboard_pitchScore'))).toContain(String(second));
    expect(errors).toEqual([]);
  });

  it('knows of an answer as soon as the founder comes back from the builder', async () => {
    await page.getByRole('link', { name: 'Continue Building' }).click();
    await page.waitForURL(`${url}/yc-app-builder`);
    const saved = page.waitForResponse((response) => response.url().includes('/application/answers/'));
    await page.getByRole('textbox').first().fill('Ada Lovelace, CEO: wrote the first program.');
    expect((await saved).status()).toBe(200);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await stat(page, 'Application Readiness').getByText('1 of 8 areas').waitFor();
    expect(await stat(page, 'Application Readiness').textContent()).toContain('13%');
    const bar = page.getByRole('progressbar', { name: 'Application readiness' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('13');
    await region(page, 'Recent Progress').getByText('Application updated').waitFor();
  });

  it('leads to the tools, by the keyboard too', async () => {
    const actions = region(page, 'Quick Actions').getByRole('link');
    expect(await actions.allTextContents()).toEqual([
      'Idea CheckValidate your concept',
      'Analyze PitchGet instant feedback',
      'Build applicationStep-by-step builder',
      'Analyze DeckSlide-by-slide feedback',
    ]);
    await actions.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/pitch-analyzer`);
    await page.goBack();
    await actions.last().click();
    await page.waitForURL(`${url}/deck-analyzer`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('says that no deadline is announced once the last one is over, with a link to the apply page', async () => {
    const card = stat(page, 'Batch Deadline');
    await card.getByText('Not announced yet').waitFor();
    const link = card.getByRole('link', { name: /apply page/ });
    expect(await link.getAttribute('href')).toBe('https://www.ycombinator.com/apply/');
    expect(await page.getByRole('region', { name: 'Urgent deadline' }).count()).toBe(0);
  });

  it('counts down to the founder’s own date, also after a reload, until it is cleared', async () => {
    await stat(page, 'Batch Deadline').getByRole('button', { name: 'Set your own date' }).click();
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000);
    const day = [inFiveDays.getFullYear(), inFiveDays.getMonth() + 1, inFiveDays.getDate()];
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('The day by which you mean to apply')
      .fill(day.map((part) => String(part).padStart(2, '0')).join('-'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const card = stat(page, 'Your Date');
    await card.getByText('6 days left').waitFor();
    const banner = page.getByRole('region', { name: 'Urgent deadline' });
    expect(await banner.textContent()).toMatch(/URGENT Your date: 6 days left.*You mean to apply by/);
    await page.reload();
    await card.getByRole('button', { name: 'Change your date' }).click();
    await dialog.getByRole('button', { name: 'Clear It' }).click();
    await stat(page, 'Batch Deadline').getByText('Not announced yet').waitFor();
  });

  it('says that it could not be loaded, shows marked samples, and the real figures on retry', async () => {
    await page.route(DASHBOARD_DATA, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await page.getByText(FAILURE).waitFor();
    expect(await page.getByText('Sample').count()).toBe(3);
    expect(await stat(page, 'Application Readiness').textContent()).toContain('45%');
    await region(page, 'Actionable Insights').getByText('Start Your Application').waitFor();
    await page.unroute(DASHBOARD_DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await stat(page, 'Application Readiness').getByText('0 of 8 areas').waitFor();
    expect(await page.getByText(FAILURE).count()).toBe(0);
  });

  it('shows the score that the browser keeps while nothing can be loaded', async () => {
    const [, second = 0] = await analyzePitches(page);
    await openDashboard(page);
    await stat(page, 'Pitch Score').getByText(`${second}/100`).waitFor();
    await page.route(DASHBOARD_DATA, (route) => route.abort());
    await page.reload();
    await page.getByText(FAILURE).waitFor();
    expect(await stat(page, 'Pitch Score').textContent()).toContain(`${second}/100As this browser last saw it.`);
    expect(await stat(page, 'Idea Strength').textContent()).toContain('70/100Sample');
  });

  it('shows the other parts while one fails, and that one on retry', async () => {
    await page.route(DASHBOARD_DATA, async (route) => {
      const response = await route.fetch();
      const failed = { state: 'failed' };
      await route.fulfill({ response, json: { ...Object(await response.json()), pitch: failed, quality: failed } });
    });
    await openDashboard(page);
    await stat(page, 'Pitch Score').getByText('Could not be loaded.').waitFor();
    expect(await stat(page, 'Idea Strength').textContent()).toContain('70/100Sample');
    expect(await stat(page, 'Application Readiness').textContent()).toContain('0%');
    await page.unroute(DASHBOARD_DATA);
    await page.getByRole('button', { name: 'Retry Pitch Score' }).click();
    await stat(page, 'Pitch Score').getByText('65').waitFor();
    expect(await page.getByRole('button', { name: /Retry/ }).count()).toBe(0);
  });
});

describe('the dashboard before a deadline', () => {
  const DAY_MS = 86_400_000;
  let product: Product;
  const pages = browserPages();

  beforeAll(async () => {
    const deadline = new Date(Date.now() + 4.5 * DAY_MS).toISOString();
    const calendar = [
      { label: 'Summer 2025', deadline: '2025-08-05T03:00:00Z' },
      { label: 'Winter 2027', deadline },
    ];
    product = await startProduct({
      topology: 'local',
      environment: { PLAYBOOK_BATCH_CALENDAR: JSON.stringify(calendar) },
    });
  });
  afterAll(async () => {
    await product.stop();
  });

  it('counts down to the configured one, in red, with a banner that states it in Pacific time', async () => {
    const page = await pages.open();
    await signInByHttp(page, product.url, newEmail());
    await page.goto(`${product.url}/dashboard`);
    await stat(page, 'Batch Deadline').getByText('5 days left').waitFor();
    const card = stat(page, 'Batch Deadline');
    expect(await card.textContent()).toMatch(/Winter 2027.* at \d+(:\d\d)?[ap]m Pacific timeSet your own date$/);
    expect(await card.getAttribute('data-tone')).toBe('red');
    const banner = page.getByRole('region', { name: 'Urgent deadline' });
    expect(await banner.textContent()).toMatch(/URGENT Winter 2027: 5 days left.*Pacific time/);
    await banner.getByRole('link').click();
    await page.waitForURL(`${product.url}/yc-app-builder`);
  });
});

describeInEveryLook('the dashboard', (pageOf) => {
  it('has no violation of WCAG 2.2 AA, and fits', async () => {
    const page = pageOf();
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await stat(page, 'Pitch Score').waitFor();
    await expectNoViolations(page, 'new founder');
    await analyzePitches(page);
    await openDashboard(page);
    await region(page, 'Scores Over Time').getByRole('table').waitFor({ state: 'attached' });
    await expectNoViolations(page, 'with scores');
    await page.route(DASHBOARD_DATA, (route) => route.abort());
    await page.reload();
    await page.getByText(FAILURE).waitFor();
    await expectNoViolations(page, 'not loaded');
  });
});
