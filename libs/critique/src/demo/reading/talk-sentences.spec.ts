import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../test/demo-media.fixture.js';
import { spokenTimes } from './spoken-times.js';
import { talkSentenceSpans } from './talk-sentences.js';

function sentencesOf(text: string, isTimed = true): string[] {
  const { words } = spoken(text);
  return talkSentenceSpans(text, spokenTimes(words), isTimed).map(({ start, end }) => text.slice(start, end));
}

describe('talkSentenceSpans', () => {
  it('ends sentences at stops, and not at abbreviations and within numbers', () => {
    const text = 'Dr. Ana runs it. It costs $3.50 a day! Who pays? Clinics do.';
    expect(sentencesOf(text)).toEqual(['Dr. Ana runs it.', 'It costs $3.50 a day!', 'Who pays?', 'Clinics do.']);
  });

  it('ends sentences at empty lines', () => {
    expect(sentencesOf('First part\n\nSecond part')).toEqual(['First part', 'Second part']);
    expect(sentencesOf('One line\nand its end')).toEqual(['One line\nand its end']);
  });

  it('parts a talk without stops where statements begin', () => {
    const text = `${'bread is good for everybody in town this week '.repeat(3)}we bake it every morning in the old mill by the river`;
    const found = sentencesOf(text, false);
    expect(found).toHaveLength(2);
    expect(found.at(-1)).toMatch(/^we bake it/);
    expect(found.join(' ')).toBe(text);
  });

  it('parts a talk without any such word after 45 words', () => {
    expect(sentencesOf('la '.repeat(200).trim(), false)).toHaveLength(5);
  });
});
