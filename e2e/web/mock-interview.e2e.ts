import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const ANSWER = '**/functions/v1/answer-interview';
const PAID = '31 clinics pay us $90 a month.';

const question = (page: Page): Promise<string> => page.locator('#interview-question').innerText();
const box = (page: Page) => page.getByLabel('Your answer', { exact: true });

async function say(page: Page, text: string): Promise<void> {
  const before = await question(page);
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.waitForFunction((old) => document.querySelector('#interview-question')?.textContent !== old, before);
}

describeInEveryLook('the mock interview', (pageOf) => {
  it('is reached from the last step, asks about the founder’s own words and goes on after a reload', async () => {
    const page = pageOf();
    const builder = await ApplicationOnPage.of(page, url);
    await builder.saveElsewhere({ sectionId: 'traction', fieldId: 'metrics' }, PAID);
    await builder.open('company');
    await page.getByRole('link', { name: 'Practice the interview' }).click();
    await page.getByRole('heading', { name: 'How it goes' }).waitFor();
    await expectNoViolations(page, 'introduction');

    await page.getByRole('button', { name: 'Begin the Interview' }).click();
    await box(page).waitFor();
    await say(page, 'We fill empty dental chairs by text message.');
    await page.getByRole('region', { name: 'Your last answer' }).getByText('text message').first().waitFor();
    expect(await question(page)).toContain('You write ‘31 clinics'.replace('‘', "'"));
    await page.getByText(PAID, { exact: true }).waitFor();
    await expectNoViolations(page, 'running');

    await box(page).fill('In August 22,');
    await page.reload();
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe('In August 22,');
  });

  it('keeps what was typed when it could not be sent, and interrupts what is too long', async () => {
    const page = pageOf();
    await page.route(ANSWER, (route) => route.abort());
    await box(page).fill('In August 22, in September 28, in October 31.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await page.getByText('Your answer was not sent').waitFor();
    expect(await box(page).inputValue()).toContain('in October 31.');
    await page.unroute(ANSWER);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();

    await box(page).fill('and then another thing '.repeat(30));
    await page.getByText('Stop there: shorter.').waitFor();
    await expectNoViolations(page, 'too long');
    await say(page, 'In August 22, in September 28, in October 31.');
  });

  it('takes a double click for one answer, and goes on in a second tab', async () => {
    const page = pageOf();
    const before = await question(page);
    await box(page).fill('Nobody left so far.');
    await page.getByRole('button', { name: 'Answer', exact: true }).dblclick();
    await page.waitForFunction((old) => document.querySelector('#interview-question')?.textContent !== old, before);
    const now = await question(page);
    const other = await page.context().newPage();
    await other.goto(`${url}/interview`);
    await box(other).waitFor();
    expect(await question(other)).toBe(now);
    await other.close();
  });

  it('ends with a debrief whose sentences lead to their fields, and can be deleted and brought back', async () => {
    const page = pageOf();
    await page.getByRole('button', { name: 'End the Interview' }).click();
    await page.getByRole('button', { name: 'End It' }).click();
    await page.getByRole('heading', { name: 'Debrief' }).waitFor();
    const changes = page.getByRole('region', { name: 'Said here, and not in your application' });
    await changes.getByText('In August 22, in September 28, in October 31.').waitFor();
    await expectNoViolations(page, 'debrief');

    const history = page.getByRole('region', { name: 'Your interviews' });
    await history.getByRole('button', { name: /^Delete/ }).click();
    await history.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await history.waitFor();

    await changes.getByRole('link').first().click();
    await page.waitForURL(`${url}/yc-app-builder?section=traction&field=metrics`);
    await page.getByText('You said in your mock interview').waitFor();
    await expectNoViolations(page, 'offered');
    await page.getByRole('button', { name: 'Add to My Answer' }).click();
    await page.getByText('You said in your mock interview').waitFor({ state: 'detached' });
    const answer = page.getByRole('textbox', { name: 'What are your key metrics?' });
    expect(await answer.inputValue()).toContain('in October 31.');
  });
});
