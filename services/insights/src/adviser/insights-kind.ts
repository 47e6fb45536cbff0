import type { IndustryInsights } from '@playbook/contracts/insights/industry-insights.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { z } from 'zod';

/** What a model is asked, as data; nothing of the adviser changes with another kind. */
export interface InsightsKind<Insights extends IndustryInsights, Reply> {
  /** In metrics and cache keys. */
  readonly name: string;
  /** Changes with the prompt or the reply's form; part of the engine's version and of the cache key. */
  readonly promptVersion: string;
  /** What the model is to do, in our words; nothing of any founder. */
  readonly instructions: string;
  readonly replySchema: z.ZodType<Reply>;
  readonly maxOutputTokens: number;
  /** The founder's texts by field, as data for the prompt. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is built in, as data for the prompt: JSON. */
  readonly facts: unknown;
  /**
   * Joins a checked reply with what is built in.
   * @throws ModelFault `reply-unsafe` when too little of it may be shown
   */
  merge(builtIn: Insights, reply: Reply, engine: Engine): Insights;
}
