import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { MailCodes } from '../mail-tokens/mail-codes.service.js';
import { MailTokenRepository } from '../mail-tokens/mail-token.repository.js';

interface SessionStrength {
  readonly isSteppedUp: boolean;
  readonly isRecent: boolean;
  /** The founder has a verified second factor. */
  readonly hasFactor: boolean;
}

/** A session that is younger needs no code. */
const RECENT = `interval '24 hours'`;

const STRENGTH = `
  select s.aal = 'aal2' as "isSteppedUp", s.created_at > now() - ${RECENT} as "isRecent",
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
   * Whether the mailed code, where this session needs one, is right; it is used up then. A wrong one counts, so that the
   * transaction must be committed.
   * @throws ProcedureError `reauthentication_needed`
   */
  async isReauthenticated(em: EntityManager, actor: Actor, email: string, nonce: string | undefined): Promise<boolean> {
    if (!this.settings.AUTH_REQUIRE_REAUTHENTICATION) return true;
    const { isRecent } = await this.strengthOf(em, actor);
    if (isRecent) return true;
    if (!nonce) throw new ProcedureError('reauthentication_needed', 'Password update requires reauthentication');
    const token = await this.codes.find(em, email, nonce, ['reauthentication']);
    return token !== null && (await this.tokens.consume(em, token.id));
  }

  private async strengthOf(em: EntityManager, { sessionId, founderId }: Actor): Promise<SessionStrength> {
    const [strength] = await em.execute<SessionStrength[]>(STRENGTH, [sessionId, founderId]);
    if (!strength) throw new ProcedureError('session_not_found', 'Session from session_id claim in JWT does not exist');
    return strength;
  }
}
