import { factorSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { rowIn, rowsIn, runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';
import { LIVE_FACTOR } from '../accounts/account-row.js';
import { invalidInput } from '../core/errors/wire-errors.js';
import { FactorChallengeEntity, FactorEntity } from '../entities/factor.entity.js';
import { WINDOW_STEPS } from './totp.js';

export interface NewFactor {
  readonly id: string;
  readonly friendlyName: string;
  readonly sealedSecret: string;
}

const lockedFactorSchema = z.object({
  id: z.string(),
  userId: z.string(),
  status: factorSchema.shape.status,
  sealedSecret: z.string(),
  /** The database's time: replicas' clocks differ. */
  nowMs: z.number(),
});
/** A factor that is locked until the transaction ends. */
export type LockedFactor = Readonly<z.output<typeof lockedFactorSchema>>;

const challengeSchema = z.object({
  id: z.string(),
  address: z.string(),
  isVerified: z.boolean(),
  isExpired: z.boolean(),
});
export type ChallengeRow = Readonly<z.output<typeof challengeSchema>>;

const sealedSchema = lockedFactorSchema.pick({ id: true, sealedSecret: true });
type SealedRow = Readonly<z.output<typeof sealedSchema>>;

const nameSchema = z.object({ friendlyName: z.string() });

/** How long a founder may take from the challenge to its code. */
const CHALLENGE_LIFETIME_S = 300;

/** Every statement on second factors; each runs in the caller's transaction, which holds the account's lock. */
@Injectable()
export class FactorRepository {
  lock(em: EntityManager, userId: string, factorId: string): Promise<LockedFactor | null> {
    return rowIn(
      em,
      lockedFactorSchema,
      sql`
        select f.id, f.user_id as "userId", f.status, f.sealed_secret as "sealedSecret",
          (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"
        from auth.factors f where f.id = ${factorId} and f.user_id = ${userId} and ${LIVE_FACTOR}
        for update of f`,
    );
  }

  /** Removes factors that were not verified in time, and returns the names of the others. */
  async liveNames(em: EntityManager, userId: string): Promise<string[]> {
    await runIn(em, sql`delete from auth.factors f where f.user_id = ${userId} and not ${LIVE_FACTOR}`);
    const names = sql`select friendly_name as "friendlyName" from auth.factors where user_id = ${userId}`;
    return (await rowsIn(em, nameSchema, names)).map(({ friendlyName }) => friendlyName);
  }

  async add(em: EntityManager, userId: string, factor: NewFactor): Promise<void> {
    const now = new Date();
    await em.insert(FactorEntity, { ...factor, userId, status: 'unverified', createdAt: now, updatedAt: now });
  }

  /**
   * Takes the step of a right code and so verifies the factor; returns false for a step that was taken before. Steps that can never
   * come again are forgotten.
   */
  async takeStep(em: EntityManager, factorId: string, step: number): Promise<boolean> {
    const take = sql`
      update auth.factors
      set used_steps = array(
          select s from unnest(used_steps) s where s >= ${step - 2 * WINDOW_STEPS}::integer
        ) || ${step}::integer,
        updated_at = case status when 'verified' then updated_at else now() end,
        status = 'verified'
      where id = ${factorId} and not (${step}::integer = any(used_steps))`;
    return (await runIn(em, take)) > 0;
  }

  /** Secrets of all accounts, by factor. @param after The last factor of the page before, empty for the first */
  lockPage(em: EntityManager, after: string, maxRows: number): Promise<SealedRow[]> {
    return rowsIn(
      em,
      sealedSchema,
      sql`
        select id, sealed_secret as "sealedSecret" from auth.factors where id::text > ${after}
        order by id::text limit ${maxRows} for update`,
    );
  }

  async reseal(em: EntityManager, factorId: string, sealedSecret: string): Promise<void> {
    await em.nativeUpdate(FactorEntity, { id: factorId }, { sealedSecret });
  }

  async deleteUnverified(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(FactorEntity, { userId, status: 'unverified' });
  }

  async deleteAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(FactorEntity, { userId });
  }

  async delete(em: EntityManager, factorId: string): Promise<void> {
    await em.nativeDelete(FactorEntity, { id: factorId });
  }

  /**
   * Returns the challenge's id and end, as Unix time in seconds. Challenges stay for a while after their end, so that a late
   * verification can be told what is wrong with it.
   */
  async addChallenge(em: EntityManager, factorId: string, address: string): Promise<{ id: string; endsAtS: number }> {
    await runIn(
      em,
      sql`delete from auth.factor_challenges where factor_id = ${factorId} and created_at < now() - interval '1 hour'`,
    );
    const id = randomUUID();
    const createdAt = new Date();
    await em.insert(FactorChallengeEntity, { id, factorId, address, createdAt });
    return { id, endsAtS: Math.floor(createdAt.getTime() / 1_000) + CHALLENGE_LIFETIME_S };
  }

  lockChallenge(em: EntityManager, factorId: string, challengeId: string): Promise<ChallengeRow | null> {
    return rowIn(
      em,
      challengeSchema,
      sql`
        select id, address, verified_at is not null as "isVerified",
          created_at <= clock_timestamp() - ${CHALLENGE_LIFETIME_S}::int * interval '1 second' as "isExpired"
        from auth.factor_challenges where id = ${challengeId} and factor_id = ${factorId}
        for update`,
    );
  }

  async endChallenge(em: EntityManager, challengeId: string): Promise<void> {
    await em.nativeUpdate(FactorChallengeEntity, { id: challengeId }, { verifiedAt: new Date() });
  }
}

const idSchema = z.guid();

export const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** @throws ProcedureError `validation_failed` */
export function requireFactorId(factorId: string): void {
  if (!isId(factorId)) throw invalidInput('factor_id must be an UUID');
}

export const factorNotFound = (): ProcedureError => new ProcedureError('mfa_factor_not_found', 'Factor not found');
