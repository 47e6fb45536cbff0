import type { AnalysisStage } from '@playbook/contracts/core/analyst.schema';

/** An analysis while it is being made. None of it is a result: scores can still change, and it may yet fail. */
export interface UnfinishedAnalysis<P> {
  readonly stage: AnalysisStage;
  /** Null before the first of it. */
  readonly partial: P | null;
}

/** What arrives before an analysis. */
export type AnalysisChunk<P> =
  { readonly kind: 'progress'; readonly stage: AnalysisStage } | { readonly kind: 'partial'; readonly partial: P };

/** What a stage means to the founder, whose text is called `subject`, as in 'your pitch'. */
export function stageText(stage: AnalysisStage, subject: string): string {
  const words: Readonly<Record<AnalysisStage, string>> = {
    measured: 'Your text is measured.',
    asked: `The language model is reading ${subject}.`,
    checking: 'Its answer is being checked.',
    repairing: 'Its answer did not fit, so it is asked once more.',
  };
  return words[stage];
}

/** The analysis with one more chunk of it. A model that is asked again begins anew. */
export function withChunk<P>(known: UnfinishedAnalysis<P> | null, chunk: AnalysisChunk<P>): UnfinishedAnalysis<P> {
  const { stage, partial } = known ?? { stage: 'measured', partial: null };
  if (chunk.kind === 'partial') return { stage, partial: chunk.partial };
  return { stage: chunk.stage, partial: chunk.stage === 'repairing' ? null : partial };
}

/** A score that may still be missing. */
interface UnfinishedScore {
  readonly label: string;
  readonly points: number | undefined;
  readonly maxPoints: number;
}

/** What a language model has written so far. */
export interface WrittenSoFar {
  readonly scores: readonly UnfinishedScore[];
  readonly lines: readonly string[];
}
