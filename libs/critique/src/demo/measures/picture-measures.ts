import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import { neededContrast } from '../signals/picture.js';
import { lengthOf } from '../signals/stretches.js';
import type { VideoSignals } from '../signals/video-signals.js';
import { measure, type MeasureSpec } from './measure.js';

const PER_CENT = 100;
const MINUTE_S = 60;

const RESOLUTION: MeasureSpec = {
  id: 'resolution',
  label: 'Shorter side of the picture',
  unit: 'points',
  good: [720, null],
  fair: [480, null],
  method: 'Read from the file',
};
const FACES: MeasureSpec = {
  id: 'face-share',
  label: 'A face in the picture',
  unit: '%',
  good: [80, null],
  fair: [50, null],
  method: 'Share of the pictures, one every two seconds, on which a face is found',
};
const BLUR: MeasureSpec = {
  id: 'blur',
  label: 'Blur',
  unit: 'points',
  good: [null, 6],
  fair: [null, 10],
  decimals: 1,
  method: 'Mean width of edges: about 4 is sharp',
};
const SMALLEST_TEXT: MeasureSpec = {
  id: 'smallest-text',
  label: 'Smallest letters',
  unit: '% of height',
  good: [2.2, null],
  fair: [1.8, null],
  decimals: 1,
  method: 'Height of the smallest line that was read, beside the height of the picture; one picture a scene',
};

const brightness = ({ format }: VideoSignals): MeasureSpec => ({
  id: 'brightness',
  label: 'Brightness',
  unit: 'of 255',
  // A screen recording may well be white.
  good: format === 'application' ? [60, 200] : [60, null],
  fair: [40, 235],
  method: 'Mean brightness (luma) of the pictures',
});

const cuts = ({ rules }: VideoSignals): MeasureSpec => ({
  id: 'cuts',
  label: 'Cuts',
  unit: 'a minute',
  good: rules.goodCutsPerMinute,
  fair: [0, 20],
  decimals: 1,
  method: 'Moments at which one scene or slide follows another',
});

const longestStill = ({ rules }: VideoSignals): MeasureSpec => ({
  id: 'longest-still',
  label: 'Longest time without motion',
  unit: 's',
  good: [null, rules.stillWithinS],
  fair: [null, rules.stillWithinS * 2],
  decimals: 1,
  method: 'Longest time in which nothing moves for two seconds or more',
});

function filmMeasures(video: VideoSignals): DemoMeasure[] {
  const { picture, durationS } = video.facts;
  if (picture === null) return [];
  const { still } = video.picture;
  const cutsPerMinute = durationS > 0 ? (picture.cuts.length / durationS) * MINUTE_S : null;
  return [
    ...measure(brightness(video), picture.brightness),
    ...measure(BLUR, picture.blur),
    ...measure(cuts(video), cutsPerMinute),
    ...measure(longestStill(video), still === null ? 0 : lengthOf(still)),
  ];
}

function textMeasures({ picture: { smallest, palest } }: VideoSignals): DemoMeasure[] {
  const contrast: MeasureSpec = {
    id: 'text-contrast',
    label: 'Lowest contrast of letters',
    unit: 'to 1',
    good: [palest === null ? null : neededContrast(palest), null],
    fair: [3, null],
    decimals: 1,
    method: 'Letters beside what is behind them, by WCAG 2.2',
  };
  return [
    ...measure(SMALLEST_TEXT, smallest === null ? null : smallest.smallestHeightShare * PER_CENT),
    ...measure(contrast, palest?.contrast),
  ];
}

/** How it looks, beside the targets of section 3 of the rubric for demo videos. */
export function pictureMeasures(video: VideoSignals): DemoMeasure[] {
  const { faces, video: file } = video.facts;
  const isForFaces = video.format === 'application' && faces !== null;
  return [
    ...measure(RESOLUTION, Math.min(file.widthPx, file.heightPx)),
    ...(isForFaces ? measure(FACES, faces.share * PER_CENT) : []),
    ...filmMeasures(video),
    ...textMeasures(video),
  ];
}
