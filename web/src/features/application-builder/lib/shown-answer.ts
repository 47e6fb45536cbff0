import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import type { AnswerCritique } from '@playbook/contracts/analysis/answer-analysis.schema';

/** What a field shows below its answer: an analysis, or the basic check that stands in for one (decision D3). */
export interface ShownAnswer
  extends
    Omit<AnswerCritique, 'engine' | 'rewriteOptions'>,
    Partial<Pick<AnalystOutcome, 'degradedReason' | 'message'>> {
  /** The text that was judged; spans point into it. */
  readonly answer: string;
  /** Better versions: shorter, sharper, bolder. None of a basic check. */
  readonly rewriteOptions: readonly string[];
  /** Null for a basic check, which no engine made. */
  readonly engine: Engine | null;
}

/** Whether the browser made it because the service could not be reached. It is not stored and counts for no score. */
export const isBasicCheck = (shown: ShownAnswer): boolean => shown.engine === null;
