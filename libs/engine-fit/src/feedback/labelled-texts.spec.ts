import { describe, expect, it } from '@jest/globals';
import { SLOTS } from '@playbook/critique/engine/slots/slot';
import { labelledTexts, wordsOf } from './labelled-texts.js';

const texts = labelledTexts();

describe('the labelled texts', () => {
  it('are a hundred or more, of every kind, each once', () => {
    expect(texts.length).toBeGreaterThanOrEqual(100);
    expect(new Set(texts.map(({ text }) => text.id)).size).toBe(texts.length);
    for (const kind of ['one-liner', 'answer', 'idea'])
      expect(texts.filter(({ text }) => text.kind === kind).length).toBeGreaterThanOrEqual(20);
  });

  it.each(texts)('have every slot, and a first remark, from both readers: $text.id', ({ readings }) => {
    expect(readings.map(({ slots }) => Object.keys(slots).toSorted())).toEqual([SLOTS.toSorted(), SLOTS.toSorted()]);
    expect(readings.every(({ first }) => first.length > 0)).toBe(true);
  });

  it.each(texts)('are quoted as they are written: $text.id', ({ text, readings }) => {
    const words =
      text.kind === 'idea' ? [wordsOf(text), text.targetUser, text.industry, text.stage].join('\n') : text.text;
    const quotes = readings
      .flatMap(({ slots }) => Object.values(slots))
      .flatMap((slot) => (slot.state === 'absent' ? [] : slot.quote));
    expect(quotes.filter((quote) => !words.includes(quote))).toEqual([]);
  });
});
