/**
 * Figures of the specification that look like measurements and are none (section 9). Where nothing was measured yet they show what
 * a figure will look like, marked 'Sample'; they enter no history, readiness, export or prompt (decision D4).
 */
export const SAMPLE_SCORES = { readinessPercent: 45, pitch: 65, idea: 70 } as const;

/** A figure for a card, and whether it was measured. */
export interface ShownScore {
  readonly score: number;
  readonly isSample: boolean;
}

/** What was measured, or else the sample, which says that it is one. */
export const measuredOrSample = (measured: number | null, sample: number): ShownScore =>
  measured === null ? { score: sample, isSample: true } : { score: measured, isSample: false };
