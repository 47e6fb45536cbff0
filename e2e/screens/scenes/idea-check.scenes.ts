import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/idea-check`);
  await page.getByRole('heading', { name: 'Idea Check', level: 1 }).waitFor();
};
const openResult = async (page: Page, url: string): Promise<void> => {
  await open(page, url);
  await page.getByText(/Against your previous attempt/).waitFor();
};

/** The idea check, from an empty form to a result. */
export const IDEA_CHECK_SCENES: readonly Scene[] = [
  { name: 'idea-check', caption: 'Idea Check with a result', viewer: 'founder', prepare: openResult },
  {
    name: 'idea-check-new',
    caption: 'Idea Check before the first result',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await open(page, url);
      await page.getByText(/Nothing here yet/).waitFor();
    },
  },
  {
    name: 'idea-check-unavailable',
    caption: 'The analysis cannot be reached: a marked sample',
    viewer: 'founder',
    prepare: async (page, url) => {
      await openResult(page, url);
      await page.route('**/functions/v1/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Analyze Idea' }).click();
      await page.getByText('Sample', { exact: true }).waitFor();
    },
  },
  {
    name: 'idea-check-cleared',
    caption: 'Started fresh',
    viewer: 'founder',
    prepare: async (page, url) => {
      await openResult(page, url);
      await page.getByRole('button', { name: 'Start Fresh' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
];
