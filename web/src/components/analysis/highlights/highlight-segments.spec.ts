import { describe, expect, it } from '@jest/globals';
import { evidenceHighlights, type Highlight, isWithin, segmentsOf, warningHighlights } from './highlight-segments.js';

const TEXT = 'abcdefghij';
const mark = (start: number, end: number, tone: Highlight['tone'], note: string = tone): Highlight => ({
  start,
  end,
  tone,
  note,
});

describe('segmentsOf', () => {
  it('leaves a text without highlights in one piece', () => {
    expect(segmentsOf(TEXT, [])).toEqual([{ start: 0, end: 10, text: TEXT, tone: null, notes: [] }]);
  });

  it('cuts at every border and joins to the text again', () => {
    const segments = segmentsOf(TEXT, [mark(2, 6, 'good'), mark(4, 8, 'bad')]);
    expect(segments.map(({ text, tone }) => [text, tone])).toEqual([
      ['ab', null],
      ['cd', 'good'],
      ['ef', 'bad'],
      ['gh', 'bad'],
      ['ij', null],
    ]);
    expect(segments.map(({ text }) => text).join('')).toBe(TEXT);
  });

  it('shows a buzzword before anything else, with all that is said about it, once', () => {
    const [segment] = segmentsOf('abc', [mark(0, 3, 'good', 'x'), mark(0, 3, 'buzzword', 'y'), mark(0, 3, 'bad', 'x')]);
    expect(segment).toMatchObject({ tone: 'buzzword', notes: ['x', 'y'] });
  });

  it('does not say that a warning costs points, not even where its words earn some', () => {
    const spans = [{ start: 0, end: 3 }];
    const row = { signal: 'S9', label: 'Numbers', points: 2, spans };
    const [segment] = segmentsOf('19%', [
      ...evidenceHighlights('Clarity', row),
      ...warningHighlights('Too many', spans),
    ]);
    expect(segment).toMatchObject({ tone: 'warning', notes: ['Clarity +2: Numbers', 'Too many'] });
  });

  it('cuts around a passage that is only pointed at', () => {
    const segments = segmentsOf(TEXT, [mark(0, 4, 'good')], [{ start: 2, end: 6 }]);
    expect(segments.map(({ text, tone }) => [text, tone])).toEqual([
      ['ab', 'good'],
      ['cd', 'good'],
      ['ef', null],
      ['ghij', null],
    ]);
  });

  it('ignores spans that do not fit the text', () => {
    expect(segmentsOf('abc', [mark(1, 99, 'bad'), mark(2, 2, 'bad')])).toHaveLength(1);
  });

  it('has nothing to show for an empty text', () => {
    expect(segmentsOf('', [])).toEqual([]);
  });
});

describe('isWithin', () => {
  it('is true only for a segment that a span covers', () => {
    expect(isWithin({ start: 2, end: 4 }, [{ start: 0, end: 4 }])).toBe(true);
    expect(isWithin({ start: 2, end: 5 }, [{ start: 0, end: 4 }])).toBe(false);
  });
});
