import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { requestRecovery } from '@playbook/contracts/auth/mail/mail.contract';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { requireMailAddress } from '../accounts/email-address.js';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { recordAuditEvent } from '../core/audit/record-audit-event.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../mail/delivery/mail-dispatcher.service.js';
import type { Mail } from '../mail/delivery/mail.port.js';
import { type LinkOptions, MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';

/** Mails codes and links to set a new password. */
@Injectable()
export class RecoveryRequestService {
  constructor(
    private readonly database: Database,
    private readonly accounts: LockedAccountRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /**
   * Whether the address has an account is looked up after the answer.
   * @throws ProcedureError `validation_failed`, `over_email_send_rate_limit`, `service_unavailable` on overload; the same for an
   * address without an account
   */
  async request({ body, redirectTo, client }: z.output<typeof requestRecovery.input>): Promise<void> {
    const email = requireMailAddress(body.email);
    await this.allowance.require({ email, origin: client.address, kind: 'existing_account' });
    const answer = { ...body, redirectTo };
    this.dispatcher.defer(() => this.database.inTransaction((em) => this.issue(em, email, answer)));
  }

  private async issue(em: EntityManager, email: string, answer: LinkOptions): Promise<Mail[]> {
    const account = await this.accounts.lockByEmail(em, email);
    if (!account || !(await this.allowance.take('existing_account'))) return [];
    const { userId } = account;
    await this.accounts.markSent(em, userId, 'recovery_sent_at');
    await recordAuditEvent(em, 'recovery_requested', userId);
    return [await this.issuer.issue(em, { userId, purpose: 'recovery', address: email, answer })];
  }
}
