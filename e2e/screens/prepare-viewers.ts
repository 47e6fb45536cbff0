import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { accessTokenOf } from '../support/auth/access-token.js';
import { openPage } from '../support/pages/browser.js';
import { call } from '../support/auth/founder.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { ANALYZED_FIELD, ANSWERS, FOUNDER, IDEAS, NEWCOMER, PITCHES } from './sample-company.js';
import { SAMPLE_DECK } from './sample-deck.js';
import { SAMPLE_TRANSCRIPT, SAMPLE_VIDEO } from './sample-video.js';
import type { Viewer } from './scene.js';

/** What the browser of each viewer holds when a picture is taken. */
export type ViewerStates = Readonly<Record<Viewer, BrowserContextOptions['storageState']>>;

/** For a video of less than a minute on a machine that does other things too. */
const ANALYSIS_TIMEOUT_MS = 180_000;

type Send = (path: string, body: object, method?: string) => Promise<void>;

async function senderFor(page: Page, url: string): Promise<Send> {
  const token = await accessTokenOf(page);
  return async (path, body, method = 'POST') => {
    const reply = await call(`${url}${path}`, { token, body, method });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  };
}

/** Uses every tool as its screen would. */
async function workWithTools(send: Send): Promise<void> {
  for (const pitch of PITCHES) await send(analyzePitchRoute.path, { pitch });
  for (const idea of IDEAS) await send(analyzeContentRoute.path, idea);
  const versions = new Map<string, number>();
  for (const { value, ...address } of ANSWERS) {
    const baseVersion = versions.get(fieldKey(address)) ?? 0;
    versions.set(fieldKey(address), baseVersion + 1);
    const path = saveAnswerRoute.path.replace(':sectionId', address.sectionId).replace(':fieldId', address.fieldId);
    await send(path, { value, baseVersion }, saveAnswerRoute.method);
    if (fieldKey(address) === fieldKey(ANALYZED_FIELD)) {
      await send(analyzeContentRoute.path, { type: 'yc-application', ...address, answer: value });
    }
  }
}

/** The one tool whose result the screen itself stores. */
async function generateInsights(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/industry-insights`);
  await page.getByText('Connected to your Idea Check data').waitFor();
  await page.getByRole('button', { name: 'Generate Insights for Your Startup' }).click();
  await page.getByText('Saved to your account.').waitFor();
}

/** A video with its transcript, as the screen stores and analyses it. */
async function analyzeVideo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/demo-analyzer`);
  await page.getByTestId('video-file').setInputFiles(SAMPLE_VIDEO);
  await page.getByRole('button', { name: 'Upload Demo' }).click();
  await page.getByText('Add your transcript (optional)').click();
  await page.getByTestId('transcript-file').setInputFiles(SAMPLE_TRANSCRIPT);
  await page.getByRole('button', { name: 'Use This Transcript' }).click();
  await page.getByText('Transcript saved').waitFor();
  await page.getByRole('button', { name: 'Analyze Demo', exact: true }).click();
  await page.getByRole('heading', { name: 'Your Demo Analysis' }).waitFor({ timeout: ANALYSIS_TIMEOUT_MS });
}

/** A deck, as the screen stores and analyses it. */
async function analyzeDeck(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/deck-analyzer`);
  await page.getByTestId('deck-file').setInputFiles(SAMPLE_DECK);
  await page.getByRole('button', { name: 'Upload Deck' }).click();
  const card = page.getByRole('region', { name: 'Upload Complete' });
  await card.getByRole('button', { name: 'Analyze Deck' }).click();
  await page.getByRole('heading', { name: 'Your Deck Analysis' }).waitFor({ timeout: ANALYSIS_TIMEOUT_MS });
}

/** Signs a founder and a newcomer up and lets the founder use every tool. */
export async function prepareViewers(browser: Browser, url: string): Promise<ViewerStates> {
  const newcomerPage = await openPage(browser);
  await signInWithGoogle(newcomerPage, url, NEWCOMER.email, NEWCOMER.name);
  const newcomer = await newcomerPage.context().storageState();
  const founderPage = await openPage(browser);
  await signInWithGoogle(founderPage, url, FOUNDER.email, FOUNDER.name);
  await workWithTools(await senderFor(founderPage, url));
  await generateInsights(founderPage, url);
  await analyzeVideo(founderPage, url);
  await analyzeDeck(founderPage, url);
  return { visitor: undefined, newcomer, founder: await founderPage.context().storageState() };
}
