import type { AnalysisStage } from '@playbook/contracts/analyst.schema';
import type { PitchPart, PitchPartial } from '@playbook/contracts/pitch-analysis.schema';

/** An analysis while it is being made. None of it is a result: scores can still change, and it may yet fail. */
export interface UnfinishedAnalysis {
  readonly stage: AnalysisStage;
  /** Null before the first of it. */
  readonly partial: PitchPartial | null;
}

/** What each stage means to the founder. */
export const STAGE_WORDS: Readonly<Record<AnalysisStage, string>> = {
  measured: 'Your text is measured.',
  asked: 'The language model is reading your pitch.',
  checking: 'Its answer is being checked.',
  repairing: 'Its answer did not fit, so it is asked once more.',
};

/** The analysis with one more part of it. A model that is asked again begins anew. */
export function withPart(known: UnfinishedAnalysis | null, part: PitchPart): UnfinishedAnalysis {
  const { stage, partial }: UnfinishedAnalysis = known ?? { stage: 'measured', partial: null };
  if (part.kind === 'partial') return { stage, partial: part.partial };
  return { stage: part.stage, partial: part.stage === 'repairing' ? null : partial };
}
