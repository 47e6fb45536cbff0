import { type LoadPlan, measure, type Measurement, quantile, type Target } from '../measure/load.js';

/** What one figure of a target is of the same figure of another one, over rounds in which both were measured. */
export interface PairedRatio {
  readonly median: number;
  /** Half of the rounds lie between these. */
  readonly quartiles: readonly [number, number];
}

/** What two targets took in turn. */
export interface PairedRounds {
  readonly base: readonly Measurement[];
  readonly other: readonly Measurement[];
}

const ratioOf = (ratios: readonly number[]): PairedRatio => ({
  median: quantile(ratios, 0.5),
  quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
});

/**
 * Measures two targets in turn, the first one of a round last in the next, so that a slow moment of the machine and the order in a round
 * touch both alike.
 */
export async function pairedRounds(
  base: Target,
  other: Target,
  plan: LoadPlan & { readonly rounds: number; readonly warmUpS: number },
): Promise<PairedRounds> {
  const measured = { base: [] as Measurement[], other: [] as Measurement[] };
  for (const target of [base, other]) await measure(target, { ...plan, durationS: plan.warmUpS });
  for (let round = 0; round < plan.rounds; round += 1) {
    const inOrder = round % 2 === 0 ? ([base, other] as const) : ([other, base] as const);
    for (const target of inOrder) measured[target === base ? 'base' : 'other'].push(await measure(target, plan));
  }
  return measured;
}

/** One figure of the second targets as a share of that of the first, round by round. */
export function pairedRatio(rounds: PairedRounds, figure: (measurement: Measurement) => number): PairedRatio {
  return ratioOf(
    rounds.other.map((one, round) => {
      const before = rounds.base[round];
      return before === undefined ? Number.NaN : figure(one) / figure(before);
    }),
  );
}
