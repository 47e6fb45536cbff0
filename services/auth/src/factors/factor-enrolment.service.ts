import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { enrolFactor } from '@playbook/contracts/auth/factors/factors.contract';
import type { EnrolledFactor, RemovedFactor } from '@playbook/contracts/auth/factors/factors-wire.schema';
import { FACTORS_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { invalidInput } from '../core/errors/wire-errors.js';
import { OwnSession, requireSecondFactor } from '../sessions/records/own-session.service.js';
import { SessionElevation } from '../sessions/start/session-elevation.service.js';
import { FactorSecrets } from './factor-secrets.js';
import { factorNotFound, FactorRepository, requireFactorId } from './factor.repository.js';
import { drawQrCode } from './qr-code.js';
import { createTotpSecret, totpUri } from './totp.js';

type Body = z.output<typeof enrolFactor.input>['body'];

/** What authenticator apps show beside the account. */
const ISSUER = 'Playbook';

/** Adds second factors, and takes them away. */
@Injectable()
export class FactorEnrolment {
  constructor(
    private readonly database: Database,
    private readonly ownSession: OwnSession,
    private readonly factors: FactorRepository,
    private readonly secrets: FactorSecrets,
    private readonly elevation: SessionElevation,
  ) {}

  /**
   * @throws ProcedureError `validation_failed`, `mfa_phone_enroll_not_enabled` or `mfa_webauthn_enroll_not_enabled` for another
   * type, `insufficient_aal` when another factor is verified and the session lacks it, `too_many_enrolled_mfa_factors`,
   * `mfa_factor_name_conflict`, `user_not_found`, `session_not_found`, `user_banned`
   */
  async enrol(actor: Actor, body: Body): Promise<EnrolledFactor> {
    requireTotp(body.factor_type);
    const id = randomUUID();
    const secret = createTotpSecret();
    const friendlyName = body.friendly_name ?? '';
    const email = await this.database.inTransaction(async (em) => {
      const session = await this.ownSession.lock(em, actor);
      requireSecondFactor(session, actor, 'AAL2 required to enroll a new factor');
      requireRoom(await this.factors.liveNames(em, session.id), friendlyName);
      await this.factors.add(em, session.id, { id, friendlyName, sealedSecret: this.secrets.seal(secret, id) });
      await recordAuditEvent(em, 'factor_enrolled', session.id, session.sessionId);
      return session.email;
    });
    const uri = totpUri(secret, body.issuer || ISSUER, email);
    return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: await drawQrCode(uri), secret, uri } };
  }

  /**
   * Sessions that the factor raised fall back to one factor.
   * @throws ProcedureError `validation_failed`, `mfa_factor_not_found`, `insufficient_aal` for a verified factor from a session without
   * one, `user_not_found`, `session_not_found`, `user_banned`
   */
  async remove(actor: Actor, factorId: string): Promise<RemovedFactor> {
    requireFactorId(factorId);
    await this.database.inTransaction(async (em) => {
      const session = await this.ownSession.lock(em, actor);
      const factor = await this.factors.lock(em, actor.founderId, factorId);
      if (!factor) throw factorNotFound();
      if (factor.status === 'verified') {
        requireSecondFactor(session, actor, 'AAL2 required to unenroll verified factor');
      }
      await this.elevation.lower(em, factorId);
      await this.factors.delete(em, factorId);
      await recordAuditEvent(em, 'factor_removed', actor.founderId, actor.sessionId);
    });
    return { id: factorId };
  }
}

function requireTotp(type: string | undefined): void {
  switch (type) {
    case 'totp':
      return;
    case 'phone':
      throw new ProcedureError('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      throw new ProcedureError('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw invalidInput('factor_type needs to be totp');
  }
}

function requireRoom(names: readonly string[], friendlyName: string): void {
  if (names.length >= FACTORS_MAX_ITEMS) {
    const message = 'Maximum number of enrolled factors reached, unenroll to continue';
    throw new ProcedureError('too_many_enrolled_mfa_factors', message);
  }
  if (names.includes(friendlyName)) {
    const message = 'A factor with this friendly name for this user already exists';
    throw new ProcedureError('mfa_factor_name_conflict', message);
  }
}
