import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';

export const lengthOf = ({ startS, endS }: Stretch): number => endS - startS;

/** Seconds of all of them together. */
export const totalOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);

/** What is left of them where the others are not. Both in the order of time, and none overlaps its own kind. */
export function without(stretches: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return stretches.flatMap((stretch) => {
    const left: Stretch[] = [];
    let { startS } = stretch;
    for (const other of others) {
      if (other.endS <= startS || other.startS >= stretch.endS) continue;
      if (other.startS > startS) left.push({ startS, endS: other.startS });
      startS = Math.max(startS, other.endS);
    }
    return startS < stretch.endS ? [...left, { startS, endS: stretch.endS }] : left;
  });
}

/** Neighbouring samples that hold become one stretch, up to the first that does not. */
export function stretchesWhere<T extends { readonly atS: number }>(
  samples: readonly T[],
  holds: (sample: T) => boolean,
  endS: number,
): Stretch[] {
  const found: Stretch[] = [];
  let startS: number | null = null;
  for (const sample of samples) {
    if (holds(sample)) startS ??= sample.atS;
    else if (startS !== null) {
      found.push({ startS, endS: sample.atS });
      startS = null;
    }
  }
  if (startS !== null && endS > startS) found.push({ startS, endS });
  return found;
}
