import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import type { Browser, Page, Route } from 'playwright-core';
import { launchBrowser, openPage } from '../support/pages/browser.js';
import { eventually } from '../support/eventually.js';
import { InsightsOnPage } from '../support/pages/insights-on-page.js';
import { killService } from '../support/service-process.js';

/** Longer than a call may take that nobody answers. */
const PATIENCE_MS = 45_000;
const LATE = ['competitors', 'trends', 'challenges'];
const sectionOf = (route: Route): string => String(route.request().postDataJSON().fieldType);

describe('the insights service is killed while six sections are generated', () => {
  let product: Product | undefined;
  let browser: Browser | undefined;
  let page: Page;
  let url: string;
  let restart = (): void => undefined;

  beforeAll(async () => {
    product = await startProduct({ topology: 'distributed', environment: { PLAYBOOK_REPLICAS: '1' } });
    url = product.url;
    browser = await launchBrowser();
    page = await openPage(browser);
  });
  afterAll(async () => {
    restart();
    await browser?.close();
    await product?.stop();
  });

  it('fails the sections that it had not answered, keeps the others, and answers when it is back', async () => {
    const insights = await InsightsOnPage.of(page, url);
    await insights.checkIdea();
    await insights.open();
    const killed = Promise.withResolvers<void>();
    const statuses: number[] = [];
    await page.route(`**${getIndustryInsightsRoute.path}`, async (route) => {
      if (LATE.includes(sectionOf(route))) await killed.promise;
      const response = await route.fetch({ timeout: PATIENCE_MS });
      statuses.push(response.status());
      await route.fulfill({ response });
    });
    await insights.generateButton().click();
    await insights.card('Market Size & Opportunity').getByRole('heading', { name: 'Key Recommendations' }).waitFor();
    await insights.card('Target Customers').getByRole('heading', { name: 'Customer Personas' }).waitFor();
    await insights.card('Business Models').getByRole('heading', { name: 'Key Metrics to Track' }).waitFor();
    restart = await killService(product?.processId ?? 0, 'insights');
    killed.resolve();

    await page.getByText('Failed to load competitive landscape data').waitFor({ timeout: PATIENCE_MS });
    await page.getByText('Failed to load industry trends data').waitFor();
    await page.getByText('Failed to load key challenges data').waitFor();
    // A call that was on its way to the service when it died is given up after the time that an analysis may take.
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503 || status === 504)).toHaveLength(3);
    // The service that stores insights is the one that is away: this browser keeps them.
    await insights.toast(/^3 sections failed to load\..*cached locally\.$/).waitFor();
    await insights.card('Target Customers').getByRole('heading', { name: 'Customer Personas' }).waitFor();
    expect(await page.getByText(/Failed to load .* data$/).count()).toBe(3);

    restart();
    await page.unroute(`**${getIndustryInsightsRoute.path}`);
    for (const name of ['Industry Trends', 'Competitive Landscape', 'Key Challenges']) {
      const again = page.getByRole('button', { name: new RegExp(`Try again.*${name}`) });
      await eventually(async () => {
        if (await again.isVisible()) await again.click();
        return insights.card(name).getByText('Built-in industry knowledge').isVisible();
      });
    }
    await eventually(async () => Object.keys((await insights.stored())?.analysisData ?? {}).length === 6);
  });
});
