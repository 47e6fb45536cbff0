import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getAnalysisStorageRoute } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { Locator, Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { call } from '../support/auth/founder.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
/** Two more than the fewest that a founder may decide to keep. */
const STORED = 22;

const card = (page: Page): Locator => page.getByRole('region', { name: 'Stored Analyses' });

/** A founder with pitch analyses, on their profile. */
async function openProfile(page: Page): Promise<void> {
  const token = await signInByHttp(page, url, `stored-${randomUUID()}@example.com`);
  for (let stored = 0; stored < STORED; stored += 1) {
    const body = { pitch: `Payroll for the ${stored + 10} dentists of a town` };
    expect((await call(`${url}${analyzePitchRoute.path}`, { body, token })).status).toBe(200);
  }
  await page.goto(`${url}/profile`);
  await card(page).getByText('22 of 2,000').waitFor();
}

async function decideToKeepTwenty(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Delete older ones' }).click();
  await page.getByText(/^2 pitch analyses of 22 will be deleted, the oldest first/).waitFor();
  await page.getByRole('button', { name: 'Delete 2' }).click();
  await page.getByText('2 pitch analyses will be deleted').waitFor();
}

describe('stored analyses in the browser', () => {
  const pages = browserPages();

  it('stay when their deletion is undone, and the older ones go when the message has gone', async () => {
    const page = await pages.open();
    await openProfile(page);
    await decideToKeepTwenty(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 pitch analyses will be deleted').waitFor({ state: 'detached' });
    await page.reload();
    await card(page).getByText('22 of 2,000').waitFor();

    await decideToKeepTwenty(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('2 pitch analyses deleted').waitFor();
    await card(page).getByText('20 of 2,000').waitFor();
    expect(await card(page).getByRole('button', { name: 'Delete older ones' }).count()).toBe(0);
    await page.goto(`${url}/pitch-analyzer`);
    await page.getByRole('button', { name: /the 31 dentists/ }).waitFor();
  });
});

describeInEveryLook('stored analyses', (pageOf) => {
  it('have no violation, full and in the dialog neither', async () => {
    const page = pageOf();
    await openProfile(page);
    await page.route(`**${getAnalysisStorageRoute.path}`, async (route) => {
      const { kinds } = getAnalysisStorageRoute.response.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { kinds: kinds.map((kind) => ({ ...kind, stored: kind.maxStored })) } });
    });
    await page.reload();
    await card(page).getByText(/^Full/).first().waitFor();
    await expectNoViolations(page, 'full allowance');
    await card(page).getByRole('button', { name: 'Delete older ones' }).first().click();
    await page.getByRole('dialog', { name: 'Delete older analyses' }).getByLabel('Keep').waitFor();
    await expectNoViolations(page, 'deletion of older analyses');
  });
});
