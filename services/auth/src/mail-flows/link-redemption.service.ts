import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import { Database } from '@playbook/service-kit/persistence/database';
import { createOneTimeSecret } from '../core/secrets/one-time-secret.js';
import { MailCodes } from '../mail/tokens/mail-codes.service.js';
import type { LiveMailToken } from '../mail/tokens/mail-token.repository.js';
import { FlowStateRepository } from '../sessions/flows/flow-state.repository.js';
import { MailSignIn, type MailSignInOutcome } from './mail-sign-in.service.js';
import { expiredLink, type LinkVerification } from './verification-request.js';

/** What the opening of a link led to. */
export type Visit = { readonly token: LiveMailToken } & (
  | MailSignInOutcome
  /** An auth code, which only the app that asked for the mail can exchange. */
  | { readonly kind: 'code'; readonly authCode: string }
);

/** Takes links that are opened in a browser. */
@Injectable()
export class LinkRedemption {
  constructor(
    private readonly database: Database,
    private readonly codes: MailCodes,
    private readonly signIns: MailSignIn,
    private readonly flows: FlowStateRepository,
  ) {}

  /** @throws ProcedureError `otp_expired`, `email_exists`, `user_banned` */
  redeem({ linkToken, purposes }: LinkVerification, target: string, client: Client): Promise<Visit> {
    return this.database.inTransaction(async (em) => {
      const token = await this.codes.findByLink(em, linkToken, purposes);
      if (!token) throw expiredLink();
      return this.settle(em, token, target, client);
    });
  }

  /** A link of a flow with a code challenge is used up by the exchange of its auth code: until then it may be opened again. */
  private async settle(em: EntityManager, token: LiveMailToken, target: string, client: Client): Promise<Visit> {
    const { userId, codeChallenge, codeChallengeMethod } = token;
    if (codeChallenge === null || codeChallengeMethod === null) {
      return { token, ...(await this.signIns.signIn(em, token, client)) };
    }
    const proof = await this.signIns.prove(em, token);
    if (proof.kind === 'half') return { token, kind: 'half' };
    const authCode = createOneTimeSecret();
    const flow = {
      authCode,
      userId,
      mailTokenId: proof.openTokenId,
      redirectTarget: target,
      codeChallenge,
      codeChallengeMethod,
    };
    await this.flows.addMailLink(em, flow);
    return { token, kind: 'code', authCode };
  }
}
