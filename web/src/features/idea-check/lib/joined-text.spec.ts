import { describe, expect, it } from '@jest/globals';
import { joinedSpans, joinedText, spansWithin } from './joined-text.js';

const TEXTS = { ideaBrief: 'We book dentists', problem: 'Chairs stay empty' };

describe('the joined text of an idea', () => {
  it('keeps a passage of each field', () => {
    const spans = joinedSpans(TEXTS, [
      { field: 'ideaBrief', start: 3, end: 7 },
      { field: 'problem', start: 0, end: 6 },
    ]);
    expect(spans.map(({ start, end }) => joinedText(TEXTS).slice(start, end))).toEqual(['book', 'Chairs']);
  });

  it('finds the passages of a field again, and no others', () => {
    const spans = joinedSpans(TEXTS, [
      { field: 'ideaBrief', start: 3, end: 7 },
      { field: 'problem', start: 0, end: 6 },
    ]);
    expect(spansWithin(TEXTS, 'ideaBrief', spans)).toEqual([{ start: 3, end: 7 }]);
    expect(spansWithin(TEXTS, 'problem', spans)).toEqual([{ start: 0, end: 6 }]);
  });
});
