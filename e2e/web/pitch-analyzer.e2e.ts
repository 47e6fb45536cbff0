import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { Locator, Page } from 'playwright-core';
import { commentBy, shareOf } from '../support/share-links.js';
import { accessTokenOf } from '../support/auth/access-token.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { call } from '../support/auth/founder.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const FUNCTIONS = '**/functions/v1/**';
const STRONG =
  'We write insurance appeals for US clinics with under 10 doctors. 19 pay us $400 a month, because clerks give up on 6 in 10 denials.';
const BUZZWORDS =
  'Our revolutionary AI-powered platform leverages synergies to disrupt healthcare, empowering multidisciplinary organizations to operationalize transformational interoperability, notwithstanding heterogeneous infrastructural idiosyncrasies';
const UNAVAILABLE = 'Analysis service unavailable - please try again.';

/** Colours of section 5: 15 and more green, 10 to 14 yellow, below 10 red. */
const bandOf = (points: number): string => (points >= 15 ? 'green' : points >= 10 ? 'yellow' : 'red');

describe('the pitch analyzer in the browser', () => {
  const pages = browserPages();
  let page: Page;

  beforeAll(async () => {
    page = await pages.open();
    await signInByHttp(page, url, `pitch-${randomUUID()}@example.com`);
  });

  beforeEach(async () => {
    await page.unrouteAll();
    await page.goto(`${url}/pitch-analyzer`);
    await box().fill('');
  });

  const box = (): Locator => page.getByLabel('Your one-liner');
  const button = (name: string): Locator => page.getByRole('button', { name });
  const resultOf = async (pitch: string): Promise<void> => {
    await box().fill(pitch);
    await button('Analyze My Pitch').click();
    await page.getByRole('region', { name: 'Your pitch' }).filter({ hasText: pitch }).waitFor();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
  };
  const storedPitches = async (): Promise<readonly string[]> => {
    const reply = await call(`${url}${listPitchAnalysesRoute.path}`, { token: await accessTokenOf(page) });
    return listPitchAnalysesRoute.response.parse(reply.json).items.map(({ pitch }) => pitch);
  };

  it('counts characters of 280 and words, and says how many words to aim for', async () => {
    await page.getByRole('heading', { name: 'YC Pitch Analyzer', level: 1 }).waitFor();
    await page.getByText('0/280 characters').waitFor();
    await page.getByText('0 words', { exact: true }).waitFor();
    await page.getByText('Aim for 15 to 20 words.').waitFor();
    await box().fill('  Payroll   for\ndentists ');
    await page.getByText('25/280 characters').waitFor();
    await page.getByText('3 words', { exact: true }).waitFor();
    expect(await button('Analyze My Pitch').isEnabled()).toBe(true);
  });

  it('shows what a reader of a link comments under the pitch, as it comes', async () => {
    const pitch = 'We write insurance appeals for 19 small clinics that pay us $400 a month';
    await resultOf(pitch);
    const token = await accessTokenOf(page);
    const reply = await call(`${url}${listPitchAnalysesRoute.path}`, { token });
    const [{ id = '' } = {}] = listPitchAnalysesRoute.response.parse(reply.json).items;
    const { secret } = await shareOf(url, { session: { access_token: token } }, { kind: 'pitch', objectId: id });
    await page.reload();
    await page.getByRole('region', { name: 'Your history' }).getByText(pitch.slice(0, 30)).click();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await commentBy(url, secret, { target: 'pitch', text: 'Say who pays' });
    const comments = page.getByRole('region', { name: 'Comments' }).getByRole('article');
    await comments.getByText('Say who pays').waitFor();
    expect(await comments.count()).toBe(1);
  });

  it('takes 280 characters and no more, and nothing that is blank', async () => {
    await box().pressSequentially('x');
    await box().fill('a'.repeat(279));
    await box().press('End');
    await box().pressSequentially('bcd');
    expect(await box().inputValue()).toHaveLength(280);
    await page.getByText('280/280 characters').waitFor();
    for (const blank of ['', '   ', ' \n ']) {
      await box().fill(blank);
      expect(await button('Analyze My Pitch').isDisabled()).toBe(true);
      await box().press('Control+Enter');
    }
    expect(await page.getByRole('heading', { name: 'Score Breakdown' }).count()).toBe(0);
  });

  it('is busy until the result is there', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(FUNCTIONS, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await box().fill('Payroll for US dental practices that run it by hand');
    await button('Analyze My Pitch').click();
    await button('AI Partner is Analyzing...').waitFor();
    expect(await button('AI Partner is Analyzing...').isDisabled()).toBe(true);
    gate.resolve();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    expect(await button('Analyze My Pitch').isEnabled()).toBe(true);
  });

  it('shows five bars out of 20 in their colours, which add up, with quotes and two versions', async () => {
    await resultOf(STRONG);
    const names = ['Clarity', 'Specificity', 'Value Proposition', 'Differentiation', 'Insight Strength'];
    const bars = page.getByRole('meter');
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual(names);
    const shown = await bars.evaluateAll((all) =>
      all.map((bar) => ({
        points: Number(bar.getAttribute('aria-valuenow')),
        most: bar.getAttribute('aria-valuemax'),
        band: bar.parentElement?.dataset['band'],
      })),
    );
    for (const { points, most, band } of shown) expect([most, band]).toEqual(['20', bandOf(points)]);
    const sum = shown.reduce((total, { points }) => total + points, 0);
    const overall = await page.locator('section[aria-labelledby="result-heading"]').innerText();
    expect(overall).toContain(String(sum));
    await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    expect(
      await page.getByRole('region', { name: 'Partner Feedback' }).getByRole('blockquote').count(),
    ).toBeGreaterThan(0);
    for (const title of ['Maximum Clarity', 'Stronger Insight']) {
      await button(`Copy ${title}`).click();
      await page.getByText('Text copied to clipboard').first().waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(await page.getByText(copied, { exact: true }).count()).toBeGreaterThan(0);
    }
  });

  it('warns of buzzwords and of hard reading', async () => {
    await resultOf(BUZZWORDS);
    const risks = page.getByRole('region', { name: 'Risk Alerts' });
    await risks.getByRole('heading', { name: 'Buzzwords' }).waitFor();
    expect(await risks.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(1);
    await risks.getByRole('heading', { name: 'Readability: Too Complex' }).waitFor();
    await risks.getByText('YC prefers simple, clear language. Try shorter sentences and common words.').waitFor();
    await resultOf('We sell bread to cafes in Leeds by bike.');
    for (const name of ['Buzzwords', 'Readability: Too Complex']) {
      expect(await page.getByRole('heading', { name }).count()).toBe(0);
    }
  });

  it('folds five examples away, each with its tag and a score from 83 to 92', async () => {
    const summary = page.getByText('Real YC Examples');
    const examples = page.locator('details', { has: summary }).getByRole('listitem');
    expect(await examples.first().isVisible()).toBe(false);
    await summary.click();
    expect(await examples.count()).toBe(5);
    for (const example of await examples.all()) {
      const [tag = '', score = ''] = (await example.innerText()).split('\n').filter((line) => line.trim() !== '');
      expect(tag).not.toBe('');
      expect(Number.parseInt(score, 10)).toBeGreaterThanOrEqual(83);
      expect(Number.parseInt(score, 10)).toBeLessThanOrEqual(92);
    }
    await summary.click();
    expect(await examples.first().isVisible()).toBe(false);
  });

  it('shows the fixed sample while the service is away, and keeps it nowhere', async () => {
    const before = await storedPitches();
    await page.route(FUNCTIONS, (route) =>
      route.fulfill({ status: 200, json: { success: false, data: null, error: 'x' } }),
    );
    await box().fill('Bread for cafes by bike');
    await button('Analyze My Pitch').click();
    await page.getByText('Sample', { exact: true }).waitFor();
    await page.getByText('Analysis service temporarily unavailable. Please try again later.').waitFor();
    const bars = page.getByRole('meter');
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow')))).toEqual(
      Array.from({ length: 5 }, () => '13'),
    );
    expect(await page.getByText(UNAVAILABLE).count()).toBe(2);
    expect(await page.locator('section[aria-labelledby="result-heading"]').innerText()).toContain('65');
    await page.getByRole('region', { name: 'Your pitch' }).getByText('5 words').waitFor();
    expect(await page.getByRole('region', { name: 'Risk Alerts' }).count()).toBe(0);
    expect(await storedPitches()).toEqual(before);
    const cached = await page.evaluate(() => localStorage.getItem('pitchAnalysisHistory') ?? '');
    expect(cached).not.toContain('Bread for cafes');
  });

  it('asks for a sentence instead of scoring noise', async () => {
    await box().fill('asdf qwer zxcv');
    await box().press('Control+Enter');
    await page.getByRole('heading', { name: 'This does not read like a pitch yet' }).waitFor();
    expect(await page.getByRole('meter').count()).toBe(0);
  });

  it('keeps the draft and the attempts, and tells how the score moved', async () => {
    await resultOf('Software for clinics');
    await resultOf(STRONG);
    await page.reload();
    expect(await box().inputValue()).toBe(STRONG);
    await page.getByText(/Scores of your last \d+ pitches, oldest first/).waitFor({ state: 'attached' });
    const newest = page.getByRole('button', { name: new RegExp(STRONG.slice(0, 30)) }).first();
    expect(await newest.innerText()).toMatch(/\+\d+/u);
    const entries = await page.evaluate(() => JSON.parse(localStorage.getItem('pitchAnalysisHistory') ?? '{}').value);
    expect(Object.keys(entries[0]).toSorted()).toEqual(['content', 'overallScore', 'timestamp']);
    expect(entries[0].content).toBe(STRONG);
  });
});
