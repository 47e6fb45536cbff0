import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { productUrl } from '../support/topology.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const FIRST = '31 clinics pay us $99 a month.';
const SECOND = '31 clinics in Texas pay us $99 a month, up from 12 in July.';

describe('the history of an answer', () => {
  const pages = browserPages();
  let page: Page;
  let builder: ApplicationOnPage;

  beforeEach(async () => {
    page = await pages.open();
    builder = await ApplicationOnPage.of(page, productUrl());
    await builder.open('traction');
  });

  const metrics = (): Locator => page.getByRole('textbox', { name: /key metrics/ });
  const dialog = (): Locator => page.getByRole('dialog', { name: 'Answer History' });
  const saved = (): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: /^History.*key metrics/ }).click();
    await dialog().waitFor();
  };
  const analyze = (answer: string) =>
    builder.api('/functions/v1/analyze-content', { type: 'yc-application', ...METRICS, answer });

  it('begins empty', async () => {
    await open();
    await dialog().getByText('Nothing has been saved yet.').waitFor();
    await dialog().getByText('Not analyzed yet.').waitFor();
    expect(
      await dialog()
        .getByRole('button', { name: /^Restore/ })
        .count(),
    ).toBe(0);
  });

  it('brings back an earlier version, what was typed last included, and takes that back', async () => {
    await metrics().fill(FIRST);
    await saved();
    // Not saved yet when the history is opened.
    await metrics().fill(SECOND);
    await open();
    await dialog().getByText('Version 2', { exact: true }).waitFor();
    expect(await dialog().getByRole('listitem').count()).toBe(2);
    await dialog().getByText('Just now, in this browser').first().waitFor();
    await dialog()
      .getByRole('button', { name: /^Show changes of version 2/ })
      .click();
    expect(await dialog().locator('ins').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Texas/)]),
    );

    await dialog()
      .getByRole('button', { name: /^Restore version 1/ })
      .click();
    await page.getByText('Version restored').waitFor();
    await dialog()
      .getByText(/brought back from version 1/)
      .waitFor();
    expect(await builder.storedText(METRICS)).toBe(FIRST);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Escape');
    expect(await metrics().inputValue()).toBe(SECOND);
    await builder.waitUntilStored(METRICS, SECOND);
    expect(await builder.versionsOf(METRICS)).toBe(4);
  });

  it('shows how the score moved, by dimension, and what changed since', async () => {
    await analyze(FIRST);
    await analyze(SECOND);
    await metrics().fill(`${SECOND} Nobody has left.`);
    await saved();
    await open();
    await dialog().getByText('The last analysis against the one before').waitFor();
    expect(await dialog().locator('dl > div').count()).toBe(6);
    await dialog().getByText('Analyze it again to see what that did to the score.').waitFor();
    expect(await dialog().locator('ins').first().innerText()).toMatch(/Nobody has left/);
    await dialog()
      .getByText(/Scores of your last 2 analyses of this answer, oldest first/)
      .waitFor({ state: 'attached' });
  });
});
