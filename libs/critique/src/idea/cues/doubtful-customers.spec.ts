import { describe, expect, it } from '@jest/globals';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { readIdea } from '../signals/idea-text.js';
import { customersOf } from './customers.js';

const customersIn = (ideaBrief: string): string | null =>
  customersOf(readIdea({ ideaBrief, problem: '', targetUser: NOT_SPECIFIED, industry: NOT_SPECIFIED, stage: 'idea' }));

describe('the customers of an idea', () => {
  it.each([
    'We send one boat to a bay where each household says how much ice it needs. 840 households use us every week, 7 captains.',
    'My family has a dye works, we dye for 40 weavers. What I want to make is a camera above the vat. I have not built it yet.',
    'You open it with your friends and it picks a film. We also want to do it for offices in the future.',
    'We look after graves for families abroad. You pick a plan, we send photos. 312 graves in 41 cemeteries.',
    'Chess for deaf players. School clubs bring us 300 people a month.',
    'A market for used stage sets. Other stages, film people, escape rooms, clubs buy it, 31 so far.',
    'What I want to build is a map of tanks. My nephew, who writes programs for a hospital in Lima, helps.',
    'We text families whether they qualify for a free tutor under the new program.',
  ])('are nobody who supplies it, comes later or buys something else: %j', (brief) => {
    expect(customersIn(brief) ?? '').not.toMatch(/captains|weavers|offices|free tutors|clubs|hospitals|cemeteries/);
  });

  it('are named where they surely pay', () => {
    expect(customersIn('Rosters for kitchens. 31 bakeries pay us 40 euros a month.')).toBe('bakeries');
  });
});
