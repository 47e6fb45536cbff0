import type { Page } from 'playwright-core';
import { FULL_STORAGE } from '../sample-storage.js';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { name: 'Stored Analyses' }).waitFor();
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
    name: 'profile-full',
    caption: 'No room for another pitch analysis',
    viewer: 'founder',
    prepare: async (page, url) => {
      await page.route('**/rest/v1/stored-analyses', (route) => route.fulfill({ json: FULL_STORAGE }));
      await open(page, url);
      await page.getByText(/^Full: no further one/).waitFor();
    },
  },
  {
    name: 'profile-delete-older',
    caption: 'Deleting older analyses',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await page.route('**/rest/v1/stored-analyses', (route) => route.fulfill({ json: FULL_STORAGE }));
      await open(page, url);
      await page.getByRole('button', { name: 'Delete older ones' }).first().click();
      await page.getByRole('dialog', { name: 'Delete older analyses' }).waitFor();
    },
  },
  {
    name: 'profile-failed',
    caption: 'The profile cannot be loaded',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await page.route('**/rest/v1/{profile,usage,stored-analyses}', (route) => route.abort());
      await page.goto(`${url}/profile`);
      await page.getByText('Failed to load profile data. Please try again.').waitFor();
    },
  },
];
