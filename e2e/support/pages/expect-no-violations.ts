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

/** Frames in which nothing scrolls before a page counts as still. */
const STILL_FRAMES = 10;

/** Scrolls to the top, and again while the page scrolls by itself to a result that has just come. */
async function comeToRestAtTop(page: Page): Promise<void> {
  await page.evaluate(async (stillFrames) => {
    for (let still = 0; still < stillFrames; still += 1) {
      if (window.scrollY !== 0) still = 0;
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, STILL_FRAMES);
}

/**
 * Checks what is on the page against WCAG 2.2 AA, and that it fits. It is measured from its top: elsewhere the bar that stays in
 * sight covers whatever was scrolled beneath it, and half a button there says nothing about the button.
 */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await comeToRestAtTop(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // Run in the page alone, which has no frame of another origin: a blank page for the end of each check costs as much as the check.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  await expectFits(page, screen);
}
