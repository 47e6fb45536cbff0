import { Button } from '@mantine/core';
import { SHARE_COMMENT_MAX_CHARS } from '@playbook/contracts/sharing/share-comment.schema';
import { type ReactNode, useState } from 'react';
import { focusOnShow } from './focus-on-show.js';
import { GrowingTextarea } from '../ui/growing-textarea.js';
import styles from './comments.module.css';

interface ResponseFormProps {
  /** To whom it is. */
  readonly author: string;
  /** Resolves to whether it is stored. */
  readonly onSend: (response: { readonly id: string; readonly text: string }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Writes the founder's response to a comment; what was not sent stays in the box. */
export function ResponseForm({ author, onSend, onClose }: ResponseFormProps): ReactNode {
  const [text, setText] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    const isStored = await onSend({ id, text });
    setIsBusy(false);
    if (isStored) onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <GrowingTextarea
        ref={focusOnShow}
        aria-label={`Your response to ${author}`}
        minRows={2}
        maxLength={SHARE_COMMENT_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="xs" loading={isBusy} disabled={text.trim() === ''}>
          Send
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
