import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import type { ShareKind } from '@playbook/contracts/sharing/sharing.schema';
import { type ReactNode, useId } from 'react';
import { threadsOf } from '../../lib/share-comments/threads-of.js';
import { useCommentWatch } from '../../lib/share-comments/use-comment-watch.js';
import { useReceivedComments } from '../../lib/share-comments/use-received-comments.js';
import { useFounder } from '../../lib/session/use-founder.js';
import styles from './comments.module.css';
import { ThreadList } from './thread-list.js';

interface ReportCommentsProps {
  readonly kind: ShareKind;
  readonly objectId: string;
}

const SLIDE = /^slide\.(\d+)$/;
const CRITERION = /^criterion\.([a-z_-]+)$/;

/** The part of a report that a comment is about, in words; null for the report as a whole, or where its quote says it. */
function partWords(target: string): string | null {
  const [, number] = SLIDE.exec(target) ?? [];
  if (number !== undefined) return `Slide ${number}`;
  const [, criterion] = CRITERION.exec(target) ?? [];
  return criterion === undefined ? null : `On ${criterion.replaceAll(/[_-]/g, ' ')}`;
}

function placeOf({ target }: ReceivedComment): ReactNode {
  const words = partWords(target);
  return words === null ? null : <p className={styles.by}>{words}</p>;
}

/** What readers of share links commented on one report and is still open; comments appear as they come. */
export function ReportComments({ kind, objectId }: ReportCommentsProps): ReactNode {
  const { id: ownerId } = useFounder();
  const headingId = useId();
  useCommentWatch(ownerId);
  const about = useReceivedComments(ownerId).comments.filter((one) => one.kind === kind && one.objectId === objectId);
  const open = threadsOf(about).filter(({ comment }) => comment.resolvedAt === null);
  if (open.length === 0) return null;
  return (
    <section className={`pb-card ${styles.report}`} aria-labelledby={headingId}>
      <h3 id={headingId}>Comments</h3>
      <ThreadList ownerId={ownerId} threads={open} placeOf={placeOf} />
    </section>
  );
}
