import { SAMPLE_RATE_HZ } from '../decode/decode-command.js';

/** A frame every ten milliseconds. */
export const FRAMES_PER_S = 100;
const HOP = SAMPLE_RATE_HZ / FRAMES_PER_S;
const WINDOW = 400;
const SILENCE_POWER = 1e-10;
/** Where vowels are loud and hum, hiss and breath are not. */
const LOW_HZ = 300;
const HIGH_HZ = 2_500;

/** Power of the whole sound in each frame. */
export const powerOf = (samples: Float32Array): Float32Array => framePower(samples);

/** Level of the band of vowels in each frame, in decibels below full scale. */
export function vowelLevelDb(samples: Float32Array): Float32Array {
  return framePower(bandPassed(samples)).map((power) => 10 * Math.log10(power));
}

function framePower(samples: Float32Array): Float32Array {
  const frames = new Float32Array(Math.floor(samples.length / HOP));
  return frames.map((_, frame) => {
    const from = frame * HOP;
    const to = Math.min(samples.length, from + WINDOW);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.max(SILENCE_POWER, sum / (to - from));
  });
}

/** Two filters of the first order, each run twice, below and above the band. */
function bandPassed(samples: Float32Array): Float32Array {
  let band = samples;
  for (let pass = 0; pass < 2; pass += 1) {
    const low = lowPassed(band, LOW_HZ);
    band = lowPassed(
      band.map((sample, at) => sample - (low[at] ?? 0)),
      HIGH_HZ,
    );
  }
  return band;
}

function lowPassed(samples: Float32Array, cutOffHz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * cutOffHz) / SAMPLE_RATE_HZ);
  let value = 0;
  return samples.map((sample) => (value += share * (sample - value)));
}
