import { join } from 'node:path';
import type { Loudness } from '@playbook/contracts/demos/media-facts.schema';
import { rounded } from '../statistics.js';
import { READ_MAX_S } from '../probe/input-flags.js';
import { DECODED } from './decode-command.js';
import { readSamples, type Sample } from './metadata-file.js';

const WHOLE = 'lavfi.r128.I';
const THREE_SECONDS = 'lavfi.r128.S';
const RANGE = 'lavfi.r128.LRA';
const PEAK = 'lavfi.r128.true_peak';
const SAMPLES_PER_S = 10;
/** Where EBU R128 puts silence. */
const SILENCE_LUFS = -70;
/** The value at a moment is of the three seconds before it. */
const MIDDLE_S = 1.5;

export interface LoudnessReading {
  readonly loudness: Loudness;
  readonly endS: number;
}

/** Loudness by EBU R128; null where no sound could be decoded. */
export async function readLoudness(folder: string): Promise<LoudnessReading | null> {
  const keys = [WHOLE, THREE_SECONDS, RANGE, PEAK];
  const samples = await readSamples(join(folder, DECODED.loudness), keys, (READ_MAX_S + 1) * SAMPLES_PER_S);
  const last = samples.at(-1);
  if (last === undefined) return null;
  const endS = last.atS + 1 / SAMPLES_PER_S;
  return {
    endS,
    loudness: {
      integratedLufs: atLeastSilence(last.values.get(WHOLE)),
      truePeakDbtp: decibels(peakOf(samples)),
      rangeLu: rounded(Math.max(0, last.values.get(RANGE) ?? 0), 1),
      overTime: overTime(samples, endS),
    },
  };
}

function overTime(samples: readonly Sample[], endS: number): Loudness['overTime'] {
  return Array.from({ length: Math.min(Math.floor(endS), READ_MAX_S) }, (_, atS) => {
    const index = Math.min(samples.length - 1, Math.round((atS + MIDDLE_S) * SAMPLES_PER_S));
    return { atS, lufs: atLeastSilence(samples[index]?.values.get(THREE_SECONDS)) };
  });
}

const atLeastSilence = (lufs = SILENCE_LUFS): number => rounded(Math.max(SILENCE_LUFS, lufs), 1);

/** Of an amplitude of which 1 is full scale. */
const decibels = (amplitude: number): number =>
  rounded(Math.max(SILENCE_LUFS, 20 * Math.log10(Math.max(amplitude, Number.MIN_VALUE))), 1);

const peakOf = (samples: readonly Sample[]): number =>
  samples.reduce((peak, { values }) => Math.max(peak, values.get(PEAK) ?? 0), 0);
