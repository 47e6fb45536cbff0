import { Injectable } from '@nestjs/common';
import type { followMailLink } from '@playbook/contracts/auth/mail/mail.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { z } from 'zod';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import {
  codeRedirect,
  errorRedirect,
  messageRedirect,
  type RedirectError,
  sessionRedirect,
} from '../core/redirects/redirect-response.js';
import { RedirectTargets } from '../core/redirects/redirect-target.js';
import { linkTypeOf } from '../mail/tokens/mail-purpose.js';
import { TokenResponse } from '../sessions/start/token-response.service.js';
import { LinkRedemption, type Visit } from './link-redemption.service.js';
import { ACCEPTED_HALF } from './mail-sign-in.service.js';
import { parseLinkVerification } from './verification-request.js';

/** Opens mailed links. A person stands in front of it, so every failure leads back to the app. */
@Injectable()
export class LinkVisitService {
  constructor(
    private readonly redemption: LinkRedemption,
    private readonly targets: RedirectTargets,
    private readonly tokens: TokenResponse,
    private readonly logger: Logger,
  ) {}

  /** The address in the app to go to. Never rejects. */
  async follow({ query, client }: z.output<typeof followMailLink.input>): Promise<string> {
    const target = this.targets.resolve(query.redirect_to);
    try {
      const request = parseLinkVerification(query.type, query.token);
      return await this.redirectTo(await this.redemption.redeem(request, target, client), target);
    } catch (error) {
      const failure = toProcedureError(error);
      if (failure.isFailure) this.logger.failure('A mailed link could not be opened', failure);
      return errorRedirect(target, toLinkError(failure));
    }
  }

  private async redirectTo(visit: Visit, target: string): Promise<string> {
    if (visit.kind === 'half') return messageRedirect(target, ACCEPTED_HALF.msg, visit.token.codeChallenge !== null);
    if (visit.kind === 'code') return codeRedirect(target, visit.authCode);
    const session = await this.tokens.build(visit.opened);
    return sessionRedirect(target, session, { linkType: linkTypeOf(visit.token.purpose) ?? 'magiclink' });
  }
}

/** Why a link did not work, for the app; a fault of ours says nothing more. */
function toLinkError(error: ProcedureError): RedirectError {
  if (error.isFailure) {
    return { error: 'server_error', code: error.code, description: 'The link could not be checked. Try again later.' };
  }
  const name = error.code === 'validation_failed' ? 'invalid_request' : 'access_denied';
  return { error: name, code: error.code, description: error.message };
}
