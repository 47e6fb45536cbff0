import { describe, expect, it } from '@jest/globals';
import { knowStartup } from '../../startup/known-startup.js';
import { problemOfCustomers } from './problem-sentence.js';

describe('the problem that customers have', () => {
  it.each([
    [
      'Software for clinics. 19 clinics pay.',
      'Clinics lose one claim in ten. It is slow.',
      'Clinics lose one claim in ten',
    ],
    ['Software for clinics. 19 clinics pay.', 'Claims are lost every week.', 'Claims are lost every week'],
    // How it is done today is no trouble.
    ['Software for clinics.', 'Today they use paper. One claim in ten is lost.', 'One claim in ten is lost'],
    // What others suffer is nothing that customers pay to be without.
    ['A counter in the pump. NGOs pay $4 a pump.', 'Drilling contractors are paid to drill. Women walk 3 km.', null],
    ['Seaweed farmers tie each piece by hand. The exporter buys the weed from us.', 'Shallow water is hot.', null],
    [
      'We pay retired plumbers to answer calls. Employers pay us £39 a month.',
      'Apprentices are left alone. Meanwhile thousands of retired tradesmen have nothing to do.',
      null,
    ],
    // How things are, a slogan, an event and the founders' own story cost nobody a sum.
    ['It fills in the form.', 'Drilling contractors are paid to drill.', null],
    ['A program for knitting machines.', 'The programmers are old. In our district the average is 57.', null],
    ['Payroll for guards.', 'Guards are among the most under-served segments of our nation.', null],
    ['A strip that tells smoke.', 'In August 2023 the hills above the town burned for weeks.', null],
    ['Bills are paid from the phone.', 'My own sister, her son was sent home because the fee was due 5 months.', null],
    ['A trolley for mushrooms.', 'Labour = 38-42% of cost at a Polish farm.', null],
    [
      'A trolley for mushrooms.',
      'It is dark. Farms lose 6-8% of turnover in grade.',
      'Farms lose 6-8% of turnover in grade',
    ],
    // Whoever works for customers has what is theirs; citizens and pupils do not pay to be without it.
    ['Appeals for clinics.', 'Clerks skip 6 in 10 denials by hand.', 'Clerks skip 6 in 10 denials by hand'],
    ['Deeds for notaries. 9 notaries pay.', 'Citizens wait for weeks and lose money.', null],
    ['It marks scripts. 14 schools use it.', 'Candidates lose marks for how they answer.', null],
    // What nobody buys, what may happen once, one of a story, a slogan and a price of today cost nobody a sum.
    ['It draws reliefs.', 'Relief paper costs £2 a sheet, so schools do not buy it.', null],
    ['Tags for ladders.', 'If a check is missed and someone falls, the owner stands before a judge.', null],
    ['It chases bills.', 'A woman who sells yams waits for her money.', null],
    ['It reads videos.', 'Banks are blind and customers lose trust.', null],
    ['A line on a truck.', 'A line is €180,000 and stands still.', null],
    ['It reads bills.', 'Fraud costs firms $40 billion.', null],
    ['Software for clinics.', '', null],
  ])('is a sentence of theirs: %s %s', (description, problem, sentence) => {
    expect(problemOfCustomers(knowStartup({ description, problem }))).toBe(sentence);
  });
});
