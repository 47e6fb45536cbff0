import { Injectable } from '@nestjs/common';
import {
  SHARE_COMMENTS_MAX_ITEMS,
  SHARE_COMMENTS_PER_MINUTE,
  type NewShareComment,
  type ReceivedComment,
} from '@playbook/contracts/sharing/share-comment.schema';
import { commentsChanged } from '@playbook/contracts/sharing/share-comments.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { EventPublisher } from '@playbook/service-kit/messaging/event-publisher';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { ShareLinks } from '../links/share-links.service.js';
import { CommentNotices } from './notices/comment-notices.service.js';
import { type CommentCounts, type NewComment, ShareCommentsRepository } from './share-comments.repository.js';

type Founder = Pick<Actor, 'founderId'>;
const RETRY_AFTER_S = 30;

const noSuchComment = (): ProcedureError => new ProcedureError('not_found', 'There is no such comment');

/** @throws ProcedureError `over_allowance`, `over_request_rate_limit` */
function requireRoom({ all, lastMinute }: CommentCounts): void {
  if (all >= SHARE_COMMENTS_MAX_ITEMS)
    throw new ProcedureError('over_allowance', `A link takes ${SHARE_COMMENTS_MAX_ITEMS} comments`);
  if (lastMinute >= SHARE_COMMENTS_PER_MINUTE)
    throw new ProcedureError('over_request_rate_limit', 'Too many comments at once', { retryAfterS: RETRY_AFTER_S });
}

/** What readers write about a founder's texts, and the founder in response. */
@Injectable()
export class ShareComments {
  constructor(
    private readonly rows: ShareCommentsRepository,
    private readonly links: ShareLinks,
    private readonly notices: CommentNotices,
    private readonly events: EventPublisher,
    private readonly logger: Logger,
  ) {}

  /** @throws ProcedureError `not_found` */
  async ofLink(secret: string): Promise<ReceivedComment[]> {
    const { linkId, founderId } = await this.links.resolve(secret);
    return this.rows.ofLink({ founderId }, linkId);
  }

  /** @throws ProcedureError `not_found`, `forbidden`, `over_allowance`, `over_request_rate_limit`, `conflict` */
  async add({ secret, ...written }: NewShareComment): Promise<ReceivedComment> {
    const { linkId, founderId, scope } = await this.links.resolve(secret);
    if (scope !== 'comment') throw new ProcedureError('forbidden', 'This link is for reading only');
    const comment = await this.store({ founderId }, { ...written, linkId, replyTo: null });
    await this.notices.commented({ founderId });
    return comment;
  }

  /** @throws ProcedureError `not_found`, `over_allowance`, `over_request_rate_limit`, `conflict` */
  async reply(actor: Actor, reply: { id: string; commentId: string; text: string }): Promise<ReceivedComment> {
    const commented = await this.rows.find(actor, reply.commentId);
    if (commented === null) throw noSuchComment();
    const { linkId, target } = commented;
    const replyTo = commented.replyTo ?? commented.id;
    return this.store(actor, { id: reply.id, linkId, target, quote: null, author: null, text: reply.text, replyTo });
  }

  /** @throws ProcedureError `not_found` */
  async resolve(actor: Actor, id: string, isResolved: boolean): Promise<ReceivedComment> {
    await this.rows.setResolved(actor, id, isResolved);
    const comment = await this.rows.find(actor, id);
    if (comment === null) throw noSuchComment();
    await this.tell(actor);
    return comment;
  }

  private async store(founder: Founder, written: NewComment): Promise<ReceivedComment> {
    const { comment, isNew } = await this.rows.add(founder, written, requireRoom);
    // Somebody else's comment has this id, or the founder's account is being deleted.
    if (comment === null) throw new ProcedureError('conflict', 'The comment was not stored');
    if (isNew) await this.tell(founder);
    return comment;
  }

  /** A nudge: the list has the record. */
  private async tell({ founderId }: Founder): Promise<void> {
    await this.events.publish(commentsChanged, { founderId }).catch((error: unknown) => {
      this.logger.failure('A founder could not be told of a comment', toProcedureError(error));
    });
  }
}
