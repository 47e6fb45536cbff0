import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ReactNode } from 'react';
import { ThreadList } from '../../../../components/comments/thread-list.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { placeOfQuote } from '../../../../lib/share-comments/place-of-quote.js';
import { threadsOf } from '../../../../lib/share-comments/threads-of.js';
import { useReceivedComments } from '../../../../lib/share-comments/use-received-comments.js';

interface FieldCommentsProps {
  readonly address: FieldAddress;
  /** The answer as it is now. */
  readonly text: string;
}

/** What readers of a share link commented on one answer and is still open; comments appear as they come. */
export function FieldComments({ address: { sectionId, fieldId }, text }: FieldCommentsProps): ReactNode {
  const { id: ownerId } = useFounder();
  const target = `${sectionId}.${fieldId}`;
  const about = useReceivedComments(ownerId).comments.filter(
    (one) => one.kind === 'application' && one.target === target,
  );
  const open = threadsOf(about).filter(({ comment }) => comment.resolvedAt === null);
  if (open.length === 0) return null;
  return (
    <section aria-label="Comments on this answer">
      <ThreadList
        ownerId={ownerId}
        threads={open}
        isOnEarlierVersion={({ quote }) => quote !== null && placeOfQuote(text, quote) === null}
      />
    </section>
  );
}
