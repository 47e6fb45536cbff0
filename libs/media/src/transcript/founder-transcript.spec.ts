import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { transcriptSchema } from '@playbook/contracts/demos/transcript.schema';
import { transcriptOfFounder } from './founder-transcript.js';

const voice = {
  speech: [
    { startS: 1, endS: 3 },
    { startS: 10, endS: 12 },
  ],
  pauses: [],
  pace: null,
  paceOverTime: [],
  hesitations: [],
  signalToNoiseDb: null,
  pitchVariationSemitones: null,
  energyTrendDb: null,
};
const facts = { durationS: 20, voice };
const wordsIn = ({ text, words }: Transcript): string[] => words.map(({ span }) => text.slice(span.start, span.end));

const SRT = [
  '1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>We sell</i> payroll',
  '2\r\n00:00:05,000 --> 00:00:06,000\r\nto dental &amp; eye clinics',
  '',
].join('\r\n\r\n');
const VTT = [
  'WEBVTT - made by hand',
  'NOTE nobody says this',
  'STYLE\n::cue { color: red }',
  'intro\n00:01.000 --> 00:03.500 align:start\n<v Ada>We <00:02.000>sell payroll',
].join('\n\n');

describe('a transcript of a founder', () => {
  it('is spread over the time in which somebody speaks', () => {
    const transcript = transcriptOfFounder('We sell payroll\nto dental clinics', facts);
    expect(transcript).toMatchObject({ source: 'founder', timing: 'estimated', language: null });
    expect(wordsIn(transcript)).toEqual(['We', 'sell', 'payroll', 'to', 'dental', 'clinics']);
    expect(transcript.words[0]).toMatchObject({ startS: 1 });
    expect(transcript.words.at(-1)).toMatchObject({ endS: 12 });
    for (const { startS } of transcript.words) expect(startS <= 3 || startS >= 10).toBe(true);
  });

  it('keeps the times of the lines of SubRip', () => {
    const transcript = transcriptOfFounder(SRT, facts);
    expect(transcript.timing).toBe('lines');
    expect(transcript.text).toBe('We sell payroll to dental & eye clinics');
    expect(transcript.words[0]?.startS).toBe(1);
    expect(transcript.words[2]?.endS).toBe(3.5);
    expect(transcript.words[3]?.startS).toBe(5);
  });

  it('keeps the times of the lines of WebVTT, and nothing of what nobody says', () => {
    const transcript = transcriptOfFounder(VTT, facts);
    expect(transcript).toMatchObject({ timing: 'lines', text: 'We sell payroll' });
    expect(transcript.words[0]?.startS).toBe(1);
  });

  it('leaves out the times that meetings are written down with', () => {
    expect(transcriptOfFounder('[0:01] We sell\n00:05 payroll at 10:30 daily', null).text).toBe(
      'We sell payroll at 10:30 daily',
    );
  });

  it('holds no characters that turn a line around', () => {
    expect(transcriptOfFounder('We\u202e sell\u0000 pay\u200broll', null).text).toBe('We sell payroll');
  });

  it.each([
    ['', 'no-words'],
    [' \n--- !', 'no-words'],
    ['1\n00:00:01,000 --> 00:00:02,000\n\n', 'no-words'],
    ['a '.repeat(6_001), 'too-long'],
    ['abcdefghi '.repeat(3_100), 'too-long'],
    ['x'.repeat(400_000), 'too-long'],
  ])('is refused: %#', (text, code) => {
    expect(() => transcriptOfFounder(text, facts)).toThrow(
      expect.objectContaining({ name: 'TranscriptRefused', code }),
    );
  });

  it('is one by the contract whatever is pasted, with words in the order of time', () => {
    const piece = fc.constantFrom(
      '00:00:01,000 --> 00:00:02,000',
      '-->',
      '99:99:99.999 --> 00:00.000',
      '<',
      '&amp;',
      '1',
      '\n\n',
      '\n',
      ' ',
      'word',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        // A text that is subtitles counts by their lines alone.
        const end = text.includes('-->') ? '\n\n00:00:09,000 --> 00:00:10,000\nword' : '\n\nword';
        const transcript = transcriptOfFounder(text + end, facts);
        expect(transcriptSchema.parse(transcript)).toEqual(transcript);
        const starts = transcript.words.map(({ startS }) => startS);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(wordsIn(transcript).join(' ')).toBe(transcript.text);
      }),
    );
  });
});
