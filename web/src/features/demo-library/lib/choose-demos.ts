import type { DemoEntry, DemoFormat } from './demo-entry.schema.js';

/** Orders of the library by what a founder looks for. */
export const DEMO_ORDERS = ['best', 'newest', 'oldest', 'company'] as const;
export type DemoOrder = (typeof DEMO_ORDERS)[number];

export interface DemoChoice {
  /** Null for all of them. */
  readonly format: DemoFormat | null;
  readonly order: DemoOrder;
}

const byCompany = (a: DemoEntry, b: DemoEntry): number => a.analysis.company.localeCompare(b.analysis.company, 'en');

const COMPARE: Readonly<Record<DemoOrder, (a: DemoEntry, b: DemoEntry) => number>> = {
  best: (a, b) => b.analysis.overallScore - a.analysis.overallScore || byCompany(a, b),
  newest: (a, b) => b.year - a.year || byCompany(a, b),
  oldest: (a, b) => a.year - b.year || byCompany(a, b),
  company: byCompany,
};

/** The videos of a format in an order; equal ones go by company. */
export const chooseDemos = (entries: readonly DemoEntry[], { format, order }: DemoChoice): readonly DemoEntry[] =>
  entries.filter((entry) => format === null || entry.format === format).toSorted(COMPARE[order]);
