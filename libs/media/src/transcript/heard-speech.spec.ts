import { describe, expect, it } from '@jest/globals';
import { cutAtPauses } from './cut-sound.js';
import { transcriptOfReplies } from './heard-speech.js';
import { speechReplySchema } from '@playbook/contracts/speech/speech-reply.schema';

const SPEECH = [{ startS: 1, endS: 4 }];
const heard = (reply: unknown, startS = 0) => ({ startS, reply: speechReplySchema.parse(reply) });
const times = (transcript: ReturnType<typeof transcriptOfReplies>) =>
  transcript.words.map(({ startS, endS }) => [startS, endS]);

describe('the reply of a speech server', () => {
  it('has words beside its segments, as OpenAI sends them', () => {
    const words = [
      { word: 'We', start: 0.5, end: 0.7 },
      { word: 'sell', start: 0.7, end: 1.1 },
    ];
    const transcript = transcriptOfReplies([heard({ text: 'We sell.', language: 'english', words })], SPEECH, 10);
    expect(transcript).toMatchObject({ source: 'speech-server', language: 'en', text: 'We sell', timing: 'words' });
    expect(times(transcript)).toEqual([
      [0.5, 0.7],
      [0.7, 1.1],
    ]);
  });

  it('has parts of words within its segments, as whisper.cpp sends them', () => {
    const words = [
      { word: ' It', start: 0, end: 0.2 },
      { word: "'s", start: 0.2, end: 0.3 },
      { word: ' pay', start: 0.3, end: 0.5 },
      { word: 'roll', start: 0.5, end: 0.9 },
    ];
    const segments = [{ text: " It's payroll", start: 0, end: 0.9, words }];
    const transcript = transcriptOfReplies([heard({ text: "It's payroll", language: 'en', segments })], SPEECH, 10);
    expect(transcript).toMatchObject({ language: 'en', text: "It's payroll", timing: 'words' });
    expect(times(transcript)).toEqual([
      [0, 0.3],
      [0.3, 0.9],
    ]);
  });

  it('has segments alone, or text alone', () => {
    const segments = [{ text: 'We sell', start: 1, end: 2 }];
    expect(transcriptOfReplies([heard({ text: 'We sell', segments })], SPEECH, 10).timing).toBe('lines');
    const transcript = transcriptOfReplies([heard({ text: 'We sell' })], SPEECH, 10);
    expect(transcript).toMatchObject({ timing: 'estimated', language: null, text: 'We sell' });
    expect(transcript.words.at(-1)?.endS).toBe(4);
  });

  it('is put behind the reply to the piece before it', () => {
    const piece = { text: 'We', words: [{ word: 'We', start: 1, end: 2 }] };
    const transcript = transcriptOfReplies([heard(piece), heard({ text: '' }, 3), heard(piece, 5)], SPEECH, 10);
    expect(times(transcript)).toEqual([
      [1, 2],
      [6, 7],
    ]);
  });

  it('is no transcript without words', () => {
    expect(() => transcriptOfReplies([heard({ text: ' ' })], SPEECH, 10)).toThrow(
      expect.objectContaining({ code: 'no-words' }),
    );
  });
});

describe('a long sound', () => {
  it('is cut in pauses where there are some, and else where it must be', () => {
    const pauses = [
      { startS: 70, endS: 72 },
      { startS: 90, endS: 92 },
    ];
    expect(cutAtPauses(pauses, 250, 100)).toEqual([
      { startS: 0, endS: 91 },
      { startS: 91, endS: 191 },
      { startS: 191, endS: 250 },
    ]);
    expect(cutAtPauses([], 100, 100)).toEqual([{ startS: 0, endS: 100 }]);
  });
});
