import { defineEntity, p } from '@mikro-orm/core';
import type { Identity } from '@playbook/contracts/auth/auth-wire.schema';
import { UserEntity } from './user.entity.js';

/** One way to sign in to an account: its address and password, or an account at an identity provider. */
export const IdentityEntity = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  schema: 'auth',
  uniques: [{ properties: ['provider', 'providerId'] }],
  indexes: [{ name: 'identities_user', properties: ['userId'] }],
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().deleteRule('cascade').index(false),
    provider: p.text(),
    /** The provider's subject; the user id for the e-mail provider. */
    providerId: p.text(),
    identityData: p.json<Identity['identity_data']>(),
    lastSignInAt: p.datetime(3),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
