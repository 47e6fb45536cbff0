import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { verifyMail } from '@playbook/contracts/auth/mail/mail.contract';
import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { FailedAttempts } from '../core/audit/failed-attempts.service.js';
import { MailCodes } from '../mail/tokens/mail-codes.service.js';
import type { LiveMailToken } from '../mail/tokens/mail-token.repository.js';
import { TokenResponse } from '../sessions/start/token-response.service.js';
import { ACCEPTED_HALF, MailSignIn, type MailSignInOutcome } from './mail-sign-in.service.js';
import {
  type CodeVerification,
  expiredCode,
  expiredLink,
  type LinkVerification,
  parseVerification,
} from './verification-request.js';

type VerificationRequest = CodeVerification | LinkVerification;

/** A refusal is a value: the wrong try must be counted although the call fails. */
type Outcome = MailSignInOutcome | { readonly kind: 'refused' };

/** Exchanges mailed codes, and tokens of links, for sessions. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    private readonly codes: MailCodes,
    private readonly signIns: MailSignIn,
    private readonly tokens: TokenResponse,
    private readonly failures: FailedAttempts,
  ) {}

  /**
   * Success proves the address. Of several calls with one code exactly one wins.
   * @throws ProcedureError `validation_failed`; `otp_expired` for what is wrong, used, expired or of an unknown address;
   * `email_exists`, `user_banned`
   */
  async verify({ body, client }: z.output<typeof verifyMail.input>): Promise<Session | AcceptedConfirmation> {
    const request = parseVerification(body);
    const outcome = await this.database.inTransaction((em) => this.settle(em, request, client));
    switch (outcome.kind) {
      case 'signed-in':
        return this.tokens.build(outcome.opened);
      case 'half':
        return ACCEPTED_HALF;
      case 'refused': {
        // A link cannot be guessed, so one that is not good is an old one.
        if (request.kind === 'link') throw expiredLink();
        const { email } = request;
        this.failures.note({
          kind: 'mailed_code_failed',
          reason: 'otp_expired',
          account: { email },
          address: client.address,
        });
        throw expiredCode();
      }
    }
  }

  private async settle(em: EntityManager, request: VerificationRequest, client: Client): Promise<Outcome> {
    const token = await this.find(em, request);
    return token ? this.signIns.signIn(em, token, client) : { kind: 'refused' };
  }

  private find(em: EntityManager, request: VerificationRequest): Promise<LiveMailToken | null> {
    return request.kind === 'code'
      ? this.codes.find(em, request.email, request.code, request.purposes)
      : this.codes.findByLink(em, request.linkToken, request.purposes);
  }
}
