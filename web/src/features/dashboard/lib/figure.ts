import type { ApplicationStanding, DashboardPart, ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import { measuredOrSample, SAMPLE_SCORES } from '@playbook/domain/scores/sample-scores';
import { improvementOf } from '@playbook/domain/scores/score-history';

/**
 * A figure as a card shows it. `measured`: the founder's own. `kept`: the browser's copy of it. `sample`: what it will look like
 * (decision D4); `stand-in`: the same, where it is not known whether anything was measured. `failed`: the service did not say.
 */
export type Figure =
  | { readonly source: 'measured'; readonly value: number; readonly improvement: number | null }
  | { readonly source: 'kept' | 'sample' | 'stand-in'; readonly value: number }
  | { readonly source: 'failed' };

/** Where the whole dashboard is missing: the browser's copy first, then the sample. */
export const standInFigure = (kept: number | null, sample: number): Figure => {
  const { score, isSample } = measuredOrSample(kept, sample);
  return { source: isSample ? 'stand-in' : 'kept', value: score };
};

/** A score of the dashboard. @param kept The browser's copy, shown where only this part is missing */
export function scoreFigure(part: DashboardPart<ScoreHistory>, kept: number | null, sample: number): Figure {
  if (part.state === 'failed') return kept === null ? { source: 'failed' } : { source: 'kept', value: kept };
  const { latest, previous } = part.value;
  const { score, isSample } = measuredOrSample(latest, sample);
  if (isSample) return { source: 'sample', value: score };
  return { source: 'measured', value: score, improvement: improvementOf(latest, previous) };
}

/** The readiness in percent. It is measured from the first moment: an application without answers is at 0. */
export const readinessFigure = (part: DashboardPart<ApplicationStanding>): Figure =>
  part.state === 'failed'
    ? { source: 'failed' }
    : { source: 'measured', value: part.value.readinessPercent, improvement: null };

/** The readiness where the whole dashboard is missing. */
export const READINESS_STAND_IN: Figure = { source: 'stand-in', value: SAMPLE_SCORES.readinessPercent };

/** Whether a figure is none of the founder's, so that it must be marked. */
export const isSampleFigure = ({ source }: Figure): boolean => source === 'sample' || source === 'stand-in';
