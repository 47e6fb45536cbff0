import { z } from 'zod';
import { DEMO_KEY_FRAMES_MAX_ITEMS, DEMO_VIDEO_MAX_S } from './demo-limits.js';

const seconds = z
  .number()
  .min(0)
  .max(DEMO_VIDEO_MAX_S + 1);
const share = z.number().min(0).max(1);
const perSecond = <T extends z.ZodType>(item: T) => z.array(item).max(DEMO_VIDEO_MAX_S + 1);
const moments = z.array(seconds).max(DEMO_VIDEO_MAX_S * 2);

/** A stretch of a video, in seconds from its beginning. */
export const stretchSchema = z.object({ startS: seconds, endS: seconds });
export type Stretch = z.infer<typeof stretchSchema>;
const stretches = z.array(stretchSchema).max(DEMO_VIDEO_MAX_S * 2);

/** Containers that are taken, as the file itself shows and not as it is named. */
export const VIDEO_CONTAINERS = ['mp4', 'mov', 'webm'] as const;
export const videoContainerSchema = z.enum(VIDEO_CONTAINERS);
export type VideoContainer = z.infer<typeof videoContainerSchema>;

/** What the sound of a video measures by EBU R128, whatever is heard in it. */
export const loudnessSchema = z.object({
  /** Of the whole; -70 is silence. */
  integratedLufs: z.number(),
  truePeakDbtp: z.number(),
  rangeLu: z.number(),
  /** Of the three seconds around each second. */
  overTime: perSecond(z.object({ atS: seconds, lufs: z.number() })),
});
export type Loudness = z.infer<typeof loudnessSchema>;

/** How somebody speaks, heard without understanding a word. */
export const voiceSchema = z.object({
  /** Where somebody speaks. */
  speech: stretches,
  /** Where nobody speaks for half a second or longer, between the first word and the last. */
  pauses: stretches,
  /** Estimated from syllables; null where there is too little speech to tell. */
  pace: z
    .object({ wordsPerMinute: z.number(), fromWordsPerMinute: z.number(), toWordsPerMinute: z.number() })
    .nullable(),
  /** The same of each ten seconds, while somebody speaks for half of them. */
  paceOverTime: z.array(stretchSchema.extend({ wordsPerMinute: z.number() })).max(DEMO_VIDEO_MAX_S),
  /** Isolated steady vowels, such as 'um' and 'er'; possible ones, because nobody understood them. */
  hesitations: stretches,
  /** How far speech is above what is heard in pauses; null where there is no pause to compare with. */
  signalToNoiseDb: z.number().nullable(),
  /** Deviation of the pitch of the voice; null where it could not be followed. */
  pitchVariationSemitones: z.number().nullable(),
  /** How much louder the last ten seconds of speech are than the first ten. */
  energyTrendDb: z.number().nullable(),
});
export type Voice = z.infer<typeof voiceSchema>;

/** What the picture measures. */
export const pictureSchema = z.object({
  /** Where one scene or slide follows another. */
  cuts: moments,
  /** Where nothing moves for two seconds or longer and it is not dark. */
  stills: stretches,
  dark: stretches,
  /** Mean luma, 0 to 255. */
  brightness: z.number(),
  brightnessOverTime: perSecond(z.object({ atS: seconds, luma: z.number() })),
  /** Mean width of edges: about 4 is sharp, above 10 blurred. */
  blur: z.number().nullable(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What is written on one picture, one picture of each scene. */
export const screenTextSchema = z.object({
  atS: seconds,
  text: z.string().max(2_000),
  words: z.number().int().min(0),
  /** Height of the smallest line, as a share of the picture's height; null without words. */
  smallestHeightShare: share.nullable(),
  /** Lowest contrast of letters with what is behind them (WCAG 2.2, 1.4.3): 1 to 21. */
  contrast: z.number().min(1).max(21).nullable(),
  /** How sure the reader is, 0 to 100. */
  confidence: z.number().min(0).max(100),
});
export type ScreenText = z.infer<typeof screenTextSchema>;

/** Faces on one picture every two seconds. */
export const facesSchema = z.object({
  /** Share of the pictures on which somebody is seen. */
  share: share,
  /** Most faces on two neighbouring pictures. */
  most: z.number().int().min(0),
  /** Median height of the largest face, as a share of the picture's height; null where there is none. */
  heightShare: share.nullable(),
  overTime: perSecond(z.object({ atS: seconds, faces: z.number().int().min(0) })),
});
export type Faces = z.infer<typeof facesSchema>;

/** What was not measured, and why. */
export const NOT_MEASURED_REASONS = ['engine-missing', 'failed', 'no-audio', 'no-speech', 'out-of-time'] as const;
export const notMeasuredSchema = z.object({
  what: z.enum(['loudness', 'voice', 'picture', 'screen-text', 'faces']),
  why: z.enum(NOT_MEASURED_REASONS),
});
export type NotMeasured = z.infer<typeof notMeasuredSchema>;

/**
 * What was measured of a video. A part that is null was not measured, and `notMeasured` says why; nothing is guessed. Times are seconds
 * from the beginning.
 */
export const mediaFactsSchema = z.object({
  container: videoContainerSchema,
  durationS: seconds,
  /** The file's header promises more than the file holds; null where it is whole. */
  endsEarlyAtS: seconds.nullable(),
  video: z.object({
    codec: z.string().max(32),
    widthPx: z.number().int().min(1),
    heightPx: z.number().int().min(1),
    framesPerSecond: z.number().min(0),
  }),
  /** Null without an audio track. */
  audio: z
    .object({ codec: z.string().max(32), channels: z.number().int().min(1), sampleRateHz: z.number().int().min(1) })
    .nullable(),
  /** Whether the file brings a track of subtitles. */
  hasCaptions: z.boolean(),
  loudness: loudnessSchema.nullable(),
  voice: voiceSchema.nullable(),
  picture: pictureSchema.nullable(),
  screenText: z.array(screenTextSchema).max(DEMO_KEY_FRAMES_MAX_ITEMS).nullable(),
  faces: facesSchema.nullable(),
  /** Moments of which a picture is kept, one a scene. */
  keyFrames: z.array(z.object({ atS: seconds })).max(DEMO_KEY_FRAMES_MAX_ITEMS),
  notMeasured: z.array(notMeasuredSchema).max(10),
});
export type MediaFacts = z.infer<typeof mediaFactsSchema>;
