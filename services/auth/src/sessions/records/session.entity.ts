import { defineEntity, p } from '@mikro-orm/core';
import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';

/** A signed-in browser or device, and the family of its refresh tokens. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  schema: 'auth',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    aal: p.text().$type<AccessTokenClaims['aal']>(),
    /** How the person signed in, newest first. */
    amr: p.json<AccessTokenClaims['amr']>(),
    /** Counter of the active refresh token. */
    refreshCounter: p.integer(),
    /** The second factor that raised the session. */
    factorId: p.uuid().nullable(),
    refreshFamilyHash: p.text(),
    refreshTagKey: p.text(),
    /** When the active refresh token was issued. */
    refreshedAt: p.datetime(3),
    createdAt: p.datetime(3),
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
  },
});
