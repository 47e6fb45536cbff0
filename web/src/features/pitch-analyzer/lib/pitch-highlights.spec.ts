import { describe, expect, it } from '@jest/globals';
import { buildAnalysis } from '../../../testing/factories/pitch-analysis.factory.js';
import { pitchHighlights } from './pitch-highlights.js';

describe('pitchHighlights', () => {
  it('names dimension, points and label, and the plain words for a buzzword', () => {
    const notes = pitchHighlights(buildAnalysis()).map(({ tone, note }) => [tone, note]);
    expect(notes).toEqual([
      ['buzzword', 'Buzzword. In plain words: use'],
      ['bad', 'Clarity \u22121: Buzzwords'],
      ['good', 'Specificity +3: A number with a unit'],
    ]);
  });
});
