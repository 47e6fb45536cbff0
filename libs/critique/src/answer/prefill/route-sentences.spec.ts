import { describe, expect, it } from '@jest/globals';
import { routedSentences } from './route-sentences.js';

describe('sentences for a question', () => {
  const routed = (field: string, brief: string): string => routedSentences(field, { brief, problem: '' });

  it.each([
    ['why-this-problem', 'I built a probe that scans a floor of brick and says how many years are left.', ''],
    ['why-this-problem', 'I was going to tune too, but I have good ears only on one side.', ''],
    ['why-this-problem', 'I was a mason for nineteen years.', 'I was a mason for nineteen years.'],
    ['metrics', 'A rope costs 14,000 euro and nobody sees whether 90 percent or 50 percent of it is left.', ''],
    ['why-now', 'It is on the App Store since April.', ''],
    ['why-now', 'Incorporated in Porto, March 2024.', ''],
    ['competitors', 'It is done in a spreadsheet today and takes a day.', ''],
    ['why-now', 'Solo founder, Brno, working on it since February 2026.', ''],
    ['how-it-works', "So I'm a therapist in Leeds, and our app uses the sounds that a child is working on.", ''],
    ['how-it-works', 'Then I went off and made sensors for elevators at Otis, fourteen years.', ''],
    ['how-it-works', 'A wig takes about 40 hours, and every opera house has a basement with our kit.', ''],
    ['how-it-works', 'Every spring I go up with a hammer and I listen to the sound of our anchors.', ''],
    ['how-it-works', 'It will be for schools first and then for colleges.', ''],
    ['how-it-works', 'We sell in our shop to cat owners, and the app counts the boards.', ''],
    ['how-it-works', 'At the moment our treasurer pays for the license by an app.', ''],
    ['competitors', 'Raising €300k, because at present each hull is laid up by hand by two brothers.', ''],
    ['why-now', 'Honestly this began as a spreadsheet in a group of mothers in February 2023.', ''],
    ['metrics', "Our model is fitted from three runs on the customer's own dryer. Five sites pay.", 'Five sites pay.'],
    ['metrics', 'Our label for Greek is in progress, roughly 60% of our test corpus passes.', ''],
    [
      'metrics',
      'Three dairies in Bergamo run it on their own vats.',
      'Three dairies in Bergamo run it on their own vats.',
    ],
    ['metrics', '41 plumbers in Ohio are paying $29 per month.', '41 plumbers in Ohio are paying $29 per month.'],
    ['validation', 'We bill 41 plumbers $29 a month.', 'We bill 41 plumbers $29 a month.'],
    ['metrics', '41 plumbers we asked would pay $29.', ''],
    ['metrics', 'We paid 40 plumbers for their time.', ''],
    ['how-it-works', 'Our idea is a tag with a chip that you put on the lid.', ''],
    ['how-it-works', 'We send a photo of it to the aunt by our app.', ''],
    ['why-now', 'Dairies buy used vats because new ones cost €9,000, and used ones have a dial from 1994.', ''],
    ['why-now', '4 million lent since May 2024.', ''],
    ['why-now', 'It reads the register and works out what is due under s. 21 of the 1997 Act.', ''],
    [
      'why-now',
      'Since January 2025 a new law wants the temperature of each churn.',
      'Since January 2025 a new law wants the temperature of each churn.',
    ],
    ['competitors', 'It’s about wardens, the people with the stop sign.', ''],
    ['competitors', 'A buyer sends the request as Excel, PDF or plain text in an email.', ''],
    ['competitors', 'When one fails, we deliver a replacement by rail within ten days.', ''],
    ['competitors', 'Dental labs make crowns and bridges for dentists.', ''],
    ['why-now', 'Started 2021.', ''],
    ['why-now', 'Until about 2018 a boiler could be had in six weeks.', ''],
    [
      'why-now',
      'Until about 2018 a boiler could be had in six weeks. Today the maker says a year.',
      'Until about 2018 a boiler could be had in six weeks. Today the maker says a year.',
    ],
    ['how-it-works', 'A chemist approves every recipe with one click.', ''],
    ['how-it-works', "We tell you it'll block the till for 41 seconds.", ''],
  ])('%s: %s', (field, brief, expected) => {
    expect(routed(field, brief)).toBe(expected);
  });

  const LIFT_ROPES =
    'Litdrum is a tester for lift ropes that clips on the rope and listens for broken wires. An inspector stands on the car roof with a torch and ' +
    'counts wires by eye, two hours a lift. There are about 14,000 old lifts in Lisbon. The city refuses a certificate without a recorded measurement ' +
    'as of March 2026. We ask 55 euros for each report. Rui serviced lifts for eleven years. It runs on a coin cell.';

  it.each([
    [
      'problem-statement',
      'An inspector stands on the car roof with a torch and counts wires by eye, two hours a lift.',
    ],
    ['why-now', 'The city refuses a certificate without a recorded measurement as of March 2026.'],
  ])('%s is answered by what a sentence of a longer brief surely says', (field, expected) => {
    expect(routed(field, LIFT_ROPES)).toBe(expected);
  });

  it('takes no way of today for how it works', () => {
    expect(routed('how-it-works', LIFT_ROPES)).not.toContain('torch');
  });
});
