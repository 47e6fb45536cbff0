import type { ScoreBound } from '@playbook/contracts/analyst.schema';
import type { Engine } from '@playbook/contracts/pitch-analysis.schema';
import type { z } from 'zod';

/** A model's reply made into a judgement: what it may change has been held to the measured evidence, what it wrote is clean. */
export interface MergedReply<Critique> {
  readonly critique: Critique;
  readonly scoreBounds: readonly ScoreBound[];
}

/**
 * One kind of text that can be judged, as data: everything that the analyst needs to know about it. A new kind is such an object
 * beside its use case; nothing of the analyst changes.
 */
export interface AnalysisKind<Input, Critique, Reply, Partial> {
  /** In metrics and cache keys. */
  readonly name: string;
  /** Changes with the prompt or the reply's form; part of the engine's version and of the cache key. */
  readonly promptVersion: string;
  /** What the model is to do, from the rubric; nothing of any founder. */
  readonly instructions: string;
  readonly replySchema: z.ZodType<Reply>;
  readonly maxOutputTokens: number;

  /** The built-in engine's judgement: the fallback, the measurements for the model, and what its scores are held to. */
  critique(input: Input): Critique;
  /** Whether a model could add something; not for texts that cannot be scored. */
  isWorthAsking(critique: Critique): boolean;
  /** The founder's texts by field, as data for the prompt. */
  fields(input: Input): Readonly<Record<string, string>>;
  /** What was measured, as data for the prompt: JSON. */
  facts(critique: Critique): unknown;
  /**
   * Joins a checked reply with the measurements.
   * @throws ModelFault `reply-unsafe` when too little of it may be shown
   */
  merge(input: Input, critique: Critique, reply: Reply, engine: Engine): MergedReply<Critique>;
  /** Opens a view of a reply that is still being written: what may be shown of it, or null for nothing yet. */
  openPreview(input: Input, critique: Critique): (unfinished: unknown) => Partial | null;
}
