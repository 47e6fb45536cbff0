import type { PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import { EDITION } from '@playbook/contracts/core/edition';
import { type ReactNode, useEffect, useState } from 'react';
import { HistoryPanel } from '../../../components/analysis/history/history-panel.js';
import { RequestStatus } from '../../../components/analysis/request/request-status.js';
import { Page } from '../../../components/ui/page/page.js';
import { ScoreBadge } from '../../../components/ui/badges/score-badge.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { followPitchDraft, readPitchDraft } from '../../../lib/pitch-draft/pitch-draft.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { PITCH_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { useAnalysis } from '../../../lib/analysis/use-analysis.js';
import { useResultFocus } from '../../../lib/analysis/use-result-focus.js';
import { PITCH_KIND } from '../lib/pitch-kind.js';
import { AnalysisResult } from './analysis-result.js';
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
      <summary className={styles.summary}>
        Real {EDITION.acceleratorName} Examples, in Our Words, and One of Ours
      </summary>
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

/** Scores a one-liner, says why, and keeps the history of attempts. */
export function PitchAnalyzerPage(): ReactNode {
  const founder = useFounder();
  const [draft, setDraft] = usePitchDraft(founder.id);
  const { headingRef, focusResult } = useResultFocus();
  const analysis = useAnalysis(PITCH_KIND, founder.id, { onResult: focusResult });
  const { shown, unfinished, failure, isBusy } = analysis;

  const change = (text: string): void => {
    setDraft(text);
    analysis.dismissFailure();
  };
  const open = (stored: PitchAnalysis): void => {
    analysis.show(stored);
    if (stored !== shown) focusResult();
  };

  return (
    <Page page="pitchAnalyzer">
      <PitchForm
        pitch={draft}
        isBusy={isBusy}
        error={failure?.kind === 'invalid' ? failure.message : null}
        onChange={change}
        onSubmit={() => analysis.analyze(draft)}
      />
      <RequestStatus kind={PITCH_KIND} request={analysis} />
      {shown !== null && unfinished === null && (
        <AnalysisResult key={shown.pitch} analysis={shown} headingRef={headingRef} />
      )}
      <ExamplesPanel />
      <HistoryPanel history={PITCH_HISTORY} kind={PITCH_KIND} founderId={founder.id} onOpen={open} />
    </Page>
  );
}
