import type { Page } from 'playwright-core';
import { RUNNING_DECK } from '../sample-deck.js';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/deck-analyzer`);
  await page.getByRole('button', { name: 'Choose File' }).waitFor();
};

/** Opens the deck of the history: no picture adds one. */
const openHistory = async (page: Page, url: string): Promise<void> => {
  await open(page, url);
  await page.getByRole('button', { name: /^Open Analysis/ }).click();
  await page.getByRole('button', { name: 'Show Slide by Slide' }).waitFor();
};

const openResult = async (page: Page, url: string): Promise<void> => {
  await openHistory(page, url);
  await page.getByRole('button', { name: 'Show Slide by Slide' }).click();
  await page.getByRole('heading', { name: 'Your Deck Analysis' }).waitFor();
  await page.getByRole('button', { name: /^Close Analysis/ }).click();
  await page.getByRole('img', { name: /^Slide/ }).evaluate((picture: HTMLImageElement) => picture.decode());
};

/** The deck analyzer from the empty zone to the slides. */
export const DECK_ANALYZER_SCENES: readonly Scene[] = [
  { name: 'deck-analyzer', caption: 'Deck Analyzer with a result', viewer: 'founder', prepare: openResult },
  { name: 'deck-analyzer-new', caption: 'Deck Analyzer before the first deck', viewer: 'newcomer', prepare: open },
  {
    name: 'deck-analyzer-running',
    caption: 'A deck in the middle of its analysis',
    viewer: 'newcomer',
    onlyWidthPx: 1_280,
    prepare: async (page, url) => {
      await page.route('**/rest/v1/deck-analyses', (route) =>
        route.fulfill({ json: { items: [RUNNING_DECK], nextCursor: null } }),
      );
      // Nothing more is heard of it.
      await page.route('**/functions/v1/analyze-deck', () => undefined);
      await page.goto(`${url}/deck-analyzer`);
      await page.getByRole('button', { name: 'Cancel Analysis' }).waitFor();
    },
  },
  {
    name: 'deck-analyzer-refused',
    caption: 'A file that is no PDF or PPTX',
    viewer: 'newcomer',
    onlyWidthPx: 390,
    prepare: async (page, url) => {
      await open(page, url);
      const file = { name: 'deck.key', mimeType: '', buffer: Buffer.from('PK') };
      await page.getByTestId('deck-file').setInputFiles(file);
      await page.getByText(/^Keynote files cannot be read/).waitFor();
    },
  },
];
