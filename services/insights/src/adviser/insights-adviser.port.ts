import type { IndustryInsights, InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';

export interface AdviceCall {
  readonly founderId: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Who tells founders about their industry. Adapters: what is built in, and a language model with the former behind it. */
export interface InsightsAdviser {
  /** @throws ProcedureError `request_cancelled` when nobody waits any more */
  advise(request: InsightsRequest, call: AdviceCall): Promise<IndustryInsights>;
}

/** Injection token of the adviser. */
export const INSIGHTS_ADVISER = Symbol('InsightsAdviser');
