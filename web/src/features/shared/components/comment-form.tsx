import { Button, TextInput } from '@mantine/core';
import { SHARE_COMMENT_MAX_CHARS, type ShareQuote } from '@playbook/contracts/sharing/share-comment.schema';
import { SHARE_NAME_MAX_CHARS } from '@playbook/contracts/sharing/sharing.schema';
import { type ReactNode, useState } from 'react';
import { GrowingTextarea } from '../../../components/ui/growing-textarea.js';
import commentStyles from '../../../components/comments/comments.module.css';
import { focusOnShow } from '../../../components/comments/focus-on-show.js';
import { readStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { z } from 'zod';
import styles from './shared.module.css';

interface CommentFormProps {
  /** Null where it is about the whole part. */
  readonly quote: ShareQuote | null;
  readonly onSend: (author: string, text: string) => void;
  readonly onCancel: () => void;
}

const nameSchema = z.string().max(SHARE_NAME_MAX_CHARS);
const NAME: StoredKey<typeof nameSchema> = { name: 'sharedComments_name', version: 1, schema: nameSchema };
/** Whoever uses this browser, by whichever link. */
const READER = 'reader';

interface NameFieldProps {
  readonly name: string;
  readonly isMissing: boolean;
  readonly onChange: (name: string) => void;
}

function NameField({ name, isMissing, onChange }: NameFieldProps): ReactNode {
  return (
    <TextInput
      label="Your name"
      description="The founder sees it beside your comment."
      maxLength={SHARE_NAME_MAX_CHARS}
      autoComplete="name"
      value={name}
      error={isMissing && 'Say who you are.'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Writes a comment under a name of the reader's choice. */
export function CommentForm({ quote, onSend, onCancel }: CommentFormProps): ReactNode {
  const [author, setAuthor] = useState(() => readStored(NAME, READER) ?? '');
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isUnnamed = author.trim() === '';
  const isEmpty = text.trim() === '';

  const send = (): void => {
    setHasTried(true);
    if (isUnnamed || isEmpty) return;
    writeStored(NAME, READER, author.trim());
    onSend(author.trim(), text);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote !== null && (
        <blockquote className={commentStyles.quote} dir="auto">
          {quote.text}
        </blockquote>
      )}
      <GrowingTextarea
        label="Your comment"
        minRows={2}
        ref={focusOnShow}
        maxLength={SHARE_COMMENT_MAX_CHARS}
        value={text}
        error={hasTried && isEmpty && 'Write what you think.'}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NameField name={author} isMissing={hasTried && isUnnamed} onChange={setAuthor} />
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          Send
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
