import type { ReactNode } from 'react';
import type { WatchedAnalysis } from '../../../lib/file-analysis/use-file-watch.js';
import { StepProgress } from './step-progress.js';

/** Before the analysis, and how much of the way is left for it (decision D10). */
const UPLOADED_PERCENT = 50;

interface RunningStepsProps<Progress> {
  readonly watched: WatchedAnalysis<Progress>;
  /** As the list has it; null where it says nothing. */
  readonly listed: Progress | null;
  /** What it is busy with. */
  readonly textOf: (progress: Progress | null) => string;
}

/** What the analysis is busy with. */
export function RunningSteps<Progress extends { readonly share: number }>(
  steps: RunningStepsProps<Progress>,
): ReactNode {
  const { watched, listed, textOf } = steps;
  const progress = watched.progress ?? listed;
  const text = watched.isWaiting
    ? 'The connection is lost. The analysis goes on, and is shown here when it is back.'
    : `${textOf(progress)}...`;
  return (
    <StepProgress
      label="Analysis"
      percent={UPLOADED_PERCENT + (progress?.share ?? 0) * (100 - UPLOADED_PERCENT)}
      text={text}
      spoken={text}
    />
  );
}
