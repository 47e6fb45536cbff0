import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const INSIGHTS = '**/functions/v1/get-industry-insights';
const FAILING_SECTIONS = ['competitors', 'trends'];

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/industry-insights`);
  await page.getByText('Connected to your Idea Check data').waitFor();
  await page.getByRole('heading', { name: 'Customer Personas' }).waitFor();
  // What draws the text of a section is downloaded on its own.
  await page.getByText('Your next step').first().waitFor();
};

/** The six sections, whole and in part. */
export const INDUSTRY_INSIGHTS_SCENES: readonly Scene[] = [
  { name: 'industry-insights', caption: 'Industry Insights about an idea check', viewer: 'founder', prepare: open },
  {
    name: 'industry-insights-new',
    caption: 'Industry Insights without an idea check',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await page.goto(`${url}/industry-insights`);
      await page.getByText('Complete Idea Check First').waitFor();
    },
  },
  {
    name: 'industry-insights-failed',
    caption: 'Two sections failed, the rest is kept',
    viewer: 'founder',
    prepare: async (page, url) => {
      await open(page, url);
      await page.route('**/rest/v1/industry-analysis', (route) => route.abort());
      await page.route(INSIGHTS, (route) =>
        FAILING_SECTIONS.some((section) => route.request().postData()?.includes(`"${section}"`))
          ? route.abort()
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Generate Insights for Your Startup' }).click();
      await page.getByText('Failed to load industry trends data').waitFor();
      await page.getByRole('heading', { name: 'Customer Personas' }).waitFor();
    },
  },
];
