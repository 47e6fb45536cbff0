import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const trapsIn = (ideaBrief: string): string[] =>
  critiqueIdea(ideaFormSchema.parse({ ideaBrief, problem: 'It takes them two hours a day.' })).categoryRisk.traps.map(
    ({ id }) => id,
  );

describe('a pattern that many tried', () => {
  it.each([
    ['Social network for motorcyclists: share routes and find riders nearby.', 'T5'],
    ['Rent out your driveway as a parking place. 80 driveways are listed.', 'T24'],
  ])('is told of what the product is: %j', (brief, id) => {
    expect(trapsIn(brief)).toContain(id);
  });

  it.each([
    'We are making an application for workers in Doha. They pay the bill of the school in their village directly, in the app.',
    'Gamified savings for kids with a metal card. Parents pay 3.99 a month.',
    'A walking app that plants a tree. For each 10,000 steps users get points, which they may trade for coffee.',
  ])('is not told of words that stand in it: %j', (brief) => {
    expect(trapsIn(brief)).toEqual([]);
  });
});
