import type { Page } from 'playwright-core';
import type { Scene } from '../../scene.js';

const COMMENT = 'Which month is that from? Put it beside the number.';

/** A page that watches for comments is never without a request. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sharing`);
  await page.getByRole('region', { name: 'Your links' }).waitFor();
}

/** Makes a link and returns its address. */
async function makeLink(page: Page, url: string): Promise<string> {
  await openPage(page, url);
  await page.getByLabel('For whom').fill('Ada, our mentor');
  await page.getByRole('button', { name: 'Make a Link' }).click();
  return page.getByRole('textbox', { name: /^Address for/ }).inputValue();
}

/** Opens what a link shows and comments on the answer about metrics. */
async function commentAsReader(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Comment on What are your key metrics?' }).click();
  await page.getByLabel('Your comment').fill(COMMENT);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('On its way...').waitFor({ state: 'detached' });
}

/** Links, and a comment that came by one. */
async function openSharing(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  const comment = page.getByRole('region', { name: 'Comments' }).getByText(COMMENT);
  const isNew = await page.getByText('Nothing is shared.').isVisible();
  if (isNew) await commentAsReader(page, await makeLink(page, url));
  if (isNew) await openPage(page, url);
  await comment.first().waitFor();
}

export const SHARING_SCENES: readonly Scene[] = [
  {
    name: 'sharing',
    caption: 'Links by which others read the application, and what they commented',
    viewer: 'founder',
    prepare: openSharing,
  },
  {
    name: 'shared',
    caption: 'What the holder of a link reads and comments on, without an account',
    viewer: 'founder',
    prepare: async (page, url) => commentAsReader(page, await makeLink(page, url)),
  },
];
