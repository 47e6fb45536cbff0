import type { z } from 'zod';
import type { KindName } from '@playbook/contracts/analysis/analysis-kinds.contract';

/** What texts of one kind and all that is made of them look like: checked wherever they cross a thread. */
export interface KindSchemas<Input, Critique, Reply, Partial> {
  /** In metrics and cache keys. */
  readonly name: KindName;
  readonly inputSchema: z.ZodType<Input>;
  readonly critiqueSchema: z.ZodType<Critique>;
  readonly replySchema: z.ZodType<Reply>;
  readonly partialSchema: z.ZodType<Partial>;
}

/**
 * One kind of text that can be judged, as data: everything that the analyst needs to know about it. A new kind is such an object
 * and a `TextEngine` beside its use case; nothing of the analyst changes.
 */
export interface AnalysisKind<Input, Critique, Reply, Partial> extends KindSchemas<Input, Critique, Reply, Partial> {
  /** Changes with the prompt or the reply's form; part of the engine's version and of the cache key. */
  readonly promptVersion: string;
  /** What the model is to do, from the rubric; nothing of any founder. */
  instructions(input: Input): string;
  readonly maxOutputTokens: number;

  /** Whether a model could add something; not for texts that cannot be scored. */
  isWorthAsking(critique: Critique): boolean;
  /** The founder's texts by field, as data for the prompt. */
  fields(input: Input): Readonly<Record<string, string>>;
  /** What was measured, as data for the prompt: JSON. */
  facts(critique: Critique): object;
}
