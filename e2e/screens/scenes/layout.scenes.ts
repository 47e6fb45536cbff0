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
];
