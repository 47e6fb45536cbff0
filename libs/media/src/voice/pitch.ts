import { SAMPLE_RATE_HZ } from '../decode/decode-command.js';

/** A pitch every twenty milliseconds. */
export const PITCHES_PER_S = 50;
/** Voices reach to 1 kHz at most, so that every second sample is enough. */
const DECIMATION = 2;
const RATE_HZ = SAMPLE_RATE_HZ / DECIMATION;
const HOP = RATE_HZ / PITCHES_PER_S;
const WINDOW = 320;
const LOWEST_HZ = 70;
const HIGHEST_HZ = 400;
const LAG_MIN = Math.floor(RATE_HZ / HIGHEST_HZ);
const LAG_MAX = Math.ceil(RATE_HZ / LOWEST_HZ);
/** How alike a sound is to itself one period later, from which on it is a voice. */
const VOICED_MIN = 0.6;
/** An octave below is as alike as the pitch itself: the shorter period counts unless the longer is clearly more alike. */
const OCTAVE_MARGIN = 0.9;
const SILENCE_ENERGY = 1e-6;

/**
 * The pitch of a voice by autocorrelation.
 * @returns hertz, and 0 where there is no voice
 */
export function followPitch(samples: Float32Array): Float32Array {
  const signal = decimated(samples);
  const pitches = new Float32Array(Math.max(0, Math.floor((signal.length - WINDOW - LAG_MAX) / HOP)));
  const likeness = new Float32Array(LAG_MAX + 1);
  return pitches.map((_, index) => pitchAt(signal, index * HOP, likeness));
}

function pitchAt(signal: Float32Array, from: number, likeness: Float32Array): number {
  const energy = energyOf(signal, from);
  if (energy < SILENCE_ENERGY) return 0;
  const best = compareLags(signal, from, energy, likeness);
  return best < VOICED_MIN ? 0 : shortestLike(likeness, best * OCTAVE_MARGIN);
}

/** How alike the sound is to itself at every lag; returns the most. */
function compareLags(signal: Float32Array, from: number, energy: number, likeness: Float32Array): number {
  let best = 0;
  for (let lag = LAG_MIN; lag <= LAG_MAX; lag += 1) {
    let sum = 0;
    for (let at = from; at < from + WINDOW; at += 1) sum += (signal[at] ?? 0) * (signal[at + lag] ?? 0);
    const value = sum / Math.sqrt(energy * Math.max(SILENCE_ENERGY, energyOf(signal, from + lag)));
    likeness[lag] = value;
    best = Math.max(best, value);
  }
  return best;
}

function shortestLike(likeness: Float32Array, minimum: number): number {
  for (let lag = LAG_MIN + 1; lag < LAG_MAX; lag += 1) {
    const value = likeness[lag] ?? 0;
    const [before = 0, after = 0] = [likeness[lag - 1], likeness[lag + 1]];
    if (value >= minimum && value >= before && value >= after) return RATE_HZ / lag;
  }
  return 0;
}

function energyOf(signal: Float32Array, from: number): number {
  let sum = 0;
  for (let at = from; at < from + WINDOW; at += 1) sum += (signal[at] ?? 0) ** 2;
  return sum;
}

function decimated(samples: Float32Array): Float32Array {
  const half = new Float32Array(Math.floor(samples.length / DECIMATION));
  return half.map((_, at) => ((samples[at * 2] ?? 0) + (samples[at * 2 + 1] ?? 0)) / 2);
}
