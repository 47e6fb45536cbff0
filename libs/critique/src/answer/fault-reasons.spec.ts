import { describe, expect, it } from '@jest/globals';
import { faultsWithReasons } from './fault-reasons.js';
import { readAnswer } from './signals/answer-text.js';

const faults = (fieldId: string, text: string): string[] =>
  faultsWithReasons(fieldId, readAnswer(text)).map(({ reason }) => reason.id);

describe('faultsWithReasons', () => {
  it.each([
    ['competitive-advantage', 'We have a patent pending and we are cheaper than everyone else.', ['patent', 'cheaper']],
    ['fulltime-commitment', 'I still work at a bank and build this on weekends.', ['elsewhere']],
    ['founder-names', 'Mr. Tazi is our advisor.', ['advisors']],
    ['problem-statement', 'Our app solves this for clinics.', ['solution']],
    ['progress-made', 'We incorporated, have a logo and joined two incubators.', ['company']],
    ['competitors', 'None. We are first in the world with this and patent is pending.', ['no-rivals']],
    ['founder-names', 'None of us is an engineer, and we work with a software agency in Porto.', ['nobody-builds']],
    ['founder-names', 'I sell. We are looking for a technical cofounder.', ['missing-builder']],
    ['validation', 'Survey of 80 students: they said they would, and 12 answers came from friends.', ['opinions']],
    ['competitors', 'Shops such as Cornejo in Madrid. There is no competition in what we do.', ['rivals-named']],
  ])('of %s in %j are %j', (fieldId, text, ids) => {
    expect(faults(fieldId, text)).toEqual(ids);
  });

  it.each([
    ['fulltime-commitment', 'Oyelaran is full time since January 2026 (left his job at a payments company).'],
    ['metrics', 'Logo churn is 1.4% a month and 88 accounts pay.'],
    ['founder-names', 'Ines runs an agency for sailors and wrote the app herself.'],
    ['competitive-advantage', 'We have no patent, and nobody needs one here.'],
    ['founder-names', 'No advisors: we sell and build it ourselves.'],
    ['first-users', 'No ads so far; 23 stalls update their list daily.'],
    ['competitors', 'Trapeze and Optibus plan the month, and nobody else does sick calls.'],
    ['problem-statement', 'A clerk retypes every invoice by hand and one in nine is wrong.'],
  ])('are none of %s in %j', (fieldId, text) => {
    expect(faults(fieldId, text)).toEqual([]);
  });
});
