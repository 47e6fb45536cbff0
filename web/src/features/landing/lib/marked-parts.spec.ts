import { describe, expect, it } from '@jest/globals';
import { FIRST_DRAFT, REWRITTEN_DRAFT } from '@playbook/contracts/analysis/samples/marked-drafts';
import { markedParts } from './marked-parts.js';

describe('the parts of a marked sentence', () => {
  it.each([FIRST_DRAFT, REWRITTEN_DRAFT])('lose nothing of it and contain every mark', ({ text, marks }) => {
    const parts = markedParts(text, marks);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ tone }) => tone !== null).map((part) => part.text)).toEqual(
      marks.map(({ phrase }) => phrase),
    );
  });

  it('are one where nothing is marked', () => {
    expect(markedParts('Plain words.', [])).toEqual([{ start: 0, text: 'Plain words.', tone: null }]);
  });

  it('leave out a mark that the sentence does not contain', () => {
    expect(markedParts('Plain words.', [{ phrase: 'numbers', tone: 'good' }])).toHaveLength(1);
  });
});
