import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { TimePoint, ValueRange } from './sampled-points.js';

/** A value over the time of a video, as it is drawn. */
export interface TimeSeries {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly TimePoint[];
  /** What the drawing shows at least. */
  readonly range: ValueRange;
  /** What is good. */
  readonly target: ValueRange;
  /** What the band and the numbers mean. */
  readonly note: string;
}

/** Quieter is silence for whoever listens. */
const QUIETEST_LUFS = -60;

/** The series that could be measured. */
export function timeSeriesOf({ voice, loudness, picture }: MediaFacts): TimeSeries[] {
  const pace: TimeSeries = {
    title: 'Pace',
    unit: 'words a minute',
    points: (voice?.paceOverTime ?? []).map(({ startS, endS, wordsPerMinute }) => ({
      atS: (startS + endS) / 2,
      value: wordsPerMinute,
    })),
    range: { from: 60, to: 240 },
    target: { from: 120, to: 180 },
    note: 'Of each ten seconds, estimated from syllables. The band is 120 to 180 words a minute, which is easy to follow.',
  };
  const loud: TimeSeries = {
    title: 'Loudness',
    unit: 'LUFS',
    points: (loudness?.overTime ?? []).map(({ atS, lufs }) => ({ atS, value: Math.max(QUIETEST_LUFS, lufs) })),
    range: { from: QUIETEST_LUFS, to: 0 },
    target: { from: -24, to: -12 },
    note: 'Of the three seconds around each second (EBU R128). The band is \u221224 to \u221212 LUFS: nobody turns it up or down.',
  };
  const light: TimeSeries = {
    title: 'Brightness',
    unit: 'of 255',
    points: (picture?.brightnessOverTime ?? []).map(({ atS, luma }) => ({ atS, value: luma })),
    range: { from: 0, to: 255 },
    target: { from: 60, to: 200 },
    note: 'Mean brightness of the picture, 0 is black. The band is 60 to 200.',
  };
  return [pace, loud, light].filter(({ points }) => points.length > 1);
}
