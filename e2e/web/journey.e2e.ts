import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { passProvider, signInWithGoogle } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';
const url = productUrl();
const newEmail = (): string => `web-${randomUUID()}@example.com`;

const analyze = async (page: Page, pitch: string): Promise<void> => {
  await page.getByLabel('Your one-liner').fill(pitch);
  await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
  await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
};

describe('a founder in the browser', () => {
  const pages = browserPages();
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
  });

  it('signs in, has a pitch analysed, copies a rewrite and finds the analysis after a reload', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page
      .getByRole('link', { name: /Pitch Analyzer/ })
      .first()
      .click();
    await page.waitForURL(`${url}/pitch-analyzer`);
    await analyze(page, PITCH);
    await page
      .getByText(/Built-in partner rubric/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: /Copy.*Maximum Clarity|Maximum Clarity.*Copy/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.length).toBeGreaterThan(10);
    expect(await page.getByText(copied, { exact: true }).count()).toBeGreaterThan(0);

    await page.reload();
    const entry = page.getByRole('button', { name: new RegExp(PITCH.slice(0, 30)) });
    await entry.waitFor();
    await entry.click();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
  });

  it('comes back to the guarded deep link after signing in', async () => {
    await page.goto(`${url}/pitch-analyzer?from=mail`);
    await page.waitForURL(`${url}/`);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await passProvider(page, newEmail());
    await page.waitForURL(`${url}/pitch-analyzer?from=mail`);
    await page.getByLabel('Your one-liner').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('intendedPath'))).toBeNull();
  });

  it('stays where it is when the tab gets the focus back', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').waitFor();
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await analyze(page, PITCH);
    expect(new URL(page.url()).pathname).toBe('/pitch-analyzer');
  });

  it('signs out in every tab', async () => {
    await signInWithGoogle(page, url, newEmail());
    const second = await page.context().newPage();
    await second.goto(`${url}/pitch-analyzer`);
    await second.getByLabel('Your one-liner').waitFor();
    await page
      .getByRole('button', { name: /user menu|account|Ada Lovelace/i })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(`${url}/`);
    await second.waitForURL(`${url}/`);
    expect(await second.getByRole('button', { name: 'Sign In' }).count()).toBeGreaterThan(0);
  });

  it('makes one analysis of a double click', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByLabel('Your one-liner').fill(PITCH);
    await page.getByRole('button', { name: 'Analyze My Pitch' }).dblclick();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await page.reload();
    const entries = page.getByRole('button', { name: new RegExp(PITCH.slice(0, 30)) });
    await entries.first().waitFor();
    expect(await entries.count()).toBe(1);
  });

  it('shows the sample result, marked as one, while the service is away, and the real one on retry', async () => {
    await signInWithGoogle(page, url, newEmail());
    await page.goto(`${url}/pitch-analyzer`);
    await page.route('**/functions/v1/**', (route) => route.abort());
    await page.getByLabel('Your one-liner').fill(PITCH);
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByText('Analysis service temporarily unavailable. Please try again later.').first().waitFor();
    await page.getByText('Sample').first().waitFor();
    await page.unroute('**/functions/v1/**');
    await page
      .getByRole('button', { name: /retry|try again/i })
      .first()
      .click();
    await page
      .getByText(/Built-in partner rubric/)
      .first()
      .waitFor();
    expect(await page.getByText('Analysis service temporarily unavailable. Please try again later.').count()).toBe(0);
  });

  it('says why when the founder declines at the provider', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL(/\/dev\/identity\//);
    await page.getByRole('button', { name: /deny|decline/i }).click();
    await page.getByText('Authentication Error').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
