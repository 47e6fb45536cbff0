import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const openDashboard = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
};

const DESKTOP_PX = 1_280;
const PHONE_PX = 390;

/** What surrounds the pages behind sign-in. */
export const LAYOUT_SCENES: readonly Scene[] = [
  {
    name: 'user-menu',
    caption: 'User menu',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.getByRole('button', { name: /account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    },
  },
  {
    name: 'sidebar-collapsed',
    caption: 'Sidebar, collapsed to icons',
    viewer: 'founder',
    onlyWidthPx: DESKTOP_PX,
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.keyboard.press('Control+b');
    },
  },
  {
    name: 'sidebar-sheet',
    caption: 'Sidebar of a telephone',
    viewer: 'founder',
    onlyWidthPx: PHONE_PX,
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).waitFor();
    },
  },
  {
    name: 'command-palette',
    caption: 'Command palette',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.getByRole('button', { name: 'Search pages and actions' }).click();
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'offline',
    caption: 'Without a network',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.context().setOffline(true);
      await page.getByText('You are offline.').first().waitFor();
    },
  },
  {
    name: 'page-not-loaded',
    caption: 'The code of a page did not arrive',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openDashboard(page, url);
      await page.route(/assets\/profile-page-.*\.js/, (route) => route.abort());
      await page.route('**/livez', (route) => route.abort());
      await page.goto(`${url}/profile`);
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    },
  },
  {
    name: 'sign-out-question',
    caption: 'Signing out while a text is in this browser only',
    viewer: 'newcomer',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await page.goto(`${url}/pitch-analyzer`);
      await page.getByLabel('Your one-liner').fill('Payroll for the 40,000 US dental practices');
      await page.goto(`${url}/profile`);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('dialog', { name: 'Some of your work is only in this browser' }).waitFor();
    },
  },
];
