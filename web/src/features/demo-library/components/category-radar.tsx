import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { DEMO_CATEGORIES, type DemoEntry } from '../lib/demo-entry.schema.js';
import { CATEGORY_LABELS } from '../lib/demo-words.js';
import styles from './category-radar.module.css';

const RADAR_WIDTH = 384;
const RADAR_HEIGHT = 264;
const RADIUS = 84;

/** Where a score stands on the axis of a category: the first one points up, the others follow clockwise. */
function radarPoint(axis: number, score: number): { readonly x: number; readonly y: number } {
  const angle = (axis / DEMO_CATEGORIES.length) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / OVERALL_MAX_POINTS) * RADIUS;
  return { x: RADAR_WIDTH / 2 + Math.cos(angle) * distance, y: RADAR_HEIGHT / 2 + Math.sin(angle) * distance };
}

/** The outline of one score on each axis, as SVG wants it. */
const polygon = (scores: readonly number[]): string =>
  scores
    .map((score, axis) => radarPoint(axis, score))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

const RINGS = [OVERALL_MAX_POINTS / 4, OVERALL_MAX_POINTS / 2, (OVERALL_MAX_POINTS * 3) / 4, OVERALL_MAX_POINTS];
/** How far outside of the outer ring a name stands, in points; two lines need more room above the drawing. */
const NAME_DISTANCE = 16;
const NAME_DISTANCE_ABOVE = 32;

interface CategoryRadarProps {
  readonly analysis: DemoEntry['analysis'];
}

const anchorOf = (x: number): 'start' | 'middle' | 'end' => {
  if (Math.abs(x - RADAR_WIDTH / 2) < 1) return 'middle';
  return x > RADAR_WIDTH / 2 ? 'start' : 'end';
};

/** The shape of the six scores. The same figures stand in the sections below it, so that screen readers skip the drawing. */
export function CategoryRadar({ analysis }: CategoryRadarProps): ReactNode {
  const scores = DEMO_CATEGORIES.map((category) => analysis[category].score);
  return (
    <figure className={styles.radar} aria-hidden="true">
      <svg viewBox={`0 0 ${RADAR_WIDTH} ${RADAR_HEIGHT}`}>
        {RINGS.map((ring) => (
          <polygon key={ring} points={polygon(DEMO_CATEGORIES.map(() => ring))} className={styles.ring} />
        ))}
        <polygon points={polygon(scores)} className={styles.shape} />
        {DEMO_CATEGORIES.map((category, index) => {
          const name = radarPoint(index, OVERALL_MAX_POINTS + (index === 0 ? NAME_DISTANCE_ABOVE : NAME_DISTANCE));
          const dot = radarPoint(index, analysis[category].score);
          return (
            <g key={category}>
              <circle cx={dot.x} cy={dot.y} r="3.5" className={styles.dot} />
              <text x={name.x} y={name.y} textAnchor={anchorOf(name.x)} className={styles.name}>
                <tspan x={name.x}>{CATEGORY_LABELS[category]}</tspan>
                <tspan x={name.x} dy="1.2em" className={styles.score}>
                  {analysis[category].score}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
