import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import type { Page, Request } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { IDEA, InsightsOnPage } from '../support/pages/insights-on-page.js';
import { productUrl } from '../support/topology.js';

const INSIGHTS = '**/functions/v1/get-industry-insights';
const DESCRIPTION = 'We help plumbers write invoices by voice in the van';
const TARGET_USERS = 'Plumbers with 2-10 staff in Texas';
const DAY_MS = 24 * 60 * 60 * 1_000;

const url = productUrl();
const sectionOf = (request: Request): string => String(request.postDataJSON().fieldType);

/** Waits for a state of the server that follows what the page shows. */
const expectEventually = (read: () => Promise<number>, expected: number): Promise<void> =>
  waitUntil(async () => (await read()) === expected);

describe('industry insights in the browser', () => {
  const pages = browserPages();
  let page: Page;
  let insights: InsightsOnPage;

  beforeEach(async () => {
    page = await pages.open();
    insights = await InsightsOnPage.of(page, url);
  });

  it('are found in the sidebar, empty, with two questions and a link to the idea check', async () => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('link', { name: 'Industry Insights' }).click();
    await page.waitForURL(`${url}/industry-insights`);
    await page.getByText('Complete Idea Check First').waitFor();
    expect(await page.title()).toContain('Industry Insights');
    expect(await page.getByText('Ready for insights').count()).toBe(6);
    const links = page.getByRole('region', { name: 'Ready for the next step?' }).getByRole('link');
    expect(await links.allTextContents()).toEqual([
      'Start with Idea Check',
      'Analyze Your Pitch',
      'Build YC Application',
    ]);
  });

  it('say what is missing when the button is pressed too early, by keyboard too', async () => {
    await insights.open();
    await insights.answer(DESCRIPTION, '  ');
    expect(await insights.generateButton().getAttribute('aria-disabled')).toBe('true');
    await insights.generateButton().focus();
    await page.keyboard.press('Enter');
    await insights.toast('Please describe what your startup does and who your target users are.').waitFor();
  });

  it('are made about what the founder types, restored after a reload, and follow to another browser', async () => {
    await insights.open();
    await insights.answer(DESCRIPTION, TARGET_USERS);
    await insights.generate();
    await page.getByText('B2B SaaS, read from your words · Small businesses').waitFor();
    await insights.card('Target Customers').getByText('In your words').waitFor();
    expect(await insights.stored()).toMatchObject({ startupDescription: DESCRIPTION, targetUsers: TARGET_USERS });

    await page.reload();
    await insights.toast('Data Restored').waitFor();
    expect(await page.getByLabel('What does your startup do?').inputValue()).toBe(DESCRIPTION);
    expect(await page.getByText('Ready for insights').count()).toBe(0);

    const elsewhere = await pages.open();
    const second = await InsightsOnPage.of(elsewhere, url, insights.email);
    await second.open();
    await second.toast('Data Restored').waitFor();
    expect(await elsewhere.getByLabel('Who are your target users?').inputValue()).toBe(TARGET_USERS);
    await second.card('Key Challenges').getByText('Built-in industry knowledge').waitFor();
    await elsewhere.context().close();
  });

  it('are one use when they are generated, and none when they are restored', async () => {
    await insights.open();
    await insights.answer(DESCRIPTION, TARGET_USERS);
    await insights.generate();
    await page.reload();
    await insights.toast('Data Restored').waitFor();
    await page.goto(`${url}/profile`);
    const usage = page.getByRole('region', { name: 'Usage History' });
    const row = usage.locator('div', { hasText: 'Industry Insights' }).last();
    await row.waitFor();
    expect(await row.textContent()).toBe('Industry Insights1');
  });

  it('are made about the idea check: six calls at once, figures with sources, personas to copy', async () => {
    await insights.checkIdea();
    await insights.open();
    await page.getByText('Connected to your Idea Check data').waitFor();
    await page.getByText('Pre-filled from Idea Check').waitFor();
    await page.getByText(IDEA.ideaBrief).waitFor();
    expect(await page.getByLabel('What does your startup do?').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('get-industry-insights')) asked.push(sectionOf(request));
    });
    await insights.generate();
    expect(asked).toHaveLength(6);
    const market = insights.card('Market Size & Opportunity');
    await market.getByText('$5.3tn', { exact: true }).waitFor();
    await market.getByText(/19 clinics bring in \$91,200 a year/).waitFor();
    for (const link of await market.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
      expect(await link.textContent()).toMatch(/, (?:19|20)\d\d$/);
    }
    await market.getByText('Built-in industry knowledge').waitFor();
    const customers = insights.card('Target Customers');
    await customers.getByRole('heading', { name: 'Customer Personas' }).waitFor();
    await customers.getByText('Clinician weekly use').waitFor();
    await customers.getByRole('button', { name: /^Copy Clerk/ }).click();
    await insights.toast('Text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Clerk: you write “Clerks skip 6 in 10 denials/,
    );
  });

  it('fail section by section while the service goes away, keep the rest, and come on retry', async () => {
    await insights.checkIdea();
    await insights.open();
    await page.route(INSIGHTS, (route) =>
      ['trends', 'competitors'].includes(sectionOf(route.request())) ? route.abort() : route.continue(),
    );
    await insights.generate();
    await insights.toast('2 sections failed to load. Saved to your account.').waitFor();
    await page.getByText('Failed to load industry trends data').waitFor();
    await page.getByText('Failed to load competitive landscape data').waitFor();
    await insights.card('Key Challenges').getByRole('heading', { name: 'Key Metrics to Track' }).waitFor();
    expect(Object.keys((await insights.stored())?.analysisData ?? {})).toHaveLength(4);

    await page.unroute(INSIGHTS);
    await page.getByRole('button', { name: /Try again.*Industry Trends/ }).click();
    await insights.card('Industry Trends').getByText('Built-in industry knowledge').waitFor();
    expect(await page.getByText('Failed to load industry trends data').count()).toBe(0);
    expect(await page.getByText('Failed to load competitive landscape data').count()).toBe(1);
    await expectEventually(async () => Object.keys((await insights.stored())?.analysisData ?? {}).length, 5);
  });

  it('say so when nothing arrives, and store nothing', async () => {
    await insights.checkIdea();
    await insights.open();
    await page.route(INSIGHTS, (route) => route.abort());
    await insights.generate();
    await insights.toast('Unable to generate any insights. Please check your connection and try again.').waitFor();
    expect(await page.getByText(/Failed to load .* data$/).count()).toBe(6);
    expect(await insights.stored()).toBeNull();
  });

  it('are kept in the browser when they cannot be saved, and saved at the next visit', async () => {
    await insights.checkIdea();
    await insights.open();
    await page.route('**/rest/v1/industry-analysis', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await insights.generate();
    await insights.toast(/so the data was cached locally\.$/).waitFor();
    expect(await insights.stored()).toBeNull();
    await page.unroute('**/rest/v1/industry-analysis');
    await page.reload();
    await insights.toast('Data Restored').waitFor();
    await expectEventually(async () => Object.keys((await insights.stored())?.analysisData ?? {}).length, 6);
  });

  it('are not shown for another idea, nor from a copy of the browser that is a day old', async () => {
    await insights.checkIdea();
    await insights.open();
    await insights.generate();
    await insights.checkIdea({ ...IDEA, industry: 'Fintech' });
    await page.reload();
    await page.getByText('Fintech', { exact: true }).waitFor();
    expect(await page.getByText('Ready for insights').count()).toBe(6);

    await insights.generate();
    await page.route('**/rest/v1/industry-analysis', (route) => route.abort());
    await page.clock.install({ time: Date.now() + DAY_MS });
    await page.reload();
    await insights.toast(/^Failed to load previous analysis data/).waitFor();
    expect(await page.getByText('Ready for insights').count()).toBe(6);
  });

  it('are cleared everywhere, and brought back', async () => {
    await insights.open();
    await insights.answer(DESCRIPTION, TARGET_USERS);
    await insights.generate();
    await page.getByRole('button', { name: 'Clear insights' }).click();
    await insights.toast('Insights cleared').waitFor();
    expect(await page.getByText('Ready for insights').count()).toBe(6);
    expect(await insights.stored()).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectEventually(async () => Object.keys((await insights.stored())?.analysisData ?? {}).length, 6);
    expect(await page.getByText('Ready for insights').count()).toBe(0);
  });
});
