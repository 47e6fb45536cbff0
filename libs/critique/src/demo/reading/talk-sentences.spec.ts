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

  it('parts a talk without stops where another subject has a verb of its own', () => {
    const sentences = [
      'we make a clock for people who keep bees',
      'the clock hangs in the hive and it counts the bees that come back',
      'four hundred beekeepers have one',
      'they pay us three euros a month',
      'i kept bees for nine years',
    ];
    expect(sentencesOf(sentences.join(' '), false)).toEqual(sentences);
  });

  it('leaves a sentence in one piece whose clauses belong together', () => {
    const text = 'when a patient cancels the clinic that has an empty chair calls somebody who is waiting';
    expect(sentencesOf(text, false)).toEqual([text]);
  });

  it('leaves no sentence longer than 45 words', () => {
    const found = sentencesOf('la '.repeat(200).trim(), false);
    expect(Math.max(...found.map((sentence) => sentence.split(' ').length))).toBeLessThanOrEqual(45);
  });
});
