import { medianOf } from '../statistics.js';

/** How much the picture changed from one sample to the next, as ffmpeg's scdet scores it. */
export interface ChangeSample {
  readonly atS: number;
  readonly score: number;
}

/** Changes from slide to slide of one template score 0.9 to 2.5, motion within a scene 0.6 at most; scdet's own 10 finds none of them. */
const SCORE_MIN = 0.8;
const TIMES_THE_MEDIAN = 5;
const AROUND_S = 5;
const APART_S = 0.6;

/**
 * Moments where one scene or slide follows another: local maxima that are far above what is usual in the five seconds around, which a
 * moving portrait is not.
 */
export function findCuts(samples: readonly ChangeSample[]): number[] {
  const cuts: ChangeSample[] = [];
  let from = 0;
  let to = 0;
  samples.forEach((sample, index) => {
    while ((samples[from]?.atS ?? Infinity) < sample.atS - AROUND_S) from += 1;
    while ((samples[to]?.atS ?? Infinity) <= sample.atS + AROUND_S) to += 1;
    if (sample.score <= SCORE_MIN || !isPeak(samples, index)) return;
    const usual = medianOf(samples.slice(from, to).map(({ score }) => score));
    if (sample.score <= TIMES_THE_MEDIAN * usual) return;
    cuts.push(sample);
  });
  return strongest(cuts).map(({ atS }) => atS);
}

/** Of changes that are close together, the largest. */
function strongest(cuts: readonly ChangeSample[]): ChangeSample[] {
  const kept: ChangeSample[] = [];
  for (const cut of cuts) {
    const last = kept.at(-1);
    if (last === undefined || cut.atS - last.atS >= APART_S) kept.push(cut);
    else if (cut.score > last.score) kept.splice(-1, 1, cut);
  }
  return kept;
}

function isPeak(samples: readonly ChangeSample[], index: number): boolean {
  const score = samples[index]?.score ?? 0;
  return score >= (samples[index - 1]?.score ?? 0) && score > (samples[index + 1]?.score ?? 0);
}
