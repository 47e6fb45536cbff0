import { defineEntity, p } from '@mikro-orm/core';
import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';
import { FactorEntity } from './factor.entity.js';
import { UserEntity } from './user.entity.js';

/** A signed-in browser or device, and the family of its refresh tokens. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  schema: 'auth',
  indexes: [
    { name: 'sessions_user', properties: ['userId'] },
    { name: 'sessions_factor', properties: ['factorId'], where: 'factor_id is not null' },
  ],
  // The function stands in `services/auth/sql`.
  triggers: [
    {
      name: 'note_ended_sessions',
      timing: 'after',
      events: ['delete'],
      forEach: 'statement',
      expression: `
        create trigger note_ended_sessions after delete on auth.sessions
        referencing old table as ended for each statement execute function auth.note_ended_sessions()`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().deleteRule('cascade').index(false),
    aal: p.enum(['aal1', 'aal2'] as const),
    /** How the person signed in, newest first. */
    amr: p.json<AccessTokenClaims['amr']>(),
    /** Counter of the active refresh token. */
    refreshCounter: p.integer(),
    refreshFamilyHash: p.text(),
    refreshTagKey: p.text(),
    /** When the active refresh token was issued. */
    refreshedAt: p.datetime(3),
    createdAt: p.datetime(3),
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
    /** The second factor that raised the session. */
    factorId: () =>
      p.manyToOne(FactorEntity).joinColumn('factor_id').mapToPk().nullable().deleteRule('set null').index(false),
  },
});

/**
 * A session that has ended, for as long as access tokens of it live. The database writes it down whenever a session is deleted,
 * whoever does it: no transaction can end a session and forget to.
 */
export const EndedSessionEntity = defineEntity({
  name: 'EndedSession',
  tableName: 'ended_sessions',
  schema: 'auth',
  indexes: [{ name: 'ended_sessions_ended', properties: ['endedAt'] }],
  properties: {
    sessionId: p.uuid().primary(),
    endedAt: p.datetime(3).defaultRaw('clock_timestamp()'),
  },
});
