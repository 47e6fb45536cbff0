import { Injectable } from '@nestjs/common';
import type { ReceivedComment, ShareQuote } from '@playbook/contracts/sharing/share-comment.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { commentRowSchema } from './comment-rows.schema.js';

type Founder = Pick<Actor, 'founderId'>;

/** What is stored of a comment that is new. */
export interface NewComment {
  readonly id: string;
  readonly linkId: string;
  readonly target: string;
  readonly quote: ShareQuote | null;
  /** Null for the founder. */
  readonly author: string | null;
  readonly text: string;
  readonly replyTo: string | null;
}

/** A place in the list of comments. */
export interface CommentPosition {
  readonly createdAt: string;
  readonly id: string;
}

/** How many comments a link has, in all and within the last minute. */
export interface CommentCounts {
  readonly all: number;
  readonly lastMinute: number;
}

const COLUMNS = fragment`comment.id, comment.link_id as "linkId", link.kind, link.object_id as "objectId", comment.target,
  comment.quote, comment.quote_start as "quoteStart", comment.author, comment.text, comment.reply_to as "replyTo",
  comment.created_at as "createdAt", comment.resolved_at as "resolvedAt"`;
const FROM = fragment`from sharing.share_comments as comment join sharing.share_links as link on link.id = comment.link_id`;
const countsSchema = z.object({ all: z.coerce.number().int(), lastMinute: z.coerce.number().int() });

/** Every query on comments. Row-level security limits each of them to one founder's rows. */
@Injectable()
export class ShareCommentsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores a comment where `isRoom` says so, and returns the one that has its id; null where it was not stored, or its id is taken. Comments of
   * a link are stored one after the other, so that its limits hold.
   */
  add(
    founder: Founder,
    { id, linkId, target, quote, author, text, replyTo }: NewComment,
    isRoom: (counts: CommentCounts) => void,
  ): Promise<{ comment: ReceivedComment | null; isNew: boolean }> {
    const counted = sql`
      select count(*) as all, count(*) filter (where created_at > now() - interval '1 minute') as "lastMinute"
      from sharing.share_comments where link_id = ${linkId}`;
    const insert = sql`
      insert into sharing.share_comments
        (id, founder_id, link_id, target, quote, quote_start, author, text, reply_to, created_at)
      values (${id}, ${founder.founderId}, ${linkId}, ${target}, ${quote?.text ?? null}, ${quote?.start ?? null}, ${author}, ${text},
        ${replyTo}, clock_timestamp())
      on conflict (id) do nothing`;
    const stored = sql`select ${COLUMNS} ${FROM} where comment.id = ${id} and comment.link_id = ${linkId}`;
    return this.database.asFounder(founder, async (em) => {
      await runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${`comments of ${linkId}`}, 0))`);
      const known = await rowIn(em, commentRowSchema, stored);
      if (known !== null) return { comment: known, isNew: false };
      isRoom((await rowIn(em, countsSchema, counted)) ?? { all: 0, lastMinute: 0 });
      await runIn(em, insert);
      return { comment: await rowIn(em, commentRowSchema, stored), isNew: true };
    });
  }

  find(founder: Founder, id: string): Promise<ReceivedComment | null> {
    const one = sql`select ${COLUMNS} ${FROM} where comment.id = ${id}`;
    return this.database.asFounder(founder, (em) => rowIn(em, commentRowSchema, one));
  }

  /** Those of a link, the oldest first. */
  ofLink(founder: Founder, linkId: string): Promise<ReceivedComment[]> {
    const all = sql`select ${COLUMNS} ${FROM} where link.id = ${linkId} order by comment.created_at, comment.id`;
    return this.database.asFounder(founder, (em) => rowsIn(em, commentRowSchema, all));
  }

  /** The newest before a place. */
  list(founder: Founder, before: CommentPosition | null, maxItems: number): Promise<ReceivedComment[]> {
    const page = sql`
      select ${COLUMNS} ${FROM}
      where ${before?.id ?? null}::uuid is null
        or (comment.created_at, comment.id) < (${before?.createdAt ?? null}::timestamptz, ${before?.id ?? null}::uuid)
      order by comment.created_at desc, comment.id desc limit ${maxItems}`;
    return this.database.asFounder(founder, (em) => rowsIn(em, commentRowSchema, page));
  }

  async setResolved(founder: Founder, id: string, isResolved: boolean): Promise<void> {
    const update = sql`
      update sharing.share_comments set resolved_at = case when ${isResolved} then coalesce(resolved_at, now()) end where id = ${id}`;
    await this.database.asFounder(founder, (em) => runIn(em, update));
  }
}
