import { describe, expect, it } from '@jest/globals';
import { tellsNoResult } from './no-result.js';

describe('what is no result', () => {
  it.each([
    'I have spent a year on the soil study: 70% of 310 fields can be drained so.',
    'Overhead is 4% of the whole run.',
    'Three shops stopped paying.',
  ])('is told by: %s', (sentence) => {
    expect(tellsNoResult(sentence)).toBe(true);
  });

  it.each([
    '14 schools have used it, Social Studies only for now.',
    '31 teams use it with an accuracy of 94%.',
    'Of 61 shops four stopped paying, and the others renewed for a second year.',
  ])('is not told by: %s', (sentence) => {
    expect(tellsNoResult(sentence)).toBe(false);
  });
});
