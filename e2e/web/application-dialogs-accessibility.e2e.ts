import { beforeAll, it } from '@jest/globals';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { productUrl } from '../support/topology.js';

const METRICS = { sectionId: 'traction', fieldId: 'metrics' } as const;
const ONE_LINER = { sectionId: 'company', fieldId: 'company-oneliner' } as const;
const IDEA = {
  type: 'IDEA_CHECK',
  industry: 'Healthcare',
  ideaBrief: 'We write insurance appeals for small clinics.',
  problem: 'Clerks skip 6 in 10 denials.',
};
const ANSWERS = ['31 clinics pay us $99.', '31 clinics in Texas pay us $99 a month, up from 12 in July.'];

describeInEveryLook(
  'the dialogs of the application builder',
  (pageOf) => {
    let builder: ApplicationOnPage;

    beforeAll(async () => {
      builder = await ApplicationOnPage.of(pageOf(), productUrl());
    });

    const close = async (): Promise<void> => {
      await pageOf().keyboard.press('Escape');
      await pageOf().getByRole('dialog').waitFor({ state: 'detached' });
    };

    it('preview, prefill, suggestions and history have no violation', async () => {
      const page = pageOf();
      await builder.api('/functions/v1/analyze-content', IDEA);
      for (const answer of ANSWERS) {
        await builder.api('/functions/v1/analyze-content', { type: 'yc-application', ...METRICS, answer });
        await builder.saveElsewhere(METRICS, answer);
      }
      await builder.saveElsewhere(ONE_LINER, 'Payroll for [customer] that still run it by hand on every Friday');
      await builder.open('traction');

      await page.getByRole('button', { name: 'Preview Application' }).click();
      await page.getByText(/too many for the form/).waitFor();
      await expectNoViolations(page, 'preview');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem').first().waitFor();
      await expectNoViolations(page, 'export menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'AI Prefill Options' }).click();
      await page.getByRole('checkbox').first().waitFor();
      await expectNoViolations(page, 'prefill');
      await close();

      await page.getByRole('button', { name: 'Smart suggestions' }).first().click();
      await page.getByRole('button', { name: /^Add/ }).first().waitFor();
      await expectNoViolations(page, 'suggestions');

      await page
        .getByRole('button', { name: /^History/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Show changes/ })
        .first()
        .click();
      await page.getByText('The last analysis against the one before').waitFor();
      await expectNoViolations(page, 'history');
    });
  },
  [[768, 'light']],
);
