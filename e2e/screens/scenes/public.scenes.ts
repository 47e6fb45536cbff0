import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string, path: string, heading: string): Promise<void> => {
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};

/** A stored session that must be renewed, by a service that takes its time. */
async function waitForSession(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!String(value).includes('refresh_token')) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(value)), expires_at: 1 }));
    }
  });
  await page.route('**/auth/v1/token**', () => undefined);
  await page.goto(url);
  await page.getByText('Loading...').waitFor();
}

/** What visitors see. */
export const PUBLIC_SCENES: readonly Scene[] = [
  {
    name: 'landing',
    caption: 'Landing page',
    viewer: 'visitor',
    prepare: (page, url) => open(page, url, '/', 'Crack the YC Playbook'),
  },
  {
    name: 'landing-signed-in',
    caption: 'Landing page of a founder who is signed in',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await open(page, url, '/', 'Crack the YC Playbook');
      await page.getByRole('button', { name: /account of/ }).waitFor();
    },
  },
  {
    name: 'landing-loading',
    caption: 'While the session is renewed',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: waitForSession,
  },
  {
    name: 'sign-in',
    caption: 'Sign-in dialog',
    viewer: 'visitor',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await open(page, url, '/', 'Crack the YC Playbook');
      await page.getByRole('button', { name: 'Sign In' }).first().click();
      await page.getByText('Development sign-in: no Google account needed.').waitFor();
    },
  },
  {
    name: 'disclaimer',
    caption: 'Disclaimer',
    viewer: 'visitor',
    prepare: (page, url) => open(page, url, '/disclaimer', 'Disclaimer'),
  },
  {
    name: 'not-found',
    caption: 'An address that is no page',
    viewer: 'visitor',
    isWindowOnly: true,
    prepare: (page, url) => open(page, url, '/no/such/page', 'Oops! Page not found'),
  },
];
