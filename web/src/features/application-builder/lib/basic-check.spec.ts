import { describe, expect, it } from '@jest/globals';
import { basicCheckOf } from './basic-check.js';
import { isBasicCheck } from './shown-answer.js';

describe('basicCheckOf', () => {
  it('names what it found and where, and that no engine made it', () => {
    const shown = basicCheckOf('We leverage many tools, many.');
    expect(isBasicCheck(shown)).toBe(true);
    expect(shown).toMatchObject({
      score: 25,
      overallScore: 50,
      ycAlignmentScore: 50,
      clarityScore: 10,
      rewriteOptions: [],
    });
    expect(shown.redFlags).toEqual([
      { id: 'buzzwords', message: "'leverage': say the plain thing instead.", spans: [{ start: 3, end: 11 }] },
      {
        id: 'vague-words',
        message: "'many': put a number or a name in its place.",
        spans: [
          { start: 12, end: 16 },
          { start: 24, end: 28 },
        ],
      },
    ]);
    expect(shown.suggestions).toEqual(['Add a number that somebody could check.']);
  });

  it('has nothing to say against facts in plain words', () => {
    expect(basicCheckOf('31 clinics pay $99.')).toMatchObject({ score: 75, redFlags: [], suggestions: [] });
  });
});
