import { expect, it } from '@jest/globals';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { productUrl } from '../support/topology.js';

const MEMO = '**/functions/v1/review-application';
const url = productUrl();
const PAID = '31 farms pay us and 28 of 31 renewed.';

describeInEveryLook("the partner's memo", (pageOf) => {
  let builder: ApplicationOnPage;

  it('says what to do while the application is empty', async () => {
    const page = pageOf();
    builder = await ApplicationOnPage.of(page, url);
    await page.goto(`${url}/yc-app-builder/memo`);
    await page.getByText('There is too little to read yet').waitFor();
    await expectNoViolations(page, 'empty');
  });

  it('is reached from the last step, and its quotes lead to their fields', async () => {
    const page = pageOf();
    await builder.saveElsewhere({ sectionId: 'product', fieldId: 'validation' }, PAID);
    await builder.saveElsewhere({ sectionId: 'traction', fieldId: 'metrics' }, 'MRR is $4k. We charge $80 a month.');
    const doing =
      'Farmers see on a phone which cages to lift at which tide, instead of the whiteboard that they use today.';
    await builder.saveElsewhere({ sectionId: 'company', fieldId: 'company-oneliner' }, doing);
    await builder.saveElsewhere({ sectionId: 'traction', fieldId: 'progress-made' }, 'May: the first farm. June: ten.');
    await builder.open('company');
    await page.getByRole('link', { name: 'Read it as a partner would' }).click();
    const believed = page.getByRole('region', { name: 'What I believe, and why' });
    await believed.getByText(PAID).waitFor();
    await page.getByText(`${doing.length} of 50 characters: ${doing.length - 50} too many`).waitFor();
    await expectNoViolations(page, 'read');
    await believed.getByRole('link', { name: 'How do you know people want it?' }).click();
    await page.waitForURL(`${url}/yc-app-builder?section=product&field=validation`);
    await page.waitForFunction((text) => (document.activeElement as HTMLTextAreaElement).value === text, PAID);
  });

  it('can be asked for again when it fails', async () => {
    const page = pageOf();
    await page.route(MEMO, (route) => route.abort());
    await page.goto(`${url}/yc-app-builder/memo`);
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await expectNoViolations(page, 'failed');
    await page.unroute(MEMO);
    await retry.click();
    await page.getByRole('heading', { name: 'What I would ask' }).waitFor();
    expect(await page.title()).toContain('Memo');
  });
});
