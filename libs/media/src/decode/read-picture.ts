import { join } from 'node:path';
import type { Picture, Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { lengthOf, stretchesWhere, without } from '../stretches.js';
import { meanOf, rounded } from '../statistics.js';
import { DECODED, FRAMES_MAX, SAMPLES_PER_S } from './decode-command.js';
import { findCuts } from './find-cuts.js';
import { readSamples, type Sample } from './metadata-file.js';
import { READ_MAX_S } from '../probe/input-flags.js';

const LUMA = 'lavfi.signalstats.YAVG';
const SCORE = 'lavfi.scd.score';
const STILL_FROM = 'lavfi.freezedetect.freeze_start';
const STILL_TO = 'lavfi.freezedetect.freeze_end';
const BLUR = 'lavfi.blur';
/** Measured: 30 where the light was off, 62 on dark slides with pale letters. */
const DARK_MAX_LUMA = 45;
const DARK_MIN_S = 1;
const STILL_MIN_S = 2;

export interface PictureReading {
  readonly picture: Picture;
  /** Where the last sample ends. */
  readonly endS: number;
}

/** What the picture measures; null where no picture could be decoded. */
export async function readPicture(folder: string): Promise<PictureReading | null> {
  const samples = await readSamples(
    join(folder, DECODED.picture),
    [LUMA, SCORE, STILL_FROM, STILL_TO],
    READ_MAX_S * SAMPLES_PER_S,
  );
  const last = samples.at(-1);
  if (last === undefined) return null;
  const endS = last.atS + 1 / SAMPLES_PER_S;
  const blurs = await readSamples(join(folder, DECODED.blur), [BLUR], FRAMES_MAX);
  const lumas = samples.map(({ atS, values }) => ({ atS, luma: values.get(LUMA) ?? 0 }));
  const dark = stretchesWhere(lumas, ({ luma }) => luma < DARK_MAX_LUMA, endS).filter(isLonger(DARK_MIN_S));
  const sharpness = blurs.map(({ values }) => values.get(BLUR)).filter((blur) => blur !== undefined);
  return {
    endS,
    picture: {
      cuts: findCuts(samples.map(({ atS, values }) => ({ atS, score: values.get(SCORE) ?? 0 }))),
      stills: without(stillsOf(samples, endS), dark).filter(isLonger(STILL_MIN_S)),
      dark,
      brightness: rounded(meanOf(lumas.map(({ luma }) => luma)), 1),
      brightnessOverTime: perSecond(lumas).map(({ atS, luma }) => ({ atS, luma: rounded(luma, 1) })),
      blur: sharpness.length === 0 ? null : rounded(meanOf(sharpness), 2),
    },
  };
}

const isLonger =
  (minS: number) =>
  (stretch: Stretch): boolean =>
    lengthOf(stretch) >= minS;

/** freezedetect says where a still begins two seconds later, and where it ends, except at the end of the video. */
function stillsOf(samples: readonly Sample[], endS: number): Stretch[] {
  const stills: Stretch[] = [];
  let startS: number | null = null;
  for (const { values } of samples) {
    startS = values.get(STILL_FROM) ?? startS;
    const stillEndS = values.get(STILL_TO);
    if (stillEndS === undefined || startS === null) continue;
    stills.push({ startS, endS: stillEndS });
    startS = null;
  }
  return startS === null ? stills : [...stills, { startS, endS }];
}

const perSecond = <T extends { readonly atS: number }>(samples: readonly T[]): T[] =>
  samples.filter(({ atS }) => Number.isInteger(atS));
