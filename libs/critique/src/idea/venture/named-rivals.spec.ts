import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { readIdea } from '../signals/idea-text.js';
import { rivalsNamed } from './named-rivals.js';

const rivalsIn = (problem: string): string[] =>
  rivalsNamed(readIdea(ideaFormSchema.parse({ ideaBrief: 'A tool for choirs.', problem })));

describe('rivals that a text names', () => {
  it.each([
    ['Evals exist in LangSmith and Braintrust, but nobody keeps them up to date.', ['LangSmith', 'Braintrust']],
    ['Quilt sells one for $4,000.', ['Quilt']],
    ['Families pay in cash since Poppins is $75 a month.', ['Poppins']],
    ['Loop and Narvar make returns easy for the shopper.', ['Loop', 'Narvar']],
    [
      'Choirs use Dropbox for scores, Doodle for dates, WhatsApp for everything else.',
      ['Dropbox', 'Doodle', 'WhatsApp'],
    ],
  ])('finds them in %j', (problem, names) => {
    expect(rivalsIn(problem)).toEqual(names);
  });

  it.each([
    'Nobody sells it in small amounts.',
    'Norway sells one license a year.',
    'Growers lose 12% of a harvest. Divers cost €2,000 a visit.',
    'Medicare is $170 a month.',
  ])('finds none in %j', (problem) => {
    expect(rivalsIn(problem)).toEqual([]);
  });
});
