import type { Page } from 'playwright-core';

/** The access token of the founder who is signed in on a page. */
export const accessTokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored = Object.values(localStorage).find((value) => String(value).includes('refresh_token'));
    return String(JSON.parse(String(stored ?? '{}')).access_token);
  });
