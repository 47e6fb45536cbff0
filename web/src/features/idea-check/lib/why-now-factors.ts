import type { WhyNow } from '@playbook/contracts/analysis/idea-check.schema';

/** A reason for the time to be right, or what is missing for one. */
export interface Factor {
  readonly text: string;
  /** Who says so; null when that is not known. */
  readonly origin: string | null;
  /** Where it can be checked; null for the founder's own. */
  readonly source: string | null;
}

const ORIGINS: Readonly<Record<WhyNow['details'][number]['kind'], string>> = {
  founder: 'From your text',
  known: 'Known change',
  missing: 'Missing',
};

/** The factors with what is known of their origin. */
export function factorsOf({ factors, details }: WhyNow): readonly Factor[] {
  if (details.length === 0) return factors.map((text) => ({ text, origin: null, source: null }));
  return details.map(({ kind, text, source }) => ({ text, origin: ORIGINS[kind], source }));
}
