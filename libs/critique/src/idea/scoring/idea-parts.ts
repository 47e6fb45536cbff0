import {
  IDEA_PART_NAMES,
  IDEA_PARTS,
  type IdeaEvidence,
  type IdeaPart,
  type IdeaPartName,
} from '@playbook/contracts/analysis/idea-check.schema';
import { wholePoints } from '../../engine/points/whole-points.js';

const ALL_POINTS = 100;
const LABELS: Readonly<Record<IdeaPartName, string>> = {
  problem: 'The problem is real',
  thing: 'A clear thing',
  insight: 'Insight',
  edge: 'Why you',
  market: 'Who pays',
  timing: 'Why now',
  evidence: 'Evidence for the stage',
  trap: 'Not a trap',
};

const sumOf = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);
const share = (part: IdeaPartName, total: number): number => (IDEA_PARTS[part] * total) / ALL_POINTS;

/** Moves what stands below 0 or above a part's greatest points to the parts that have room, so that the sum stays. */
function fitted(shares: ReadonlyMap<IdeaPartName, number>): Map<IdeaPartName, number> {
  const clamped = new Map(
    Array.from(shares, ([part, points]) => [part, Math.min(IDEA_PARTS[part], Math.max(0, points))] as const),
  );
  const excess = sumOf(shares.values()) - sumOf(clamped.values());
  const room = (part: IdeaPartName, points: number): number => (excess > 0 ? IDEA_PARTS[part] - points : points);
  const allRoom = sumOf(Array.from(clamped, ([part, points]) => room(part, points)));
  if (allRoom === 0) return clamped;
  return new Map(
    Array.from(clamped, ([part, points]) => [part, points + (excess * room(part, points)) / allRoom] as const),
  );
}

/** What the timing is worth: as much of its part as the score of its own says, where the other parts can hold the rest. */
function timingPoints(whyNow: number, total: number): number {
  const wanted = share('timing', whyNow);
  const others = ALL_POINTS - IDEA_PARTS.timing;
  return Math.min(total, Math.max(wanted, total - others));
}

/**
 * How the alignment score spreads over its eight parts: the rows of a part, and of everything else (start, limits) what the
 * part weighs. The timing is what the score of its own says, so that one screen does not say two things of it. Whole points that add
 * up to the score.
 * @param whyNow 0 to 100
 */
export function spreadOverParts(rows: readonly IdeaEvidence[], whyNow: number): IdeaPart[] {
  const general = rows.filter(({ part }) => part === null).reduce((sum, { points }) => sum + points, 0);
  const own = (part: IdeaPartName): number =>
    rows.filter((row) => row.part === part).reduce((sum, { points }) => sum + points, 0);
  const spread = new Map(IDEA_PART_NAMES.map((part) => [part, share(part, general) + own(part)] as const));
  const timing = timingPoints(whyNow, sumOf(spread.values()));
  const moved = (spread.get('timing') ?? 0) - timing;
  const others = new Map(Array.from(spread).filter(([part]) => part !== 'timing'));
  const weights = sumOf(Array.from(others.keys(), (part) => IDEA_PARTS[part]));
  const shares = fitted(
    new Map(Array.from(others, ([part, points]) => [part, points + (moved * IDEA_PARTS[part]) / weights] as const)),
  ).set('timing', timing);
  const whole = wholePoints(IDEA_PART_NAMES.map((part) => shares.get(part) ?? 0));
  return IDEA_PART_NAMES.map((part, index) => ({
    part,
    label: LABELS[part],
    points: whole[index] ?? 0,
    maxPoints: IDEA_PARTS[part],
  }));
}
