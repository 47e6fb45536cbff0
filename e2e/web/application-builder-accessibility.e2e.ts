import { beforeAll, it } from '@jest/globals';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectFits, expectNoViolations } from '../support/pages/expect-no-violations.js';
import { productUrl } from '../support/topology.js';

const ANSWER = 'We have many users. In October 31 clinics paid us $99 a month, and our platform leverages AI.';

describeInEveryLook('the application builder', (pageOf, widthPx) => {
  let builder: ApplicationOnPage;

  beforeAll(async () => {
    builder = await ApplicationOnPage.of(pageOf(), productUrl());
  });

  it('has no violation while it is empty, and in its optional section over a limit', async () => {
    const page = pageOf();
    await builder.open();
    await expectNoViolations(page, 'empty');
    await page.getByRole('tab', { name: /Company/ }).click();
    await page
      .getByRole('textbox', { name: /in one line/ })
      .fill('Insurance appeals for small clinics, written in minutes');
    await page.getByText('Saved', { exact: true }).waitFor();
    await expectNoViolations(page, 'over the limit');
  });

  it('has no violation with feedback, its evidence, and a rewrite put in', async () => {
    const page = pageOf();
    await builder.open('traction');
    await page.getByRole('textbox', { name: /key metrics/ }).fill(ANSWER);
    await page.getByRole('button', { name: /Analyze Answer.*key metrics/ }).click();
    await page.getByRole('heading', { name: 'Partner Feedback' }).waitFor();
    await page.getByText('Scores and evidence').click();
    await page.getByText('Why this score for Score').click();
    await page.getByRole('button', { name: 'Use This' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expectNoViolations(page, 'feedback');
    await page.setViewportSize({ width: 768, height: 900 });
    await expectFits(page, 'feedback at 768 px');
    await page.setViewportSize({ width: widthPx, height: 900 });
  });

  it('has no violation with a conflict, banners, a basic check and the status menu', async () => {
    const page = pageOf();
    const metrics = { sectionId: 'traction', fieldId: 'metrics' } as const;
    await builder.api('/functions/v1/analyze-pitch', { pitch: 'Payroll for dentists' });
    await builder.api('/functions/v1/analyze-content', {
      type: 'IDEA_CHECK',
      industry: 'Healthcare',
      ideaBrief: 'Insurance appeals for clinics',
      problem: 'An appeal takes 50 minutes.',
    });
    await page.route('**/functions/v1/analyze-content', (route) => route.abort());
    await builder.open('traction');
    await page.getByText('Smart Suggestions Available').waitFor();
    await builder.saveElsewhere(metrics, 'Stored from another device');
    await page.getByRole('textbox', { name: /key metrics/ }).fill('Typed here');
    await page.getByText('This answer was changed elsewhere').waitFor();
    await page.getByRole('button', { name: /Analyze Answer.*key metrics/ }).click();
    await page.getByText('Basic check', { exact: true }).waitFor();
    await page.getByRole('button', { name: /Status:/ }).click();
    await expectNoViolations(page, 'conflict');
  });
});
