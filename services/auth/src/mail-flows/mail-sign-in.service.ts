import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';
import { type LiveMailToken, MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import type { OpenedSession } from '../sessions/start/token-response.service.js';
import { AddressProof } from './address-proof.service.js';

export type MailSignInOutcome =
  | { readonly kind: 'signed-in'; readonly opened: OpenedSession }
  /** The first half of a change of address. */
  | { readonly kind: 'half' };

/** Uses a mailed token up for a session. */
@Injectable()
export class MailSignIn {
  constructor(
    private readonly proof: AddressProof,
    private readonly tokens: MailTokenRepository,
    private readonly signIns: SignInService,
  ) {}

  /** Under the account's lock. @throws ProcedureError `email_exists`, `user_banned` */
  async signIn(em: EntityManager, token: LiveMailToken, client: Client): Promise<MailSignInOutcome> {
    const proof = await this.proof.accept(em, token);
    if (proof.kind === 'half') return proof;
    if (proof.openTokenId !== null) await this.tokens.consume(em, proof.openTokenId);
    const opened = await this.signIns.open(em, token.userId, 'otp', client);
    return { kind: 'signed-in', opened };
  }
}

/** Response to the first of the two confirmations of a change of address. */
export const ACCEPTED_HALF: AcceptedConfirmation = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};
