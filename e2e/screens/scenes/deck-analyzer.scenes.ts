import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/deck-analyzer`);
  await page.getByRole('button', { name: 'Choose File' }).waitFor();
};

/** Opens a slide that has a remark, of the deck of the history: no picture adds one. */
const openSlide = async (page: Page, url: string): Promise<void> => {
  await open(page, url);
  await page.getByRole('button', { name: /^Open Analysis/ }).click();
  await page.getByRole('button', { name: 'Show Slide by Slide' }).click();
  await page
    .getByRole('region', { name: 'Map of your deck' })
    .getByRole('button', { name: /Market/ })
    .click();
  await page.getByRole('img', { name: /^Slide/ }).evaluate((picture: HTMLImageElement) => picture.decode());
};

/** The deck analyzer from the empty zone to the slides. */
export const DECK_ANALYZER_SCENES: readonly Scene[] = [
  {
    name: 'deck-analyzer',
    caption: 'A slide with the place that a remark is about',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: openSlide,
  },
  {
    name: 'deck-analyzer-new',
    caption: 'Deck Analyzer before the first deck',
    viewer: 'newcomer',
    onlyWidthPx: 390,
    prepare: open,
  },
];
