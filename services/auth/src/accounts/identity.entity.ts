import { defineEntity, p } from '@mikro-orm/core';
import type { Identity } from '@playbook/contracts/auth/auth-wire.schema';

/** One way to sign in to an account: its address and password, or an account at an identity provider. */
export const IdentityEntity = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  schema: 'auth',
  uniques: [{ properties: ['provider', 'providerId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index(),
    provider: p.text(),
    /** The provider's subject; the user id for the e-mail provider. */
    providerId: p.text(),
    identityData: p.json<Identity['identity_data']>(),
    lastSignInAt: p.datetime(3),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
