import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { consoleErrorsOf } from '../support/pages/console-errors.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `idea-${randomUUID()}@example.com`;
const STRONG = {
  brief:
    'Software that writes insurance appeals for small clinics. I ran billing for 40 clinics for nine years. 19 clinics pay $400 a month and win 61% of appeals instead of 24%.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand; a clinic loses $9,000 a month.',
  targetUser: 'Healthcare providers',
  industry: 'Healthcare',
  stage: 'Revenue',
};
const WEAK = {
  brief: 'An app that helps friends find time to meet. Everyone swipes and the app decides where to go.',
  problem: 'People are busy.',
  targetUser: 'Consumers',
  industry: 'Consumer',
  stage: 'Idea',
};
const FUNCTIONS = '**/functions/v1/**';

const brief = (page: Page) => page.getByRole('textbox', { name: 'Idea brief' });
const problem = (page: Page) => page.getByRole('textbox', { name: 'Problem' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Idea' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function openIdeaCheck(page: Page): Promise<void> {
  await page.goto(`${url}/idea-check`);
  await brief(page).waitFor();
}

async function fillIn(page: Page, form: typeof STRONG): Promise<void> {
  await brief(page).fill(form.brief);
  await problem(page).fill(form.problem);
  await page.getByLabel('Target user').selectOption(form.targetUser);
  await page.getByLabel('Industry').selectOption(form.industry);
  await page.getByRole('radiogroup').getByText(form.stage, { exact: true }).click();
}

/** Waits for the score: every check in these tests is made by another text than the one before. */
async function check(page: Page, form: typeof STRONG, verdict: string): Promise<void> {
  await fillIn(page, form);
  await analyze(page).click();
  await page.getByText(verdict).waitFor();
}

describe('the idea check in the browser', () => {
  const pages = browserPages();
  let page: Page;
  let errors: readonly string[];

  beforeEach(async () => {
    page = await pages.open();
    errors = consoleErrorsOf(page);
    await signInByHttp(page, url, newEmail());
    await openIdeaCheck(page);
  });

  it('is reached by the sidebar, between dashboard and pitch analyzer', async () => {
    await page.goto(`${url}/dashboard`);
    const entries = page.getByRole('navigation').getByRole('link');
    await page.getByRole('navigation').getByRole('link', { name: 'Idea Check' }).click();
    await page.getByRole('heading', { name: 'Idea Check', level: 1 }).waitFor();
    const names = await entries.allTextContents();
    const order = names.filter((name) => ['Dashboard', 'Idea Check', 'Pitch Analyzer'].includes(name));
    expect(order).toEqual(['Dashboard', 'Idea Check', 'Pitch Analyzer']);
    expect(errors).toEqual([]);
  });

  it('counts, limits and asks for both texts', async () => {
    await page.getByText('0/800 characters').waitFor();
    await brief(page).fill('a'.repeat(800));
    await brief(page).press('End');
    await brief(page).pressSequentially('bc');
    await page.getByText('800/800 characters').waitFor();
    expect(await analyze(page).isDisabled()).toBe(true);
    await problem(page).fill('   ');
    await page.getByText('3/500 characters').waitFor();
    expect(await analyze(page).isDisabled()).toBe(true);
    await problem(page).fill('People wait.');
    expect(await analyze(page).isEnabled()).toBe(true);
    expect(await page.getByLabel('Target user').locator('option').count()).toBe(9);
    expect(await page.getByLabel('Industry').locator('option').count()).toBe(11);
  });

  it('shows every card of a result and tells that it is saved', async () => {
    await check(page, STRONG, 'High Fit');
    await page.getByText('Analysis completed').waitFor();
    await page.getByText('Your idea has been analyzed and saved automatically.').waitFor();
    for (const name of [
      'YC Alignment Score',
      'Category Risk Scan',
      '"Why Now" Alignment',
      'Partner Commentary',
      'Score Breakdown',
    ]) {
      await page.getByRole('heading', { name }).waitFor();
    }
    await page.getByText('LOW RISK').waitFor();
    await page
      .getByText(/Built-in partner rubric/)
      .first()
      .waitFor();
    const link = page.getByRole('link', { name: 'Get industry-specific insights' });
    expect(await link.getAttribute('href')).toBe('/industry-insights');
    expect(await stored(page, 'dashboard_ideaScore')).not.toBeNull();
    expect(await stored(page, 'ideaCheckHistory')).toContain('insurance appeals');
    expect(errors).toEqual([]);
  });

  it('shows who was backed with something alike, where anybody was', async () => {
    await fillIn(page, { ...STRONG, brief: 'Payroll for dental practices that still run it by hand on Fridays.' });
    await analyze(page).click();
    await page.getByRole('heading', { name: 'Similar Backed Startups' }).waitFor();
    await page.getByText('Gusto').waitFor();
    await check(page, STRONG, 'High Fit');
    await page.getByRole('heading', { name: 'Similar Backed Startups' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('names the pattern, shows its evidence, and points at the words', async () => {
    await check(page, WEAK, 'May not align — consider rethinking angle');
    await page.getByText('HIGH RISK').waitFor();
    await page.getByText('Tarpit, named by YC partners').waitFor();
    await page.getByText('What would change a partner’s mind').waitFor();
    await page.getByText('Why this score for category risk').click();
    const reason = page.getByRole('button', { name: /A pattern many founders tried/ }).first();
    await reason.click();
    expect(await reason.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-active]').count()).toBeGreaterThan(0);
  });

  it('keeps every edit over a reload and says so', async () => {
    await fillIn(page, WEAK);
    await page.getByText('Your progress is automatically saved').waitFor();
    await page.reload();
    await page.getByText('Previous session restored').waitFor();
    await page.getByText('Your form data has been restored from your last visit.').waitFor();
    expect(await brief(page).inputValue()).toBe(WEAK.brief);
    expect(await page.getByLabel('Industry').inputValue()).toBe(WEAK.industry);
  });

  it('takes over a form of the older shape, and ignores a corrupt one', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'ideaCheck_formData',
        JSON.stringify({ oneLiner: 'One line', description: 'More', stage: 'mvp' }),
      ),
    );
    await page.reload();
    await brief(page).waitFor();
    expect(await brief(page).inputValue()).toBe('One line\n\nMore');
    expect(await problem(page).inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'MVP' }).isChecked()).toBe(true);
    await page.evaluate(() => localStorage.setItem('ideaCheck_formData', '{"version":1,"ownerId'));
    await page.reload();
    await brief(page).waitFor();
    expect(await brief(page).inputValue()).toBe('');
  });

  it('starts fresh with a way back', async () => {
    await check(page, WEAK, 'May not align — consider rethinking angle');
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    expect(await brief(page).inputValue()).toBe('');
    expect(await page.getByRole('heading', { name: 'YC Alignment Score' }).count()).toBe(0);
    expect(await stored(page, 'ideaCheck_formData')).toBeNull();
    expect(await stored(page, 'ideaCheck_analysisResult')).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await brief(page).inputValue()).toBe(WEAK.brief);
    await page.getByRole('heading', { name: 'YC Alignment Score' }).waitFor();
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await page.reload();
    await page.getByRole('button', { name: /An app that helps friends/ }).waitFor();
    expect(await brief(page).inputValue()).toBe('');
  });

  it('finds form, result and history again in another browser', async () => {
    const email = newEmail();
    await page.context().close();
    page = await pages.open();
    await signInByHttp(page, url, email);
    await openIdeaCheck(page);
    await check(page, STRONG, 'High Fit');
    const other = await pages.open();
    await signInByHttp(other, url, email);
    await openIdeaCheck(other);
    await other.getByText('High Fit').waitFor();
    expect(await brief(other).inputValue()).toBe(STRONG.brief);
    expect(await stored(other, 'ideaCheck_formData')).toContain('insurance appeals');
    await check(other, WEAK, 'May not align — consider rethinking angle');
    await other.context().close();
    await page.reload();
    await page.getByText('May not align — consider rethinking angle').waitFor();
    // The later check wins, and the draft that it hides can be had back.
    await page.getByText('You checked a later version elsewhere').waitFor();
    expect(await brief(page).inputValue()).toBe(WEAK.brief);
  });

  it('compares with the attempt before and opens it', async () => {
    await check(page, WEAK, 'May not align — consider rethinking angle');
    await check(page, STRONG, 'High Fit');
    await page.getByText(/Against your previous attempt/).waitFor();
    await page.getByText('high → low').waitFor();
    // By the keyboard: the toast of the check may lie over it.
    await page.getByRole('button', { name: /An app that helps friends/ }).press('Enter');
    await page.getByText('May not align — consider rethinking angle').waitFor();
    await page.getByText('The form above has changed since.').waitFor();
    expect(await brief(page).inputValue()).toBe(STRONG.brief);
  });

  it('shows a sample while the service cannot be reached, and the real result on retry', async () => {
    await fillIn(page, STRONG);
    await page.route(FUNCTIONS, (route) => route.abort());
    await analyze(page).click();
    for (const text of [
      'Analysis service error',
      'Please try again in a moment',
      'Service temporarily unavailable',
      'Unable to connect to analysis service. Please check your connection and try again.',
      'Sample',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    expect(await stored(page, 'ideaCheck_analysisResult')).toBeNull();
    await page.unroute(FUNCTIONS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('High Fit').waitFor();
    expect(await page.getByText('Sample', { exact: true }).count()).toBe(0);
  });

  it('shows the other sample when the service answers without a check', async () => {
    await fillIn(page, STRONG);
    await page.route(FUNCTIONS, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await analyze(page).click();
    for (const text of [
      'Analysis failed. Please try again.',
      'Check your internet connection and retry',
      'Analysis unavailable',
      'Unable to analyze your idea at this time. Please try again later.',
    ]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.reload();
    await brief(page).waitFor();
    expect(await page.getByText('Sample', { exact: true }).count()).toBe(0);
    await page.getByText('Nothing here yet.', { exact: false }).waitFor();
  });

  it('asks for sentences instead of scoring noise', async () => {
    await brief(page).fill('asdf qwer zxcv');
    await problem(page).fill('lkjh');
    await analyze(page).click();
    await page.getByText('This does not read like an idea yet').waitFor();
    expect(await page.getByText('HIGH RISK').count()).toBe(0);
  });

  it('is used by the keyboard alone', async () => {
    await brief(page).focus();
    await page.keyboard.type(WEAK.brief);
    await page.keyboard.press('Tab');
    await page.keyboard.type(WEAK.problem);
    await page.keyboard.press('Control+Enter');
    await page.getByText('HIGH RISK').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('YC Alignment Score');
  });
});

describeInEveryLook('the idea check', (pageOf) => {
  it('has no violation in any state', async () => {
    const page = pageOf();
    await signInByHttp(page, url, newEmail());
    await openIdeaCheck(page);
    await expectNoViolations(page, 'empty form');
    await check(page, WEAK, 'May not align — consider rethinking angle');
    await page.getByText('Why this score for category risk').click();
    await expectNoViolations(page, 'result of a known pattern');
    await check(page, STRONG, 'High Fit');
    await page.getByText(/Against your previous attempt/).waitFor();
    await expectNoViolations(page, 'result with differences');
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await expectNoViolations(page, 'cleared form');
    await fillIn(page, WEAK);
    await page.route(FUNCTIONS, (route) => route.abort());
    await analyze(page).click();
    await page.getByText('Sample', { exact: true }).waitFor();
    await expectNoViolations(page, 'sample');
  });
});
