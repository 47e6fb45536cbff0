import { Button } from '@mantine/core';
import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { showToast } from '../../../lib/notify/show-toast.js';
import { useAnswerText, useDrafts } from '../hooks/use-drafts.js';
import { useConflict } from '../hooks/use-field-state.js';
import { wordDiff } from '../lib/word-diff.js';
import styles from './conflict-card.module.css';
import { DiffedText } from './diffed-text.js';
import { StoredFrom } from './stored-from.js';

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
