import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountExportSchema } from '@playbook/contracts/founder/account.schema';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const newEmail = (): string => `profile-${randomUUID()}@example.com`;
const PROFILE_DATA = '**/rest/v1/profile';

async function openProfile(page: Page): Promise<void> {
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { name: 'Account Information' }).waitFor();
}

async function openSettings(page: Page): Promise<void> {
  await openProfile(page);
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('dialog', { name: 'Account Settings' }).waitFor();
}

/** One use of the idea check and two of the pitch analyzer. */
async function useTools(page: Page): Promise<void> {
  await page.goto(`${url}/idea-check`);
  await page.getByRole('textbox', { name: 'Idea brief' }).fill('Software that writes insurance appeals for clinics.');
  await page.getByRole('textbox', { name: 'Problem' }).fill('Clerks skip 6 in 10 denials.');
  await page.getByRole('button', { name: 'Analyze Idea' }).click();
  await page.getByRole('heading', { name: 'Partner Commentary' }).waitFor();
  await page.goto(`${url}/pitch-analyzer`);
  for (const pitch of ['Payroll for dentists by text message', 'Payroll for 40,000 US dental practices']) {
    await page.getByLabel('Your one-liner').fill(pitch);
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByRole('button', { name: new RegExp(pitch) }).waitFor();
  }
}

describe('the profile in the browser', () => {
  const pages = browserPages();
  let page: Page;
  let email: string;

  beforeEach(async () => {
    email = newEmail();
    page = await pages.open();
    await signInByHttp(page, url, email);
    await page.goto(`${url}/dashboard`);
  });

  it('shows the account, reached by the user menu', async () => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const account = page.getByRole('region', { name: 'Account Information' });
    await account.getByText('Ada Lovelace').waitFor();
    await account.getByText(email).waitFor();
    await account.getByText('Free', { exact: true }).waitFor();
    const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date());
    await account.getByText(month).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });

  it('counts what was used, by tool and by day', async () => {
    await useTools(page);
    await openProfile(page);
    const usage = page.getByRole('region', { name: 'Usage History' });
    await usage.getByText('Last 30 days').waitFor();
    const rowOf = (tool: string) => usage.locator('div', { hasText: tool }).last();
    expect(await rowOf('Idea Check').textContent()).toBe('Idea Check1');
    expect(await rowOf('Pitch Analyzer').textContent()).toBe('Pitch Analyzer2');
    const summary = page.getByRole('region', { name: 'Usage Summary' });
    expect(await summary.locator('div', { hasText: 'Total uses' }).last().textContent()).toBe('Total uses3');
    expect(await summary.locator('div', { hasText: 'Deck analyses' }).last().textContent()).toBe('Deck analyses0');
    await page.getByRole('button', { name: 'Usage History' }).click();
    const rows = page.getByRole('dialog', { name: 'Usage History' }).getByRole('row');
    expect((await rows.allTextContents()).slice(1).map((row) => row.replace(/^\w+ \d+/, ''))).toEqual([
      'Pitch Analyzer2',
      'Idea Check1',
    ]);
  });

  it('says when nothing was used yet', async () => {
    await openProfile(page);
    await page.getByText('Nothing used yet.', { exact: false }).waitFor();
    expect(await page.getByRole('figure').count()).toBe(0);
  });

  it('says when it cannot be loaded, shows what the session knows, and tries again', async () => {
    await page.route(PROFILE_DATA, (route) => route.fulfill({ status: 403, body: '' }));
    await openProfile(page);
    await page.getByText('Failed to load profile data. Please try again.').waitFor();
    await page.getByRole('region', { name: 'Account Information' }).getByText('Ada Lovelace').waitFor();
    await page.unroute(PROFILE_DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Free', { exact: true }).waitFor();
    expect(await page.getByText('Failed to load profile data. Please try again.').count()).toBe(0);
  });

  it('changes the name everywhere', async () => {
    await openSettings(page);
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Name saved').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /account of Grace Hopper/ }).waitFor();
    await page.reload();
    const account = page.getByRole('region', { name: 'Account Information' });
    await account.getByText('Grace Hopper').waitFor();
    expect(await account.getByText('Ada Lovelace').count()).toBe(0);
  });

  it('downloads everything that is stored', async () => {
    await openSettings(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^playbook-export-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(accountExportSchema.parse(JSON.parse(text)).account.user.email).toBe(email);
    await page.getByText('The file is in your downloads.').waitFor();
  });

  it('deletes the account when its address is typed, and nothing is left', async () => {
    await useTools(page);
    await openSettings(page);
    const remove = page.getByRole('button', { name: 'Delete account' });
    await page.getByLabel(`Type ${email} to confirm`).fill('somebody@example.com');
    expect(await remove.isDisabled()).toBe(true);
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await remove.click();
    await page.waitForURL(`${url}/`);
    await page.getByText('Your account and everything in it has been deleted.').waitFor();
    const left = await page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('ownerId')));
    expect(left).toEqual([]);
    await signInWithGoogle(page, url, email);
    await page.goto(`${url}/idea-check`);
    await page.getByText('Nothing here yet.', { exact: false }).waitFor();
  });

  it('signs out and says so, or says that it failed', async () => {
    await openProfile(page);
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: { code: 500 } }));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('Failed to sign out. Please try again.').waitFor();
    await page.unroute('**/auth/v1/logout**');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByText('You have been signed out successfully.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describeInEveryLook('the profile', (pageOf) => {
  it('has no violation, in its dialogs neither', async () => {
    const page = pageOf();
    await signInByHttp(page, url, newEmail());
    await openProfile(page);
    await expectNoViolations(page, 'unused profile');
    await useTools(page);
    await openProfile(page);
    await page.getByText('Last 30 days').waitFor();
    await expectNoViolations(page, 'profile');
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Your data' }).waitFor();
    await expectNoViolations(page, 'account settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Usage History' }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectNoViolations(page, 'usage history');
    await page.keyboard.press('Escape');
    await page.route(PROFILE_DATA, (route) => route.fulfill({ status: 403, body: '' }));
    await openProfile(page);
    await page.getByText('Failed to load profile data. Please try again.').waitFor();
    await expectNoViolations(page, 'profile that could not be loaded');
  });
});
