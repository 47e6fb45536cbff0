import { findInjectedSentences } from '@playbook/critique/injection/sentences';
import { normaliseText } from '@playbook/critique/text/tokens/normalise';
import { describe, expect, it } from '@jest/globals';
import { trainingIdeas } from './rated-ideas.js';

describe('findInjectedSentences', () => {
  it('finds nothing in ideas that readers rated, but for those that talk to them', () => {
    const found = trainingIdeas().filter(
      ({ ideaBrief, problem = '' }) =>
        findInjectedSentences(normaliseText(ideaBrief)).length + findInjectedSentences(normaliseText(problem)).length >
        0,
    );
    expect(found.map(({ ideaBrief, problem = '' }) => `${ideaBrief} ${problem}`)).toEqual(
      found.map(() => expect.stringMatching(/\b(?:reviewer|rating|rate|mark|instructions|calibration|scor\w+)\b/i)),
    );
  });
});
