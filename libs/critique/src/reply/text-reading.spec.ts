import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../engine/read-text.js';
import { SLOTS } from '../engine/slots/slot.js';
import { textReadingOf } from './text-reading.js';

const readingOf = (text: string) => textReadingOf(readPitch(text));

describe('what a text says and leaves open', () => {
  it('is every slot with the founder’s words, and the sum of their numbers', () => {
    const text = 'We write insurance appeals for clinics. 31 clinics pay $240 a month.';
    const { says, sum } = readingOf(text);
    expect(Object.keys(says)).toEqual([...SLOTS]);
    expect(says.price).toMatchObject({ state: 'stated' });
    expect(says.price.words.join(' ')).toContain('$240');
    expect(sum).toContain('$7,440 a month');
  });

  it('asks a kind of business its own questions, and none about what is stated', () => {
    const { questions } = readingOf('A clip-on sensor that detects leaks and alerts plumbers.');
    const general = readingOf('We make something for people.').questions;
    expect(questions.length).toBeGreaterThan(2);
    expect(questions.some((question) => !general.includes(question))).toBe(true);
    const priced = readingOf('A clip-on sensor that detects leaks. 40 plumbers pay $9 a month.');
    expect(priced.questions.length).toBeLessThan(questions.length + 1);
    expect(priced.sum).not.toBeNull();
  });

  it('has no sum where there are no numbers', () => {
    expect(readingOf('We make something for people.').sum).toBeNull();
  });
});
