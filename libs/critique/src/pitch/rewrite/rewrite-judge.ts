import type { ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { pitchPoints } from '../scoring/score-pitch.js';
import { measurePitch } from '../signals/pitch-signals.js';
import { readPitch } from '../../engine/read-text.js';
import { withoutPlaceholders } from '../../engine/rewrite/placeholders.js';

/** Whether a rewrite with the points `after` may be published for a pitch with the points `before`. */
export type Accepts = (before: ScoreBreakdown, after: ScoreBreakdown) => boolean;

const bare = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

/** Scores the rewrites of one pitch. Many differ in their blanks only, which read the same: each reading is measured once. */
export class RewriteJudge {
  private readonly points = new Map<string, ScoreBreakdown>();
  private readonly bareOriginal: string;

  constructor(
    private readonly original: string,
    private readonly before: ScoreBreakdown,
  ) {
    this.bareOriginal = bare(original);
  }

  /** The first candidate that scores well enough; the founder's own text when none does. */
  firstAccepted(candidates: readonly string[], accepts: Accepts): string {
    return candidates.find((candidate) => accepts(this.before, this.scoreOf(candidate))) ?? this.original.trim();
  }

  /** Points of a rewrite, its blanks read neutrally. A rewrite that only added blanks has those of the original. */
  private scoreOf(text: string): ScoreBreakdown {
    const read = withoutPlaceholders(text);
    if (bare(read) === this.bareOriginal) return this.before;
    const known = this.points.get(read) ?? pitchPoints(measurePitch(readPitch(read)));
    this.points.set(read, known);
    return known;
  }
}
