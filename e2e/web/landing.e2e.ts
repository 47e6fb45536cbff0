import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { consoleErrorsOf } from '../support/pages/console-errors.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectFits, expectNoViolations } from '../support/pages/expect-no-violations.js';
import { holdRequests } from '../support/pages/hold-requests.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const HEADLINE = 'Crack the YC Playbook';
const AUTH_CODE = '**/assets/create-auth-client-*.js';

const headline = (page: Page): Locator => page.getByRole('heading', { level: 1, name: HEADLINE });
const strip = (page: Page): Locator => page.getByRole('group', { name: 'Tools in use' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in' });
const google = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Continue with Google' });
const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
const isFocused = (found: Locator): Promise<boolean> => found.evaluate((element) => element === document.activeElement);
const styleOf = (found: Locator, name: string): Promise<string> =>
  found.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

describe('the landing page', () => {
  const pages = browserPages();
  let page: Page;
  let errors: readonly string[];

  beforeEach(async () => {
    page = await pages.open();
    errors = consoleErrorsOf(page);
  });

  describe('for a visitor', () => {
    beforeEach(async () => {
      await page.goto(url);
      await headline(page).waitFor();
    });

    it('shows the product, without an error and without the code for what nobody asked for yet', async () => {
      const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src).pathname));
      expect(scripts.filter((path) => /auth|mantine|schemas/.test(path))).toEqual([]);
      await strip(page).scrollIntoViewIfNeeded();
      const picture = page.getByRole('img', { name: /A one-liner with its score/ }).first();
      await picture.waitFor();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.complete,
        await picture.elementHandle(),
      );
      expect(await picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(800);
      expect(await page.getByText(/You are signed in as/).count()).toBe(0);
      expect(errors).toEqual([]);
    });

    it.each(['Sign In', 'Get YC Ready', 'Start Dominating YC'])('opens the sign-in dialog at "%s"', async (name) => {
      await page.getByRole('button', { name }).first().click();
      await dialog(page).getByText('Continue with Google to enter your dashboard.').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
    });

    it('leads to the application form of YC in a tab of its own', async () => {
      const apply = page.getByRole('link', { name: /^Apply/ });
      expect(await apply.getAttribute('href')).toBe('https://www.ycombinator.com/apply/');
      expect(await apply.getAttribute('target')).toBe('_blank');
    });

    it('asks for a sign-in where a tool is chosen, and remembers the tool', async () => {
      await page.getByRole('link', { name: 'Idea Check' }).click();
      await dialog(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await page.evaluate(() => sessionStorage.getItem('intendedPath'))).toBe('/idea-check');
    });

    it('can be used by keyboard alone', async () => {
      await page.keyboard.press('Tab');
      expect(await isFocused(page.getByRole('link', { name: /skip/i }))).toBe(true);
      await page.keyboard.press('Enter');
      const start = page.getByRole('button', { name: 'Get YC Ready' }).first();
      await page.keyboard.press('Tab');
      expect(await isFocused(start)).toBe(true);
      await page.keyboard.press('Enter');
      await google(page).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Continue with Google');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Get YC Ready');
      expect(await isFocused(start)).toBe(true);
    });

    it('moves its pictures until it is told to stop', async () => {
      const track = strip(page).locator('> div');
      expect(await styleOf(track, 'animation-play-state')).toBe('running');
      await page.getByRole('button', { name: 'Pause' }).click();
      expect(await styleOf(track, 'animation-play-state')).toBe('paused');
      await page.getByRole('button', { name: 'Play' }).click();
      await page.mouse.move(0, 0);
      expect(await styleOf(track, 'animation-play-state')).toBe('running');
    });

    it('follows the colors of the system while it is open', async () => {
      const background = () => styleOf(page.locator('body'), 'background-color');
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
      expect(await background()).not.toBe(light);
    });
  });

  it('stands still for those who asked for less motion, and its pictures are scrolled by hand', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await headline(page).waitFor();
    expect(await styleOf(strip(page).locator('> div'), 'animation-name')).toBe('none');
    expect(await styleOf(page.locator('mark').first(), 'animation-name')).toBe('none');
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (found) => found instanceof HTMLElement && found.scrollLeft > 0,
      await strip(page).elementHandle(),
    );
  });

  describe('when signing in', () => {
    it('is busy until the browser leaves', async () => {
      const letGo = await holdRequests(page, AUTH_CODE);
      await page.goto(url);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await google(page).click();
      await dialog(page).locator('button:disabled').getByText('Continue with Google').waitFor();
      expect(await dialog(page).isVisible()).toBe(true);
      await letGo();
      await page.waitForURL(/\/dev\/identity\//);
    });

    it('says so when that fails, stays open, and works once it can', async () => {
      await page.route(AUTH_CODE, (route) => route.abort());
      await page.goto(url);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await google(page).click();
      await toast(page, 'Authentication Error').waitFor();
      await toast(page, 'An unexpected error occurred. Please try again.').waitFor();
      expect(await google(page).isEnabled()).toBe(true);
    });

    it("shows the provider's refusal and offers to try again", async () => {
      await page.goto(`${url}/?error=access_denied&error_description=You+did+not+agree`);
      await toast(page, 'Authentication Error').waitFor();
      await toast(page, 'You did not agree').waitFor();
      await google(page).waitFor();
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('says that it loads while a session is restored', async () => {
    await page.addInitScript(() => localStorage.setItem('playbook-auth', '{}'));
    const letGo = await holdRequests(page, AUTH_CODE);
    await page.goto(url);
    await page.getByRole('status').getByText('Loading...').waitFor();
    expect(await headline(page).count()).toBe(0);
    await letGo();
    await headline(page).waitFor();
  });

  it('knows a founder: banner, dashboard, menu, and the way out', async () => {
    const email = `landing-${randomUUID()}@example.com`;
    await signInByHttp(page, url, email);
    await page.goto(url);
    await page.getByRole('status').getByText(`You are signed in as ${email}`).waitFor();
    for (const name of ['Enter Dashboard', 'Get YC Ready', 'Start Dominating YC']) {
      expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe('/dashboard');
    }
    const menu = page.getByRole('button', { name: /account of Ada Lovelace/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    expect(errors).toEqual([]);
    await page.getByRole('menuitem', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await page.getByText(/You are signed in as/).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describeInEveryLook(
  'the landing page',
  (pageOf) => {
    it('has no violation for visitors, with the dialog and without', async () => {
      const page = pageOf();
      await page.goto(url);
      await headline(page).waitFor();
      await expectNoViolations(page, 'landing');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await dialog(page).waitFor();
      await expectNoViolations(page, 'sign-in dialog');
    });

    it('has no violation for founders, whose address may be long', async () => {
      const page = pageOf();
      await signInByHttp(page, url, `${randomUUID()}@a-very-long-address-of-a-founder.example.com`);
      await page.goto(url);
      await page.getByRole('status').waitFor();
      await page.getByRole('button', { name: /account of/ }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
      await expectNoViolations(page, 'landing of a founder');
      await expectFits(page, 'landing of a founder');
    });
  },
  [
    [768, 'light'],
    [1920, 'dark'],
  ],
);
