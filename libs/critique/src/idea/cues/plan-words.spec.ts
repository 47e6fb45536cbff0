import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const weaknessesOf = (ideaBrief: string): string =>
  critiqueIdea(ideaFormSchema.parse({ ideaBrief, problem: 'People waste water.', stage: 'idea' })).weaknesses.join(
    '\n',
  );

describe('what is called a plan', () => {
  it('is what is wanted or to come, and not the idea', () => {
    const said = weaknessesOf(
      'I want to present my idea, an app that counts showers. It will show points. Towns will pay us. We will launch in the first city in May.',
    );
    expect(said).not.toContain("'my idea' is tomorrow");
  });

  it('is nothing that a thing is going to do', () => {
    const { categoryRisk } = critiqueIdea(
      ideaFormSchema.parse({
        ideaBrief: 'A box on the lift listens to the doors. We know three days before when a door motor will fail.',
        problem: 'People wait for weeks.',
        stage: 'mvp',
      }),
    );
    expect(JSON.stringify(categoryRisk)).not.toContain("'will'");
  });

  it('is quoted where it stands', () => {
    const said = weaknessesOf(
      'It will count showers. Towns will pay us. We will launch in May, and then we will add baths.',
    );
    expect(said).toMatch(/'(?:will|We will)' is tomorrow|nobody|no user/);
  });
});
