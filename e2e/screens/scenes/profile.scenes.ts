import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { name: 'Usage Summary' }).waitFor();
};
const openDialog =
  (button: string) =>
  async (page: Page, url: string): Promise<void> => {
    await open(page, url);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: button }).waitFor();
  };

/** The account, its settings and what was used. */
export const PROFILE_SCENES: readonly Scene[] = [
  { name: 'profile', caption: 'Profile', viewer: 'founder', prepare: open },
  { name: 'profile-new', caption: 'Profile before anything was used', viewer: 'newcomer', prepare: open },
  {
    name: 'profile-settings',
    caption: 'Account settings',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: openDialog('Account Settings'),
  },
  {
    name: 'profile-usage',
    caption: 'Usage history',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: openDialog('Usage History'),
  },
  {
    name: 'profile-failed',
    caption: 'The profile cannot be loaded',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await page.route('**/rest/v1/{profile,usage}', (route) => route.abort());
      await page.goto(`${url}/profile`);
      await page.getByText('Failed to load profile data. Please try again.').waitFor();
    },
  },
];
