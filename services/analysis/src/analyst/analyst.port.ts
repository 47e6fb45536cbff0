import { type AnalysisStage, type AnalystOutcome, NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import type { AnalysisKind } from './analysis-kind.js';

/** What a caller who wants to see the analysis grow is told. */
export type AnalysisChunk<Partial> =
  | { readonly kind: 'progress'; readonly stage: AnalysisStage }
  | { readonly kind: 'partial'; readonly partial: Partial };

export interface AnalystCall<Partial> {
  readonly founderId: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  readonly onChunk: ((chunk: AnalysisChunk<Partial>) => void) | null;
}

export interface Judgement<Critique> {
  readonly critique: Critique;
  readonly outcome: AnalystOutcome;
}

/** Who judges what founders write (decision D3). Adapters: the built-in engine, and a language model with the former behind it. */
export interface Analyst {
  /** Whether a judgement costs so much time or money that two calls for the same one must not both make it. */
  readonly isCostly: boolean;
  /**
   * @throws ProcedureError `text_too_complex` when the text takes too long to read, `service_unavailable` when too many wait,
   * `request_cancelled` when nobody waits any more
   */
  judge<Input, Critique, Reply, Partial>(
    kind: AnalysisKind<Input, Critique, Reply, Partial>,
    input: Input,
    call: AnalystCall<Partial>,
  ): Promise<Judgement<Critique>>;
}

/** Injection token of the analyst. */
export const ANALYST = Symbol('Analyst');

/** The outcome of an analysis that went as it should. */
export const AS_ASKED: AnalystOutcome = { ...NOT_DEGRADED, scoreBounds: [] };
