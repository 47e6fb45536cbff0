import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import type { EngineBenchmark } from '../engine-benchmark.js';

/** Pitches of the usual length, one of the longest, and two that say little. */
export const PITCH_BENCHMARK: EngineBenchmark = {
  name: 'pitch',
  limitMs: 1,
  load: async () => {
    const { critiquePitch } = await import('@playbook/critique/pitch/critique-pitch');
    const long = SAMPLE_PITCHES.map(({ text }) => text).join(' ');
    const texts = [
      ...SAMPLE_PITCHES.map(({ text }) => text),
      long.slice(0, 280),
      'An AI-powered platform revolutionizing synergies',
      'Uber for dog grooming.',
    ];
    return texts.map((text) => () => critiquePitch(text));
  },
};
