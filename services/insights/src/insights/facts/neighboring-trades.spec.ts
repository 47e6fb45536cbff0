import { describe, expect, it } from '@jest/globals';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { about } from '../../../test/composed-insights.fixture.js';

const allOf = (section: InsightSection, description: string): string => {
  const { insights, suggestions, metrics } = about(section, { description });
  return [insights, ...suggestions, ...metrics.map(({ name }) => name)].join('\n');
};
const MAINTENANCE =
  'Software for property managers that reads the maintenance emails of tenants and calls a plumber. $2 per unit per month.';
const LISTINGS = 'A rental listing site where tenants find an apartment. Landlords pay $40 for a listing of a home.';
const PAID_GROWERS =
  'We pay oyster growers for the nitrogen that their crops remove and sell the credits to wastewater utilities.';
const FARMS =
  'Sensors for growers of almonds: farms see which crops need water on each acre of the orchard this season.';
const POTS = 'A subscription for renters who like plants. We deliver one in a pot and swap it if it dies, $18 a month.';
const APP = 'A meditation app for teenagers on iPhone: a free trial of 7 days, then $8 a month in the app store.';
const CABINETS = 'A cooling chip for telecom cabinets. Later on, racks in data centers. A prototype moves 14 W.';
const RACKS = 'A cooling chip for racks in data centers. A prototype moves 14 W.';

describe('what is known of a neighboring trade', () => {
  it.each([
    ['challenges', MAINTENANCE, LISTINGS, /listing site|Property is local/],
    ['challenges', PAID_GROWERS, FARMS, /growers? trust|grower's own prices/],
    ['business-model', POTS, APP, /paywalls|Trial to paid/],
    ['market-size', CABINETS, RACKS, /data centers: 176 TWh/],
  ] as const)('says nothing in %s of: %s', (section, other, own, fact) => {
    expect(allOf(section, other)).not.toMatch(fact);
    expect(allOf(section, own)).toMatch(fact);
  });
});
