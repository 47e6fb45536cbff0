import { Button } from '@mantine/core';
import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { useAnswerText, useDrafts } from '../../hooks/use-drafts.js';
import { useConflict } from '../../hooks/use-drafts.js';
import { wordDiff, type DiffPart } from '../../lib/word-diff.js';
import styles from './conflict-card.module.css';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { sessionIdOf } from '../../../../lib/session/session-id.js';
import { useSession } from '../../../../lib/session/use-session.js';

interface StoredFromProps {
  readonly stored: StoredAnswer;
}

/** When and from which of the founder's devices an answer was stored. */
function StoredFrom({ stored: { savedAt, savedBy } }: StoredFromProps): ReactNode {
  const { session } = useSession();
  if (savedAt === null || savedBy === null) return <p className={styles.origin}>Nothing is stored</p>;
  const isThisBrowser = session !== null && sessionIdOf(session.access_token) === savedBy.sessionId;
  return (
    <p className={styles.origin}>
      <TimeAgo instant={savedAt} /> {isThisBrowser ? 'in another tab of this browser' : 'on another device or browser'}
    </p>
  );
}

interface DiffedTextProps {
  readonly parts: readonly DiffPart[];
  /** Which of the two texts is shown. */
  readonly side: 'before' | 'after';
}

/** One of two compared texts, with the words marked that the other one lacks. */
function DiffedText({ parts, side }: DiffedTextProps): ReactNode {
  const shown = parts.filter((part) => part.side === 'both' || part.side === side);
  // The parts have no identity but their place.
  if (shown.length === 0) return <p className={styles.empty}>Empty</p>;
  return (
    <p className={styles.text} dir="auto">
      {shown.map(({ text, side: partSide }, index) =>
        partSide === 'both' ? (
          <span key={index}>{text}</span>
        ) : (
          <mark key={index} className={styles.mark} data-side={side}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}

interface ConflictCardProps {
  readonly address: FieldAddress;
  /** The question. */
  readonly label: string;
}

interface ConflictChoiceProps extends ConflictCardProps {
  readonly mine: string;
  readonly stored: StoredAnswer;
}

function ConflictChoice({ address, label, mine, stored }: ConflictChoiceProps): ReactNode {
  const drafts = useDrafts();
  const titleId = useId();
  const parts = wordDiff(mine, stored.value);

  const takeStored = (): void => {
    drafts.resolveConflict(address, 'stored');
    void showToast({
      title: 'Stored answer taken',
      message: 'Your own text was put aside.',
      tone: 'notice',
      action: { label: 'Undo', onAct: () => drafts.change(address, mine) },
    });
  };

  return (
    <div role="group" aria-labelledby={titleId} className={styles.conflict}>
      <p id={titleId} className={styles.title}>
        <IconAlertTriangle size={20} aria-hidden /> This answer was changed elsewhere
        <span className="visually-hidden"> {label}</span>
      </p>
      <p>Nothing is overwritten until you choose. Words that only one of the two has are marked.</p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>Yours</h3>
          <p className={styles.origin}>Here, not saved</p>
          <DiffedText parts={parts} side="before" />
        </div>
        <div className={styles.side}>
          <h3>Stored</h3>
          <StoredFrom stored={stored} />
          <DiffedText parts={parts} side="after" />
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => drafts.resolveConflict(address, 'mine')}>
          Keep mine
        </Button>
        <Button size="sm" variant="default" onClick={takeStored}>
          Take the stored one
        </Button>
      </div>
    </div>
  );
}

/** Two texts for one answer: the founder sees both and chooses. Nothing while there is no conflict. */
export function ConflictCard({ address, label }: ConflictCardProps): ReactNode {
  const mine = useAnswerText(address);
  const stored = useConflict(address);
  return stored === null ? null : <ConflictChoice address={address} label={label} mine={mine} stored={stored} />;
}
