import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '../../entities/audit-event.entity.js';

const RECORD = `
  insert into auth.audit_events (id, kind, user_id, session_id, address, at)
  values (?, ?, ?, ?::uuid, coalesce(?::text, (select address from auth.sessions where id = ?::uuid)), ?)`;

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
  await em.execute(RECORD, [randomUUID(), kind, userId, sessionId, address, sessionId, new Date()]);
}
