import { randomUUID } from 'node:crypto';
import { it } from '@jest/globals';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInWithGoogle } from '../support/pages/sign-in.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
describeInEveryLook('every screen', (pageOf) => {
  it.each([
    ['landing', '/', 'Crack the YC Playbook'],
    ['disclaimer', '/disclaimer', 'Disclaimer'],
    ['how we judge', '/how-we-judge', 'How we judge'],
    ['not found', '/no/such/page', 'Oops! Page not found'],
  ])('%s has no violation', async (screen, path, text) => {
    const page = pageOf();
    await page.goto(`${url}${path}`);
    await page.getByText(text).first().waitFor();
    await expectNoViolations(page, screen);
  });

  it('sign-in dialog, dashboard, analyzer and result have no violation', async () => {
    const page = pageOf();
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'sign-in dialog');
    await signInWithGoogle(page, url, `axe-${randomUUID()}@example.com`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await expectNoViolations(page, 'dashboard');
    await page.goto(`${url}/pitch-analyzer`);
    await page
      .getByLabel('Your one-liner')
      .fill('An AI-powered platform that helps US dentists fill last-minute cancellations by text');
    // Measured is the form as it can be sent, once nothing is on its way any more.
    await page.getByRole('button', { name: 'Analyze My Pitch', disabled: false }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, 'analyzer');
    await page.getByRole('button', { name: 'Analyze My Pitch' }).click();
    await page.getByRole('heading', { name: 'Score Breakdown' }).waitFor();
    await expectNoViolations(page, 'result');
  });
});
