import { Button } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import type { IdeaSession } from '../../hooks/use-idea-session.js';
import styles from './session-notes.module.css';

interface ProgressNoteProps {
  readonly isBusy: boolean;
  readonly onStartFresh: () => void;
}

/** There is something to come back to, and a way to empty the form. */
function ProgressNote({ isBusy, onStartFresh }: ProgressNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <IconCheck size={18} aria-hidden />
        Your progress is automatically saved
      </p>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onStartFresh}>
        Start Fresh
      </Button>
    </div>
  );
}

interface HiddenDraftNoteProps {
  /** When the hidden draft was edited last. */
  readonly editedAt: string;
  readonly onTake: () => void;
  readonly onDismiss: () => void;
}

/** The form shows a later check from elsewhere; the draft of this browser is one click away (decision D7). */
function HiddenDraftNote({ editedAt, onTake, onDismiss }: HiddenDraftNoteProps): ReactNode {
  return (
    <Notice tone="warning" icon={IconClock} title="You checked a later version elsewhere">
      <p>
        It is shown below. This browser still has another draft, edited last: <TimeAgo instant={editedAt} />.
      </p>
      <div className={styles.actions}>
        <Button size="xs" variant="default" onClick={onTake}>
          Bring back that draft
        </Button>
        <Button size="xs" variant="subtle" onClick={onDismiss}>
          Keep the later version
        </Button>
      </div>
    </Notice>
  );
}

interface ClearedNoteProps {
  readonly onUndo: () => void;
}

/** The form was emptied; gets the focus, because the button that did it is gone. */
function ClearedNote({ onUndo }: ClearedNoteProps): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.note} role="status">
      <p>
        <IconCheck size={18} aria-hidden />
        Form and result are cleared. Your history below is kept.
      </p>
      <Button ref={undo} size="xs" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

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
