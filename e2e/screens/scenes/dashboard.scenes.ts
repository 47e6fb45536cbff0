import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
};

/** Where founders land. */
export const DASHBOARD_SCENES: readonly Scene[] = [
  { name: 'dashboard', caption: 'Dashboard', viewer: 'founder', prepare: open },
  {
    name: 'dashboard-new',
    caption: 'Dashboard of a founder who has just signed up',
    viewer: 'newcomer',
    prepare: open,
  },
  {
    name: 'dashboard-failed',
    caption: 'The dashboard cannot be loaded',
    viewer: 'founder',
    prepare: async (page, url) => {
      await page.route('**/rest/v1/**', (route) => route.abort());
      await page.goto(`${url}/dashboard`);
      await page.getByText('Unable to load dashboard data. Please try again.').waitFor();
    },
  },
];
