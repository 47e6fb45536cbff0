import type { Page } from 'playwright-core';

export const NAME = 'Ada Lovelace';

/** Takes the development provider's page as a founder of a new name would. */
export async function passProvider(page: Page, email: string, name = NAME): Promise<void> {
  await page.waitForURL(/\/dev\/identity\//);
  await page.getByLabel(/name/i).fill(name);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page
    .getByRole('button', { name: /continue|sign in/i })
    .last()
    .click();
}

/** From the landing page through 'Continue with Google' to the dashboard. */
export async function signInWithGoogle(page: Page, baseUrl: string, email: string, name = NAME): Promise<void> {
  await page.goto(baseUrl);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await passProvider(page, email, name);
  await page.waitForURL(`${baseUrl}/dashboard`);
}
