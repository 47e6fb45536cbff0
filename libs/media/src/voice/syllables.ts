import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { PITCHES_PER_S } from './pitch.js';
import { FRAMES_PER_S } from './sound-frames.js';

/** How far a syllable may be below the loudest of its stretch. */
const BELOW_LOUDEST_DB = 25;
/** How deep the level falls between two syllables. */
const DIP_MIN_DB = 2;
const SMOOTHED_FRAMES = 3;
/** Nobody speaks more than about nine syllables a second. */
const APART_MIN_FRAMES = 9;
const LOUDEST_SHARE = 0.95;

/** A voice as it is measured, ten and twenty milliseconds at a time. */
export interface VoiceTracks {
  readonly levelDb: Float32Array;
  /** Hertz; 0 where there is no voice. */
  readonly pitchHz: Float32Array;
}

/**
 * When syllables are at their loudest, after de Jong and Wempe, "Praat script to detect syllable nuclei and measure speech rate
 * automatically" (Behavior Research Methods 41, 2009): voiced peaks of the level with a dip between them.
 * @returns seconds from the beginning
 */
export function findSyllables({ levelDb, pitchHz }: VoiceTracks, speech: readonly Stretch[]): number[] {
  const smooth = smoothed(levelDb);
  const isVoiced = (frame: number): boolean => {
    const at = Math.round((frame * PITCHES_PER_S) / FRAMES_PER_S);
    return [at - 2, at - 1, at].some((index) => (pitchHz[index] ?? 0) > 0);
  };
  return speech.flatMap(({ startS, endS }) => {
    const from = Math.round(startS * FRAMES_PER_S);
    const to = Math.min(smooth.length, Math.round(endS * FRAMES_PER_S));
    return peaksOf(smooth, from, to)
      .filter(isVoiced)
      .map((frame) => frame / FRAMES_PER_S);
  });
}

function peaksOf(level: Float32Array, from: number, to: number): number[] {
  const sorted = level.slice(from, to).toSorted();
  const thresholdDb = (sorted[Math.floor(sorted.length * LOUDEST_SHARE)] ?? 0) - BELOW_LOUDEST_DB;
  const peaks: number[] = [];
  let last: Peak | null = null;
  let lowestDb = Infinity;
  for (let frame = from; frame < to; frame += 1) {
    const peak: Peak = { frame, levelDb: level[frame] ?? 0 };
    lowestDb = Math.min(lowestDb, peak.levelDb);
    if (peak.levelDb < thresholdDb || !isTop(level, frame)) continue;
    const isNext = last === null || isAnother(last, peak, lowestDb);
    if (!isNext && last !== null && peak.levelDb <= last.levelDb) continue;
    if (!isNext) peaks.pop();
    peaks.push(frame);
    last = peak;
    lowestDb = peak.levelDb;
  }
  return peaks;
}

interface Peak {
  readonly frame: number;
  readonly levelDb: number;
}

const isTop = (level: Float32Array, frame: number): boolean => {
  const value = level[frame] ?? 0;
  return value >= (level[frame - 1] ?? value) && value > (level[frame + 1] ?? -Infinity);
};

/** Far enough from the one before it, with a dip between them. */
const isAnother = (last: Peak, peak: Peak, lowestDb: number): boolean =>
  peak.frame - last.frame >= APART_MIN_FRAMES && Math.min(last.levelDb, peak.levelDb) - lowestDb >= DIP_MIN_DB;

function smoothed(level: Float32Array): Float32Array {
  return level.map((_, frame) => {
    let sum = 0;
    let count = 0;
    for (let at = frame - SMOOTHED_FRAMES; at <= frame + SMOOTHED_FRAMES; at += 1) {
      const value = level[at];
      if (value === undefined) continue;
      sum += value;
      count += 1;
    }
    return sum / count;
  });
}
