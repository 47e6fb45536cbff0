import { beforeEach, describe, expect, it } from '@jest/globals';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { productUrl } from '../support/topology.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const PROBLEM: FieldAddress = { sectionId: 'problem', fieldId: 'problem-statement' };
const ANSWER = 'We have many users. In October 31 clinics paid us $99 a month, and our platform leverages AI.';
const IDEA = {
  type: 'IDEA_CHECK',
  stage: 'revenue',
  industry: 'Healthcare',
  ideaBrief: 'We write insurance appeals for small clinics. 19 clinics pay $400 a month.',
  problem: 'An appeal takes 50 minutes by hand, so clerks skip 6 in 10 denials.',
};
const FOUNDERS = [
  [/Who are the founders/, 'Ada Byron, CEO: built a claims engine used by 40 hospitals.'],
  [/How long have you known/, 'We met in 2016 at Acme and built a billing tool together.'],
  [/Who works on this full-time/, 'Both since March 2026.'],
  [/Who does what/, 'Ada sells, Grace writes the code.'],
] as const;

const url = productUrl();

describe('the application builder', () => {
  const pages = browserPages();
  let page: Page;
  let builder: ApplicationOnPage;

  beforeEach(async () => {
    page = await pages.open();
    builder = await ApplicationOnPage.of(page, url);
  });

  const field = (name: RegExp): Locator => page.getByRole('textbox', { name });
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const saved = (): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
  const progress = (): Locator => page.getByRole('region', { name: 'Your progress' });
  const nothingAnalyzed = (): Locator => progress().getByText('analyze an answer to start');

  /** Types an answer and has it analysed. */
  const analyze = async (answer = ANSWER): Promise<void> => {
    await field(/key metrics/).fill(answer);
    await button(/Analyze Answer.*key metrics/).click();
  };

  it('is found in the sidebar, empty, with the first of seven steps open', async () => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('link', { name: 'Application Builder' }).first().click();
    await page.waitForURL(`${url}/yc-app-builder`);
    await page.getByRole('heading', { name: 'Application Builder', level: 1 }).waitFor();
    await page.getByRole('tab', { name: /Founders/, selected: true }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(7);
    await nothingAnalyzed().waitFor();
    expect(await progress().innerText()).toMatch(/0%[^]*0 \/ 6[^]*0 \/ 100/);
    await progress().getByText('Getting Started').waitFor();
    expect(await button('Previous Step').isDisabled()).toBe(true);
    expect(await button('Next Step').isDisabled()).toBe(true);
    await page.getByText('Complete all required fields to continue').waitFor();
    expect(await page.getByText('Startup Basics Completed').count()).toBe(0);
    expect(await page.getByText('Smart Suggestions Available').count()).toBe(0);
  });

  it('saves what is typed, ticks what is complete, and shows the same after a reload', async () => {
    await builder.open();
    for (const [name, text] of FOUNDERS) await field(name).fill(text);
    await saved();
    await page.getByRole('tab', { name: /Founders.*complete/ }).waitFor();
    expect(await progress().innerText()).toMatch(/24%[^]*1 \/ 6/);
    await button('Next Step').click();
    await page.waitForURL(/section=problem/);
    expect(
      await page.getByRole('heading', { name: 'Problem & Insight' }).evaluate((heading) => heading.matches(':focus')),
    ).toBe(true);
    await page.reload();
    await page.getByRole('tab', { name: /Problem/, selected: true }).waitFor();
    await button('Previous Step').click();
    expect(await field(/Who does what/).inputValue()).toBe('Ada sells, Grace writes the code.');
    const { answers } = await builder.stored();
    expect(answers.map(({ value }) => value).toSorted()).toEqual(FOUNDERS.map(([, text]) => text).toSorted());
  });

  it('says saving, then saved, then nothing; and that saving failed, and saves later', async () => {
    const saving = '**/answers/traction/metrics';
    await builder.open('traction');
    const gate = Promise.withResolvers<void>();
    await page.route(saving, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await field(/key metrics/).fill('One');
    await page.getByText('Saving...').waitFor();
    expect(await builder.storedText(METRICS)).toBeUndefined();
    gate.resolve();
    await saved();
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'detached' });
    await page.unroute(saving);

    await page.route(saving, (route) => route.fulfill({ status: 503, json: {} }));
    await field(/key metrics/).fill('Two');
    await page.getByText('Save failed').waitFor();
    await page.unroute(saving);
    await saved();
    await builder.waitUntilStored(METRICS, 'Two');
  });

  it('says that it is offline, and saves when it is not any more', async () => {
    await builder.open('traction');
    await page.context().setOffline(true);
    await field(/key metrics/).fill('Written on a train');
    await page.getByText('Offline. Kept in this browser').waitFor();
    await page.context().setOffline(false);
    await saved();
    await builder.waitUntilStored(METRICS, 'Written on a train');
    expect(await page.getByText('Offline. Kept in this browser').count()).toBe(0);
  });

  it('opens any tab by mouse and keyboard, and brings it into view on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await builder.open();
    await page.getByRole('tab', { name: /Founders/ }).press('End');
    const company = page.getByRole('tab', { name: /Company & Market/, selected: true });
    await company.waitFor();
    await page.waitForURL(/section=company/);
    const box = await company.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await button('Next Step').isDisabled()).toBe(true);
    expect(await page.getByText('Complete all required fields to continue').count()).toBe(0);
    await company.press('ArrowLeft');
    await page.getByRole('tab', { name: /Vision/, selected: true }).waitFor();
  });

  it('judges an answer, keeps the judgement, and says when it is out of date', async () => {
    await builder.open('traction');
    await analyze();
    await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    for (const name of ['Red Flags', 'Suggestions', 'Rewrite Option']) {
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await page.getByText(/Built-in partner rubric/).waitFor();
    await page.getByText('Scores and evidence').click();
    expect(await page.getByRole('meter').count()).toBe(5);
    const { items } = listAnswerAnalysesRoute.response.parse((await builder.api(listAnswerAnalysesRoute.path)).json);
    const score = items[0]?.score ?? Number.NaN;
    expect(await progress().innerText()).toContain(`${score} / 100`);

    await builder.waitUntilStored(METRICS, ANSWER);
    await page.reload();
    await button('Show feedback').click();
    await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    expect(await progress().innerText()).toContain(`${score} / 100`);
    await field(/key metrics/).press('End');
    await field(/key metrics/).pressSequentially('!');
    await page.getByText('Out of date: your answer changed').waitFor();
  });

  it('points from a reason to the words it stands on', async () => {
    await builder.open('traction');
    await analyze();
    await page.getByText('Scores and evidence').click();
    await page.getByText('Why this score for Score').click();
    const reason = page.getByRole('button', { name: /31 clinics/ }).first();
    await reason.click();
    expect(await reason.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-active]').count()).toBeGreaterThan(0);
  });

  it('puts a rewrite in, copies it, and takes it back', async () => {
    await builder.open('traction');
    await analyze();
    await button(/Copy.*rewrite/).click();
    const rewrite = await page.evaluate(() => navigator.clipboard.readText());
    expect(rewrite).not.toBe('');
    await button('Use This').click();
    expect(await field(/key metrics/).inputValue()).toBe(rewrite);
    await button('Undo').click();
    expect(await field(/key metrics/).inputValue()).toBe(ANSWER);
    await builder.waitUntilStored(METRICS, ANSWER);
  });

  it('asks for an answer where there is none', async () => {
    await builder.open('traction');
    const analyzeButton = button(/Analyze Answer.*key metrics/);
    expect(await analyzeButton.getAttribute('aria-disabled')).toBe('true');
    await field(/key metrics/).press('Control+Enter');
    await page.getByText('No content to analyze').waitFor();
    await page.getByText('Please enter your answer before analyzing.').waitFor();
  });

  it('makes a basic check while the service is away, which is stored nowhere', async () => {
    await page.route('**/functions/v1/analyze-content', (route) => route.abort());
    await builder.open('traction');
    await analyze();
    await page.getByText('Analysis Failed').waitFor();
    await page.getByText('Unable to analyze your answer. Please try again.').waitFor();
    await page.getByText('Basic check', { exact: true }).waitFor();
    await nothingAnalyzed().waitFor();
    const { items } = listAnswerAnalysesRoute.response.parse((await builder.api(listAnswerAnalysesRoute.path)).json);
    expect(items).toEqual([]);
    await page.unroute('**/functions/v1/analyze-content');
    await button('Retry').click();
    await page.getByText(/Built-in partner rubric/).waitFor();
    expect(await page.getByText('Basic check', { exact: true }).count()).toBe(0);
  });

  it('starts the problem with the idea check, and says where it comes from', async () => {
    expect((await builder.api('/functions/v1/analyze-content', IDEA)).status).toBe(200);
    expect((await builder.api('/functions/v1/analyze-pitch', { pitch: 'Payroll for dentists' })).status).toBe(200);
    await page.reload();
    await builder.open('problem');
    await page.getByText('Startup Basics Completed').waitFor();
    await page.getByText('Smart Suggestions Available').waitFor();
    await page.getByText('From Idea Check').waitFor();
    expect(await field(/What problem/).inputValue()).toBe(IDEA.problem);
    await saved();
    await expect(builder.storedText({ sectionId: 'problem', fieldId: 'problem-statement' })).resolves.toBe(
      IDEA.problem,
    );
    await field(/What problem/).fill('My own words');
    expect(await page.getByText('From Idea Check').count()).toBe(0);
    await builder.waitUntilStored(PROBLEM, 'My own words');
    await page.reload();
    await page.getByText('Smart Suggestions Available').waitFor();
    expect(await field(/What problem/).inputValue()).toBe('My own words');
  });

  it('shows both texts of an answer that was changed elsewhere, and overwrites neither', async () => {
    await builder.open('traction');
    await field(/key metrics/).fill('Mine before');
    await saved();
    await builder.saveElsewhere(METRICS, 'Theirs');
    await field(/key metrics/).fill('Mine');
    const conflict = page.getByRole('group', { name: /This answer was changed elsewhere/ });
    await conflict.waitFor();
    await page.getByRole('tab', { name: /Traction.*changed elsewhere/ }).waitFor();
    expect(await conflict.innerText()).toMatch(/Mine[^]*Theirs/);
    expect(await builder.storedText(METRICS)).toBe('Theirs');

    await button('Take the stored one').click();
    expect(await field(/key metrics/).inputValue()).toBe('Theirs');
    await button('Undo').click();
    expect(await field(/key metrics/).inputValue()).toBe('Mine');
    await builder.waitUntilStored(METRICS, 'Mine');

    await builder.saveElsewhere(METRICS, 'Theirs again');
    await field(/key metrics/).fill('Mine again');
    await conflict.waitFor();
    await page.getByRole('tab', { name: /Vision/ }).click();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await button('Keep mine').click();
    await conflict.waitFor({ state: 'detached' });
    await builder.waitUntilStored(METRICS, 'Mine again');
    expect(await builder.versionTexts(METRICS)).toEqual([
      'Mine again',
      'Theirs again',
      'Mine',
      'Theirs',
      'Mine before',
    ]);
  });

  it('keeps the status that the founder gives the application', async () => {
    await builder.open();
    await button('Status: Draft').click();
    await page.getByRole('menuitemradio', { name: 'In progress' }).click();
    await button('Status: In progress').waitFor();
    await page.reload();
    await button('Status: In progress').waitFor();
    expect((await builder.stored()).status).toBe('in_progress');
  });

  it('says that the application could not be loaded, and loads it when asked again', async () => {
    await page.route('**/rest/v1/application', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${url}/yc-app-builder`);
    await page.getByText('Failed to load your application data. Please refresh the page.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.unroute('**/rest/v1/application');
    await button('Try again').click();
    await page.getByRole('tabpanel').waitFor();
  });
});
