import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { Evidence, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { lowestCap, sumOfPoints } from '../../engine/caps.js';
import { CAP_RULES } from '../caps.js';
import { modelRows, type Reading } from './model-rows.js';

/** A dimension's points and the rows that add up to them. */
export interface DimensionScore {
  readonly points: number;
  readonly evidence: readonly Evidence[];
}

/** The points of a dimension for which a model says `says`, within the caps and limits: what the rows add up to. */
export function pointsWithin(dimension: PitchDimension, says: number, signals: PitchSignals): number {
  const limit = lowestCap(CAP_RULES, dimension, signals)?.limit ?? DIMENSION_MAX_POINTS;
  return Math.min(DIMENSION_MAX_POINTS, Math.max(0, Math.min(limit, Math.round(says))));
}

/** Adds the lowest cap, then the limits 0 and 20, to what the signals gave, each as a row of evidence. */
export function limitRows(dimension: PitchDimension, rows: readonly Evidence[], signals: PitchSignals): DimensionScore {
  const evidence = [...rows];
  const cap = lowestCap(CAP_RULES, dimension, signals);
  const beforeCap = sumOfPoints(evidence);
  if (cap !== null && beforeCap > cap.limit) {
    evidence.push({ dimension, signal: 'cap', label: cap.label, points: cap.limit - beforeCap, spans: [] });
  }
  const total = sumOfPoints(evidence);
  const points = Math.min(DIMENSION_MAX_POINTS, Math.max(0, total));
  if (points !== total) {
    const label = total < 0 ? 'No dimension goes below 0' : `No dimension goes above ${DIMENSION_MAX_POINTS}`;
    evidence.push({ dimension, signal: 'range', label, points: points - total, spans: [] });
  }
  return { points, evidence };
}

/** Scores one dimension: what the fitted model gives for its signals, within the caps and limits. */
export function scoreDimension(dimension: PitchDimension, reading: Reading): DimensionScore {
  return limitRows(dimension, modelRows(dimension, reading), reading.signals);
}
