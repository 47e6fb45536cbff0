import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { VideoSignals } from '../signals/video-signals.js';
import { contentMeasures } from './content-measures.js';
import { pictureMeasures } from './picture-measures.js';
import { soundMeasures } from './sound-measures.js';
import { speechMeasures } from './speech-measures.js';

/** Everything that was measured, beside its target. What was not measured is left out. */
export const allMeasures = (video: VideoSignals): DemoMeasure[] => [
  ...contentMeasures(video),
  ...speechMeasures(video),
  ...soundMeasures(video),
  ...pictureMeasures(video),
];
