import { describe, expect, it } from '@jest/globals';
import { about } from '../../../../test/composed-insights.fixture.js';

const priceLine = (description: string, targetUsers = 'those who pay for it'): string =>
  about('business-model', { description, targetUsers }).insights;

describe('what is said of a price', () => {
  it.each([
    ['Grave care. Subscription, 54 zł per grave per month.', /“Subscription, 54 zł per grave per month”/],
    ['We advance the invoice. Fee is 3.2% per 30 days. So far funded from our own $250k.', /“Fee is 3.2% per 30 days”/],
    ['Bands post a design. We take 6 percent of the order from the band.', /“We take 6 percent of the order/],
    ['A drone checks moorings. We do it for NZ$240 a mooring.', /“We do it for NZ\$240/],
    ['Tags for scaffolds. £99 a month up to 8 gangs, £190 above.', /“£99 a month up to 8 gangs/],
    ['We fill cisterns, with a fixed price of 2.40 per barrel and a test.', /fixed price of 2.40/],
    ['Search for parishes. Nine parishes use it, five of them pay 900 SEK a year.', /five of them pay 900 SEK/],
    ['Checks of schemas. $40 a month once we turn billing on in May.', /nobody has paid that yet/],
    ['A part finder. I would ask technicians £30 a month.', /nobody has paid that yet/],
    ['Compliance for factories. Six letters of intent at €890 a month.', /nobody has paid that yet/],
    ['Lunch is an app for trimmers. If the winter goes well, we take 3.50 kroner per cow.', /nobody has paid that yet/],
    ['An agent for papers. If the pilot goes well, agencies will pay ₱18,500 per case.', /nobody has paid that yet/],
  ])('quotes what is asked, and says where nobody has paid it: %s', (description, line) => {
    expect(priceLine(description)).toMatch(line);
  });

  it.each([
    ['We regenerate cells. Two battery makers have signed letters for 12 tonnes a month.', 'battery makers'],
    ['It reads 100% of supplier invoices and lists the 20 to 60 prices that need to change.', 'ethnic grocers'],
    ['A rig recuts stones. The mill people will sell you a new stone for £1,900.', 'bakeries'],
    ['Trucks of several farms. Alone the farmer must sell for 2 euro when the factory pays 4.', 'farms'],
    ['A button for friends. Gen Z spends like $360 billion a year.', 'students'],
    ['A camera for saws. Every millimeter of extra thickness costs a mill C$90,000 a year.', 'mills'],
    ["A price index. I've sold over $80K of it myself since 2017.", 'collectors'],
    ['Software for brokers. 14 paying agencies, $11,200 MRR, started charging in March.', 'brokers'],
    ['It calls carriers. Thieves buy an old number for $30k and vanish.', 'freight brokers'],
    ['One card for all. People lose up to 600 euro in fees every year.', 'people with many cards'],
    ['Exams in a box. Centers pay us.', 'tutorial centers preparing 50 to 500 students a year for the exam'],
  ])('takes no number of something else for one: %s', (description, targetUsers) => {
    expect(priceLine(description, targetUsers)).not.toContain('The price in your words');
  });

  it.each([
    'We grow algae for shrimp farms. Cost at our present volume is 90 pesos a liter, and we aim at 30.',
    'We subtitle lectures for universities. Our 60 deaf editors correct each line on their phones for £2 per minute.',
    'A desk that answers fines. 40 fleets, 2,100 vans, £22k a month.',
    'A market for looms. The weaver earns 70% of 900 rupees per shawl.',
    'A kiln that watches itself. New ones cost €4,000 and old ones have no meter.',
    'We buy the invoices of carters. Our fund is $900k from two angels.',
  ])('takes no cost, no payout and no total for it: %s', (description) => {
    expect(priceLine(description)).not.toContain('The price in your words');
  });

  it.each([
    [
      'A voice that answers. It is free now for whoever stammers.',
      '“It is free now for whoever stammers”: say who is to pay',
    ],
    [
      'A plan for night buses. Two towns are testing it for free.',
      '“Two towns are testing it for free”: say who is to pay',
    ],
    ['An atlas of wells. Nobody pays yet.', '“Nobody pays yet”: say who is to pay'],
    [
      'We finish wills for the dying. We plan to be a non-profit and keep it free for families.',
      'say who pays for the work instead',
    ],
    ['We repair pumps at clinics. We are a charity. A pump costs us $90.', 'say who pays for the work instead'],
    ['Wreaths by post. 620 orders last year, average €38.', 'say how much of that average stays with you'],
    ['A box for lifts. Hardware 600 kr once, 40 kr a month. A box costs us 210 kr to make.', 'You name a cost as well'],
    [
      'A tricycle that takes the ill to a clinic. 900 families pay. A family is paying 500 FCFA each month.',
      'The price in your words: “A family is paying 500 FCFA',
    ],
  ])('says what is told of money: %s', (description, line) => {
    expect(about('business-model', { description }).insights).toContain(line);
  });

  it.each([
    ['A plan for quarries. 900 zł per face per month, 19 faces, 17,100 zł MRR.', /The price in your words: “900 zł/],
    [
      'A strip for hives. Culture in a lab costs US$25. Target price US$4.',
      /“Target price US\$4”: nobody has paid that yet/,
    ],
    ['A rack for scooters. A battery that is cold will not be charged.', /not sure what you charge/],
    ['A card for midwives. It is free until we are sure, after that Rp 75.000 per month.', /nobody has paid that yet/],
    [
      'It orders a change of code by meaning. It runs in two seconds for 95% of them.',
      /has no price|not sure what you charge/,
    ],
  ])('reads a price beside what comes in, a target and a share of cases: %s', (description, line) => {
    expect(about('business-model', { description }).insights).toMatch(line);
  });

  it('counts no market in cents', () => {
    const description = 'A sensor for sap lines. 118,000 taps, and the producer pays 62 cents per tap per season.';
    expect(about('market-size', { description }).suggestions.join('\n')).not.toContain('cents a year');
  });

  it('rests a change on no sentence that denies', () => {
    const description = "We don't sell pumps. Our boy tests the salt with a meter.";
    expect(about('trends', { description, targetUsers: 'salt traders' }).suggestions.join('\n')).not.toContain('pumps');
  });

  const story = (traction: string): string =>
    'Shortpay is an agent that fights chargebacks for food brands. It logs in to the portals and writes the dispute. ' +
    'I ran deductions at a pickle company in Fresno for six years. My cousin Teo built bots at an insurer. ' +
    `We started as a forecasting dashboard, 9 months, 2 customers, both cancelled. ${traction} ` +
    'Brands chase these by hand today and lose most of them. We will hire a second engineer.';

  it.each([
    [
      '14 paying brands now, $41k MRR.',
      /“14 paying brands now, \$41k MRR”: say what one of the food brands pays of that/,
    ],
    ['31 brands pay us $400 a month each.', /The price in your words: “31 brands pay us \$400 a month each”/],
    ['14 brands use it and revenue is $0.', /not sure what you charge/],
  ])('asks what one pays where a story tells what comes in: %s', (traction, line) => {
    expect(priceLine(story(traction), 'food brands')).toMatch(line);
  });

  it.each([
    ['A probe on a string. 41 mortuaries now, GHS 350 per month for each room.', 'GHS 350'],
    ['A register of pianos. Price will be 12 € monthly for tuners.', '12 €'],
    ['An app for interpreters. It is 79 kr a month.', '79 kr'],
  ])('quotes a sum in any money: %s', (description, sum) => {
    expect(priceLine(description)).toContain(sum);
  });

  it('asks about a sum that may be the price, and calls none of what others lose one', () => {
    const line = priceLine(
      'An app for court interpreters. They lose several thousand kronor a year. One set around 180 zł.',
    );
    expect(line).toContain('not sure which of the sums in your words one customer pays you');
  });

  it('counts nothing of what a story says was given up', () => {
    expect(priceLine(story('14 paying brands now, $41k MRR.'), 'food brands')).not.toContain('2 customers');
  });
});
