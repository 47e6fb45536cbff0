import { describe, expect, it } from '@jest/globals';
import { REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { qualityScore } from './quality-score.js';

const scored = (scores: readonly number[]) =>
  scores.flatMap((score, index) => REQUIRED_FIELDS.slice(index, index + 1).map((field) => ({ ...field, score })));

describe('qualityScore', () => {
  it.each([
    [[], 0],
    [[0], 0],
    [[72], 72],
    [[70, 75], 73],
    [[60, 61, 61], 61],
    [[100, 0, 0], 33],
    [Array.from({ length: 17 }, () => 100), 100],
  ])('of %j is %i', (scores, quality) => {
    expect(qualityScore(scored(scores))).toBe(quality);
  });

  it('leaves out the optional section', () => {
    const company = { sectionId: 'company', fieldId: 'market-size', score: 10 };
    expect(qualityScore([...scored([80]), company])).toBe(80);
    expect(qualityScore([company])).toBe(0);
  });
});
