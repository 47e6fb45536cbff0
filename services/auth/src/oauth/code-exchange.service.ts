import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { exchangeAuthCode } from '@playbook/contracts/auth/auth.contract';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { z } from 'zod';
import { invalidInput } from '../core/errors/wire-errors.js';
import { matchesChallenge } from '../core/secrets/code-challenge.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { type ExchangeableFlow, FlowStateRepository } from '../sessions/flows/flow-state.repository.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import { openProviderTokens } from './provider/provider-tokens.codec.js';

/** Exchanges the code that a sign-in at a provider, or a mailed link, ended with for a session. */
@Injectable()
export class CodeExchangeService {
  constructor(
    private readonly flows: FlowStateRepository,
    private readonly signIns: SignInService,
    private readonly mailTokens: MailTokenRepository,
  ) {}

  /**
   * @throws ProcedureError `validation_failed`, `flow_state_not_found` (also for a code that was used), `flow_state_expired`,
   * `bad_code_verifier`, `user_banned`
   */
  async exchange({ body, client }: z.output<typeof exchangeAuthCode.input>): Promise<Session> {
    const { auth_code: authCode, code_verifier: verifier } = body;
    if (!authCode || !verifier)
      throw invalidInput('invalid request: both auth code and code verifier should be non-empty');
    const providerTokens: Pick<Session, 'provider_token' | 'provider_refresh_token'> = {};
    const session = await this.signIns.signInBy(client, async (em) => {
      const flow = await this.take(em, authCode, verifier);
      if (flow.sealedProviderTokens === null) return { userId: flow.userId, method: 'otp' };
      const { accessToken, refreshToken } = openProviderTokens(flow.sealedProviderTokens, authCode);
      providerTokens.provider_token = accessToken;
      if (refreshToken !== undefined) providerTokens.provider_refresh_token = refreshToken;
      return { userId: flow.userId, method: 'oauth' };
    });
    return { ...session, ...providerTokens };
  }

  private async take(em: EntityManager, authCode: string, verifier: string): Promise<ExchangeableFlow> {
    const flow = await this.flows.lockByCode(em, authCode);
    if (!flow) throw notFound();
    if (flow.isExpired) throw new ProcedureError('flow_state_expired', 'invalid flow state, flow state has expired');
    if (!matchesChallenge(verifier, flow.codeChallenge, flow.codeChallengeMethod)) {
      throw new ProcedureError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    await this.flows.delete(em, flow.id);
    // A link may be opened again while nobody has signed in with it: scanners open links before people do.
    if (flow.mailTokenId !== null && !(await this.mailTokens.consume(em, flow.mailTokenId))) throw notFound();
    return flow;
  }
}

const notFound = (): ProcedureError =>
  new ProcedureError('flow_state_not_found', 'invalid flow state, no valid flow state found');
