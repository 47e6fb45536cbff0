import type { ScoreBound, Engine } from '@playbook/contracts/core/analyst.schema';
import type { TextReading } from '@playbook/critique/reply/text-reading';

/** A model's reply made into a judgement: what it may change has been clamped to the measured evidence, what it wrote is clean. */
export interface MergedReply<Critique> {
  readonly critique: Critique;
  readonly scoreBounds: readonly ScoreBound[];
}

/**
 * What is done with the words of one kind of text. How long it takes is decided by who wrote them, so that it runs in a worker
 * thread (ADR 0021).
 */
export interface TextEngine<Input, Critique, Reply, Partial> {
  /** The built-in engine's judgement: the fallback, the measurements for the model, and what its scores are clamped to. */
  critique(input: Input): Critique;
  /** What the text says and leaves open, as data for the prompt of a language model. */
  read(input: Input): TextReading;
  /**
   * Joins a checked reply with the measurements.
   * @throws ModelFault `reply-unsafe` when too little of it may be shown
   */
  merge(input: Input, critique: Critique, reply: Reply, engine: Engine): MergedReply<Critique>;
  /** Opens a view of a reply that is still being written: what may be shown of it, or null for nothing yet. */
  openPreview(input: Input, critique: Critique): (unfinished: unknown) => Partial | null;
}
