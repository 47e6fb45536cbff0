import type { z } from 'zod';
import { analysisLifecycle } from '../analysis/analysis-lifecycle.contract.js';
import { applicationsLifecycle } from '../applications/applications-lifecycle.contract.js';
import { insightsLifecycle } from '../insights/insights-lifecycle.contract.js';
import { decksLifecycle } from '../decks/decks-lifecycle.contract.js';
import { demosLifecycle } from '../demos/demos-lifecycle.contract.js';
import { interviewsLifecycle } from '../interviews/interviews-lifecycle.contract.js';
import { sharingLifecycle } from '../sharing/sharing-lifecycle.contract.js';
import type { FounderLifecycle } from './define-founder-lifecycle.js';

/**
 * Every service that keeps rows of founders, in the order in which they are erased and handed out. The account, which the auth
 * service keeps, is erased after all of them: when a step fails, the founder is still signed in and can repeat the call.
 */
export const FOUNDER_LIFECYCLES = [
  analysisLifecycle,
  applicationsLifecycle,
  insightsLifecycle,
  demosLifecycle,
  decksLifecycle,
  interviewsLifecycle,
  sharingLifecycle,
] as const satisfies readonly FounderLifecycle[];

type Lifecycle = (typeof FOUNDER_LIFECYCLES)[number];

/** Schemas of what is stored, by the service that stores it. */
export const storedShape = Object.fromEntries(FOUNDER_LIFECYCLES.map(({ service, stored }) => [service, stored])) as {
  readonly [L in Lifecycle as L['service']]: L['stored'];
};

/** What a page of an export holds before it travels. */
export type ExportPage<L extends FounderLifecycle> = z.input<L['exportPage']['output']>;
