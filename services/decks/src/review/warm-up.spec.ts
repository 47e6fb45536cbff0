import { describe, expect, it } from '@jest/globals';
import { warmUp } from './warm-up.js';

describe('warmUp', () => {
  it('judges every criterion, so that nothing is left to be loaded for the first founder', () => {
    const { scores, wordsNotJudged } = warmUp();
    expect(wordsNotJudged).toBeNull();
    expect(scores.filter(({ score }) => score === null)).toEqual([]);
  });
});
