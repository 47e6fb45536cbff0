import type { ReactNode } from 'react';
import type { IdeaSession } from '../hooks/use-idea-session.js';
import { ClearedNote } from './cleared-note.js';
import { HiddenDraftNote } from './hidden-draft-note.js';
import { ProgressNote } from './progress-note.js';

interface SessionNotesProps {
  readonly session: IdeaSession;
}

/** What happens to what the founder wrote: kept, cleared, or hidden by a later version. */
export function SessionNotes({ session }: SessionNotesProps): ReactNode {
  const { fresh, fill, hasProgress, result } = session;
  return (
    <>
      {hasProgress && <ProgressNote isBusy={result.isBusy} onStartFresh={fresh.startFresh} />}
      {fresh.canUndo && <ClearedNote onUndo={fresh.undo} />}
      {fill.hiddenDraft !== null && (
        <HiddenDraftNote
          editedAt={fill.hiddenDraft.updatedAt}
          onTake={fill.takeHiddenDraft}
          onDismiss={fill.dismissHiddenDraft}
        />
      )}
    </>
  );
}
