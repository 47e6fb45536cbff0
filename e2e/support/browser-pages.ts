import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openPage, openStillPage, type PageOptions } from './browser.js';

/** Opens pages in the browser of a block of tests. */
export interface BrowserPages {
  /** A page of a person of its own. One that a test opened is closed with it, one that `beforeAll` opened with the browser. */
  open(options?: PageOptions): Promise<Page>;
  /** The same without motion. */
  openStill(options?: PageOptions): Promise<Page>;
}

/** Gives the `describe` block that calls it a browser of its own. */
export function browserPages(): BrowserPages {
  let browser: Browser | undefined;
  let ofThisTest: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(() => {
    ofThisTest = [];
  });
  afterEach(async () => {
    for (const context of ofThisTest) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
  });

  const openIn =
    (opener: typeof openStillPage) =>
    async (options: PageOptions = {}): Promise<Page> => {
      if (browser === undefined) throw new Error('Pages are opened by tests and hooks, when the browser is there');
      const page = await opener(browser, options);
      ofThisTest.push(page.context());
      return page;
    };
  return { open: openIn(openPage), openStill: openIn(openStillPage) };
}
