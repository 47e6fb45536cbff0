import { describe, expect, it } from '@jest/globals';
import { type IdeaFormInput, ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { ideaKind } from './idea.kind.js';

const fieldsOf = (form: IdeaFormInput) => ideaKind.fields(ideaFormSchema.parse(form));

describe('what a language model is shown of an idea', () => {
  it('is its texts and its choices', () => {
    const form = {
      ideaBrief: 'Appeals for clinics.',
      problem: 'Clerks skip 6 in 10 denials.',
      targetUser: 'Healthcare providers',
      industry: 'Healthcare',
      stage: 'revenue',
    } as const;
    expect(fieldsOf(form)).toEqual(form);
  });

  it.each([undefined, '', ' \n '])('says what was not chosen and that there is no problem: %j', (problem) => {
    expect(fieldsOf({ ideaBrief: 'Appeals for clinics.', ...(problem !== undefined && { problem }) })).toEqual({
      ideaBrief: 'Appeals for clinics.',
      problem: 'Not provided',
      targetUser: 'Not specified',
      industry: 'Not specified',
      stage: 'idea',
    });
  });
});
