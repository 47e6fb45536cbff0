import { beforeAll, describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LOOKS } from './browser.js';
import { browserPages } from './browser-pages.js';

type Look = readonly [widthPx: number, colorScheme: 'light' | 'dark'];

/**
 * Runs a block of tests in each look, every time on one page without motion that all of them share.
 * @param tests Declares them; the page is there once hooks and tests run
 * @param others Looks beside those in which every screen is checked
 */
export function describeInEveryLook(
  subject: string,
  tests: (pageOf: () => Page, widthPx: number) => void,
  others: readonly Look[] = [],
): void {
  describe.each([...LOOKS, ...others])(`${subject} at %d px, %s`, (widthPx, colorScheme) => {
    const pages = browserPages();
    let page: Page;
    beforeAll(async () => {
      page = await pages.openStill({ widthPx, colorScheme });
    });
    tests(() => page, widthPx);
  });
}
