import type { Page } from 'playwright-core';
import type { Scene } from '../scene.js';

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/library`);
  await page
    .getByRole('button', { name: /^Why It Works/ })
    .first()
    .waitFor();
};

/** The twelve videos and one of their analyses. */
export const DEMO_LIBRARY_SCENES: readonly Scene[] = [
  { name: 'demo-library', caption: 'Demo Library', viewer: 'founder', prepare: open },
  {
    name: 'demo-library-analysis',
    caption: 'Why it works',
    viewer: 'founder',
    isWindowOnly: true,
    prepare: async (page, url) => {
      await open(page, url);
      await page.getByRole('button', { name: /^Why It Works.*DoorDash$/ }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Key Takeaways' }).waitFor();
    },
  },
];
