import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Factor } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { z } from 'zod';
import { LIVE_FACTOR } from '../accounts/account-row.js';
import { FactorChallengeEntity, FactorEntity } from '../entities/factor.entity.js';
import { WINDOW_STEPS } from './totp.js';

export interface NewFactor {
  readonly id: string;
  readonly friendlyName: string;
  readonly sealedSecret: string;
}

/** A factor that is locked until the transaction ends. */
export interface LockedFactor {
  readonly id: string;
  readonly userId: string;
  readonly status: Factor['status'];
  readonly sealedSecret: string;
  /** The database's time: replicas' clocks differ. */
  readonly nowMs: number;
}

export interface ChallengeRow {
  readonly id: string;
  readonly address: string;
  readonly isVerified: boolean;
  readonly isExpired: boolean;
}

/** How long a founder may take from the challenge to its code. */
export const CHALLENGE_LIFETIME_S = 300;

const LOCK = `
  select f.id, f.user_id as "userId", f.status, f.sealed_secret as "sealedSecret",
    (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"
  from auth.factors f where f.id = ? and f.user_id = ? and ${LIVE_FACTOR}
  for update of f`;

const NAMES = 'select f.friendly_name as "friendlyName" from auth.factors f where f.user_id = ?';

const DELETE_EXPIRED = `delete from auth.factors f where f.user_id = ? and not (${LIVE_FACTOR})`;

const DELETE_UNVERIFIED = `delete from auth.factors where user_id = ? and status = 'unverified'`;

/** Older steps than these can never come again. */
const TAKE_STEP = `
  update auth.factors
  set used_steps = array(select s from unnest(used_steps) s where s >= ? - ${2 * WINDOW_STEPS}) || ?::integer,
    updated_at = case status when 'verified' then updated_at else now() end,
    status = 'verified'
  where id = ? and not (? = any(used_steps))
  returning id`;

const CHALLENGE = `
  select id, address, verified_at is not null as "isVerified",
    created_at <= clock_timestamp() - interval '${CHALLENGE_LIFETIME_S} seconds' as "isExpired"
  from auth.factor_challenges where id = ? and factor_id = ?
  for update`;

const END_CHALLENGE = 'update auth.factor_challenges set verified_at = now() where id = ?';

/** They stay for a while after their end, so that a late verification can be told what is wrong with it. */
const SWEEP_CHALLENGES = `
  delete from auth.factor_challenges where factor_id = ? and created_at < now() - interval '1 hour'`;

/** Every statement on second factors; each runs in the caller's transaction, which holds the account's lock. */
@Injectable()
export class FactorRepository {
  async lock(em: EntityManager, userId: string, factorId: string): Promise<LockedFactor | null> {
    const [factor] = await em.execute<LockedFactor[]>(LOCK, [factorId, userId]);
    return factor ?? null;
  }

  /** Removes factors that were not verified in time, and returns the names of the others. */
  async liveNames(em: EntityManager, userId: string): Promise<string[]> {
    await em.execute(DELETE_EXPIRED, [userId]);
    const rows = await em.execute<{ friendlyName: string }[]>(NAMES, [userId]);
    return rows.map((row) => row.friendlyName);
  }

  async add(em: EntityManager, userId: string, factor: NewFactor): Promise<void> {
    const now = new Date();
    await em.insert(FactorEntity, { ...factor, userId, status: 'unverified', createdAt: now, updatedAt: now });
  }

  /** Takes the step of a right code and so verifies the factor; returns false for a step that was taken before. */
  async takeStep(em: EntityManager, factorId: string, step: number): Promise<boolean> {
    return (await em.execute<object[]>(TAKE_STEP, [step, step, factorId, step])).length > 0;
  }

  async deleteUnverified(em: EntityManager, userId: string): Promise<void> {
    await em.execute(DELETE_UNVERIFIED, [userId]);
  }

  async delete(em: EntityManager, factorId: string): Promise<void> {
    await em.nativeDelete(FactorEntity, { id: factorId });
  }

  /** Returns the challenge's id and end, as Unix time in seconds. */
  async addChallenge(em: EntityManager, factorId: string, address: string): Promise<{ id: string; endsAtS: number }> {
    await em.execute(SWEEP_CHALLENGES, [factorId]);
    const id = randomUUID();
    const createdAt = new Date();
    await em.insert(FactorChallengeEntity, { id, factorId, address, createdAt, verifiedAt: null });
    return { id, endsAtS: Math.floor(createdAt.getTime() / 1_000) + CHALLENGE_LIFETIME_S };
  }

  async lockChallenge(em: EntityManager, factorId: string, challengeId: string): Promise<ChallengeRow | null> {
    const [challenge] = await em.execute<ChallengeRow[]>(CHALLENGE, [challengeId, factorId]);
    return challenge ?? null;
  }

  async endChallenge(em: EntityManager, challengeId: string): Promise<void> {
    await em.execute(END_CHALLENGE, [challengeId]);
  }
}

const idSchema = z.guid();

export const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** @throws ProcedureError `validation_failed` */
export function requireFactorId(factorId: string): void {
  if (!isId(factorId)) throw new ProcedureError('validation_failed', 'factor_id must be an UUID');
}

export const factorNotFound = (): ProcedureError => new ProcedureError('mfa_factor_not_found', 'Factor not found');
