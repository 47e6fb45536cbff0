import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { consoleErrorsOf } from '../support/pages/console-errors.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { passProvider } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `guard-${randomUUID()}@example.com`;

/** Pages behind sign-in with their headings. */
const PAGES = [
  ['/dashboard', 'Dashboard'],
  ['/idea-check', 'Idea Check'],
  ['/industry-insights', 'Industry Insights'],
  ['/pitch-analyzer', 'YC Pitch Analyzer'],
  ['/yc-app-builder', 'Application Builder'],
  ['/library', 'YC Demo Library'],
  ['/interview', 'Mock interview'],
  ['/sharing', 'Sharing'],
  ['/profile', 'Profile'],
] as const;

const PUBLIC: readonly string[] = [WEB_PATHS.landing, WEB_PATHS.disclaimer, WEB_PATHS.howWeJudge, WEB_PATHS.shared];
const GUARDED = Object.values(WEB_PATHS).filter((path) => !PUBLIC.includes(path));

const intendedPath = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('intendedPath'));

/** Makes the stored session one that the page that is loaded next must renew first; the page that is open would renew it at once. */
const expireSession = (page: Page) =>
  page.addInitScript(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!String(value).includes('refresh_token')) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(value)), expires_at: 1 }));
    }
  });

describe('pages behind sign-in', () => {
  const pages = browserPages();
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
  });

  it.each(GUARDED)('%s leads a visitor to the landing page, and is remembered with its query', async (path) => {
    await page.goto(`${url}/disclaimer`);
    await page.goto(`${url}${path}?from=mail`);
    await page.waitForURL(`${url}/`);
    expect(await intendedPath(page)).toBe(`${path}?from=mail`);
    await page.getByRole('dialog').getByText('Continue with Google to enter your dashboard.').waitFor();
    // The guarded address was replaced: Back leads past it.
    await page.goBack();
    await page.waitForURL(`${url}/disclaimer`);
  });

  it('are all there for a founder, one after the other, without an error in the console', async () => {
    const errors = consoleErrorsOf(page);
    await signInByHttp(page, url, newEmail());
    for (const [path, heading] of PAGES) {
      await page.goto(`${url}${path}`);
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(errors).toEqual([]);
  });

  it('are fetched at once for a founder, below the frame of the page, and not for a visitor', async () => {
    const frame = page.locator('#first-frame');
    const told = (): Promise<string[]> =>
      page.$$eval('link[href^="/assets/"]', (links) =>
        links.flatMap(
          (link) => /\/(app-layout|[a-z-]+-page)-.{8}\.js$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
        ),
      );
    // What is told before the app itself runs.
    const openWithoutApp = async (): Promise<void> => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`${url}/profile`, { waitUntil: 'networkidle' });
      await page.unroute('**/assets/index-*.js');
    };
    await openWithoutApp();
    expect(await told()).toEqual([]);
    expect(await frame.isVisible()).toBe(false);
    await signInByHttp(page, url, newEmail());
    await openWithoutApp();
    expect(await told()).toEqual(['app-layout', 'profile-page']);
    expect(await frame.isVisible()).toBe(true);
    expect(await frame.innerText()).toMatch(/Profile\s+Your account/);
    const framed = await page.locator('#first-frame-title').boundingBox();
    await page.reload();
    await page.getByRole('heading', { name: 'Account Information' }).waitFor();
    const drawn = await page.getByRole('heading', { level: 1 }).boundingBox();
    // Nothing jumps when the app takes over.
    expect([framed?.x, framed?.y, framed?.height]).toEqual([drawn?.x, drawn?.y, drawn?.height]);
    expect(await frame.count()).toBe(0);
  });

  it('say so when no code of the app arrives, to visitors too, and are there after a reload', async () => {
    const fault = page.getByRole('alert').getByRole('heading', { name: 'This page could not be loaded' });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(url);
    await fault.waitFor();
    await page.unroute('**/assets/index-*.js');
    await page.getByRole('button', { name: 'Reload this page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crack the' }).waitFor();
    expect(await fault.isVisible()).toBe(false);
  });

  it('say so when the code of the shell does not arrive, and are there after a reload', async () => {
    await signInByHttp(page, url, newEmail());
    await page.route('**/assets/app-layout-*.js', (route) => route.abort());
    await page.goto(`${url}/profile`);
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(await page.locator('#first-frame').isVisible()).toBe(false);
    await page.unroute('**/assets/app-layout-*.js');
    await page.getByRole('button', { name: 'Reload this page' }).click();
    await page.getByRole('heading', { name: 'Account Information' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });

  it('show a spinner while the session is not known, and go nowhere', async () => {
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await expireSession(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/auth/v1/token**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`${url}/profile`);
    await page.getByRole('status').getByText('Loading...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await intendedPath(page)).toBeNull();
    gate.resolve();
    await page.getByRole('heading', { name: 'Account Information' }).waitFor();
  });

  it('show a spinner on the landing page too', async () => {
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await expireSession(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/auth/v1/token**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(url);
    await page.getByRole('status').getByText('Loading...').waitFor();
    expect(await page.getByRole('heading', { name: 'Crack the YC Playbook' }).count()).toBe(0);
    gate.resolve();
    await page.getByRole('heading', { name: 'Crack the YC Playbook' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('are left when signing out, which forgets the wanted page', async () => {
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/idea-check`);
    await page.evaluate(() => sessionStorage.setItem('intendedPath', '/profile'));
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('button', { name: 'Sign In' }).first().waitFor();
    expect(await intendedPath(page)).toBeNull();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('stay when signing out fails, and say so', async () => {
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/idea-check`);
    await page.route('**/auth/v1/logout**', (route) => route.abort());
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to sign out. Please try again.' });
    await toast.getByText('Error', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/idea-check');
    await page.getByRole('heading', { name: 'Idea Check', level: 1 }).waitFor();
  });

  it('lead to the dashboard where that was wanted', async () => {
    await page.goto(`${url}/dashboard`);
    await page.waitForURL(`${url}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await passProvider(page, newEmail());
    await page.waitForURL(`${url}/dashboard`);
    expect(await intendedPath(page)).toBeNull();
  });
});
