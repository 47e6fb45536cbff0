import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { instantSchema, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import type { AuditKind } from '../../entities/audit-event.entity.js';
import { presenceSchema } from '../rows/row-schemas.js';

/** Rows that one statement deletes. */
export const SWEEP_ROWS = 1_000;
/** Enough for a person who travels; keeps the result small for programs that sign in every minute. */
const MAX_SIGN_INS = 500;

export interface NewFailure {
  readonly kind: AuditKind;
  /** By its address while nobody is known, which may have no account; else by its id. */
  readonly account: { readonly email: string } | { readonly founderId: string };
  readonly sessionId: string | null;
  readonly address: string;
  /** How many of this kind there were in the hour so far. */
  readonly attempts: number;
}

const addressSchema = z.object({ address: z.string() });
const eventSchema = z.object({
  kind: z.string(),
  sessionId: z.string().nullable(),
  address: z.string().nullable(),
  at: instantSchema,
});

/** Security events outside of a transaction. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** Nothing where there is no such account. */
  async noteFailure({ kind, account, sessionId, address, attempts }: NewFailure): Promise<void> {
    const [email, founderId] = 'email' in account ? [account.email, null] : [null, account.founderId];
    await this.database.rows(
      presenceSchema,
      sql`
        insert into auth.audit_events (id, kind, user_id, session_id, address, attempts, at)
        select ${randomUUID()}::uuid, ${kind}, u.id, ${sessionId}::uuid, ${address}, ${attempts}::int, now()
        from auth.users u where u.email = ${email} or u.id = ${founderId}::uuid`,
    );
  }

  /** Client addresses from which an account was signed in to lately; none for an address without an account. */
  async signInAddresses(email: string): Promise<string[]> {
    const rows = await this.database.rows(
      addressSchema,
      sql`
        select distinct address from (
          select e.address from auth.audit_events e join auth.users u on u.id = e.user_id
          where u.email = ${email} and e.kind = 'signed_in' and e.at > now() - interval '90 days'
            and e.address is not null
          order by e.at desc
          limit ${MAX_SIGN_INS}
        ) recent`,
    );
    return rows.map(({ address }) => address);
  }

  /** An account's newest events, newest first. */
  newest(userId: string, maxItems: number): Promise<z.output<typeof eventSchema>[]> {
    return this.database.rows(
      eventSchema,
      sql`
        select kind, session_id as "sessionId", address, at
        from auth.audit_events where user_id = ${userId}
        order by at desc, id limit ${maxItems}`,
    );
  }

  /** Deletes up to {@link SWEEP_ROWS} old events and returns how many. Replicas may sweep at once: none takes a row that another has locked. */
  async sweep(olderThanDays: number): Promise<number> {
    const deleted = await this.database.rows(
      presenceSchema,
      sql`
        delete from auth.audit_events where id in (
          select id from auth.audit_events where at < now() - ${olderThanDays}::int * interval '1 day'
          order by at limit ${SWEEP_ROWS} for update skip locked
        )
        returning id`,
    );
    return deleted.length;
  }
}

/**
 * Writes a security event in the transaction of what it tells about.
 * @param address Client address of the call, where it is known; else that of the session, while there is one.
 */
export async function recordAuditEvent(
  em: EntityManager,
  kind: AuditKind,
  userId: string,
  sessionId: string | null = null,
  address: string | null = null,
): Promise<void> {
  await runIn(
    em,
    sql`
      insert into auth.audit_events (id, kind, user_id, session_id, address, at)
      values (${randomUUID()}, ${kind}, ${userId}, ${sessionId}::uuid,
        coalesce(${address}::text, (select address from auth.sessions where id = ${sessionId}::uuid)), ${new Date()})`,
  );
}
