import type { Rendering } from '../rendering/objects.js';

/** What is wrong with one object. */
export interface Finding {
  /** Which check found it. */
  readonly check: CheckName;
  /** Kind and name of the object. */
  readonly object: string;
  readonly message: string;
}

export type CheckName =
  | 'schema'
  | 'unknown-fields'
  | 'workloads'
  | 'pod-security'
  | 'probes'
  | 'resources'
  | 'images'
  | 'graceful-stop'
  | 'availability'
  | 'references'
  | 'services'
  | 'network'
  | 'credentials'
  | 'settings';

/** A check without its name. */
export type Complaint = Omit<Finding, 'check'>;
export type Check = (rendering: Rendering) => Iterable<Complaint>;

/** What must not be, and how that is said. */
export type Rules<T> = readonly (readonly [isBroken: (subject: T) => unknown, message: string])[];

/** What is said of a subject by the rules that it breaks. */
export const broken = <T>(subject: T, rules: Rules<T>): readonly string[] =>
  rules.filter(([isBroken]) => Boolean(isBroken(subject))).map(([, message]) => message);
