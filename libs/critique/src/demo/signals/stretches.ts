import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';

export const lengthOf = ({ startS, endS }: Stretch): number => Math.max(0, endS - startS);

/** Seconds of all stretches. */
export const totalOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);

/** The longest, the earliest of several; null where there is none. */
export const longestOf = (stretches: readonly Stretch[]): Stretch | null =>
  stretches.reduce<Stretch | null>((best, own) => (best === null || lengthOf(own) > lengthOf(best) ? own : best), null);

/** Seconds that a stretch and others have in common. */
export const commonSeconds = ({ startS, endS }: Stretch, others: readonly Stretch[]): number =>
  others.reduce((sum, other) => sum + Math.max(0, Math.min(endS, other.endS) - Math.max(startS, other.startS)), 0);

/** What lies between stretches, and before and after them, up to the end of the video. */
export function gapsBetween(stretches: readonly Stretch[], durationS: number): Stretch[] {
  const gaps: Stretch[] = [];
  let end = 0;
  for (const stretch of stretches.toSorted((a, b) => a.startS - b.startS)) {
    if (stretch.startS > end) gaps.push({ startS: end, endS: stretch.startS });
    end = Math.max(end, stretch.endS);
  }
  if (durationS > end) gaps.push({ startS: end, endS: durationS });
  return gaps;
}
