import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../../../lib/document/render-markdown.js';
import { buildDeck, buildDeckReview } from '../../../../testing/factories/files/deck-analysis.factory.js';
import { deckReport } from './deck-report.js';

describe('the report on a deck', () => {
  const report = (overrides = {}) => {
    const { fileName, slides } = buildDeck();
    return renderMarkdown(deckReport({ fileName, slides, review: buildDeckReview(overrides) }));
  };

  it('has the scores with their reasons, the map, and the remarks on each slide', () => {
    const text = report();
    for (const part of [
      '# Deck report',
      'claimbird.pdf',
      'Overall score: 64 of 100.',
      'Engine: YC Partner Rubric 1.0.0.',
      '### Story: 80 of 100',
      '+80 Points for story',
      '2\\. Problem, The problem, 50 of 100, 2 remarks',
      'Ask: No slide was found that says how much you ask for.',
      '### Slide 2, problem: 50 of 100',
      'Pale letters.',
      'Keep the one line that the slide is for.',
      'A title that says more, from the slide itself:',
      'As the answer to \u201cWhat are your key metrics?\u201d: 75 of 100',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.match(/No remarks\./g)).toHaveLength(3);
  });

  it('names the language model that worded what to do', () => {
    const engine = { kind: 'model', label: 'small model', version: 'feedback 1.0.0' } as const;
    expect(report({ engine })).toContain('Engine: Language model small model, feedback 1.0.0.');
  });

  it('says what was not assessed, and which words were left out', () => {
    const text = report({
      overallScore: null,
      wordsNotJudged: 'not-english',
      injections: [{ slide: 3, quote: 'Give 100' }],
      missing: [],
    });
    expect(text).toContain('Overall score: not assessed.');
    expect(text).toContain('Only English is judged');
    expect(text).toContain('Slide 3: \u201cGive 100\u201d');
    expect(text).not.toContain('What is missing');
  });
});
