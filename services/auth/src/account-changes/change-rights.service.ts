import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { sessionNotFound } from '../core/errors/wire-errors.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { MailCodes } from '../mail/tokens/mail-codes.service.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { SessionRepository, type SessionStrength } from '../sessions/records/session.repository.js';

/** Decides whether a session is good enough to change how its founder signs in. */
@Injectable()
export class ChangeRights {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly sessions: SessionRepository,
    private readonly codes: MailCodes,
    private readonly tokens: MailTokenRepository,
  ) {}

  /**
   * Session and access token must both say that it is stepped up.
   * @throws ProcedureError `insufficient_aal` for a founder with a second factor who has not used it in this session
   */
  async requireStepUp(em: EntityManager, actor: Actor): Promise<void> {
    const { isSteppedUp, hasFactor } = await this.strengthOf(em, actor);
    if (!hasFactor || (isSteppedUp && actor.claims.aal === 'aal2')) return;
    throw new ProcedureError(
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }

  /**
   * Whether somebody who does not give the present password may set a new one: a session alone is not enough, because an access
   * token can be stolen. A mailed code is; it is used up then, and a wrong one counts, so that the transaction must be committed.
   * @throws ProcedureError `reauthentication_needed`
   */
  async isReauthenticated(em: EntityManager, actor: Actor, email: string, nonce: string | undefined): Promise<boolean> {
    // An anonymous user has neither a password nor an address yet: the session is all that there is to show.
    if (!this.settings.AUTH_REQUIRE_REAUTHENTICATION || email === '') return true;
    const { isFresh, hasShownAddress, hasPassword } = await this.strengthOf(em, actor);
    if (hasShownAddress || (!hasPassword && isFresh)) return true;
    if (!nonce) {
      const message = 'Password update requires the current password, or reauthentication';
      throw new ProcedureError('reauthentication_needed', message);
    }
    const token = await this.codes.find(em, email, nonce, ['reauthentication']);
    return token !== null && (await this.tokens.consume(em, token.id));
  }

  private async strengthOf(em: EntityManager, actor: Actor): Promise<SessionStrength> {
    const strength = await this.sessions.strengthOf(em, actor);
    if (!strength) throw sessionNotFound();
    return strength;
  }
}
