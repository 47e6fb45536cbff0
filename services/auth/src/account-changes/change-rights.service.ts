import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { MailCodes } from '../mail/tokens/mail-codes.service.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';

interface SessionStrength {
  readonly isSteppedUp: boolean;
  /** The founder has signed in just now. */
  readonly isFresh: boolean;
  /** The founder has shown just now that the address is theirs: the session began with a mailed code or link, as a recovery does. */
  readonly hasShownAddress: boolean;
  readonly hasPassword: boolean;
  /** The founder has a verified second factor. */
  readonly hasFactor: boolean;
}

/** What a founder has shown counts for this long; an access token that was stolen mostly comes later. */
const FRESH = `interval '15 minutes'`;

const STRENGTH = `
  select s.aal = 'aal2' as "isSteppedUp", s.created_at > now() - ${FRESH} as "isFresh",
    exists(
      select 1 from jsonb_array_elements(s.amr) entry
      where entry ->> 'method' = 'otp' and to_timestamp((entry ->> 'timestamp')::float8) > now() - ${FRESH}
    ) as "hasShownAddress",
    (select u.password_hash is not null from auth.users u where u.id = s.user_id) as "hasPassword",
    exists(select 1 from auth.factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
  from auth.sessions s where s.id = ? and s.user_id = ?`;

/** Decides whether a session is good enough to change how its founder signs in. */
@Injectable()
export class ChangeRights {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
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

  private async strengthOf(em: EntityManager, { sessionId, founderId }: Actor): Promise<SessionStrength> {
    const [strength] = await em.execute<SessionStrength[]>(STRENGTH, [sessionId, founderId]);
    if (!strength) throw new ProcedureError('session_not_found', 'Session from session_id claim in JWT does not exist');
    return strength;
  }
}
