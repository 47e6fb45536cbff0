import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SHARE_LINKS_MAX_ITEMS, type NewShareLink } from '@playbook/contracts/sharing/sharing.schema';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { fragment, sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { type ShareLinkRow, shareLinkRowSchema } from './share-rows.schema.js';

type Founder = Pick<Actor, 'founderId'>;

const COLUMNS = fragment`id, kind, object_id as "objectId", name, scope, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", last_used_at as "lastUsedAt",
  (select count(*) from sharing.share_comments as comment where comment.link_id = link.id and comment.reply_to is null) as comments`;

const idSchema = z.object({ id: z.uuid() });
const ownerSchema = z.object({ founderId: z.uuid(), linkId: z.uuid() });

/** Every query on links and their secrets. Row-level security limits each of them to one founder's rows but for {@link ownerOf}. */
@Injectable()
export class ShareLinksRepository {
  constructor(private readonly database: Database) {}

  /** Null where as many are kept as may be, or the founder's account is being deleted. */
  add(actor: Founder, { kind, objectId, name, scope, days }: NewShareLink, secretHash: string): Promise<string | null> {
    const { founderId } = actor;
    return this.database.asFounder(actor, async (em) => {
      // Two at once must not both be the last one that there is room for.
      await runIn(em, sql`select pg_advisory_xact_lock(hashtextextended(${`share links of ${founderId}`}, 0))`);
      const link = await rowIn(
        em,
        idSchema,
        sql`
        insert into sharing.share_links (id, founder_id, kind, object_id, name, scope, created_at, expires_at)
        select ${randomUUID()}, ${founderId}, ${kind}, ${objectId}, ${name}, ${scope}, now(), now() + make_interval(days => ${days})
        where (select count(*) from sharing.share_links) < ${SHARE_LINKS_MAX_ITEMS}
        returning id`,
      );
      if (link === null) return null;
      const secret = sql`
        insert into sharing.share_secrets (secret_hash, link_id, founder_id) values (${secretHash}, ${link.id}, ${founderId})`;
      await runIn(em, secret);
      return link.id;
    });
  }

  /** The newest first. */
  list(actor: Founder): Promise<ShareLinkRow[]> {
    const all = sql`
      select ${COLUMNS} from sharing.share_links as link order by created_at desc, id desc limit ${SHARE_LINKS_MAX_ITEMS}`;
    return this.database.asFounder(actor, (em) => rowsIn(em, shareLinkRowSchema, all));
  }

  find(actor: Founder, id: string): Promise<ShareLinkRow | null> {
    const one = sql`select ${COLUMNS} from sharing.share_links as link where id = ${id}`;
    return this.database.asFounder(actor, (em) => rowIn(em, shareLinkRowSchema, one));
  }

  /** How many there are. */
  async count(actor: Founder): Promise<number> {
    return (await this.list(actor)).length;
  }

  async revoke(actor: Founder, id: string): Promise<void> {
    const update = sql`update sharing.share_links set revoked_at = coalesce(revoked_at, now()) where id = ${id}`;
    await this.database.asFounder(actor, (em) => runIn(em, update));
  }

  /** With its secret and its comments. */
  async deleteOne(actor: Founder, id: string): Promise<void> {
    await this.database.asFounder(actor, async (em) => {
      await runIn(em, sql`delete from sharing.share_secrets where link_id = ${id}`);
      await runIn(em, sql`delete from sharing.share_comments where link_id = ${id}`);
      await runIn(em, sql`delete from sharing.share_links where id = ${id}`);
    });
  }

  /** Whose link a secret opens; null for one that nobody was given. */
  ownerOf(secretHash: string): Promise<{ founderId: string; linkId: string } | null> {
    const owner = sql`
      select founder_id as "founderId", link_id as "linkId" from sharing.share_secrets where secret_hash = ${secretHash}`;
    return this.database.asWorker((em) => rowIn(em, ownerSchema, owner));
  }

  /** The link while it is good, by the database's clock; its last use is noted to the minute. */
  use(actor: Founder, id: string): Promise<ShareLinkRow | null> {
    const good = sql`
      select ${COLUMNS} from sharing.share_links as link
      where id = ${id} and revoked_at is null and expires_at > now()`;
    const note = sql`
      update sharing.share_links set last_used_at = date_trunc('minute', now())
      where id = ${id} and last_used_at is distinct from date_trunc('minute', now())`;
    return this.database.asFounder(actor, async (em) => {
      const link = await rowIn(em, shareLinkRowSchema, good);
      if (link !== null) await runIn(em, note);
      return link;
    });
  }
}
