import type { ClipPlan } from './make-clip.js';
import type { Slide } from './slides.js';
import { speak, type SpokenPart, type SpokenSound } from './spoken-sound.js';

const TALK = [
  'We sell payroll software to dental clinics in the United States.',
  'Every second Friday the office manager copies hours from paper into a spreadsheet.',
  'One run in three has an error that somebody notices on Monday.',
  'We read the hours from the calendar that the clinic keeps anyway.',
  'Three clinics in Ohio pay us two hundred dollars a month since March.',
  'We are two engineers who built payroll at a large bank for six years.',
];
/** The voice takes a pause at the end of a sentence into its rate, and its words are shorter than usual: it says 140 and 220 with these. */
const CLEAR_WPM = 116;
const HURRIED_WPM = 181;

/** Slides at moments that no sample of the analysis hits. */
const slidesAt = (...startsS: number[]): Slide[] =>
  startsS.map((startS, index) => ({ startS, lines: SLIDE_LINES[index % SLIDE_LINES.length]! }));

const SLIDE_LINES = [
  ['Payroll for dental clinics', 'Every second Friday'],
  ['One run in three fails', 'Somebody notices on Monday'],
  ['We read the calendar', 'No spreadsheet at all'],
  ['Three clinics pay us', 'Two hundred dollars a month'],
  ['Two engineers', 'Six years of payroll'],
  ['We raise one million', 'Ten times more clinics'],
];

/** A sentence, then a pause, and so on. */
const withPauses = (wordsPerMinute: number, pauseS: number): SpokenPart[] => [
  { silenceS: 0.7 },
  ...TALK.flatMap((say): SpokenPart[] => [{ say, wordsPerMinute }, { silenceS: pauseS }]),
];
const hesitation: SpokenPart = { say: 'um', wordsPerMinute: 120, isHesitation: true };

const hesitantParts: SpokenPart[] = [
  { silenceS: 0.6 },
  ...TALK.slice(0, 4).flatMap((say): SpokenPart[] => [
    { say, wordsPerMinute: CLEAR_WPM },
    ...[0, 1, 2].flatMap((): SpokenPart[] => [{ silenceS: 0.3 }, hesitation]),
    { silenceS: 1.6 },
  ]),
  { say: TALK[4]!, wordsPerMinute: CLEAR_WPM },
];

/** A video of known content, and its voice with everything that is known of it. */
export interface KnownClip extends ClipPlan {
  readonly sound: SpokenSound | null;
}

const clip = (sound: SpokenSound | null, plan: Omit<KnownClip, 'sound' | 'durationS'>, durationS = 0): KnownClip => ({
  ...plan,
  sound,
  durationS: durationS || Math.ceil(sound!.samples.length / 22_050) + 1,
});

/** The videos by which the analysis is held to what is true. Made anew on every run, always the same. */
export const KNOWN_CLIPS = {
  clear: () => clip(speak(withPauses(CLEAR_WPM, 0.8)), { slides: slidesAt(0, 6.1, 12.4, 18.3, 24.6, 31.2) }),
  hurried: () =>
    clip(speak([{ say: TALK.join(' ').replaceAll('.', ''), wordsPerMinute: HURRIED_WPM }]), {
      slides: slidesAt(0, 2.1, 4.4, 6.7, 9.1, 11.4, 13.7, 16.1),
    }),
  hesitant: () =>
    clip(speak(hesitantParts), {
      slides: [
        ...slidesAt(0, 7.2, 14.1, 21.4, 28.3),
        {
          startS: 34.2,
          lines: ['quarterly revenue by region and by product', 'all numbers are in thousands of dollars'],
          letterPx: 11,
          background: '0xffffff',
          ink: '0xdddddd',
        },
      ],
    }),
  dim: () =>
    clip(speak(withPauses(CLEAR_WPM, 0.8).slice(0, 5)), {
      slides: slidesAt(0),
      gain: 0.04,
      effects: "gblur=sigma=16:enable='lt(t,6)',lutyuv=y='if(gt(val,16),16+(val-16)*0.06,val)':enable='gte(t,6)'",
    }),
  mute: () => clip(null, { slides: slidesAt(0, 3.1) }, 6),
  vp9: () => clip(speak(withPauses(CLEAR_WPM, 0.8).slice(0, 5)), { slides: slidesAt(0, 4.3), kind: 'webm' }),
  noisy: () => clip(speak(withPauses(CLEAR_WPM, 0.8).slice(0, 9)), { slides: slidesAt(0), noiseDb: -32 }),
} satisfies Record<string, () => KnownClip>;
