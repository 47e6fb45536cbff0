import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageHead } from '../../../components/ui/page/page-head.js';
import { FailureNotice } from '../../../components/analysis/request/failure-notice.js';
import { stageText } from '../../../components/analysis/request/unfinished-analysis.js';
import { UnfinishedResult } from '../../../components/analysis/request/unfinished-result.js';
import { isSameDraft } from '../../../lib/idea-history/idea-draft.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { useIdeaSession } from '../hooks/use-idea-session.js';
import { usePreviousCheck } from '../hooks/use-previous-check.js';
import { writtenSoFar } from '../lib/written-so-far.js';
import styles from './idea-check-page.module.css';
import { IdeaForm } from './form/idea-form.js';
import { IdeaHistoryPanel } from './idea-history-panel.js';
import { IdeaResult } from './result/idea-result.js';
import { SessionNotes } from './form/session-notes.js';

const SUBJECT = 'your idea';
const STAND_IN = 'The figures below are a sample, not a score of your idea, and are not saved.';

/** Checks a startup idea as a partner would, says why, and keeps the history of attempts. */
export function IdeaCheckPage(): ReactNode {
  const founder = useFounder();
  const [results, setResults] = useState(0);
  const session = useIdeaSession(founder.id, () => setResults((count) => count + 1));
  const { draft, result } = session;
  const { shown, unfinished, failure, isBusy } = result;
  const previous = usePreviousCheck(founder.id, shown);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (results === 0) return;
    // The result is what the founder waits for: the keyboard, the screen reader and the page go there.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [results]);

  return (
    <div className={styles.page}>
      <PageHead page="ideaCheck" />
      <SessionNotes session={session} />
      <IdeaForm
        draft={draft}
        isBusy={isBusy}
        complaint={failure?.kind === 'invalid' ? failure : null}
        onChange={session.change}
        onSubmit={session.submit}
      />
      {failure !== null && (
        <FailureNotice failure={failure} standIn={STAND_IN} isBusy={isBusy} onRetry={result.retry} />
      )}
      {unfinished !== null && (
        <UnfinishedResult stage={stageText(unfinished.stage, SUBJECT)} written={writtenSoFar(unfinished.partial)} />
      )}
      {shown !== null && unfinished === null && (
        <IdeaResult
          key={shown.stored?.id ?? 'sample'}
          check={shown}
          previous={previous}
          isOutdated={!isSameDraft(shown.draft, draft)}
          headingRef={heading}
        />
      )}
      <IdeaHistoryPanel founderId={founder.id} onOpen={session.open} />
    </div>
  );
}
