import type { Moment } from '@playbook/contracts/demos/demo-review.schema';
import { measuredMoment } from '../quotes.js';

/** Something about sound or picture that is outside its target. */
export interface Issue {
  /** What was measured, in a few words. */
  readonly label: string;
  /** Points that it costs, more than 0. */
  readonly cost: number;
  readonly atS: number | null;
  /** What to do in the next take. */
  readonly fix: string;
}

/** The same as evidence. */
export const issueMoment = ({ label, atS }: Issue): Moment => measuredMoment(label, atS);
