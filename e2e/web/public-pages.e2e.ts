import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const UNAFFILIATED = 'Not affiliated with or endorsed by YC';

describe('the public pages', () => {
  const pages = browserPages();
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
  });

  it.each(['/nowhere', '/dashboard/x', '/Pitch-Analyzer', '/no/such/page?x=1'])(
    '%s is no page: says so, with that status, and leads home',
    async (path) => {
      const response = await page.goto(`${url}${path}`);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Oops! Page not found', level: 1, exact: true }).waitFor();
      expect(await page.title()).toMatch(/^Page not found/);
      await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
      await page.waitForURL(`${url}/`);
      await page.getByRole('heading', { name: 'Crack the YC Playbook', level: 1 }).waitFor();
    },
  );

  it('the disclaimer is a page with a slash at its end too', async () => {
    const response = await page.goto(`${url}/disclaimer/`);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { name: 'Disclaimer', level: 1 }).waitFor();
  });

  it('the disclaimer says whose product this is not, what scores mean, what is kept, sent on, exported and deleted', async () => {
    await page.goto(url);
    await page.getByRole('link', { name: UNAFFILIATED, exact: true }).click();
    await page.waitForURL(`${url}/disclaimer`);
    await page.getByRole('heading', { name: 'Disclaimer', level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'No affiliation',
      'Feedback is not a prediction',
      'What is stored, and for how long',
      expect.stringMatching(/^What is sent to a language model/),
      'Export and deletion',
    ]);
    await page.getByText(/not affiliated with or endorsed by Y Combinator/).waitFor();
    await page.getByText(/does not predict whether YC will invite or fund you/).waitFor();
  });

  it('how texts are judged is told with its figures and its limits', async () => {
    await page.goto(`${url}/how-we-judge`);
    await page.getByRole('heading', { name: 'How we judge', level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'What is measured',
      'How well it does',
      'What it cannot do',
    ]);
  });

  it('the disclaimer is one click away from every page behind sign-in', async () => {
    await signInByHttp(page, url, `disclaimer-${randomUUID()}@example.com`);
    for (const path of ['/dashboard', '/idea-check', '/profile']) {
      await page.goto(`${url}${path}`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: UNAFFILIATED, exact: true });
      expect(await link.getAttribute('href')).toBe('/disclaimer');
    }
  });
});
