import { describe, expect, it } from '@jest/globals';
import { knowStartup } from '../../startup/known-startup.js';
import { problemOfCustomers } from './problem-sentence.js';

describe('the problem that customers have', () => {
  it.each([
    [
      'Software for clinics. 19 clinics pay.',
      'Clinics lose one claim in ten. It is slow.',
      'Clinics lose one claim in ten.',
    ],
    ['Software for clinics. 19 clinics pay.', 'Claims are lost every week.', 'Claims are lost every week.'],
    // How it is done today is no trouble.
    ['Software for clinics.', 'Today they use paper. One claim in ten is lost.', 'One claim in ten is lost.'],
    // What others suffer is nothing that customers pay to be without.
    ['A counter in the pump. NGOs pay $4 a pump.', 'Drilling contractors are paid to drill. Women walk 3 km.', null],
    ['Seaweed farmers tie each piece by hand. The exporter buys the weed from us.', 'Shallow water is hot.', null],
    [
      'We pay retired plumbers to answer calls. Employers pay us £39 a month.',
      'Apprentices are left alone. Meanwhile thousands of retired tradesmen have nothing to do.',
      null,
    ],
    // Where nobody is named, it may be theirs.
    ['It fills in the form.', 'Drilling contractors are paid to drill.', 'Drilling contractors are paid to drill.'],
    ['Software for clinics.', '', null],
  ])('is a sentence of theirs: %s %s', (description, problem, sentence) => {
    expect(problemOfCustomers(knowStartup({ description, problem }))).toBe(sentence);
  });
});
