import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../components/ui/page-head.js';
import { FailureNotice } from '../../../components/analysis/failure-notice.js';
import { stageText } from '../../../components/analysis/unfinished-analysis.js';
import { UnfinishedResult } from '../../../components/analysis/unfinished-result.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { usePitchAnalysis } from '../hooks/use-pitch-analysis.js';
import { usePitchDraft } from '../hooks/use-pitch-draft.js';
import { writtenSoFar } from '../lib/written-so-far.js';
import { AnalysisResult } from './analysis-result.js';
import { ExamplesPanel } from './examples-panel.js';
import { HistoryPanel } from './history-panel.js';
import styles from './pitch-analyzer-page.module.css';
import { PitchForm } from './pitch-form.js';

const STAND_IN = 'The figures below are a sample, not a score of your pitch, and are not saved.';

/** Scores a one-liner, says why, and keeps the history of attempts. */
export function PitchAnalyzerPage(): ReactNode {
  const founder = useFounder();
  const [draft, setDraft] = usePitchDraft(founder.id);
  const analysis = usePitchAnalysis(founder.id);
  const { shown, unfinished, failure, isBusy } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown === null) return;
    // The result is what the founder waits for: the keyboard, the screen reader and the page go there.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [shown]);

  const change = (text: string): void => {
    setDraft(text);
    analysis.dismissFailure();
  };

  return (
    <div className={styles.page}>
      <PageHead page="pitchAnalyzer" />
      <PitchForm
        pitch={draft}
        isBusy={isBusy}
        error={failure?.kind === 'invalid' ? failure.message : null}
        onChange={change}
        onSubmit={() => analysis.analyze(draft)}
      />
      {failure !== null && (
        <FailureNotice failure={failure} standIn={STAND_IN} isBusy={isBusy} onRetry={analysis.retry} />
      )}
      {unfinished !== null && (
        <UnfinishedResult
          stage={stageText(unfinished.stage, 'your pitch')}
          written={writtenSoFar(unfinished.partial)}
        />
      )}
      {shown !== null && unfinished === null && <AnalysisResult analysis={shown} headingRef={heading} />}
      <ExamplesPanel />
      <HistoryPanel founderId={founder.id} onOpen={analysis.open} />
    </div>
  );
}
