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
    ['funding-plan', 'condition', '500k for two years. Month 6: the second bank live. Month 12: the audit done.'],
    ['market-size', 'arithmetic', 'Perhaps 1,900 presses, or $41M of plates over their life, and then spare parts.'],
    ['target-customers', 'users', 'Every dialysis ward in Ghana, which is seventeen. I have stood in eleven.'],
    ['target-customers', 'users', "Water users' unions along the canal, about 34 active, 50 to 700 ha each."],
    ['target-customers', 'place', 'Reefer yards and fruit ports. The buyer is the operations director.'],
    ['target-customers', 'place', 'Piano tuners. The guild prints a booklet with every one of them.'],
    ['metrics', 'trend', 'Crushing season, 3 mills. Cut to crush 29 h to 17 h. Override rate 12%.'],
    ['metrics', 'trend', 'Boxes: 212 in the first winter, 640 in the second. Half of the families are the same.'],
    ['first-users', 'paid', 'My sister wore the first coat. Then a reel: 70 messages, 8 bookings.'],
    [
      'founder-relationship',
      'conflict',
      'We fell out once, over the price. She said yes, I said no, we put it at 9 euros.',
    ],
    [
      'founder-relationship',
      'conflict',
      'I sampled his mussels in 2015. He threw me off the quay, and rang me in 2022.',
    ],
    [
      'problem-statement',
      'workaround',
      'The interpreter must be booked three weeks ahead. So the child interprets, age nine.',
    ],
    ['fulltime-commitment', 'date', 'I am full-time. Ana would join when revenue reaches 12k a month.'],
    ['fulltime-commitment', 'runway', 'Nobody is full-time yet. I study and work on it in the evenings.'],
    ['fulltime-commitment', 'runway', 'Both full-time. My stipend runs until March.'],
  ])('is not called missing: %s %s %s', (field, id, answer) => {
    expect(isMissing(field, id, answer)).toBe(false);
  });

  it.each<[string, ExpectationId, string]>([
    ['market-size', 'arithmetic', 'The pet market grows from $8.3 billion to $23 billion. Of it 5% would be ours.'],
    ['market-size', 'arithmetic', 'There are 18,000 lighthouse lamps. We have met four of six buyers.'],
    ['five-year-vision', 'arithmetic', 'By 2031 we process ₹20,000 crore annually for 1 crore frontline workers.'],
    ['five-year-vision', 'arithmetic', 'By 2030 8,000 notarial offices and a valuation above $1 billion.'],
    ['customer-acquisition', 'conversion', 'Google Ads and SEO mainly, plus cold email.'],
    ['target-customers', 'users', 'Roofers over 60 with a crew of 4 to 9.'],
    ['target-customers', 'place', 'Creators who make long videos, and brands later on.'],
    ['fulltime-commitment', 'runway', 'Iris and Tom full-time since February. Two drivers are paid by the hour.'],
    ['progress-made', 'date', 'A strong team was built and the first customers were won.'],
  ])('is called missing where nothing of it is told: %s %s %s', (field, id, answer) => {
    expect(isMissing(field, id, answer)).toBe(true);
  });
});
