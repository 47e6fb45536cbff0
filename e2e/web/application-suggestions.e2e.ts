import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { productUrl } from '../support/topology.js';

const BRIEF = 'We write insurance appeals for small clinics. 19 clinics pay $400 a month.';
const PROBLEM = 'An appeal takes 50 minutes by hand, so clerks skip 6 in 10 denials.';
const IDEA = { type: 'IDEA_CHECK', stage: 'revenue', industry: 'Healthcare', ideaBrief: BRIEF, problem: PROBLEM };
const PRODUCT: FieldAddress = { sectionId: 'product', fieldId: 'current-product' };
const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const INSIGHTS = '**/functions/v1/get-industry-insights';

describe('suggestions for an application', () => {
  const pages = browserPages();
  let page: Page;
  let builder: ApplicationOnPage;

  beforeEach(async () => {
    page = await pages.open();
    builder = await ApplicationOnPage.of(page, productUrl());
  });

  const prefill = (): Locator => page.getByRole('dialog', { name: 'AI Prefill Options' });
  const metrics = (): Locator => page.getByRole('textbox', { name: /key metrics/ });
  const saved = (): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

  const openPrefill = async (): Promise<void> => {
    await page.getByRole('button', { name: 'AI Prefill Options' }).click();
    await prefill().getByRole('checkbox').first().waitFor();
  };
  const openSuggestions = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Smart suggestions' }).first().click();
    await page.getByRole('listitem').getByRole('button', { name: /^Add/ }).first().waitFor();
  };

  it('prefills empty answers with the founder’s own words, and takes that back', async () => {
    await builder.api('/functions/v1/analyze-content', IDEA);
    await builder.saveElsewhere({ sectionId: 'founders', fieldId: 'founder-names' }, 'Ada');
    await builder.open('product');
    await openPrefill();
    expect(await prefill().getByRole('checkbox').count()).toBe(17);
    expect(await prefill().getByLabel('Who are the founders?').isDisabled()).toBe(true);
    expect(await prefill().getByLabel('What have you built so far?').isChecked()).toBe(true);
    expect(await prefill().getByLabel('What are your key metrics?').isChecked()).toBe(true);
    expect(await prefill().getByLabel('How did you get your first users?').isChecked()).toBe(false);
    const stored = page.waitForResponse(/answers\/product\/current-product/);
    await prefill()
      .getByRole('button', { name: /^Fill in/ })
      .click();
    await page.getByText('Application Prefilled').waitFor();
    expect(await page.getByRole('textbox', { name: /built so far/ }).inputValue()).toBe(BRIEF);
    await page.locator('#field-product-current-product').getByText('Your own words.').waitFor();
    await stored;
    expect(await builder.storedText(PRODUCT)).toBe(BRIEF);

    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByRole('textbox', { name: /built so far/ }).inputValue()).toBe('');
  });

  it('offers templates when nothing can be generated', async () => {
    await builder.open('traction');
    await page.route(INSIGHTS, (route) => route.fulfill({ status: 503, json: {} }));
    await openPrefill();
    await page.getByText('Prefill Failed').waitFor();
    await page.getByText('Unable to generate content. Please try again.').waitFor();
    expect(await prefill().getByRole('checkbox', { checked: true }).count()).toBe(0);
    await prefill().getByLabel('What are your key metrics?').check();
    await prefill().getByRole('button', { name: 'Fill in 1 answer' }).click();
    await page.getByText('Application Prefilled').waitFor();
    expect(await metrics().inputValue()).toMatch(/^\[Metric\], meaning \[definition\]/);
    await page.getByText('Not edited yet: replace what stands in [brackets].').waitFor();
    await metrics().fill('MRR $3,069 in October');
    await page.getByText('Not edited yet: replace what stands in [brackets].').waitFor({ state: 'detached' });
  });

  it('adds what is chosen from the ten templates for metrics, and asks for them once', async () => {
    let calls = 0;
    await page.route(INSIGHTS, (route) => {
      calls += 1;
      return route.continue();
    });
    await builder.open('traction');
    await openSuggestions();
    const options = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add/ }) });
    expect(await options.count()).toBe(10);
    await options.nth(1).getByRole('button').click();
    await saved();
    expect(await metrics().inputValue()).toMatch(/^MRR \[amount\]/);
    expect(await builder.storedText(METRICS)).toBe(await metrics().inputValue());
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await metrics().inputValue()).toBe('');
    await page.reload();
    await openSuggestions();
    expect(calls).toBe(1);
  });

  it('says what to do when suggestions cannot be had', async () => {
    await builder.open('traction');
    await page.route(INSIGHTS, (route) => route.abort());
    await page.getByRole('button', { name: 'Smart suggestions' }).first().click();
    await page.getByText('Complete the Idea Check to get personalized recommendations for this field.').waitFor();
    expect(await page.getByRole('button', { name: /^Add/ }).count()).toBe(0);
  });
});
