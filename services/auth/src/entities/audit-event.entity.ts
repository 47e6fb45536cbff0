import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';

/** What is worth knowing after the fact about an account's security. */
export type AuditKind =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'mailed_code_failed'
  | 'factor_code_failed'
  | 'signed_out'
  | 'refresh_token_reused'
  | 'identity_linked'
  | 'unproven_account_reset'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_removed'
  | 'session_raised'
  | 'recovery_requested'
  | 'email_confirmed'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'created_by_operator'
  | 'changed_by_operator'
  | 'invited_by_operator'
  | 'link_given_to_operator'
  | 'factor_removed_by_operator';

/** One security event; it is deleted with the account. */
export const AuditEventEntity = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  schema: 'auth',
  indexes: [
    { name: 'audit_events_user', properties: ['userId', 'at'] },
    { name: 'audit_events_at', properties: ['at'] },
  ],
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<AuditKind>(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().deleteRule('cascade').index(false),
    sessionId: p.uuid().nullable(),
    /** Client address of the call, or of the session's last refresh; null for calls without a session. */
    address: p.text().nullable(),
    /** Of failed attempts: how many of this kind there were in the hour so far. Null for events that stand for themselves. */
    attempts: p.integer().nullable(),
    at: p.datetime(3),
  },
});
