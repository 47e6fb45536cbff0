import { it } from '@jest/globals';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { InsightsOnPage } from '../support/pages/insights-on-page.js';
import { productUrl } from '../support/topology.js';

const INSIGHTS = '**/functions/v1/get-industry-insights';
const url = productUrl();

describeInEveryLook('industry insights', (pageOf) => {
  let insights: InsightsOnPage;

  it('have no violation while they are empty', async () => {
    const page = pageOf();
    insights = await InsightsOnPage.of(page, url);
    await insights.open();
    await expectNoViolations(page, 'empty');
  });

  it('have no violation with words from right to left and all sections', async () => {
    const page = pageOf();
    await insights.answer('نساعد السباكين على كتابة الفواتير بالصوت', 'سباكون في تكساس '.repeat(12));
    await insights.generate();
    await expectNoViolations(page, 'filled');
  });

  it('have no violation when they are connected and partly failed', async () => {
    const page = pageOf();
    await insights.checkIdea();
    await insights.open();
    await page.getByText('Connected to your Idea Check data').waitFor();
    let count = 0;
    await page.route(INSIGHTS, (route) => (count++ % 2 === 0 ? route.abort() : route.continue()));
    await insights.generate();
    await page
      .getByText(/Failed to load/)
      .first()
      .waitFor();
    await expectNoViolations(page, 'connected, partly failed');
  });
});
