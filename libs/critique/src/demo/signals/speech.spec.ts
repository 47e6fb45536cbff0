import { describe, expect, it } from '@jest/globals';
import { mediaOf, SILENT_RECORDING, spoken } from '../../../test/demo-media.fixture.js';
import { DEMO_TALKS } from '../../../test/demo-talks.fixture.js';
import { measureSpeech } from './speech.js';

const TALK = spoken(DEMO_TALKS.strongDemoDay.text, { wordsPerMinute: 150 });
const FACTS = mediaOf(TALK);

describe('measureSpeech', () => {
  it('divides the words by the time in which somebody speaks', () => {
    const { pace } = measureSpeech(FACTS, TALK.words, true);
    expect(pace?.isEstimated).toBe(false);
    expect(pace?.wordsPerMinute).toBeCloseTo(150, -1);
  });

  it('takes the estimate where there are no words', () => {
    const pace = { wordsPerMinute: 200, fromWordsPerMinute: 170, toWordsPerMinute: 230 };
    const facts = { ...FACTS, voice: FACTS.voice && { ...FACTS.voice, pace } };
    expect(measureSpeech(facts, [], false).pace).toEqual({
      wordsPerMinute: 200,
      from: 170,
      to: 230,
      isEstimated: true,
    });
  });

  it('finds the longest silence, also at the end', () => {
    const late = { ...FACTS, durationS: FACTS.durationS + 9 };
    const { silence } = measureSpeech(late, TALK.words, true);
    expect(silence?.endS).toBe(late.durationS);
  });

  it('measures nothing where nobody speaks', () => {
    const { pace, silence, speakingShare, windows } = measureSpeech(SILENT_RECORDING, [], false);
    expect({ pace, silence, speakingShare, windows }).toEqual({
      pace: null,
      silence: null,
      speakingShare: null,
      windows: [],
    });
  });

  it('reads speech off the words where nothing was heard of it', () => {
    const { speakingShare } = measureSpeech({ ...FACTS, voice: null }, TALK.words, true);
    expect(speakingShare).toBeGreaterThan(0.7);
  });
});
