import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks that a page is not wider than its window. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    // Behind a dialog a page is narrower by the scroll bar that it had.
    () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect(`${screen} is ${overflow} px too wide`).toBe(`${screen} is 0 px too wide`);
}

/**
 * Checks what is on the page against WCAG 2.2 AA, and that it fits. It is measured from its top: elsewhere the bar that stays in
 * sight covers whatever was scrolled beneath it, and half a button there says nothing about the button.
 */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  await expectFits(page, screen);
}
