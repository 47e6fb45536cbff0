import type { Page } from 'playwright-core';
import type { Scene } from '../../scene.js';

const open =
  (section: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}/yc-app-builder?section=${section}`);
    await page.getByRole('tabpanel').waitFor();
  };
const openTraction = async (page: Page, url: string): Promise<void> => {
  await open('traction')(page, url);
  await page.getByText('Smart Suggestions Available').waitFor();
};

/** What the server says when the answer was saved elsewhere in the meantime. */
const CONFLICT = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'conflict',
  detail: 'The answer was changed elsewhere.',
  stored: {
    value: '19 clinics pay $400 a month, up from 3 in June.',
    version: 9,
    savedAt: new Date().toISOString(),
    savedBy: { founderId: '0198c1d2-0000-7000-8000-000000000001', sessionId: '0198c1d2-0000-7000-8000-000000000002' },
  },
};

/** The builder's sections, dialogs and failures. */
export const APPLICATION_BUILDER_SCENES: readonly Scene[] = [
  {
    name: 'application-builder',
    caption: 'Application Builder with feedback on an answer',
    viewer: 'founder',
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.getByRole('button', { name: 'Show feedback' }).click();
      await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    },
  },
  {
    name: 'application-builder-new',
    caption: 'Application Builder, empty',
    viewer: 'newcomer',
    prepare: open('founders'),
  },
  {
    name: 'application-builder-company',
    caption: 'The optional section, with an answer that the real form would cut off',
    viewer: 'founder',
    prepare: open('company'),
  },
  {
    name: 'application-builder-basic-check',
    caption: 'The analysis cannot be reached: a basic check',
    viewer: 'founder',
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.route('**/functions/v1/analyze-content', (route) => route.abort());
      await page.getByRole('button', { name: /Analyze Answer.*progress/ }).click();
      await page.getByText('Basic check', { exact: true }).waitFor();
    },
  },
  {
    name: 'application-builder-conflict',
    caption: 'An answer that was changed elsewhere',
    viewer: 'founder',
    prepare: async (page, url) => {
      await page.route('**/answers/traction/metrics', (route) => route.fulfill({ status: 409, json: CONFLICT }));
      await openTraction(page, url);
      await page.getByRole('textbox', { name: /key metrics/ }).fill('19 clinics pay us, 16 of them for over 5 months.');
      await page.getByRole('group', { name: /This answer was changed elsewhere/ }).waitFor();
    },
  },
  {
    name: 'application-builder-suggestions',
    caption: 'Smart suggestions',
    viewer: 'founder',
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.getByRole('button', { name: 'Smart suggestions' }).first().click();
      await page.getByRole('button', { name: /^Add/ }).first().waitFor();
    },
  },
  {
    name: 'application-builder-prefill',
    caption: 'Prefill options',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.getByRole('button', { name: 'AI Prefill Options' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'application-builder-preview',
    caption: 'Preview of the application',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.getByRole('button', { name: 'Preview Application' }).click();
      await page
        .getByRole('dialog')
        .getByText(/19 clinics/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'application-builder-history',
    caption: 'History of an answer',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openTraction(page, url);
      await page.getByRole('button', { name: /^History.*key metrics/ }).click();
      await page.getByText('The last analysis against the one before').waitFor();
    },
  },
  {
    name: 'application-builder-not-saved',
    caption: 'An answer that cannot be saved, because the disk of the server is full',
    viewer: 'founder',
    prepare: async (page, url) => {
      const problem = {
        type: 'urn:playbook:problem:storage_full',
        title: 'Full',
        code: 'storage_full',
        detail: 'Full',
      };
      await page.route('**/application/answers/**', (route) =>
        route.fulfill({ status: 507, json: { ...problem, status: 507 } }),
      );
      await openTraction(page, url);
      await page.getByRole('textbox', { name: /key metrics/ }).fill('20 clinics pay us, 16 of them for over 5 months.');
      await page.getByText('Not saved yet').first().waitFor();
    },
  },
  {
    name: 'application-builder-failed',
    caption: 'The application cannot be loaded',
    viewer: 'founder',
    isWindowOnly: true,
    showsToasts: true,
    prepare: async (page, url) => {
      await page.route('**/rest/v1/application', (route) => route.abort());
      await page.goto(`${url}/yc-app-builder`);
      await page.getByText('Failed to load your application data. Please refresh the page.').waitFor();
    },
  },
];
