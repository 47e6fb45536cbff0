import { describe, expect, it } from '@jest/globals';
import type { IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { fillInIdeaCheck, namesStartup } from './fill-in-idea-check.js';

describe('a request for insights', () => {
  it.each<[string, Partial<InsightsRequest>, boolean]>([
    ['a brief', { ideaBrief: 'Payroll' }, true],
    ['a problem', { problem: 'It takes long' }, true],
    ['a description', { description: 'Payroll' }, true],
    ['blanks', { ideaBrief: ' ', problem: '' }, false],
    ['choices', { industry: 'Fintech', targetUser: 'Developers', stage: 'mvp' }, false],
    ['nothing', {}, false],
  ])('with %s says what the startup does, or does not', (_, context, expected) => {
    expect(namesStartup({ fieldType: 'trends', ...context } as InsightsRequest)).toBe(expected);
  });
});

describe('a request that is filled in from an idea check', () => {
  const CHANGE = 'Since March 2026 speech models respond in under 300 ms and cost a tenth of what they did a year ago.';
  const checkOf = (ideaBrief: string, words: string): IdeaCheck => {
    const start = ideaBrief.indexOf(words);
    const spans = [{ field: 'ideaBrief', start, end: start + words.length }];
    const details = [{ kind: 'founder', text: "'Since March 2026 speech models ...'", source: null, spans }];
    const form = { ideaBrief, problem: '', targetUser: '', industry: '', stage: 'idea' };
    return { form, whyNowAlignment: { score: 60, factors: [], details } } as unknown as IdeaCheck;
  };
  const factorsOf = (ideaBrief: string, words = 'Since March 2026'): readonly string[] | undefined =>
    fillInIdeaCheck({ fieldType: 'trends' } as InsightsRequest, checkOf(ideaBrief, words)).whyNowFactors;

  it('has the whole sentence about what has changed', () => {
    expect(factorsOf(`We answer phones. ${CHANGE} 12 clinics pay.`)).toEqual([CHANGE]);
  });

  it('has no part of a sentence that is too long', () => {
    expect(factorsOf(`Since March 2026 ${'and so on '.repeat(40)}.`)).toEqual([]);
  });
});
