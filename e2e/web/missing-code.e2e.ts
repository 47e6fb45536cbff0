import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PAGE_CODE = /assets\/demo-library-page-.*\.js/;
const DIALOG_CODE = /assets\/preview-dialog-.*\.js/;

describe('code of the web app that does not arrive', () => {
  const pages = browserPages();
  let page: Page;

  beforeEach(async () => {
    page = await pages.open();
    await signInWithGoogle(page, url, `code-${randomUUID()}@example.com`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('leaves the shell of a page standing, and the page comes by itself once the gateway can be reached', async () => {
    await page.route(PAGE_CODE, (route) => route.abort());
    await page.route('**/livez', (route) => route.abort());
    await page.getByRole('link', { name: 'Demo Library' }).first().click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(await page.locator('main').count()).toBe(1);
    await page.getByRole('link', { name: 'Profile' }).first().waitFor();

    await page.unroute(PAGE_CODE);
    await page.unroute('**/livez');
    await page.getByRole('heading', { name: 'Demo Library', level: 1 }).waitFor();
    expect(page.url()).toBe(`${url}/library`);
  });

  it('takes nothing of the page down where a dialog was to open, which opens the next time', async () => {
    await page.goto(`${url}/yc-app-builder?section=traction`);
    const answer = page.getByRole('textbox').first();
    await answer.fill('31 clinics pay $99 a month');
    await page.route(DIALOG_CODE, (route) => route.abort());
    await page.getByRole('button', { name: 'Preview Application' }).click();
    await page.getByText('This part could not be loaded').waitFor();
    expect(await answer.inputValue()).toBe('31 clinics pay $99 a month');

    await page.unroute(DIALOG_CODE);
    await page.getByRole('button', { name: 'Preview Application' }).click();
    await page.getByRole('dialog').getByText('31 clinics pay $99 a month').waitFor();
  });
});

describe('an auth service that cannot be reached', () => {
  const pages = browserPages();

  it('is told of in the sign-in dialog, instead of an error page of the browser', async () => {
    const page = await pages.open();
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    const button = page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' });
    await button.waitFor();
    await page.route('**/auth/v1/**', (route) => route.abort());
    await button.click();
    await page.getByText('Authentication Error').waitFor();
    await page.getByText('Signing in is not possible right now. Please try again in a moment.').waitFor();
    expect(page.url()).toBe(`${url}/`);
    expect(await button.isEnabled()).toBe(true);
  });
});
