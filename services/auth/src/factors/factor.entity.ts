import { defineEntity, p } from '@mikro-orm/core';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';

/** A second factor of an account: an authenticator app that knows the secret. */
export const FactorEntity = defineEntity({
  name: 'Factor',
  tableName: 'factors',
  schema: 'auth',
  uniques: [{ properties: ['userId', 'friendlyName'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Empty where the founder gave none. */
    friendlyName: p.text(),
    status: p.text().$type<Factor['status']>(),
    /** Base32, encrypted; it opens only for this factor's id. */
    sealedSecret: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

/** One verification of a factor that may take place. */
export const FactorChallengeEntity = defineEntity({
  name: 'FactorChallenge',
  tableName: 'factor_challenges',
  schema: 'auth',
  properties: {
    id: p.uuid().primary(),
    factorId: p.uuid().index(),
    /** The verification must come from the same client address. */
    address: p.text(),
    createdAt: p.datetime(3),
    verifiedAt: p.datetime(3).nullable(),
  },
});
