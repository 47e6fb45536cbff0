import type { Page } from 'playwright-core';
import { RUNNING_VIDEO, SAMPLE_VIDEO } from '../sample-video.js';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/demo-analyzer`);
  await page.getByRole('button', { name: 'Choose File' }).waitFor();
};

/** Opens the video of the history: no picture adds one. */
const openHistory = async (page: Page, url: string): Promise<void> => {
  await open(page, url);
  await page.getByRole('button', { name: /^Open Analysis/ }).click();
  await page.getByRole('heading', { name: 'Key Takeaways' }).waitFor();
};

const openResult = async (page: Page, url: string): Promise<void> => {
  await openHistory(page, url);
  await page.getByRole('button', { name: /^Show Transcript/ }).click();
  await page.getByRole('heading', { name: 'Your Demo Analysis' }).waitFor();
};

/** The demo analyzer from the empty zone to the player. */
export const DEMO_ANALYZER_SCENES: readonly Scene[] = [
  { name: 'demo-analyzer', caption: 'Demo Analyzer with a result', viewer: 'founder', prepare: openResult },
  { name: 'demo-analyzer-history', caption: 'An analysis of the history', viewer: 'founder', prepare: openHistory },
  {
    name: 'demo-analyzer-player',
    caption: 'The player beside what is said and found',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await openResult(page, url);
      await page
        .getByRole('button', { name: /^Play from/ })
        .first()
        .click();
      await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
        video.pause();
        if (video.readyState < video.HAVE_CURRENT_DATA) {
          await new Promise((ready) => video.addEventListener('loadeddata', ready, { once: true }));
        }
      });
    },
  },
  { name: 'demo-analyzer-new', caption: 'Demo Analyzer before the first video', viewer: 'newcomer', prepare: open },
  {
    name: 'demo-analyzer-chosen',
    caption: 'A video that was chosen',
    viewer: 'newcomer',
    onlyWidthPx: 1_280,
    prepare: async (page, url) => {
      await open(page, url);
      await page.getByTestId('video-file').setInputFiles(SAMPLE_VIDEO);
      await page.getByRole('button', { name: 'Upload Demo' }).waitFor();
    },
  },
  {
    name: 'demo-analyzer-running',
    caption: 'A video in the middle of its analysis',
    viewer: 'newcomer',
    prepare: async (page, url) => {
      await page.route('**/rest/v1/demo-analyses', (route) =>
        route.fulfill({ json: { items: [RUNNING_VIDEO], nextCursor: null } }),
      );
      // Nothing more is heard of it.
      await page.route('**/functions/v1/analyze-demo', () => undefined);
      await page.goto(`${url}/demo-analyzer`);
      await page.getByRole('button', { name: 'Cancel Analysis' }).waitFor();
    },
  },
  {
    name: 'demo-analyzer-refused',
    caption: 'A file that is no video',
    viewer: 'newcomer',
    onlyWidthPx: 390,
    prepare: async (page, url) => {
      await open(page, url);
      const file = { name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
      await page.getByTestId('video-file').setInputFiles(file);
      await page.getByText('Please upload a video file (MP4, MOV, or WebM)').waitFor();
    },
  },
];
