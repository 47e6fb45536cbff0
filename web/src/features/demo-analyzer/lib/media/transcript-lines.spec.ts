import { describe, expect, it } from '@jest/globals';
import { buildTranscript } from '../../../../testing/factories/files/demo-analysis.factory.js';
import { captionsOf } from './captions.js';
import { indexAt, transcriptLines } from './transcript-lines.js';

const linesOf = (text: string) => transcriptLines(buildTranscript(text));
const textOf = (line: ReturnType<typeof linesOf>[number] | undefined) => line?.words.map((word) => word.text).join(' ');

describe('transcriptLines', () => {
  it('begins a line with each sentence, and keeps the marks of a word', () => {
    expect(linesOf('We fill seats. Dentists pay us, today!').map(textOf)).toEqual([
      'We fill seats.',
      'Dentists pay us, today!',
    ]);
  });

  it('begins a line after a pause', () => {
    const transcript = buildTranscript('one two three');
    const words = transcript.words.map((word, index) => (index === 2 ? { ...word, startS: 9, endS: 9.2 } : word));
    expect(transcriptLines({ ...transcript, words }).map(textOf)).toEqual(['one two', 'three']);
  });

  it('keeps lines short, and loses no word', () => {
    const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const lines = linesOf(text);
    expect(lines.map(textOf).join(' ')).toBe(text);
    for (const line of lines) expect(textOf(line)?.length).toBeLessThanOrEqual(72);
  });

  it('has no lines of no words', () => expect(transcriptLines({ text: '', words: [] })).toEqual([]));
});

describe('indexAt', () => {
  const stretches = [{ startS: 1 }, { startS: 2 }, { startS: 4 }];
  it.each([
    [0, -1],
    [1, 0],
    [3.9, 1],
    [400, 2],
  ])('of %d seconds is %d', (atS, index) => expect(indexAt(stretches, atS)).toBe(index));
});

describe('captionsOf', () => {
  it('writes a cue for each line, and takes no marks for orders', () => {
    expect(captionsOf(linesOf('Fast <b>& cheap --> yes. Next.'))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nFast &lt;b&gt;&amp; cheap --&gt; yes.\n\n00:00:02.000 --> 00:00:02.500\nNext.\n',
    );
  });
});
