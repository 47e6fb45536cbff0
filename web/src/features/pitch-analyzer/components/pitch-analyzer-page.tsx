import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/sample-pitches';
import { EDITION } from '@playbook/contracts/shared/edition';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../../components/analysis/request/failure-notice.js';
import { stageText } from '../../../components/analysis/request/unfinished-analysis.js';
import { UnfinishedResult } from '../../../components/analysis/request/unfinished-result.js';
import { PageHead } from '../../../components/ui/page/page-head.js';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { followPitchDraft, readPitchDraft } from '../../../lib/pitch-draft/pitch-draft.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { usePitchAnalysis } from '../hooks/use-pitch-analysis.js';
import { writtenSoFar } from '../lib/written-so-far.js';
import { AnalysisResult } from './analysis-result.js';
import { HistoryPanel } from './history-panel.js';
import styles from './pitch-analyzer-page.module.css';
import { PitchForm } from './pitch-form.js';

/** The text in the pitch box; survives a reload, and signing out unless it was analyzed. */
function usePitchDraft(ownerId: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readPitchDraft(ownerId));
  useEffect(() => followPitchDraft(() => setDraft(readPitchDraft(ownerId))), [ownerId]);
  const change = (text: string): void => {
    setDraft(text);
    writeStored(STORAGE_KEYS.pitchDraft, ownerId, text);
  };
  return [draft, change];
}

/** One-liners to learn from, folded away. */
function ExamplesPanel(): ReactNode {
  return (
    <details className={`pb-card ${styles.panel}`}>
      <summary className={styles.summary}>Real {EDITION.acceleratorName} Examples</summary>
      <ul className={styles.list}>
        {SAMPLE_PITCHES.map(({ tag, text, overallScore, basis }) => (
          <li key={text} className={styles.example}>
            <div className={styles.head}>
              <span className={styles.tag}>{tag}</span>
              <ScoreBadge score={overallScore} />
            </div>
            <p>{text}</p>
            <p className={styles.basis}>{basis}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
