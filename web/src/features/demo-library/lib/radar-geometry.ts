import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import { DEMO_CATEGORIES } from './demo-entry.schema.js';

export const RADAR_WIDTH = 384;
export const RADAR_HEIGHT = 264;
const RADIUS = 84;

/** Where a score stands on the axis of a category: the first one points up, the others follow clockwise. */
export function radarPoint(axis: number, score: number): { readonly x: number; readonly y: number } {
  const angle = (axis / DEMO_CATEGORIES.length) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / OVERALL_MAX_POINTS) * RADIUS;
  return { x: RADAR_WIDTH / 2 + Math.cos(angle) * distance, y: RADAR_HEIGHT / 2 + Math.sin(angle) * distance };
}

/** The outline of one score on each axis, as SVG wants it. */
export const polygon = (scores: readonly number[]): string =>
  scores
    .map((score, axis) => radarPoint(axis, score))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
