import { describe, expect, it } from '@jest/globals';
import { about } from '../../../test/composed-insights.fixture.js';

const risks = (description: string): string => about('challenges', { description }).insights;

describe('the risks that a founder names', () => {
  it.each([
    ['A customer writes to our WhatsApp number and pays 149 pesos.', /It stands on WhatsApp: say what you do/],
    ['A plug-in for Shopify that prints labels.', /It stands on Shopify/],
    ['Letters to landlords, built on GPT-4.', /It stands on GPT-4/],
    ['A drone finds fawns in May and June before the mower comes.', /in May and June .*: if it has a season/],
    ['A kit that balances radiators. 31 blocks done, 19 of them last winter.', /last winter”: if it has a season/],
  ])('are asked about: %s', (description, line) => {
    expect(risks(description)).toMatch(line);
  });

  it.each([
    'Coordinators keep names in four WhatsApp groups. We book the interpreter.',
    'It raises the invoice in Xero. 14 ports pay since March.',
    'A cord under barrels. Two distilleries each paid us $18,000 for a season.',
    'A reader for labs. We started charging in May, and June was better.',
  ])('are none where a service or a month is only named: %s', (description) => {
    expect(risks(description)).not.toMatch(/It stands on|if it has a season/);
  });
});
