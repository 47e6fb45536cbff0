import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEventEntity, type AuditKind } from './audit-event.entity.js';

/** Writes a security event in the transaction of what it tells about. */
export async function recordAuditEvent(
  em: EntityManager,
  kind: AuditKind,
  userId: string,
  sessionId: string | null = null,
): Promise<void> {
  await em.insert(AuditEventEntity, { id: randomUUID(), kind, userId, sessionId, at: new Date() });
}
