import { describe, expect, it } from '@jest/globals';
import { missingIn } from '../missing.js';
import { measureAnswer } from '../signals/measure-answer.js';
import type { ExpectationId } from './expectations.js';

const isMissing = (field: string, id: ExpectationId, answer: string): boolean =>
  missingIn(measureAnswer(field, answer)).some((missing) => missing.id === id);

describe('what an answer tells in its own numbers or words', () => {
  it.each<[string, ExpectationId, string]>([
    ['market-size', 'arithmetic', "Say 5,500 wineries, 30 tests in a bad year. At C$38 that's around C$6.5M a year."],
    ['market-size', 'arithmetic', "Courts spend $70-90m on 12 languages. At our 18% that's $14m revenue."],
    ['market-size', 'arithmetic', 'If each of 300,000 notaries pays USD 1,000 monthly we talk about USD 3.6 billion.'],
    ['market-size', 'arithmetic', 'Roughly 3,000 language schools, 40 teachers each, $9 per teacher per month. $13M.'],
    ['market-size', 'arithmetic', '5,300 ski lifts must be inspected, at about 4,000 euros. So 21 million euros.'],
    [
      'five-year-vision',
      'arithmetic',
      '2030: 1,500 rooms in Poland. Turnover then ca. €6M/yr hardware, €2.5M software.',
    ],
    ['market-size', 'arithmetic', '2,100 vineyards, a net is 900 euros, ours 380. So a bit over eight million a year.'],
    ['metrics', 'kept', 'Boxes sold: Nov 40, Dec 310. 88 of the Dec buyers were there the year before.'],
    ['five-year-vision', 'arithmetic', 'This would give us 3,000 restaurants and revenues of 7 million euros.'],
    ['five-year-vision', 'nextProduct', 'Each bilge sensor is 8 euros. After bilge pumps come shore-power and theft.'],
    [
      'customer-acquisition',
      'channel',
      'Melters in Meycauayan know who is bleeding, and 38 of 86 arrived by that road.',
    ],
    [
      'customer-acquisition',
      'channel',
      'The hospital porter gets 20 pesos and is the only one whom every family asks.',
    ],
    ['customer-acquisition', 'found', 'Herders come because of the elders. Halima leaves the hook there.'],
    ['first-users', 'found', 'I stand at the gate where the lorries queue, with tea. Drivers show it to the next.'],
    ['first-users', 'again', 'Net repairers in Vigo. All 12 sent a photo in the last two weeks. One friend did.'],
    ['first-users', 'again', '22 women are our first users. They sent 311 reports in five months.'],
    ['progress-made', 'learned', 'First mock: it gave marks to questions copied out. Repaired by January.'],
    ['progress-made', 'learned', 'We had an outage of 5 hours (unpaid invoice, our fault). We have prepaid since.'],
    ['progress-made', 'date', 'In 9 weeks part-time: wrote the parser, got access from one chain.'],
    ['progress-made', 'result', 'May: first bakery. June: 4. August: 11.'],
    ['funding-plan', 'use', "With $120k we'd build 400 more traps."],
    ['funding-plan', 'condition', 'Raising $400k to get from 30 to 100 clinics.'],
  ])('is not called missing: %s %s %s', (field, id, answer) => {
    expect(isMissing(field, id, answer)).toBe(false);
  });

  it.each<[string, ExpectationId, string]>([
    ['market-size', 'arithmetic', 'The pet market grows from $8.3 billion to $23 billion. Of it 5% would be ours.'],
    ['market-size', 'arithmetic', 'There are 18,000 lighthouse lamps. We have met four of six buyers.'],
    ['five-year-vision', 'arithmetic', 'By 2031 we process ₹20,000 crore annually for 1 crore frontline workers.'],
    ['five-year-vision', 'arithmetic', 'By 2030 8,000 notarial offices and a valuation above $1 billion.'],
    ['customer-acquisition', 'conversion', 'Google Ads and SEO mainly, plus cold email.'],
    ['progress-made', 'date', 'A strong team was built and the first customers were won.'],
  ])('is called missing where nothing of it is told: %s %s %s', (field, id, answer) => {
    expect(isMissing(field, id, answer)).toBe(true);
  });
});
