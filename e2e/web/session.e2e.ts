import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `session-${randomUUID()}@example.com`;
const isRefresh = (address: string): boolean => address.includes('grant_type=refresh_token');

/** The tokens that this page's client keeps. */
const storedTokens = (page: Page): Promise<{ access_token: string; refresh_token: string } | null> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name)?.includes('refresh_token'));
    return JSON.parse((key !== undefined && localStorage.getItem(key)) || 'null');
  });

/** The next answer to a refresh of this page. */
const nextRefresh = (page: Page) => page.waitForResponse((response) => isRefresh(response.url()));

describe("the unmodified auth client's session in the browser", () => {
  const pages = browserPages();
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
    await page.clock.install();
  });

  it('survives a reload and refreshes by its own tick before the access token expires', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.reload();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const before = await storedTokens(page);
    const [refreshed] = await Promise.all([nextRefresh(page), page.clock.fastForward('59:00')]);
    expect(refreshed.status()).toBe(200);
    await page.waitForFunction(
      (old) => !Object.values(localStorage).some((value) => String(value).includes(old)),
      before?.refresh_token ?? '',
    );
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').waitFor();
  });

  it('gives two tabs that refresh at once the same successor, and both go on', async () => {
    await signInWithGoogle(page, url, newEmail());
    const second = await page.context().newPage();
    await second.goto(`${url}/pitch-analyzer`);
    await second.getByLabel('Your one-liner').waitFor();
    const refreshed = Promise.all([nextRefresh(page), nextRefresh(second)]);
    // Both tabs have one clock.
    await page.clock.fastForward('59:00');
    for (const response of await refreshed) expect(response.status()).toBe(200);
    // What the service has just given ends an hour after now; by the clock of an hour ahead it would be over.
    await page.clock.setSystemTime(Date.now());
    await second.getByLabel('Your one-liner').fill('Payroll for the 40,000 US dental practices');
    await second.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await second.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('asks for a sign-in when the session has ended elsewhere, and leads back', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').waitFor();
    const { access_token = '' } = (await storedTokens(page)) ?? {};
    const ended = await fetch(`${url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(ended.status).toBe(204);
    // A refusal is final for the client once the access token has expired too.
    await Promise.all([nextRefresh(page), page.clock.fastForward('01:02:00')]);
    await page.waitForURL(`${url}/`);
    expect(await page.evaluate(() => sessionStorage.getItem('intendedPath'))).toBe('/pitch-analyzer');
  });

  it('keeps the founder signed in while the service is away', async () => {
    await signInWithGoogle(page, url, newEmail());
    const before = await storedTokens(page);
    await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 503, json: { code: 'unexpected' } }));
    await Promise.all([nextRefresh(page), page.clock.fastForward('59:00')]);
    expect(await storedTokens(page)).toMatchObject({ refresh_token: before?.refresh_token });
    await page.unroute('**/auth/v1/token**');
    const [refreshed] = await Promise.all([nextRefresh(page), page.clock.fastForward('01:30')]);
    expect(refreshed.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('cleans up after a link that has expired, and lets the visitor sign in', async () => {
    const fault = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    await page.goto(`${url}/?${fault}#${fault}`);
    await page.getByText('Authentication Error').waitFor();
    await page.getByText('Email link is invalid or has expired').waitFor();
    expect(new URL(page.url())).toMatchObject({ search: '', hash: '' });
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).waitFor();
  });
});
