import { fallingOrder } from './points/falling-order.js';
import { wholePoints } from './points/whole-points.js';

/** One row of evidence: a signal of the rubric and what the founder reads about it. */
export interface EvidenceGroup {
  /** A word for it. */
  readonly id: string;
  /** What the rubric calls it: this is stored and sent. */
  readonly code: string;
  readonly whenGained: string;
  /** Said when the row costs points and stands on words of the text. */
  readonly whenLost: string;
  /** Said when nothing of the kind is there. */
  readonly whenAbsent: string;
  /** When the words it stands on are shown: few of them prove nothing where few is what is good, nor does a lack. */
  readonly showsSpans: 'always' | 'whenGained' | 'whenLost';
}

/** True when a row shows the words it stands on. */
export const showsSpans = ({ showsSpans: when }: EvidenceGroup, isGained: boolean): boolean =>
  when === 'always' || (when === 'whenGained') === isGained;

/** A row with its whole points. */
interface WholeRow<Row> {
  readonly row: Row;
  readonly share: number;
  readonly points: number;
}

/**
 * The rows from the weightiest to the lightest, in whole points that add up with those of the base to the rounded sum of all
 * shares. Rows without a point are left out.
 */
export function wholeRows<Row>(
  base: number,
  rows: readonly Row[],
  shareOf: (row: Row) => number,
): { readonly base: number; readonly rows: readonly WholeRow<Row>[] } {
  const shares = rows.map(shareOf);
  const order = fallingOrder(shares.map(Math.abs));
  const [basePoints = 0, ...points] = wholePoints([base, ...order.map((place) => shares[place] ?? 0)]);
  const found: WholeRow<Row>[] = [];
  for (const [rank, place] of order.entries()) {
    const [row, own] = [rows[place], points[rank] ?? 0];
    if (row !== undefined && own !== 0) found.push({ row, share: shares[place] ?? 0, points: own });
  }
  return { base: basePoints, rows: found };
}
