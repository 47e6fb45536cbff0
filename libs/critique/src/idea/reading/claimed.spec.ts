import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const saidOf = (ideaBrief: string): string => {
  const { weaknesses, redFlags } = critiqueIdea(
    ideaFormSchema.parse({ ideaBrief, problem: 'Planters lose a third of the heap to a wrong day.' }),
  );
  return [...weaknesses, ...redFlags.map(({ message }) => message)].join('\n');
};

describe('many products', () => {
  it.each([
    'The planter ferments the beans under banana leaves, 4 days, 5 days, 7 days, like his father did. Our probe says when to stop.',
    'Each county wants its own: information sheet or not, sensitive data form, which filing code, which cover page. We fill all of it in.',
    'A room of panels, with solar, ice for the night, no battery, and a door that shuts by itself.',
  ])('are none of how things are or what one is made of: %s', (brief) => {
    expect(saidOf(brief)).not.toContain('many products');
  });
});
