import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
};

/** Opens the dashboard with a part of it changed, so that no picture hangs on the day it is taken. */
const openWith =
  (change: object) =>
  async (page: Page, url: string): Promise<void> => {
    await page.route('**/rest/v1/dashboard', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...change } });
    });
    await open(page, url);
  };

const URGENT_DEADLINE = { label: 'Summer 2025', deadline: '2025-08-05T03:00:00.000Z', daysLeft: 5, urgency: 'URGENT' };

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
    name: 'dashboard-urgent',
    caption: 'Five days before a deadline',
    viewer: 'founder',
    prepare: openWith({ deadline: URGENT_DEADLINE }),
  },
  {
    name: 'dashboard-partly-failed',
    caption: 'One part of the dashboard is away',
    viewer: 'founder',
    prepare: openWith({ pitch: { state: 'failed' } }),
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
