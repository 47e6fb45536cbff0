import { defineEntity, p } from '@mikro-orm/core';

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
