import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { insertIdentity, insertUser, type NewAccount } from '../new-account.js';
import { emailIdentityData } from './email-identity.js';

/** A new account with its first identity. @throws UniqueConstraintViolationException when the address has one; answers the id */
export async function insertEmailAccount(
  em: EntityManager,
  account: NewAccount,
  kind: AuditKind = 'signed_up',
): Promise<string> {
  const userId = await insertUser(em, account);
  const identityData = emailIdentityData(userId, account);
  await insertIdentity(em, userId, { provider: 'email', providerId: userId, identityData });
  await recordAuditEvent(em, kind, userId);
  return userId;
}
