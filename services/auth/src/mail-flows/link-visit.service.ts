import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth.contract';
import type { followMailLink } from '@playbook/contracts/auth-mail.contract';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { z } from 'zod';
import { MailCodes } from '../mail-tokens/mail-codes.service.js';
import { linkTypeOf } from '../mail-tokens/mail-purpose.js';
import type { LiveMailToken } from '../mail-tokens/mail-token.repository.js';
import { FlowStateRepository } from '../oauth/flow/flow-state.repository.js';
import { createOneTimeSecret } from '../oauth/flow/one-time-secret.js';
import { codeAnswer, errorAnswer } from '../oauth/redirect/redirect-answer.js';
import { RedirectTargets } from '../oauth/redirect/redirect-targets.js';
import { SessionAnswer } from '../sessions/session-answer.service.js';
import { SessionRevoker } from '../sessions/session-revoker.service.js';
import { ACCEPTED_HALF } from './accepted-half.js';
import { AddressProof } from './address-proof.service.js';
import { messageLinkAnswer, sessionLinkAnswer } from './link-answer.js';
import { toLinkError } from './link-error.js';
import { MailSignIn, type MailSignInOutcome } from './mail-sign-in.service.js';
import { expiredLink, parseVerification } from './verification-request.js';

type Input = z.output<typeof followMailLink.input>;

/** What a visit led to, decided in the transaction. */
type Visit = { readonly token: LiveMailToken } & (
  MailSignInOutcome | { readonly kind: 'code'; readonly authCode: string; readonly endedSessions: readonly string[] }
);

/** Opens mailed links. A person stands in front of it, so every failure leads back to the app. */
@Injectable()
export class LinkVisitService {
  constructor(
    private readonly database: Database,
    private readonly codes: MailCodes,
    private readonly proof: AddressProof,
    private readonly signIns: MailSignIn,
    private readonly flows: FlowStateRepository,
    private readonly targets: RedirectTargets,
    private readonly answer: SessionAnswer,
    private readonly revoker: SessionRevoker,
    private readonly logger: Logger,
  ) {}

  /** The address in the app to go to. Never rejects. */
  async follow({ query, client }: Input): Promise<string> {
    const target = this.targets.resolve(query.redirect_to);
    try {
      const request = parseVerification({ type: query.type, token_hash: query.token });
      if (request.kind !== 'link') throw expiredLink();
      const visit = await this.database.inTransaction(async (em) => {
        const token = await this.codes.findByLink(em, request.linkToken, request.purposes);
        if (!token) throw expiredLink();
        return this.settle(em, token, target, client);
      });
      return await this.answerTo(visit, target);
    } catch (error) {
      const failure = toProcedureError(error);
      if (failure.isFailure) this.logger.failure('A mailed link could not be opened', failure);
      return errorAnswer(target, toLinkError(failure));
    }
  }

  private async settle(em: EntityManager, token: LiveMailToken, target: string, client: Client): Promise<Visit> {
    const { userId, codeChallenge, codeChallengeMethod } = token;
    if (codeChallenge === null || codeChallengeMethod === null) {
      return { token, ...(await this.signIns.signIn(em, token, client)) };
    }
    const proof = await this.proof.accept(em, token);
    if (proof.kind === 'half') return { token, kind: 'half' };
    const { openTokenId: mailTokenId, endedSessions } = proof;
    const authCode = createOneTimeSecret();
    const flow = { authCode, userId, mailTokenId, redirectTarget: target, codeChallenge, codeChallengeMethod };
    await this.flows.addMailLink(em, flow);
    return { token, kind: 'code', authCode, endedSessions };
  }

  private async answerTo(visit: Visit, target: string): Promise<string> {
    if (visit.kind === 'half') return messageLinkAnswer(target, ACCEPTED_HALF.msg, visit.token.codeChallenge !== null);
    await this.revoker.announce(visit.endedSessions);
    if (visit.kind === 'code') return codeAnswer(target, visit.authCode);
    const session = await this.answer.build(visit.opened.account, visit.opened.grant);
    return sessionLinkAnswer(target, session, linkTypeOf(visit.token.purpose) ?? 'magiclink');
  }
}
