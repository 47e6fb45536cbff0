import { Injectable } from '@nestjs/common';
import type { followMailLink } from '@playbook/contracts/auth/mail/mail.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { z } from 'zod';
import { linkTypeOf } from '../mail-tokens/mail-purpose.js';
import { codeAnswer, errorAnswer } from '../oauth/redirect/redirect-answer.js';
import { RedirectTargets } from '../oauth/redirect/redirect-targets.js';
import { SessionAnswer } from '../sessions/session-answer.service.js';
import { SessionRevoker } from '../sessions/session-revoker.service.js';
import { ACCEPTED_HALF } from './accepted-half.js';
import { messageLinkAnswer, sessionLinkAnswer } from './link-answer.js';
import { toLinkError } from './link-error.js';
import { LinkRedemption, type Visit } from './link-redemption.service.js';
import { parseLinkVerification } from './verification-request.js';

/** Opens mailed links. A person stands in front of it, so every failure leads back to the app. */
@Injectable()
export class LinkVisitService {
  constructor(
    private readonly redemption: LinkRedemption,
    private readonly targets: RedirectTargets,
    private readonly answer: SessionAnswer,
    private readonly revoker: SessionRevoker,
    private readonly logger: Logger,
  ) {}

  /** The address in the app to go to. Never rejects. */
  async follow({ query, client }: z.output<typeof followMailLink.input>): Promise<string> {
    const target = this.targets.resolve(query.redirect_to);
    try {
      const request = parseLinkVerification(query.type, query.token);
      return await this.answerTo(await this.redemption.redeem(request, target, client), target);
    } catch (error) {
      const failure = toProcedureError(error);
      if (failure.isFailure) this.logger.failure('A mailed link could not be opened', failure);
      return errorAnswer(target, toLinkError(failure));
    }
  }

  private async answerTo(visit: Visit, target: string): Promise<string> {
    if (visit.kind === 'half') return messageLinkAnswer(target, ACCEPTED_HALF.msg, visit.token.codeChallenge !== null);
    await this.revoker.announce(visit.endedSessions);
    if (visit.kind === 'code') return codeAnswer(target, visit.authCode);
    const session = await this.answer.build(visit.opened.account, visit.opened.grant);
    return sessionLinkAnswer(target, session, linkTypeOf(visit.token.purpose) ?? 'magiclink');
  }
}
