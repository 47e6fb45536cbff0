import type { Page } from 'playwright-core';
import { refuse } from '../refuse.js';
import { PITCHES } from '../sample-company.js';
import type { Scene } from '../scene.js';

const [BUZZWORDS = '', NOISE = '', , STRONG = ''] = PITCHES;

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/pitch-analyzer`);
  await page.getByLabel('Your one-liner').waitFor();
};

/** Opens an analysis from the history: no picture adds one. */
const openEarlier =
  (pitch: string) =>
  async (page: Page, url: string): Promise<void> => {
    await open(page, url);
    await page.getByLabel('Your one-liner').fill(pitch);
    await page.getByRole('button', { name: pitch.slice(0, 40) }).click();
    await page.locator('#result-heading').waitFor();
  };

/** The pitch analyzer with good, bad and no pitches. */
export const PITCH_ANALYZER_SCENES: readonly Scene[] = [
  { name: 'pitch-analyzer', caption: 'Pitch Analyzer with a result', viewer: 'founder', prepare: openEarlier(STRONG) },
  {
    name: 'pitch-analyzer-risks',
    caption: 'A pitch of buzzwords, with risk alerts',
    viewer: 'founder',
    prepare: openEarlier(BUZZWORDS),
  },
  {
    name: 'pitch-analyzer-noise',
    caption: 'A text that is not scored',
    viewer: 'founder',
    prepare: openEarlier(NOISE),
  },
  {
    name: 'pitch-analyzer-new',
    caption: 'Pitch Analyzer before the first result, with its examples',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await open(page, url);
      await page.getByText('Real YC Examples').click();
      await page.getByText(/Nothing here yet/).waitFor();
    },
  },
  {
    name: 'pitch-analyzer-unavailable',
    caption: 'The analysis cannot be reached: a marked sample',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await open(page, url);
      await page.route('**/functions/v1/**', (route) => route.abort());
      await page.getByLabel('Your one-liner').fill(STRONG);
      await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
      await page.getByText('Sample', { exact: true }).waitFor();
    },
  },
  {
    name: 'pitch-analyzer-no-room',
    caption: 'As many analyses are stored as may be',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await open(page, url);
      await refuse(page, '**/functions/v1/**', 409, 'over_allowance');
      await page.getByLabel('Your one-liner').fill(STRONG);
      await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
      await page.getByText('No room for another analysis').waitFor();
    },
  },
];
