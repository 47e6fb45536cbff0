import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const suggested = (ideaBrief: string, stage: IdeaStage): string =>
  critiqueIdea(
    ideaFormSchema.parse({ ideaBrief, problem: 'A pump fails at night and floods the hall.', stage }),
  ).categoryRisk.suggestions.join(' ');

describe('whoever has nobody using it', () => {
  it.each([
    ['A marketplace where farmers rent out their trailers to each other.', 'idea'],
    ['A marketplace where farmers rent out their trailers to each other. No users yet.', 'mvp'],
  ] as const)('is asked how the first will come, not how they came: %j', (brief, stage) => {
    expect(suggested(brief, stage)).not.toMatch(/how you got the first|came back|took it away/);
  });

  it('is told apart from whoever has', () => {
    expect(
      suggested('A marketplace where farmers rent out their trailers. 64 farmers used it in October.', 'users'),
    ).toMatch(/first ten|second deal|would be upset|have it/);
  });
});
