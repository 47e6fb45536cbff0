import { DIMENSION_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { Evidence, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { CAP_RULES } from '../caps.js';
import { modelRows, type Reading } from './model-rows.js';
import type { CapRule, DimensionScore } from './rule.js';

const sumOf = (rows: readonly Evidence[]): number => rows.reduce((sum, row) => sum + row.points, 0);

/** The cap that leaves a dimension fewest points, null when none applies. */
function lowestCap(dimension: PitchDimension, signals: PitchSignals): { rule: CapRule; limit: number } | null {
  let lowest: { rule: CapRule; limit: number } | null = null;
  for (const rule of CAP_RULES) {
    const limit = rule.dimensions.includes(dimension) ? rule.limit(signals, dimension) : null;
    if (limit !== null && (lowest === null || limit < lowest.limit)) lowest = { rule, limit };
  }
  return lowest;
}

/** The points of a dimension for which a model says `says`, within the caps and limits: what the rows add up to. */
export function pointsWithin(dimension: PitchDimension, says: number, signals: PitchSignals): number {
  const limit = lowestCap(dimension, signals)?.limit ?? DIMENSION_MAX_POINTS;
  return Math.min(DIMENSION_MAX_POINTS, Math.max(0, Math.min(limit, Math.round(says))));
}

/** Adds the lowest cap, then the limits 0 and 20, to what the signals gave, each as a row of evidence. */
export function limitRows(dimension: PitchDimension, rows: readonly Evidence[], signals: PitchSignals): DimensionScore {
  const evidence = [...rows];
  const cap = lowestCap(dimension, signals);
  const beforeCap = sumOf(evidence);
  if (cap !== null && beforeCap > cap.limit) {
    evidence.push({ dimension, signal: 'cap', label: cap.rule.label, points: cap.limit - beforeCap, spans: [] });
  }
  const total = sumOf(evidence);
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
