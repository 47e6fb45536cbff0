import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openPage, openStillPage, type PageOptions } from './browser.js';

/** Opens pages in the browser of a block of tests. */
export interface BrowserPages {
  /** A page of a person of its own. One that a test opened is closed with it, one that `beforeAll` opened with the browser. */
  open(options?: PageOptions): Promise<Page>;
  /** The same without motion. */
  openStill(options?: PageOptions): Promise<Page>;
}

/** What Chromium writes of a page that tries what its policies forbid, or of a policy that it cannot read. */
const OF_POLICIES = /content security policy|permissions[ -]policy/i;

/** Gives the `describe` block that calls it a browser of its own. Fails a test in which a page was stopped by a policy. */
export function browserPages(): BrowserPages {
  let browser: Browser | undefined;
  let ofThisTest: BrowserContext[] = [];
  let refusals: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(() => {
    ofThisTest = [];
    refusals = [];
  });
  afterEach(async () => {
    for (const context of ofThisTest) await context.close();
    expect(refusals).toEqual([]);
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
      page.context().on('console', (message) => {
        if (OF_POLICIES.test(message.text())) refusals.push(`${message.location().url}: ${message.text()}`);
      });
      return page;
    };
  return { open: openIn(openPage), openStill: openIn(openStillPage) };
}
