import { ideaBandOf } from '@playbook/domain/scores/idea-bands';
import type { ReactNode } from 'react';
import { HistoryPanel } from '../../../components/analysis/history/history-panel.js';
import { RequestStatus } from '../../../components/analysis/request/request-status.js';
import { Page } from '../../../components/ui/page/page.js';
import { IDEA_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { useResultFocus } from '../../../lib/analysis/use-result-focus.js';
import { isSameDraft } from '../../../lib/idea-check/idea-draft.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { useIdeaSession } from '../hooks/use-idea-session.js';
import { usePreviousCheck } from '../hooks/use-stored-checks.js';
import { IDEA_KIND } from '../lib/idea-kind.js';
import { IdeaForm } from './form/idea-form.js';
import { SessionNotes } from './form/session-notes.js';
import { IdeaResult } from './result/idea-result.js';

/** Checks a startup idea as a partner would, says why, and keeps the history of attempts. */
export function IdeaCheckPage(): ReactNode {
  const founder = useFounder();
  const { headingRef, focusResult } = useResultFocus();
  const session = useIdeaSession(founder.id, focusResult);
  const { draft, result } = session;
  const { shown, unfinished, failure, isBusy } = result;
  const previous = usePreviousCheck(founder.id, shown);

  return (
    <Page page="ideaCheck">
      <SessionNotes session={session} />
      <IdeaForm
        draft={draft}
        isBusy={isBusy}
        complaint={failure?.kind === 'invalid' ? failure : null}
        onChange={session.change}
        onSubmit={session.submit}
      />
      <RequestStatus kind={IDEA_KIND} request={result} />
      {shown !== null && unfinished === null && (
        <IdeaResult
          key={shown.stored?.id ?? 'sample'}
          check={shown}
          previous={previous}
          isOutdated={!isSameDraft(shown.draft, draft)}
          headingRef={headingRef}
        />
      )}
      <HistoryPanel
        history={IDEA_HISTORY}
        kind={IDEA_KIND}
        founderId={founder.id}
        bandOf={(score) => ideaBandOf(score).colour}
        onOpen={session.open}
      />
    </Page>
  );
}
