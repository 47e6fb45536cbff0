import { describe, expect, it } from '@jest/globals';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import { mediaOf, spoken } from '../../../test/demo-media.fixture.js';
import { DEMO_TALKS } from '../../../test/demo-talks.fixture.js';
import { reviewDemo } from '../review-demo.js';

const TALK = spoken(DEMO_TALKS.strongApplication.text);
const GOOD = mediaOf(TALK);
const LOUD = { integratedLufs: -17, truePeakDbtp: -2, rangeLu: 6, overTime: [] };
const SLIDE = { atS: 5, text: 'Four words stand here', words: 4, contrast: 9, confidence: 90 };

function lostBy(changes: Partial<MediaFacts>, format: DemoFormat = 'application'): [string, number][] {
  const facts = { ...GOOD, ...changes };
  const { sections } = reviewDemo({ facts, transcript: TALK, chosenFormat: format, noTranscriptReason: null });
  return (sections.at(-1)?.rows ?? []).filter(({ points }) => points < 0).map(({ label, points }) => [label, points]);
}

const voiceWith = (changes: Partial<NonNullable<MediaFacts['voice']>>): Partial<MediaFacts> => ({
  voice: GOOD.voice && { ...GOOD.voice, ...changes },
});
const pictureWith = (changes: Partial<NonNullable<MediaFacts['picture']>>): Partial<MediaFacts> => ({
  picture: GOOD.picture && { ...GOOD.picture, ...changes },
});

describe('the presentation', () => {
  it('loses nothing where all is within the targets', () => {
    expect(lostBy({})).toEqual([]);
  });

  it.each<[string, Partial<MediaFacts>, number]>([
    ['too quiet', { loudness: { ...LOUD, integratedLufs: -30 } }, -20],
    ['quiet', { loudness: { ...LOUD, integratedLufs: -26 } }, -10],
    ['loud', { loudness: { ...LOUD, integratedLufs: -10 } }, -10],
    ['clips', { loudness: { ...LOUD, truePeakDbtp: 0.5 } }, -8],
    ['no sound', { audio: null, loudness: null }, -20],
    ['a silent sound track', { loudness: { ...LOUD, integratedLufs: -70 } }, -20],
    ['above the noise', voiceWith({ signalToNoiseDb: 9 }), -12],
    ['semitones', voiceWith({ pitchVariationSemitones: 1 }), -8],
    ['a face is seen in 20%', { faces: { share: 0.2, most: 1, heightShare: null, overTime: [] } }, -15],
    ['nothing moves', pictureWith({ stills: [{ startS: 10, endS: 20 }] }), -6],
    ['dark', pictureWith({ brightness: 30 }), -6],
    ['blurred', pictureWith({ blur: 14 }), -6],
    ['640 by 480', { video: { ...GOOD.video, widthPx: 640, heightPx: 480 } }, -6],
  ])('loses points where it is %s', (label, changes, points) => {
    expect(lostBy(changes)).toEqual([[expect.stringContaining(label), points]]);
  });

  it('judges letters on slides, and not those of a poster behind founders', () => {
    const screenText = [{ ...SLIDE, smallestHeightShare: 0.014, contrast: 2 }];
    expect(lostBy({ screenText }, 'demo-day')).toEqual([
      [expect.stringContaining("1.4% of the picture's height at 0:05"), -8],
      [expect.stringContaining('a contrast of 2 to 1'), -5],
    ]);
    expect(lostBy({ screenText })).toEqual([]);
  });

  it('judges an estimated pace only where all of its range is outside', () => {
    const paced = (from: number, to: number): Partial<MediaFacts> =>
      voiceWith({ pace: { wordsPerMinute: (from + to) / 2, fromWordsPerMinute: from, toWordsPerMinute: to } });
    const lost = (changes: Partial<MediaFacts>) => {
      const facts = { ...GOOD, ...changes };
      const demo = { facts, transcript: null, chosenFormat: 'application', noTranscriptReason: null } as const;
      return reviewDemo(demo).sections.at(-1)?.score;
    };
    expect(lost(paced(170, 220))).toBe(100);
    expect(lost(paced(195, 240))).toBe(90);
  });

  it('never falls below 20', () => {
    const worst = {
      durationS: 300,
      loudness: { ...LOUD, integratedLufs: -35, truePeakDbtp: 1 },
      ...voiceWith({ signalToNoiseDb: 3, pitchVariationSemitones: 0.5 }),
      ...pictureWith({ brightness: 10, blur: 20, stills: [{ startS: 0, endS: 200 }] }),
      faces: { share: 0, most: 0, heightShare: null, overTime: [] },
    };
    const lost = lostBy(worst).reduce((sum, [, points]) => sum + points, 0);
    expect(lost).toBeLessThan(-80);
    const { sections } = reviewDemo({
      facts: { ...GOOD, ...worst },
      transcript: TALK,
      chosenFormat: 'application',
      noTranscriptReason: null,
    });
    expect(sections.at(-1)?.score).toBe(20);
  });
});
