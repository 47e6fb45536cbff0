import type { EntityManager } from '@mikro-orm/postgresql';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { insertIdentity, insertUser, type NewAccount } from '../new-account.js';
import { emailIdentityData } from './email-identity.js';

/** A new account with its first identity. @throws UniqueConstraintViolationException when the address has one; answers the id */
export async function insertEmailAccount(em: EntityManager, account: NewAccount): Promise<string> {
  const userId = await insertUser(em, account);
  const identityData = emailIdentityData(userId, account);
  await insertIdentity(em, userId, { provider: 'email', providerId: userId, identityData });
  await recordAuditEvent(em, 'signed_up', userId);
  return userId;
}
