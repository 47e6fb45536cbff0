import { Injectable } from '@nestjs/common';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';

type Founder = Pick<Actor, 'founderId'>;

const founderSchema = z.object({ founderId: z.uuid() });
const dueSchema = z.object({ isDue: z.boolean() });

/** Every query on when founders were mailed about comments: once an hour at most. */
@Injectable()
export class CommentNoticesRepository {
  constructor(private readonly database: Database) {}

  /** Notes that there is a new comment, which waits from now on if none did; who was never told is told at once. */
  async note({ founderId }: Founder): Promise<void> {
    const note = sql`
      insert into sharing.comment_notices as notice (founder_id, noticed_at, waiting_since)
      values (${founderId}, now() - interval '1 hour', now())
      on conflict (founder_id) do update set waiting_since = coalesce(notice.waiting_since, now())`;
    await this.database.asFounder({ founderId }, (em) => runIn(em, note));
  }

  /** Founders whose comments have waited for as long as they have to. */
  async waiting(maxItems: number): Promise<Founder[]> {
    const due = sql`
      select founder_id as "founderId" from sharing.comment_notices
      where waiting_since is not null and noticed_at <= now() - interval '1 hour' order by waiting_since limit ${maxItems}`;
    return this.database.asWorker((em) => rowsIn(em, founderSchema, due));
  }

  /**
   * Sends word of comments that wait, unless the last was sent within the hour, another process did, or the founder has resolved or
   * removed them all. What could not be sent goes on waiting.
   */
  async sendWaiting(founder: Founder, send: () => Promise<void>): Promise<void> {
    const take = sql`
      with due as (
        select noticed_at from sharing.comment_notices
        where waiting_since is not null and noticed_at <= now() - interval '1 hour' for update skip locked
      ), unread as (
        select exists (
          select 1 from sharing.share_comments as comment, due
          where comment.author is not null and comment.resolved_at is null and comment.created_at > due.noticed_at
        ) as is_any
      )
      update sharing.comment_notices
      set waiting_since = null, noticed_at = case when unread.is_any then now() else due.noticed_at end
      from due, unread returning unread.is_any as "isDue"`;
    await this.database.asFounder(founder, async (em) => {
      if ((await rowIn(em, dueSchema, take))?.isDue === true) await send();
    });
  }
}
