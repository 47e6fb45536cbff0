import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import type { Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PAID = '31 clinics pay us $90 a month.';
const METRICS = { sectionId: 'traction', fieldId: 'metrics' } as const;

/** Selects words of a passage as a hand would. */
const selectWords = (page: Page, passage: string, words: string): Promise<void> =>
  page.getByText(passage).evaluate((element, wanted) => {
    const node = element.firstChild!;
    const start = node.textContent!.indexOf(wanted);
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + wanted.length);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  }, words);

async function comment(reader: Page, text: string): Promise<void> {
  await reader.getByRole('button', { name: /^Comment on/ }).click();
  await reader.getByLabel('Your comment').fill(text);
  await reader.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await reader.getByRole('button', { name: 'Send', exact: true }).click();
}

describeInEveryLook('sharing', (pageOf) => {
  const others = browserPages();
  let reader: Page;
  let address: string;
  beforeAll(async () => {
    const page = pageOf();
    const isDark = await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
    const widthPx = page.viewportSize()?.width ?? 0;
    reader = await others.openStill({ widthPx, colorScheme: isDark ? 'dark' : 'light' });
  });
  afterAll(() => reader.context().close());

  it('gives away a link to the application, from the builder', async () => {
    const page = pageOf();
    const builder = await ApplicationOnPage.of(page, url);
    await builder.saveElsewhere(METRICS, PAID);
    await builder.open('traction');
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await page.getByText('Nothing is shared.').waitFor();
    await expectNoViolations(page, 'nothing shared');
    await page.getByLabel('For whom').fill('Ada, our mentor');
    await page.getByRole('button', { name: 'Make a Link' }).click();
    address = await page.getByRole('textbox', { name: /^Address for/ }).inputValue();
    await expectNoViolations(page, 'a new link');
  });

  it('lets somebody without an account read it, whom no other site and no search engine hears of', async () => {
    const response = await reader.goto(address);
    expect(await response?.headerValue('referrer-policy')).toBe('no-referrer');
    expect(await response?.headerValue('x-robots-tag')).toContain('noindex');
    await reader.getByText(PAID).waitFor();
    await expectNoViolations(reader, 'what is shared');
  });

  it('brings a comment to the founder beside the answer while the builder is open, and the response back', async () => {
    const page = pageOf();
    await page.goto(`${url}/yc-app-builder?section=traction`);
    await page.getByLabel(/key metrics/).waitFor();
    await selectWords(reader, PAID, '31 clinics');
    await comment(reader, 'Since when?');
    const beside = page.getByRole('region', { name: 'Comments on this answer' });
    await beside.getByText('Since when?').waitFor();
    await beside.getByText('31 clinics').waitFor();
    await expectNoViolations(page, 'a comment beside its answer');
    await beside.getByRole('button', { name: /^Respond/ }).click();
    await page.getByLabel('Your response to Ada').fill('Since August.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await beside.getByText('Since August.').waitFor();
    await reader.reload();
    await reader.getByText('Since August.').waitFor();
    await reader.locator('mark', { hasText: '31 clinics' }).waitFor();
    await expectNoViolations(reader, 'a comment with its response');
  });

  it('shows markup, addresses and text from right to left as what was typed, and runs none of it', async () => {
    const page = pageOf();
    const hostile = '<img src=x onerror="document.title=1"> \u202Eabc [x](javascript:1) https://example.com';
    await comment(reader, hostile);
    for (const one of [page, reader]) {
      const shown = one.getByText('<img src=x').first();
      await shown.waitFor();
      expect(await shown.locator('img, a').count()).toBe(0);
      expect(await one.title()).not.toBe('1');
    }
    await expectNoViolations(page, 'a hostile comment');
  });

  it('loses and doubles nothing while both are offline', async () => {
    const page = pageOf();
    await Promise.all([page.context().setOffline(true), reader.context().setOffline(true)]);
    await comment(reader, 'How many left?');
    await reader.getByText('On its way...').waitFor();
    await Promise.all([page.context().setOffline(false), reader.context().setOffline(false)]);
    await reader.getByText('On its way...').waitFor({ state: 'detached' });
    await page.getByText('How many left?').waitFor();
    for (const one of [page, reader]) {
      await one.reload();
      await one.getByText('How many left?').waitFor();
      expect(await one.getByText('How many left?').count()).toBe(1);
    }
  });

  it('says where words are gone, and resolves what is done', async () => {
    const page = pageOf();
    const beside = page.getByRole('region', { name: 'Comments on this answer' });
    await page.getByLabel(/key metrics/).fill('42 practices pay us.');
    await beside.getByText(/On an earlier version/).waitFor();
    await beside.getByRole('button', { name: 'Resolve the comment of Ada' }).first().click();
    await beside.getByText('Since when?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await beside.getByText('Since when?').waitFor();
    expect(await beside.getByText(/On an earlier version/).count()).toBe(1);
  });

  it('opens nothing any more once it is revoked', async () => {
    const page = pageOf();
    await page.goto(`${url}/sharing`);
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByText('Link revoked').waitFor();
    await expectNoViolations(page, 'a revoked link');
    const asked = reader.waitForResponse((response) => response.url().endsWith(openShareRoute.path));
    await reader.reload();
    expect((await asked).status()).toBe(404);
    await reader.getByText('This link opens nothing').waitFor();
    await expectNoViolations(reader, 'a link that is over');
  });
});
