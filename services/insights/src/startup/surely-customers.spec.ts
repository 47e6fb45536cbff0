import { describe, expect, it } from '@jest/globals';
import { insightsRequestSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { composeInsights } from '../insights/compose-insights.js';

const STORY =
  'Each evening a mill decides by telephone which fields are cut. We read the planting date, the variety and pictures from above, and send ' +
  'cutting slips to the gangs of the next day. Mills see how long each trolley stood. A reader that the boys at the gate hold measures the sugar. ' +
  'It works for gate boys without a network. Recovery is the number that counts, and it rose in the last season.';

const said = (ideaBrief: string): string =>
  (['market-size', 'competitors', 'challenges'] as const)
    .map((fieldType) => composeInsights(insightsRequestSchema.parse({ fieldType, ideaBrief })))
    .flatMap((result) => ('insights' in result ? [result.insights, ...result.suggestions] : []))
    .join('\n');

describe('whoever is only named', () => {
  it('is called a customer in no line of a longer text', () => {
    expect(said(STORY)).not.toMatch(
      /(?:market of|sells this to|first with|Find out why) (?:gate boys|boys|gangs|the gangs)/,
    );
  });

  it('is one where the text says little else', () => {
    expect(said('A register of instruments for violin makers.')).toMatch(/violin makers/);
  });
});
