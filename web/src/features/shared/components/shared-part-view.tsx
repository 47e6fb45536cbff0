import { Button } from '@mantine/core';
import type { ShareComment, ShareQuote } from '@playbook/contracts/sharing/share-comment.schema';
import type { SharedPart } from '@playbook/contracts/sharing/shared-document.schema';
import { type ReactNode, useId, useRef, useState } from 'react';
import { isWithin, segmentsOf } from '../../../components/analysis/highlights/highlight-segments.js';
import { CommentThread } from '../../../components/comments/comment-thread.js';
import commentStyles from '../../../components/comments/comments.module.css';
import { placeOfQuote } from '../../../lib/share-comments/place-of-quote.js';
import { threadsOf } from '../../../lib/share-comments/threads-of.js';
import type { CommentOutbox } from '../hooks/use-comment-outbox.js';
import { selectedQuote } from '../lib/selected-quote.js';
import { CommentForm } from './comment-form.js';
import styles from './shared.module.css';
import { UnsentComment } from './unsent-comment.js';

interface SharedPartViewProps {
  readonly part: SharedPart;
  /** On this part. */
  readonly comments: readonly ShareComment[];
  /** Null where the link is for reading only. */
  readonly outbox: CommentOutbox | null;
}

/** The passage with the words marked that open comments are about. */
function markedText({ text }: SharedPart, comments: readonly ShareComment[]): ReactNode {
  const places = comments.flatMap(({ quote, resolvedAt }) => {
    const place = quote === null || resolvedAt !== null ? null : placeOfQuote(text, quote);
    return place === null ? [] : [place];
  });
  return segmentsOf(text, [], places).map((segment) =>
    isWithin(segment, places) ? <mark key={segment.start}>{segment.text}</mark> : segment.text,
  );
}

interface NewCommentProps {
  readonly part: SharedPart;
  readonly outbox: CommentOutbox;
  /** The words of the passage that are selected. */
  readonly findQuote: () => ShareQuote | null;
}

/** The way to a comment, and its form. */
function NewComment({ part: { target, heading }, outbox, findQuote }: NewCommentProps): ReactNode {
  /** What a comment that is being written is about; null while none is. */
  const [about, setAbout] = useState<{ readonly quote: ShareQuote | null } | null>(null);
  if (about !== null) {
    const send = (author: string, text: string): void => {
      outbox.add({ target, quote: about.quote, author, text });
      setAbout(null);
    };
    return <CommentForm quote={about.quote} onSend={send} onCancel={() => setAbout(null)} />;
  }
  return (
    <div className={styles.actions}>
      <Button
        size="xs"
        variant="default"
        // The selection is what the comment will be about: pressing the button must not end it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAbout({ quote: findQuote() })}
      >
        Comment<span className="visually-hidden"> on {heading}</span>
      </Button>
    </div>
  );
}

/** What was commented on a passage, and what is on its way. */
function PartComments({ part: { target, text }, comments, outbox }: SharedPartViewProps): ReactNode {
  const stored = new Set(comments.map(({ id }) => id));
  const unsent = (outbox?.unsent ?? []).filter((one) => one.target === target && !stored.has(one.id));
  return (
    <div aria-live="polite" className={`${commentStyles.list} ${styles.comments}`}>
      {threadsOf(comments).map((thread) => (
        <CommentThread
          key={thread.comment.id}
          thread={thread}
          founder="Founder"
          isOnEarlierVersion={thread.comment.quote !== null && placeOfQuote(text, thread.comment.quote) === null}
        />
      ))}
      {outbox !== null && unsent.map((comment) => <UnsentComment key={comment.id} comment={comment} outbox={outbox} />)}
    </div>
  );
}

/** One passage to read, what is said of it, and what readers of this link commented. */
export function SharedPartView({ part, comments, outbox }: SharedPartViewProps): ReactNode {
  const { heading, notes } = part;
  const headingId = useId();
  const passage = useRef<HTMLParagraphElement>(null);
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} dir="auto">
        {heading}
      </h2>
      <p ref={passage} className={styles.text} dir="auto">
        {markedText(part, comments)}
      </p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ label, text }) => (
            <li key={`${label} ${text}`}>
              <strong>{label}:</strong> {text}
            </li>
          ))}
        </ul>
      )}
      <PartComments part={part} comments={comments} outbox={outbox} />
      {outbox !== null && <NewComment part={part} outbox={outbox} findQuote={() => selectedQuote(passage.current)} />}
    </section>
  );
}
