import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { VideoSignals } from '../signals/video-signals.js';
import { SILENCE_LUFS } from '../presentation/sound-and-picture.js';
import { measure, type MeasureSpec } from './measure.js';

const LOUDNESS: MeasureSpec = {
  id: 'loudness',
  label: 'Loudness',
  unit: 'LUFS',
  good: [-20, -14],
  fair: [-24, -12],
  decimals: 1,
  method: 'Mean loudness of the whole video by EBU R128',
};
const TRUE_PEAK: MeasureSpec = {
  id: 'true-peak',
  label: 'Loudest peak',
  unit: 'dBTP',
  good: [null, -1],
  fair: [null, 0],
  decimals: 1,
  method: 'True peak by EBU R128; above 0 the sound clips',
};
const RANGE: MeasureSpec = {
  id: 'loudness-range',
  label: 'Range of loudness',
  unit: 'LU',
  good: [3, 10],
  fair: [1, 15],
  decimals: 1,
  method: 'How far loud and quiet parts are apart, by EBU R128',
};
const SIGNAL_TO_NOISE: MeasureSpec = {
  id: 'signal-to-noise',
  label: 'Speech above noise',
  unit: 'dB',
  good: [25, null],
  fair: [15, null],
  method: 'Level of the speech beside the level in the pauses',
};
const PITCH: MeasureSpec = {
  id: 'pitch-variation',
  label: 'Melody of the voice',
  unit: 'semitones',
  good: [2.5, 6],
  fair: [1.5, 8],
  decimals: 1,
  method: 'How far the pitch moves around its own middle; how high it is plays no part',
};
const ENERGY: MeasureSpec = {
  id: 'energy-trend',
  label: 'Energy towards the end',
  unit: 'dB',
  good: [-4, null],
  fair: [-8, null],
  decimals: 1,
  method: 'Level of the last ten seconds of speech beside the first ten',
};

/** How it sounds, beside the targets of section 3 of the rubric for demo videos. */
export function soundMeasures({ facts: { loudness: measured, voice } }: VideoSignals): DemoMeasure[] {
  // Silence has no peak and no range.
  const loudness = (measured?.integratedLufs ?? SILENCE_LUFS) > SILENCE_LUFS ? measured : null;
  return [
    ...measure(LOUDNESS, measured?.integratedLufs),
    ...measure(TRUE_PEAK, loudness?.truePeakDbtp),
    ...measure(RANGE, loudness?.rangeLu),
    ...measure(SIGNAL_TO_NOISE, voice?.signalToNoiseDb),
    ...measure(PITCH, voice?.pitchVariationSemitones),
    ...measure(ENERGY, voice?.energyTrendDb),
  ];
}
