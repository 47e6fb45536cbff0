import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LOOKS } from '../support/pages/browser.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { expectFits, expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `layout-${randomUUID()}@example.com`;
const WEEK_S = 604_800;
const ENTRIES = [
  ['Dashboard', '/dashboard'],
  ['Idea Check', '/idea-check'],
  ['Industry Insights', '/industry-insights'],
  ['Pitch Analyzer', '/pitch-analyzer'],
  ['Application Builder', '/yc-app-builder'],
  ['Demo Analyzer', '/demo-analyzer'],
  ['Demo Library', '/library'],
  ['Profile', '/profile'],
] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The landing page has a navigation of that name, too. */
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);
const widthOf = async (page: Page): Promise<number> => (await navigation(page).locator('..').boundingBox())?.width ?? 0;

describe('the layout behind sign-in', () => {
  const pages = browserPages();
  let page: Page;

  describe('on a wide screen', () => {
    beforeEach(async () => {
      page = await pages.openStill();
      await signInByHttp(page, url, newEmail());
      await page.goto(`${url}/dashboard`);
      await dashboard(page).waitFor();
    });

    it('leads through all eight tools in their order, each marked, with its title and the keyboard at its heading', async () => {
      const links = navigation(page).getByRole('list').getByRole('link');
      expect(await links.allTextContents()).toEqual(ENTRIES.map(([name]) => name));
      for (const [name, path] of ENTRIES.toReversed()) {
        await entry(page, name).click();
        await page.waitForURL(`${url}${path}*`);
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
        expect(await page.title()).toContain(`${name} | Playbook`);
        expect(await focusedText(page)).toContain(name);
        expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual([name]);
      }
    });

    it('folds the sidebar to 3rem of named icons by the shortcut, and remembers it for a week', async () => {
      expect(await widthOf(page)).toBe(16 * 16);
      await page.keyboard.press('Control+b');
      await page.waitForFunction(() => document.querySelector('nav')?.parentElement?.clientWidth === 47);
      expect(await widthOf(page)).toBe(3 * 16);
      await entry(page, 'Demo Library').focus();
      await page.getByRole('tooltip').getByText('Demo Library').waitFor();
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state');
      expect(cookie?.value).toBe('false');
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - WEEK_S)).toBeLessThan(60);
      await page.reload();
      await entry(page, 'Profile').waitFor();
      expect(await widthOf(page)).toBe(3 * 16);
    });

    it('lets the keyboard go past the navigation', async () => {
      await page.reload();
      await dashboard(page).waitFor();
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe('Skip to the content');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      expect(new URL(page.url()).pathname).toBe('/dashboard');
    });

    it('names the founder, and leads to the profile and out', async () => {
      await page.getByRole('button', { name: /account of Ada Lovelace/ }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
      await page.getByRole('button', { name: /account of Ada Lovelace/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.waitForURL(`${url}/`);
      expect(await page.getByRole('button', { name: /account of/ }).count()).toBe(0);
    });

    it('says what still works while there is no network, and when it is back', async () => {
      await page.context().setOffline(true);
      const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
      await banner.waitFor();
      expect(await banner.textContent()).toContain('kept in this browser and saved when the connection is back');
      await page.context().setOffline(false);
      await page.getByRole('status').filter({ hasText: 'You are connected again.' }).waitFor({ state: 'attached' });
      expect(await page.getByText('You are offline.').count()).toBe(0);
    });

    it('says that the product cannot be reached when only its gateway is away', async () => {
      await page.route(/\/(livez|rest|functions)/, (route) => route.abort());
      await entry(page, 'Profile').click();
      await page.getByText('Playbook cannot be reached right now.').waitFor();
      await page.unroute(/\/(livez|rest|functions)/);
      await page.getByText('Playbook cannot be reached right now.').waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Account Information' }).waitFor();
      expect(await page.getByText('Failed to load profile data').count()).toBe(0);
    });
  });

  describe('the command palette', () => {
    beforeEach(async () => {
      page = await pages.openStill();
      await signInByHttp(page, url, newEmail());
      await page.goto(`${url}/dashboard`);
      await dashboard(page).waitFor();
    });

    it('is opened by the shortcut while typing, goes to a section of the application, and remembers it', async () => {
      await entry(page, 'Pitch Analyzer').click();
      await page.getByLabel('Your one-liner').fill('Payroll for dentists');
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('combobox').waitFor();
      await page.keyboard.type('traction');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${url}/yc-app-builder?section=traction`);
      await page.getByRole('tab', { name: /Traction/, selected: true }).waitFor();
      await page.keyboard.press('Control+k');
      const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
      expect(await recent.allTextContents()).toEqual([expect.stringContaining('Traction')]);
    });

    it('is worked by keys alone: choose, close, and the focus is where it was', async () => {
      const button = page.getByRole('button', { name: 'Search pages and actions' });
      await button.focus();
      await page.keyboard.press('Enter');
      const box = palette(page).getByRole('combobox');
      await box.waitFor();
      await page.keyboard.press('ArrowDown');
      const active = palette(page).getByRole('option', { selected: true });
      expect(await box.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
      expect(await active.textContent()).toContain('Idea Check');
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it('switches the colors and signs out', async () => {
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('combobox').fill('dark');
      await page.keyboard.press('Enter');
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('combobox').fill('log out');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${url}/`);
      expect(await palette(page).count()).toBe(0);
    });
  });

  it('is a sheet of 18rem below 768 px, with the focus inside, which Escape closes', async () => {
    page = await pages.openStill({ widthPx: 767 });
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await dashboard(page).waitFor();
    const toggle = page.getByRole('button', { name: 'Toggle the sidebar' });
    await toggle.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.waitFor();
    expect((await sheet.boundingBox())?.width).toBe(18 * 16);
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await toggle.click();
    await sheet.getByRole('link', { name: 'Demo Analyzer' }).click();
    await page.getByRole('heading', { name: 'Demo Analyzer', level: 1 }).waitFor();
    expect(await sheet.count()).toBe(0);
  });

  it('keeps the Deck Analyzer behind sign-in, and leads there after it', async () => {
    page = await pages.open();
    await page.goto(`${url}/deck-analyzer?from=mail`);
    await page.waitForURL(`${url}/`);
    expect(await page.evaluate(() => sessionStorage.getItem('intendedPath'))).toBe('/deck-analyzer?from=mail');
  });

  it.each(LOOKS)('has no violation at %d px, %s', async (widthPx, colorScheme) => {
    page = await pages.openStill({ widthPx, colorScheme });
    await signInByHttp(page, url, newEmail());
    await page.goto(`${url}/dashboard`);
    await dashboard(page).waitFor();
    for (const path of ['/demo-analyzer', '/deck-analyzer']) {
      await page.goto(`${url}${path}`);
      await page.getByRole('heading', { name: /Analyzer/, level: 1 }).waitFor();
      await expectNoViolations(page, path);
    }
    await page.getByRole('button', { name: 'Search pages and actions' }).click();
    await palette(page).getByRole('option').first().waitFor();
    await expectNoViolations(page, 'command palette');
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await expectFits(page, 'offline banner');
    await page.context().setOffline(false);
  });
});
