import type { Page } from 'playwright-core';

/** What a page tells of in its console as errors, and throws without catching it: a list that grows. */
export function consoleErrorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
