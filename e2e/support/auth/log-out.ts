import type { Page } from 'playwright-core';

/** Asks to sign out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /account of/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
