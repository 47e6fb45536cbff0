import { describe, expect, it } from '@jest/globals';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { namesStartup } from './fill-in-idea-check.js';

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
