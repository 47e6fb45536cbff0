import type { EntityManager } from '@mikro-orm/postgresql';

/** Tells who has a second factor. Bound by the module that keeps factors; where none is bound, nobody has one. */
export interface SecondFactors {
  /** Whether the user has a verified factor. */
  hasVerified(em: EntityManager, userId: string): Promise<boolean>;
}

/** Injection token. */
export const SECOND_FACTORS = Symbol('SecondFactors');
