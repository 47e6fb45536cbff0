import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.js';

/** A second factor of an account: an authenticator app that knows the secret. */
export const FactorEntity = defineEntity({
  name: 'Factor',
  tableName: 'factors',
  schema: 'auth',
  uniques: [{ properties: ['userId', 'friendlyName'] }],
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(UserEntity).joinColumn('user_id').mapToPk().deleteRule('cascade').index(false),
    /** Empty where the founder gave none. */
    friendlyName: p.text(),
    status: p.enum(['verified', 'unverified'] as const),
    /** Base32, encrypted; it opens only for this factor's id. */
    sealedSecret: p.text(),
    /** Time steps whose codes were taken: each is taken once. */
    usedSteps: p.array(Number).columnType('integer[]').defaultRaw(`'{}'`),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

/** One verification of a factor that may take place. */
export const FactorChallengeEntity = defineEntity({
  name: 'FactorChallenge',
  tableName: 'factor_challenges',
  schema: 'auth',
  indexes: [{ name: 'factor_challenges_factor', properties: ['factorId'] }],
  properties: {
    id: p.uuid().primary(),
    factorId: () => p.manyToOne(FactorEntity).joinColumn('factor_id').mapToPk().deleteRule('cascade').index(false),
    /** The verification must come from the same client address. */
    address: p.text(),
    createdAt: p.datetime(3),
    verifiedAt: p.datetime(3).nullable(),
  },
});
